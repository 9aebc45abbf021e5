"""A case study: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.report.document import Document
from cuado.studies.result import StudyResult
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class StudyReport(Document):
    """What a case study found.

    Attributes:
        result: the results.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: StudyResult
    version: str = __version__
