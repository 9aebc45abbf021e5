"""Device memory at given addresses: where a captured launch had it, since it holds pointers.

Virtual addresses are reserved before anything else is taken on the device, then backed by memory
(CUDA Driver API, "Virtual Memory Management"). The driver may give another address than it is asked
for, if something lies there already: that is found, and refused.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.driver import DeviceError
from cuado.backends.guards import guards_between
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.trial import Failure, TrialFailedError

UNIT = 2 << 20
"""Bytes in which memory is mapped, on every GPU so far; the driver is asked for its own."""
WINDOW = 32 << 20
"""Bytes in which addresses are reserved. The driver moves a range that begins elsewhere up to the
next multiple, and a smaller one to wherever it has room (seen with driver 580 on an H200)."""
Span = tuple[int, int]
"""First address, and the one behind the last."""


def spans(buffers: Iterable[Buffer], guards: Mapping[str, int], unit: int = UNIT) -> list[Span]:
    """Ranges of whole units that hold the buffers and their guards; adjacent ones are merged."""
    found: list[Span] = []
    placed = sorted((b.address, b.bytes, guards[b.name]) for b in buffers if b.address is not None)
    for address, size, guard in placed:
        first = (address - guard) // unit * unit
        last = -(-(address + size + guard) // unit) * unit
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(last, found[-1][1])
        else:
            found.append((first, last))
    return found


class Reserved:
    """The memory that the pinned buffers of a launch lie in.

    Args:
        context: the device's context; nothing else is allocated there yet.
        buffers: buffers of the launch.
        guard_bytes: beside each, where there is room.

    Attributes:
        guards: bytes beside each pinned buffer, by name; 0 where the driver has the addresses
            beside it in use.

    Raises:
        CuadoError: two buffers overlap.
        TrialFailedError: the driver does not give these addresses, or has too little memory.
    """

    def __init__(self, context: Context, buffers: Sequence[Buffer], guard_bytes: int) -> None:
        self._context = context
        try:
            self.guards = dict(guards_between(buffers, guard_bytes))
        except ValueError as error:
            raise CuadoError(f"the launch cannot be placed: {error}") from error
        if not self.guards:
            return
        pinned = [each for each in buffers if each.address is not None]
        for window in spans(pinned, self.guards, WINDOW):
            self._reserve_for([each for each in pinned if _is_in(each, window)], window)
        own = self._own()
        flag = context.driver.api.CUmemAllocationGranularity_flags
        unit = context.driver.call(
            "cuMemGetAllocationGranularity",
            own,
            flag.CU_MEM_ALLOC_GRANULARITY_MINIMUM,
        )
        for first, last in spans(pinned, self.guards, int(unit)):
            self._back(first, last - first, own)

    def _reserve_for(self, buffers: Sequence[Buffer], window: Span) -> None:
        """Reserve the addresses of buffers and their guards; without guards if those are taken."""
        nothing = dict.fromkeys((each.name for each in buffers), 0)
        inner = spans(buffers, nothing, WINDOW)
        try:
            self._reserve(*window)
        except TrialFailedError:
            if inner == [window]:
                raise
        else:
            return
        for each in inner:
            self._reserve(*each)
            for buffer in (b for b in buffers if _is_in(b, each)):
                self.guards[buffer.name] = min(self.guards[buffer.name], _room(buffer, each))

    @staticmethod
    def memory(buffers: Sequence[Buffer], guard_bytes: int) -> int:
        """Device bytes that the pinned buffers take."""
        guards = dict.fromkeys((b.name for b in buffers), guard_bytes)
        return sum(last - first for first, last in spans(buffers, guards))

    def _own(self) -> Any:
        """The driver's description of memory of this device."""
        api = self._context.driver.api
        own = api.CUmemAllocationProp()
        own.type = api.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        own.location.type = api.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        own.location.id = self._context.index
        return own

    def _reserve(self, first: int, last: int) -> None:
        driver, size = self._context.driver, last - first
        try:
            given = int(driver.call("cuMemAddressReserve", size, 0, first, 0))
        except DeviceError as error:
            if error.is_fatal:
                raise
            raise self._taken(first, error.message) from error
        if given != first:
            driver.call("cuMemAddressFree", given, size)
            raise self._taken(first, f"the driver gives {given:#x}")

    def _taken(self, first: int, why: str) -> TrialFailedError:
        return TrialFailedError(
            Failure.ADDRESSES,
            f"memory of the captured launch cannot be put back at {first:#x} ({why}); "
            "it holds pointers to there",
            "try again, addresses change from process to process; or --device emulated",
        )

    def _back(self, first: int, size: int, own: Any) -> None:
        """Map memory to reserved addresses."""
        driver = self._context.driver
        handle = driver.call("cuMemCreate", size, own, 0)
        driver.call("cuMemMap", first, size, 0, handle, 0)
        # What is mapped stays until it is unmapped: the handle is not needed for that.
        driver.call("cuMemRelease", handle)
        access = driver.api.CUmemAccessDesc()
        access.location.type = own.location.type
        access.location.id = own.location.id
        access.flags = driver.api.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        driver.call("cuMemSetAccess", first, size, [access], 1)


def _is_in(buffer: Buffer, span: Span) -> bool:
    return buffer.address is not None and span[0] <= buffer.address < span[1]


def _room(buffer: Buffer, span: Span) -> int:
    """Bytes between a buffer and the nearer end of what is reserved."""
    address = buffer.address or 0
    return min(address - span[0], span[1] - address - buffer.bytes)
