"""What can be printed: ten kinds of document, each rendered by every ``to_<format>`` module."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cuado import __version__
from cuado.analyze.analysis import Analysis
from cuado.analyze.hotspots import Hotspot

if TYPE_CHECKING:
    from cuado.analyze.timeline.analysis import TimelineAnalysis

    # Whoever prints rules or an analysis does not wait for the experiments' machinery to load.
    from cuado.model.defect import Checked
    from cuado.model.machine import Examination
    from cuado.optimize.comparing import Compared
    from cuado.optimize.session import Session
    from cuado.studies.result import StudyResult
    from cuado.whatif.result import WhatIf

SCHEMA_VERSION = "1.7"
"""Of the JSON output; ``report/schema/`` holds the schema. Additions raise the minor number."""


@dataclass(frozen=True, slots=True)
class Report:
    """The analysis of one recording.

    Attributes:
        analysis: the results.
        top: how many hot spots to show in detail; tables and JSON list all of them.
        vendor: whether to show NVIDIA's own rule results, apart from cuado's.
        raw: whether the JSON holds every metric of the recording under its tool's own name.
        version: of cuado.
    """

    analysis: Analysis
    top: int = 5
    vendor: bool = False
    raw: bool = False
    version: str = __version__

    @property
    def detailed(self) -> tuple[Hotspot, ...]:
        """The hot spots that are shown in detail, hottest first."""
        return self.analysis.hotspots[: self.top]

    @property
    def left_out(self) -> int:
        """Hot spots that are only in the table."""
        return max(len(self.analysis.hotspots) - self.top, 0)


@dataclass(frozen=True, slots=True)
class WhatIfReport:
    """What experiments on one launch found.

    Attributes:
        result: the results.
        kernel: the kernel's name as its source has it; empty: read out of the one in the PTX.
        source: the file that describes the launch; empty if it was made in memory.
        version: of cuado.
    """

    result: "WhatIf"
    kernel: str = ""
    source: str = ""
    version: str = __version__


@dataclass(frozen=True, slots=True)
class StudyReport:
    """What a case study found.

    Attributes:
        result: the results.
        version: of cuado.
    """

    result: "StudyResult"
    version: str = __version__


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What checking a launch found.

    Attributes:
        result: the results.
        version: of cuado.
    """

    result: "Checked"
    version: str = __version__


@dataclass(frozen=True, slots=True)
class RunReport:
    """What one run of the loop did.

    Attributes:
        session: its record.
        version: of cuado, which renders it; the session has the one that made it.
    """

    session: "Session"
    version: str = __version__

    @property
    def kernel(self) -> str:
        """The kernel's name for a reader."""
        from cuado.sources.case.kernels import qualified_name

        return qualified_name(self.session.kernel)


@dataclass(frozen=True, slots=True)
class CompareReport:
    """Two versions on record, side by side.

    Attributes:
        result: the comparison.
        version: of cuado.
    """

    result: "Compared"
    version: str = __version__


@dataclass(frozen=True, slots=True)
class DoctorReport:
    """What a machine has of what cuado needs.

    Attributes:
        result: the results.
        version: of cuado.
    """

    result: "Examination"
    version: str = __version__


@dataclass(frozen=True, slots=True)
class TraceReport:
    """What a program did on its devices.

    Attributes:
        result: the results.
        source: the file or folder that was read; empty if a command was traced.
        top: how many hot spots formats for readers show; JSON lists all of them.
        exit_code: of the command that was traced; None if a recording was read.
        version: of cuado.
    """

    result: "TimelineAnalysis"
    source: str = ""
    top: int = 10
    exit_code: int | None = None
    version: str = __version__


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A list of things that cuado knows: rules, chips, metrics.

    Attributes:
        name: what they are, plural.
        columns: keys of every row, in the order of the table.
        rows: one per thing; values are text, numbers or None for "not known".
        footer: what to do next.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[Mapping[str, str | float | None], ...]
    footer: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A teaching text.

    Attributes:
        name: what it explains.
        title: one line.
        summary: the first sentence.
        sections: heading to text (reStructuredText-like plain text), in order.
        facts: short facts shown beside the title.
    """

    name: str
    title: str
    summary: str
    sections: Mapping[str, str]
    facts: Mapping[str, str] = field(default_factory=dict)


Document = (
    Report
    | WhatIfReport
    | StudyReport
    | CheckReport
    | RunReport
    | CompareReport
    | DoctorReport
    | TraceReport
    | Catalogue
    | Page
)
