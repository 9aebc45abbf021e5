"""Values of a chip file: what each kind of fact may look like, and which cannot both be true."""

import math
from collections.abc import Callable, Mapping
from itertools import pairwise

from cuado.device.chip import WARP_SIZE, Chip, Kind

# Far beyond any chip: keeps a slip of the keyboard from overflowing a float.
_LARGEST = 10**18


def _whole(value: object, least: int) -> int | None:
    # bool is an int to Python, but no count.
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= _LARGEST:
        return value
    return None


def _number(value: object) -> float | None:
    if isinstance(value, float):
        return value if math.isfinite(value) and 0 < value <= _LARGEST else None
    whole = _whole(value, 1)
    return None if whole is None else float(whole)


def _fraction(value: object) -> float | None:
    number = _number(value)
    return number if number is not None and number <= 1 else None


def _sizes(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    sizes = [size for item in value if (size := _whole(item, 0)) is not None]
    ascending = all(low < high for low, high in pairwise(sizes))
    return tuple(sizes) if len(sizes) == len(value) and ascending else None


def _capability(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    major, minor = _whole(value[0], 1), _whole(value[1], 0)
    return None if major is None or minor is None else (major, minor)


def _names(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    names = tuple(item for item in value if isinstance(item, str) and item.strip())
    return names if len(names) == len(value) else None


KINDS: Mapping[Kind, tuple[Callable[[object], object | None], str]] = {
    Kind.NAMES: (_names, "a list of names"),
    Kind.CAPABILITY: (_capability, "[major, minor]"),
    Kind.COUNT: (lambda value: _whole(value, 1), "a whole number above 0"),
    Kind.SIZE: (lambda value: _whole(value, 0), "a whole number, 0 or more"),
    Kind.SIZES: (_sizes, "an ascending list of whole numbers, each 0 or more"),
    Kind.NUMBER: (_number, "a finite number above 0"),
    Kind.FRACTION: (_fraction, "a number above 0 and at most 1"),
}
"""By kind: the value in its own type, or None if it is wrong; and what it must be, in words."""


# Facts of one chip that cannot both be true.

Contradiction = tuple[str, str]
"""The key of the fact that is refused, and why."""

_SLOWEST, _FASTEST = 1e8, 1e10
_LEAST_BANDWIDTH = 1e9
_MOST_CHOICE = 16
"""Lines of a set in the emulated caches (WAYS in the runtime's sets.c)."""


def contradiction(chip: Chip) -> Contradiction | None:
    """The first fact that another fact rules out, or that no chip can have; None if all agree."""
    return next((found for check in _CHECKS if (found := check(chip)) is not None), None)


def _shared_memory(chip: Chip) -> Contradiction | None:
    if chip.shared_configs_bytes[-1] != chip.shared_per_sm_bytes:
        return "facts.shared_configs_bytes", "must end with the value of shared_per_sm_bytes"
    reserved = chip.shared_reserved_per_block_bytes
    if chip.shared_per_block_bytes + reserved > chip.shared_per_sm_bytes:
        return "facts.shared_per_block_bytes", "is more than an SM has"
    return None


def _l1(chip: Chip) -> Contradiction | None:
    together = chip.model.get("l1_and_shared_bytes")
    if together is not None and together.value < chip.shared_per_sm_bytes:
        return (
            "model.l1_and_shared_bytes",
            f"is less than the shared memory alone, {chip.shared_per_sm_bytes} bytes "
            "(facts.shared_per_sm_bytes): nothing would be left for L1",
        )
    return None


def _registers(chip: Chip) -> Contradiction | None:
    if chip.registers_per_block > chip.registers_per_sm:
        return "facts.registers_per_block", "is more than an SM has"
    if chip.max_registers_per_thread * WARP_SIZE > chip.registers_per_sm:
        return "facts.max_registers_per_thread", "is more than an SM has for one warp"
    return None


def _threads(chip: Chip) -> Contradiction | None:
    if chip.max_threads_per_block > chip.max_threads_per_sm:
        return (
            "facts.max_threads_per_block",
            f"is more than {chip.max_warps_per_sm} warps (facts.max_warps_per_sm) have",
        )
    if chip.max_blocks_per_sm > chip.max_warps_per_sm:
        return "facts.max_blocks_per_sm", "is more than facts.max_warps_per_sm"
    return None


def _units(chip: Chip) -> Contradiction | None:
    """Values that are a unit's prefix off: MHz in place of Hz, GB/s in place of byte/s."""
    if not _SLOWEST <= chip.sm_clock <= _FASTEST:
        return "facts.sm_clock", f"{chip.sm_clock:g} is no clock of a GPU in Hz"
    if chip.dram_peak_bandwidth < _LEAST_BANDWIDTH:
        return "facts.dram_peak_bandwidth", "must be in byte/s; 2039 GB/s is 2039e9"
    if chip.l2_bandwidth is not None and chip.l2_bandwidth < _LEAST_BANDWIDTH:
        return "facts.l2_bandwidth", "must be in byte/s; 5450 GB/s is 5450e9"
    return None


def _latencies(chip: Chip) -> Contradiction | None:
    known = [
        (name, value)
        for name in ("l1_latency", "l2_latency", "dram_latency")
        if (value := getattr(chip, name)) is not None
    ]
    for (near, less), (far, more) in pairwise(known):
        if more <= less:
            return f"facts.{far}", f"is no longer than facts.{near}, {less:g} cycles"
    return None


def _choices(chip: Chip) -> Contradiction | None:
    for name in ("l1_choice", "l2_choice"):
        stated = chip.model.get(name)
        if stated is not None and stated.value > _MOST_CHOICE:
            return f"model.{name}", f"a set of lines has {_MOST_CHOICE}"
    return None


def _read_only_cache(chip: Chip) -> Contradiction | None:
    if chip.read_only_bytes is None:
        return None
    for name in ("texture_lanes_per_sm", "texture_fetches_per_sm", "texture_latency"):
        if getattr(chip, name) is None:
            return "facts.read_only_bytes", f"needs facts.{name} beside it"
    return None


_CHECKS: tuple[Callable[[Chip], Contradiction | None], ...] = (
    _units,
    _shared_memory,
    _l1,
    _registers,
    _threads,
    _latencies,
    _choices,
    _read_only_cache,
)
