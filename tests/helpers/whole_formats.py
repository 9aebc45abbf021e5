"""Formats that show a whole document; annotations show only what was found, and where."""

from cuado.report.formats import FORMATS

WHOLE = tuple(name for name in FORMATS if name != "annotations")
