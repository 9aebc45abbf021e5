"""Teaching texts, written like reStructuredText, as HTML: paragraphs, lists, code."""

import re
import textwrap
from collections.abc import Iterator

from markupsafe import Markup

from cuado.names import readable

_CODE = re.compile(r"(`{1,2})(.+?)\1", re.DOTALL)
_BULLET = re.compile(r"^(?:[-*]|\d+\.)\s+")


def prose(text: str) -> Markup:
    """Paragraphs, bullet lists and indented code of a section."""
    blocks = re.split(r"\n\s*\n", textwrap.dedent(text).strip("\n"))
    return Markup("\n").join(part for block in blocks if block.strip() for part in _block(block))


def inline(text: str) -> Markup:
    """Text with code between one or two backticks; everything is escaped."""
    parts = _CODE.split(readable(text))
    said = Markup("{}").format(parts[0])
    for code, after in zip(parts[2::3], parts[3::3], strict=True):
        said += Markup("<code>{}</code>{}").format(code, after)
    return said


def _block(block: str) -> Iterator[Markup]:
    lines = block.splitlines()
    if all(line.startswith(("  ", "\t")) for line in lines):
        yield Markup('<pre tabindex="0" role="region" aria-label="Example">{}</pre>').format(
            textwrap.dedent(readable(block))
        )
        return
    bullets = [at for at, line in enumerate(lines) if _BULLET.match(line)]
    if not bullets:
        yield Markup("<p>{}</p>").format(inline(" ".join(lines)))
        return
    if bullets[0]:
        yield Markup("<p>{}</p>").format(inline(" ".join(lines[: bullets[0]])))
    ends = [*bullets[1:], len(lines)]
    items = (
        " ".join(line.strip() for line in lines[start:end])
        for start, end in zip(bullets, ends, strict=True)
    )
    yield Markup("<ul>{}</ul>").format(
        Markup("").join(
            Markup("<li>{}</li>").format(inline(_BULLET.sub("", item))) for item in items
        )
    )
