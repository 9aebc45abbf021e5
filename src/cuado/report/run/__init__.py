"""A session of the loop: its table of versions, its iterations, its proofs, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.names import readable_name
from cuado.optimizer.session import Session
from cuado.report.document import Document
from cuado.version import __version__


@dataclass(frozen=True, slots=True)
class RunReport(Document):
    """The record of one run of the loop.

    Attributes:
        session: its record.
        version: of cuado, which renders it; the session has the one that made it.
    """

    RESULT: ClassVar[str] = "session"

    session: Session
    version: str = __version__

    @property
    def kernel(self) -> str:
        """The kernel's name for a reader."""
        return readable_name(self.session.kernel)
