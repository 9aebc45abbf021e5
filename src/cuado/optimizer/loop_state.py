"""What a run of the loop knows from one version to the next."""

from dataclasses import dataclass, field

from cuado.errors import CuadoError
from cuado.optimizer.combining import Known
from cuado.optimizer.proving import Prover
from cuado.optimizer.version import Rejected, Steps, Version, Versions


@dataclass(frozen=True, slots=True)
class KnownVersions:
    """The state that can be built once the original is measured.

    Attributes:
        versions: makes versions of it.
        prover: compares them with it.
        found: how fast they are.
    """

    versions: Versions
    prover: Prover
    found: Known = field(default_factory=Known)

    def version(self, steps: Steps) -> Version:
        """The version that steps make, which were made before.

        Raises:
            CuadoError: they cannot be made again.
        """
        made = self.versions.of(steps)
        if isinstance(made, Rejected):
            raise CuadoError(f"a kept version cannot be made again: {made.reason}")
        return made


@dataclass(frozen=True, slots=True)
class Kept:
    """The steps of the next version, and the gain predicted for it."""

    steps: Steps
    predicted: float | None
