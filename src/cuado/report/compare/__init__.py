"""Two versions on record, side by side, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.optimizer.comparing import Compared
from cuado.report.document import Document
from cuado.version import __version__


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
