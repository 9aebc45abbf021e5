"""What a machine has of what cuado needs, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.model.machine import Examination
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class DoctorReport(Document):
    """What a machine has of what cuado needs.

    Attributes:
        result: the results.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: Examination
    version: str = __version__
