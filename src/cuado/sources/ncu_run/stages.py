"""What is collected in which order: counters cost passes, and every pass runs the kernel again.

On a GH100 the triage takes about 10 passes, the details 30 to 40 (``ncu --set full`` takes as
many). So the triage is of every kernel, and the details are of the hot ones only.

The sections are in every release of ncu since it has this name (2020.1).
"""

from dataclasses import dataclass

_TRIAGE = ("SpeedOfLight", "LaunchStats", "Occupancy")
_DETAILS = (
    *_TRIAGE,
    "SpeedOfLight_RooflineChart",
    "ComputeWorkloadAnalysis",
    "MemoryWorkloadAnalysis",
    "MemoryWorkloadAnalysis_Chart",
    "MemoryWorkloadAnalysis_Tables",
    "SchedulerStats",
    "WarpStateStats",
    "InstructionStats",
)
_SOURCE = "SourceCounters"


@dataclass(frozen=True, slots=True)
class Stage:
    """Sections that are collected in one run of the program.

    Attributes:
        name: name for the reader, and for names of files.
        sections: ncu's sections.
        most: launches in all, whatever their number of launch shapes.
        has_source: whether source files are imported.
    """

    name: str
    sections: tuple[str, ...]
    most: int
    has_source: bool = False


TRIAGE = Stage("triage", _TRIAGE, 400)
DETAILS = Stage("details", (*_DETAILS, _SOURCE), 60, has_source=True)
RANGES = Stage("ranges", _DETAILS, 60)
"""Ranges have no counters by instruction."""
