"""What a machine has of what cuado needs, in each format."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuado import __version__
from cuado.report.document import Document

if TYPE_CHECKING:
    from cuado.model.machine import Examination


@dataclass(frozen=True, slots=True)
class DoctorReport(Document):
    """What a machine has of what cuado needs.

    Attributes:
        result: the results.
        version: of cuado.
    """

    result: "Examination"
    version: str = __version__
