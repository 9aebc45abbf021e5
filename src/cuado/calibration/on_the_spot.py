"""Roofs that a verdict needs, measured on the GPU itself unless its kind was measured before.

They are measured once, before the first launch, and kept by the GPU's UUID, its driver and the
version of what is measured; ``cuado chips measure`` measures them again.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from cuado.backends.protocol import Backend
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError, UnknownNameError
from cuado.model.device import DeviceAttributes, MeasuredFact
from cuado.sass.toolchain.cache import Cache

if TYPE_CHECKING:
    from cuado.calibration.roofs import Progress, Roofs

NEEDED = (
    "dram_peak_bandwidth",
    "achievable_dram_fraction",
    "issue_per_scheduler",
    "fp32_lanes_per_sm",
    "fp64_lanes_per_sm",
    "l1_latency",
    "l2_latency",
    "dram_latency",
)
"""What verdicts compare with."""
_GUESS = "general knowledge"
"""How the sources of facts begin that no document backs."""
_UNPUBLISHED = frozenset({"achievable_dram_fraction", "l1_latency", "l2_latency", "dram_latency"})
"""What no vendor states. Somebody else's figures are of another GPU, often of another kind of it:
only a measurement of this project stands in for one on the spot."""
_MEASURED = "measured "
"""How the sources of such measurements begin."""
_OF_THE_HOST = frozenset({"launch.1_blocks_of_32"})
"""Varies with what else the processor does, and no verdict rests on it."""
NAMED = 2
"""Roofs that a note names, of those that could not be measured."""
_VERSION = "2"


@runtime_checkable
class Measurable(Protocol):
    """A backend of a real GPU, whose description can be completed."""

    def learn(self, measured: Mapping[str, MeasuredFact], note: str) -> None:
        """Take facts that were measured on the GPU."""
        ...

    def programs(self) -> int | None:
        """How many processes have it open for computing; None if nothing says."""
        ...


def complete(
    backend: Backend, chip: str | None = None, progress: "Progress | None" = None
) -> Backend:
    """The same backend, which knows what verdicts need of its GPU.

    Nothing is measured where a chip file says all that, where ``chip`` names one, and on emulated
    devices. What cannot be measured stays unknown, and reports say why.

    Args:
        backend: where launches will run.
        chip: a chip's name or file that overrules what is known of the device.
        progress: is told what is under way.

    Raises:
        CuadoError: there is no GPU.
    """
    if chip is not None or not isinstance(backend, Measurable):
        return backend
    device = backend.device
    if device.measured_note or not _is_wanting(device):
        return backend
    known = recall(device)
    if known is None:
        known = _measure(backend, backend.programs(), progress)
    backend.learn(*known)
    return backend


Known = tuple[Mapping[str, MeasuredFact], str]
"""Facts, and a note on them for the reader."""


def _is_wanting(device: DeviceAttributes) -> bool:
    """True if a fact that verdicts need is unknown, unpublished, or of somebody else's GPU."""
    try:
        chip = resolve_chip(device).chip
    except UnknownNameError:
        return False  # The verb says so itself, and what to do.
    return any(
        getattr(chip, fact) is None
        or chip.sources[fact].startswith(_GUESS)
        or (fact in _UNPUBLISHED and not chip.sources[fact].startswith(_MEASURED))
        for fact in NEEDED
    )


def _measure(backend: Backend, programs: int | None, progress: "Progress | None") -> Known:
    from cuado.calibration.roofs import roofs

    try:
        found = roofs(backend, progress=progress)
    except CuadoError as error:
        return {}, f"its roofs could not be measured: {error.message}"
    return remember(found, programs)


def remember(found: "Roofs", programs: int | None = None) -> Known:
    """Keep what was measured of a GPU for later runs; unless some of it was disturbed.

    Args:
        found: the measurement.
        programs: processes that had the GPU open before it; None if nothing says.
    """
    from cuado.calibration.chip_description import measured_facts
    from cuado.calibration.roofs import NAMES

    facts = measured_facts(found)
    note = f"roofs measured on this GPU on {datetime.now(UTC).date().isoformat()}"
    disturbed = found.left_out.keys() - _OF_THE_HOST
    if found.left_out:
        why = "; ".join(
            f"{name} {reason}" for name, reason in islice(found.left_out.items(), NAMED)
        )
        more = "; ..." if len(found.left_out) > NAMED else ""
        note += f", {len(found.rows)} of {len(NAMES)} ({why}{more})"
    if disturbed and programs:
        note += f"; {programs} programs have the GPU open"
    known = facts, note
    cache = Cache.default()
    if cache is not None and found.device.uuid and not disturbed:
        kept = {fact: [each.value, each.source] for fact, each in facts.items()}
        cache.put(_key(found.device), {"facts": kept, "note": note})
    return known


def recall(device: DeviceAttributes) -> Known | None:
    """What was kept of a GPU; None if nothing was, or it is not what :func:`remember` writes."""
    cache = Cache.default()
    if cache is None or not device.uuid:
        return None
    found = cache.get(_key(device), own=True)
    match found:
        case {"facts": dict(kept), "note": str(note)}:
            facts = {}
            for fact, each in kept.items():
                match each:
                    case [int() | float() as value, str(source)]:
                        facts[str(fact)] = MeasuredFact(float(value), source)
                    case _:
                        return None
            return facts, note
    return None


def _key(device: DeviceAttributes) -> str:
    driver = str(device.values.get("driver_version"))
    return Cache.key("roofs", _VERSION, device.uuid, driver, device.name)
