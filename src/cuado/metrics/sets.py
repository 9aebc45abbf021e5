"""The metrics of one kernel launch: what a source gave, and what follows from it."""

import math
from collections.abc import Iterator, Mapping

from cuado.errors import CuadoError
from cuado.metrics.derived import FORMULAS
from cuado.metrics.quantity import Measure, Provenance
from cuado.metrics.vocabulary import specification


class MissingMetricError(CuadoError):
    """A metric that neither the source gave nor a formula could make."""

    def __init__(self, name: str) -> None:
        super().__init__(f"metric '{name}' is not in this profile")
        self.name = name


class MetricSet:
    """An immutable mapping from vocabulary names to :class:`Measure`.

    A name that the source did not give is derived when one of its formulas has all its inputs;
    otherwise it is absent. Nothing is ever 0 or NaN for want of data.

    Args:
        given: what the source measured, by vocabulary name.

    Raises:
        UnknownNameError: if a name is not in the vocabulary.
        ValueError: if a measure's unit is not its metric's.
    """

    __slots__ = ("_derived", "_given", "_pending")

    def __init__(self, given: Mapping[str, Measure]) -> None:
        for name, measure in given.items():
            if measure.unit is not specification(name).unit:
                raise ValueError(
                    f"{name} is in {specification(name).unit.value}, not {measure.unit.value}"
                )
        self._given = dict(given)
        self._derived: dict[str, Measure] = {}
        self._pending: set[str] = set()

    @property
    def given(self) -> Mapping[str, Measure]:
        """What the source measured, by vocabulary name."""
        return self._given

    def get(self, name: str) -> Measure | None:
        """The measure called ``name``, derived if need be; None when it is absent."""
        if name in self._given:
            return self._given[name]
        if name in self._derived:
            return self._derived[name]
        if name in self._pending:
            return None
        specification(name)
        # Pending while its inputs are looked up, so that formulas may be inverse to each other
        # (A from B, B from A) without looping.
        self._pending.add(name)
        try:
            measure = self._derive(name)
        finally:
            self._pending.discard(name)
        if measure is not None:
            self._derived[name] = measure
        return measure

    def value(self, name: str) -> float | None:
        """The bare number called ``name``, or None."""
        measure = self.get(name)
        return None if measure is None else measure.value

    def require(self, name: str) -> Measure:
        """The measure called ``name``.

        Raises:
            MissingMetricError: if it is absent.
        """
        measure = self.get(name)
        if measure is None:
            raise MissingMetricError(name)
        return measure

    def __contains__(self, name: str) -> bool:
        return self.get(name) is not None

    def __iter__(self) -> Iterator[str]:
        """Names the source gave, in its order."""
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)

    def items(self) -> Iterator[tuple[str, Measure]]:
        """Everything that has a value: given first, then derived, each in vocabulary order."""
        yield from self._given.items()
        for name in FORMULAS:
            if name not in self._given and (measure := self.get(name)) is not None:
                yield name, measure

    def _derive(self, name: str) -> Measure | None:
        for formula in FORMULAS.get(name, ()):
            inputs = [self.get(need) for need in formula.needs]
            present = [measure for measure in inputs if measure is not None]
            if len(present) < len(inputs):
                continue
            try:
                value = formula.compute(*(measure.value for measure in present))
            except ZeroDivisionError:
                continue
            if math.isfinite(value):
                provenance = _weakest(measure.provenance for measure in present)
                return Measure(value, formula.spec.unit, provenance, formula.text)
        return None


def _weakest(provenances: Iterator[Provenance]) -> Provenance:
    """A derived number is no better than its worst input: modelled, then emulated, then derived."""
    seen = set(provenances)
    for provenance in (Provenance.MODELLED, Provenance.EMULATED):
        if provenance in seen:
            return provenance
    return Provenance.DERIVED
