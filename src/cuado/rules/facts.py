"""What a rule sees of a kernel: the metrics it declared, the code, the launch, the chip."""

from collections.abc import Callable, Iterable

from cuado.device.chip import ChipFacts
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.finding import Evidence
from cuado.model.instruction import Instruction
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limiter
from cuado.model.profile import Profile


class UndeclaredMetricError(AssertionError):
    """A rule looked at a metric it did not declare: a mistake in the rule, not in the data."""


class Facts:
    """A read-only view of one kernel for one rule.

    Args:
        profile: the kernel.
        chip: the device it ran on, the report's own attributes included.
        limiter: the verdict on it.
        declared: names of the metrics the rule may look at.
    """

    __slots__ = ("_declared", "chip", "limiter", "profile")

    def __init__(
        self, profile: Profile, chip: ChipFacts, limiter: Limiter, declared: frozenset[str]
    ) -> None:
        self.profile = profile
        self.chip = chip
        self.limiter = limiter
        self._declared = declared

    @property
    def launch(self) -> LaunchShape:
        """Grid, block and resources."""
        return self.profile.launch

    @property
    def code(self) -> tuple[Instruction, ...]:
        """The machine code with its counters, in address order."""
        return self.profile.instructions

    def __getitem__(self, name: str) -> float:
        """A metric that the rule needs, as a bare number.

        Raises:
            MissingMetricError: if it is absent (the engine skips a rule before that).
        """
        return self.measure(name).value

    def get(self, name: str) -> float | None:
        """A metric that the rule uses, or None when it is absent."""
        self._check(name)
        return self.profile.metrics.value(name)

    def measure(self, name: str) -> Measure:
        """A metric with unit and provenance."""
        self._check(name)
        return self.profile.metrics.require(name)

    def evidence(self, name: str, expected: str = "") -> Evidence:
        """A metric as evidence."""
        return Evidence(name, self.measure(name), expected)

    def optional_evidence(self, *names: str) -> tuple[Evidence, ...]:
        """The available ones of the metrics, as evidence."""
        return tuple(self.evidence(name) for name in names if self.get(name) is not None)

    def total(
        self,
        amount: Callable[[Instruction], float | None],
        among: Iterable[Instruction] | None = None,
    ) -> float:
        """Sum of a per-instruction counter over the code, or over some of it; absent adds none."""
        return sum(amount(i) or 0 for i in (self.code if among is None else among))

    def _check(self, name: str) -> None:
        if name not in self._declared:
            raise UndeclaredMetricError(f"metric '{name}' is not declared by the rule")


def counted(label: str, value: float, unit: Unit, expected: str = "") -> Evidence:
    """Evidence counted from per-instruction counters rather than read from one metric."""
    return Evidence(
        label, Measure(value, unit, Provenance.DERIVED, "per-instruction counters"), expected
    )
