"""``cuado chips``: the chips that cuado knows, and verbs about them, one file each."""

from cuado.cli.chips.group import NAME, app

__all__ = ["NAME", "app"]
