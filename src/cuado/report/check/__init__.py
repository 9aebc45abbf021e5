"""What checking a launch found: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.model.defect import Checked
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class CheckReport(Document):
    """What checking a launch found.

    Attributes:
        result: the results.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: Checked
    version: str = __version__
