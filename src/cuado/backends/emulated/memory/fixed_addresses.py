"""Places the memory of a launch that needs given addresses, such as a captured one.

Buffers that hold pointers into each other keep their addresses. All of global memory is still one
range of the host, of which only the used part occupies memory: the emulated device reaches from a
little below the lowest of these addresses, where everything else is, to the highest.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.backends.emulated.memory.address_space import FIRST_ADDRESS
from cuado.backends.guards import guards_between, pinned
from cuado.errors import CuadoError
from cuado.model.launch import Launch

ROOM = 1 << 32
"""Bytes below the lowest pinned address, for allocations without a fixed address."""
FARTHEST = 1 << 38
"""Most bytes from the first to the last address: line numbers from 2**31 on are local memory's."""


@dataclass(frozen=True, slots=True)
class Pinning:
    """The fixed addresses of a launch.

    Attributes:
        base: first address of global memory.
        addresses: addresses of pinned buffers, by name.
        guards: bytes beside each of them that may be accessed.
    """

    base: int = FIRST_ADDRESS
    addresses: Mapping[str, int] = field(default_factory=dict)
    guards: Mapping[str, int] = field(default_factory=dict)


ANYWHERE = Pinning()


def base_of(launch: Launch) -> int:
    """The first address of global memory.

    Raises:
        CuadoError: the pinned buffers are too far apart, or too low.
    """
    addresses = pinned(launch.buffers)
    if not addresses:
        return FIRST_ADDRESS
    low = min(addresses.values())
    high = max(b.address + b.bytes for b in launch.buffers if b.address is not None)
    if low < 2 * ROOM or high - low > FARTHEST - 2 * ROOM:
        raise CuadoError(
            f"'{launch.name}' holds pointers to memory from {low:#x} to {high:#x}, which cannot "
            "be emulated at these addresses",
            f"at most {FARTHEST >> 30} GiB apart, and none below {2 * ROOM:#x}; run it on a GPU",
        )
    return (low - ROOM) >> 32 << 32


def pinning_of(launch: Launch, guard_bytes: int) -> Pinning:
    """The addresses of a launch's pinned buffers, with guards as wide as there is room for.

    Raises:
        CuadoError: they are too far apart, too low, or overlap.
    """
    addresses = pinned(launch.buffers)
    if not addresses:
        return ANYWHERE
    try:
        guards = guards_between(launch.buffers, guard_bytes)
    except ValueError as error:
        raise CuadoError(f"'{launch.name}' cannot be placed: {error}") from error
    return Pinning(base_of(launch), addresses, guards)
