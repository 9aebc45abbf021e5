"""Two versions on record, side by side, in each format."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuado import __version__
from cuado.report.document import Document

if TYPE_CHECKING:
    from cuado.optimize.comparing import Compared


@dataclass(frozen=True, slots=True)
class CompareReport(Document):
    """Two versions on record, side by side.

    Attributes:
        result: the comparison.
        version: of cuado.
    """

    result: "Compared"
    version: str = __version__
