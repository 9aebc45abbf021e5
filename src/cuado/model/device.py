"""What a source says of the device it measured on."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MeasuredFact:
    """A fact of a chip that was measured on the device itself.

    Attributes:
        value: in the unit of the fact.
        source: how it was measured.
    """

    value: float
    source: str


@dataclass(frozen=True, slots=True)
class DeviceAttributes:
    """Device facts carried by a report: they outrank the chip file where the two differ.

    Attributes:
        name: the driver's name for it (``NVIDIA H200``); empty if the source does not say.
        compute_capability: (major, minor), or None if the source does not say.
        values: numeric attributes by CUDA's ``CUdevice_attribute`` names in lower case
            (``multiprocessor_count``, ``l2_cache_size`` in bytes, ``clock_rate`` in kHz, ...).
        assembled_for: compute capability that code is assembled for, where it is not the device's
            own: an emulated chip may be older than every assembler; None otherwise.
        uuid: the driver's identifier of this GPU or MIG slice; empty if the source does not say.
        measured: facts of the chip that were measured on the device, by
            :class:`cuado.device.chip.Chip`'s names; empty if nothing was.
        measured_note: when, and what could not be measured; empty if nothing was tried.
    """

    name: str = ""
    compute_capability: tuple[int, int] | None = None
    values: Mapping[str, float] = field(default_factory=dict)
    assembled_for: tuple[int, int] | None = None
    uuid: str = ""
    measured: Mapping[str, MeasuredFact] = field(default_factory=dict)
    measured_note: str = ""

    @property
    def target(self) -> tuple[int, int] | None:
        """Compute capability to assemble for; None if the source does not say."""
        return self.assembled_for or self.compute_capability
