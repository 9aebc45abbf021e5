"""Clocks, persistence and MIG: what makes times of one GPU differ from day to day."""

from collections.abc import Iterator

from cuado.doctor.wanted_device import Wanted, absent
from cuado.model.machine import Part, Status
from cuado.sources.machine import Facts, Problem
from cuado.sources.machine.facts import State

_BUS_ID_LENGTH = len("0000:3b:00.0")
_HOLDERS = frozenset({"the hardware (heat or power)", "heat"})
"""Clock limits that are a fault of the machine or of its cooling."""


def parts(facts: Facts, wanted: Wanted) -> tuple[Part, ...]:
    """The parts of every usable GPU: clocks; and persistence and MIG where they can be read."""
    if isinstance(facts.states, Problem):
        return (absent("clocks", facts.states, wanted.needs_gpu and bool(facts.gpus)),)
    known = {_short(state.bus_id): state for state in facts.states}
    found = [
        part
        for gpu in facts.gpus
        if (state := known.get(_short(gpu.bus_id))) is not None
        for part in _parts_of(state, f" {gpu.index}" if len(facts.gpus) > 1 else "")
    ]
    if not found:
        return (absent("clocks", Problem("not known without a GPU"), is_needed=False),)
    return tuple(found)


def _short(bus_id: str) -> str:
    """The PCI address with the driver's four-digit domain; nvidia-smi writes eight digits."""
    return bus_id.strip().lower()[-_BUS_ID_LENGTH:]


def _parts_of(state: State, number: str) -> Iterator[Part]:
    yield _clocks(state, f"clocks{number}")
    if state.is_persistent is not None:
        yield _persistence(state.is_persistent, f"persistence{number}")
    if state.is_divided is not None:
        yield _division(state.is_divided, f"MIG{number}")


def _clocks(state: State, name: str) -> Part:
    words = []
    if state.sm_mhz is not None:
        words.append(f"SM clock {state.sm_mhz:.0f} MHz now")
    if state.most_mhz is not None:
        words.append(f"at most {state.most_mhz:.0f} MHz")
    if state.application_mhz is not None:
        words.append(f"applications clock {state.application_mhz:.0f} MHz")
    if not words:
        return Part(name, Status.WARNING, "nvidia-smi does not say", "times are judged without")
    held = f"; held down by {' and '.join(state.held_by)}" if state.held_by else ""
    # The driver tells no reader whether nvidia-smi --lock-gpu-clocks was used.
    found = f"{', '.join(words)}{held}; a lock cannot be read"
    if _HOLDERS.intersection(state.held_by):
        return Part(name, Status.WARNING, found, "times are slower than they could be: cool it")
    return Part(name, Status.OK, found)


def _persistence(is_on: bool, name: str) -> Part:
    if is_on:
        return Part(name, Status.OK, "on: the driver stays loaded")
    return Part(
        name,
        Status.WARNING,
        "off: while nobody uses the GPU the driver is unloaded; loading it takes seconds, and "
        "settings of the clocks are lost",
        "the administrator can switch it on: nvidia-smi -pm 1, or nvidia-persistenced",
    )


def _division(is_on: bool, name: str) -> Part:
    if not is_on:
        return Part(name, Status.OK, "off: the GPU is whole")
    return Part(
        name,
        Status.WARNING,
        "on: kernels run on a slice of the GPU, and counters may be off",
        "times and roofs are the slice's; measure on a whole GPU to compare with others",
    )
