"""The analysis of one recording: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.analysis.analysis import Analysis
from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.hotspots import Hotspot
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class Report(Document):
    """The analysis of one recording.

    Attributes:
        analysis: the results.
        top: how many hot spots to show in detail; tables and JSON list all of them.
        vendor: whether to show NVIDIA's own rule results, apart from cuado's.
        raw: whether the JSON holds every metric of the recording under its tool's own name.
        lines: whether to show every source line and instruction with its counters.
        sort: the column by which these are sorted, largest first; ``line``: as in the source.
        version: of cuado.
        baselines: the same kernels held against earlier results, one for each.
    """

    RESULT: ClassVar[str] = "analysis"

    analysis: Analysis
    top: int = 5
    vendor: bool = False
    raw: bool = False
    lines: bool = False
    sort: str = "line"
    version: str = __version__
    baselines: tuple[Comparison, ...] = ()

    @property
    def detailed(self) -> tuple[Hotspot, ...]:
        """The hot spots that are shown in detail, hottest first."""
        return self.analysis.hotspots[: self.top]

    @property
    def left_out(self) -> int:
        """Hot spots that are only in the table."""
        return max(len(self.analysis.hotspots) - self.top, 0)
