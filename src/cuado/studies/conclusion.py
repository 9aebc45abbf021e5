"""What cuado concludes of a version from the document's own numbers, beside what the document does.

The counters that a document prints are read as any recording is, and analysed as by
``cuado analyze``: nothing here knows what should come out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cuado.analysis.analysis import Analysis, analysis
from cuado.analysis.diagnosis import Diagnosis
from cuado.model.limiter import Limit, Limiter
from cuado.model.profile import Variant
from cuado.rules.registry import all_rules
from cuado.sources.read import read
from cuado.sources.study.document import Counters, Documented


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What follows from the counters that a document prints of a version.

    Attributes:
        limiter: the first verdict that is decided, among the tables; the first one's, if none is.
            None if no table has the version.
        findings: names of the rules that fired, the most important first.
        lacking: what the document says and cuado does not conclude: a verdict, or rules.
    """

    limiter: Limiter | None
    findings: tuple[str, ...]
    lacking: tuple[str, ...]


def conclude(documented: Documented) -> Conclusion | None:
    """Analyse the document's counters of a version; None if it has none.

    Raises:
        CuadoError: a table cannot be read or analysed.
    """
    if not documented.counters:
        return None
    found = [each for source in documented.counters for each in _diagnoses(source)]
    limiter = _verdict([each.limiter for each in found])
    rules = tuple(dict.fromkeys(f.rule for each in found for f in (*each.findings, *each.minor)))
    lacking = [name for name in documented.findings if name not in rules]
    if documented.limiter is not None and (
        limiter is None or limiter.verdict is not documented.limiter
    ):
        lacking.insert(0, documented.limiter.value)
    return Conclusion(limiter, rules, tuple(lacking))


def _verdict(limiters: Sequence[Limiter]) -> Limiter | None:
    decided = (each for each in limiters if each.verdict is not Limit.UNDECIDED)
    return next(decided, limiters[0] if limiters else None)


def _diagnoses(source: Counters) -> list[Diagnosis]:
    """Those of the kernel as it is: not of its source-modified copies."""
    return [
        each
        for each in _analysed(source.table).diagnoses
        if each.profile.kernel == source.kernel and each.profile.variant is Variant.FULL
    ]


@cache
def _analysed(table: Path) -> Analysis:
    recording = read(table)
    return analysis(recording, recording.profiles, all_rules())
