"""When the warps of a kernel wait: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.kernel_timeline.result import KernelTimeline
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True, eq=False)
class TimelineReport(Document):
    """When the warps of a kernel wait.

    Attributes:
        found: what was recorded.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "found"

    found: KernelTimeline
    version: str = __version__
