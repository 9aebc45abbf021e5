"""Results held against one of them, in each format."""

from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from cuado.analysis.comparison.compared import TimeChange, compared
from cuado.analysis.comparison.matching import Comparison
from cuado.optimizer.recorded_version import side_of_version
from cuado.optimizer.session import Session
from cuado.report.document import Document
from cuado.version import __version__


class _OldSide(msgspec.Struct):
    label: str
    session: Session
    position: int


class _OldResult(msgspec.Struct):
    a: _OldSide
    b: _OldSide
    time: TimeChange


class OldComparison(msgspec.Struct):
    """What was saved of a comparison until 0.1: two versions on record; the rest is made again."""

    result: _OldResult
    version: str = __version__

    def document(self) -> "CompareReport":
        """The same as it is kept now."""
        old = self.result
        a, b = (side_of_version(e.session, e.position, e.label) for e in (old.a, old.b))
        pair = compared(a, b, old.time.floor)
        labels = (old.a.label, old.b.label)
        return CompareReport(Comparison(labels, (pair,)), version=self.version)


@dataclass(frozen=True, slots=True)
class CompareReport(Document):
    """Results held against one of them.

    Attributes:
        result: the comparison.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"
    OLDER: ClassVar[Any] = OldComparison

    result: Comparison
    version: str = __version__
