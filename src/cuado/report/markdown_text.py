"""Text as Markdown shows it, whatever is in it."""

import re

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~-])")
_BACKTICKS = re.compile(r"`+")


def escape(text: str) -> str:
    """Text that Markdown shows as it stands, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def code(text: str) -> str:
    """Text as a code span, whatever backticks it holds."""
    flat = " ".join(text.split()).replace("|", "\\|")
    longest = max((len(run) for run in _BACKTICKS.findall(flat)), default=0)
    fence = "`" * (longest + 1)
    return f"{fence} {flat} {fence}" if longest else f"`{flat}`"
