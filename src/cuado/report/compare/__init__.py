"""Two versions on record, side by side, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado import __version__
from cuado.optimize.comparing import Compared
from cuado.report.document import Document


@dataclass(frozen=True, slots=True)
class CompareReport(Document):
    """Two versions on record, side by side.

    Attributes:
        result: the comparison.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: Compared
    version: str = __version__
