"""The method, as a table of contents: read, choose, diagnose, report."""

from pathlib import Path

from cuado.analyze.analysis import Analysis, analysis
from cuado.analyze.selection import Selection, select
from cuado.rules.registry import all_rules
from cuado.sources.read import read

__all__ = ["Selection", "analyze"]


def analyze(path: Path, selection: Selection | None = None, chip: str | None = None) -> Analysis:
    """Read a recorded profile and diagnose its kernels.

    Args:
        path: an ``.ncu-rep`` report, an ``ncu --csv --page raw`` export, or a counter table.
        selection: which launches; all by default.
        chip: the chip's name, if the recording does not say or should be overruled.

    Raises:
        CuadoError: if the file cannot be read, nothing matches, or no launch can be diagnosed.
    """
    recording = read(path)
    profiles = select(recording, selection or Selection())
    return analysis(recording, profiles, all_rules(), chip)
