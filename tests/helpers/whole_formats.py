"""Formats by what they show: annotations only what was found and where, saved ones data only."""

from cuado.report.formats import FORMATS

SHOWN = tuple(name for name in FORMATS if name != "saved")
WHOLE = tuple(name for name in SHOWN if name != "annotations")
