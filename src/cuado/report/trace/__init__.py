"""What a program did on its devices: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.analysis.timeline.analysis import TimelineAnalysis
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class TraceReport(Document):
    """What a program did on its devices.

    Attributes:
        result: the results.
        source: the file or folder that was read; empty if a command was traced.
        top: how many hot spots formats for readers show; JSON lists all of them.
        exit_code: of the command that was traced; None if a recording was read.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: TimelineAnalysis
    source: str = ""
    top: int = 10
    exit_code: int | None = None
    version: str = __version__
