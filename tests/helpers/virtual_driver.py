"""A driver whose device is host memory, and whose host and device have clocks of their own.

Calls take the host no time but what a test says; the device works on what is queued, one after the
other: what is queued while it is idle begins when it was queued.
"""

# ruff: noqa: N802 - the names are the driver's

import ctypes
from collections.abc import Callable
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

from cuado.backends.gpu.driver import Driver

L2_BYTES = 1 << 20
FLUSH_NS = 20_000
"""That writing twice the L2 takes."""


class Status(IntEnum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_INVALID_CONTEXT = 201


class VirtualDriver:
    """``cuda.bindings.driver``, as far as it is used on a borrowed GPU.

    Attributes:
        host: nanoseconds.
        device: nanoseconds at which all that was queued on the stream is done.
        elsewhere: as ``device``, of another stream.
        memory: what was allocated, by address.
        events: when each that was made, and not destroyed, was last reached.
        most: bytes that may be allocated.
        streams: that copies and events were queued on.
        status: what calls that wait return.
    """

    CUdevice_attribute = tuple(
        SimpleNamespace(name=f"CU_DEVICE_ATTRIBUTE_{name}")
        for name in ("L2_CACHE_SIZE", "COMPUTE_CAPABILITY_MAJOR", "COMPUTE_CAPABILITY_MINOR")
    )

    def __init__(self) -> None:
        self.host = self.device = self.elsewhere = 0.0
        self.memory: dict[int, Any] = {}
        self.most = 1 << 30
        self.streams: set[int] = set()
        self.status = Status.CUDA_SUCCESS
        self.has_context = True
        self.recording = 0
        self.events: dict[int, float] = {}

    def queue(self, nanoseconds: float) -> None:
        """Have the device work."""
        self.device = max(self.device, self.host) + nanoseconds

    def call(
        self, kernel: float, host: float = 0.0, work: Callable[[], None] = lambda: None
    ) -> None:
        """What a program does: the host is busy, then a kernel is queued."""
        self.host += host
        self.queue(kernel)
        work()

    def wait(self) -> None:
        self.host = max(self.host, self.device)

    def cuCtxGetDevice(self) -> Any:
        if not self.has_context:
            return Status.CUDA_ERROR_INVALID_CONTEXT, None
        return Status.CUDA_SUCCESS, 0

    def cuStreamIsCapturing(self, stream: int) -> Any:
        self.streams.add(stream)
        return Status.CUDA_SUCCESS, self.recording

    def cuDeviceGetAttribute(self, attribute: Any, device: int) -> Any:
        return Status.CUDA_SUCCESS, L2_BYTES if "L2" in attribute.name else 9

    def cuDeviceTotalMem(self, device: int) -> Any:
        return Status.CUDA_SUCCESS, 1 << 34

    def cuDeviceGetCount(self) -> Any:
        return Status.CUDA_SUCCESS, 1

    def cuDriverGetVersion(self) -> Any:
        return Status.CUDA_SUCCESS, 13010

    def cuDeviceGetName(self, size: int, device: int) -> Any:
        return Status.CUDA_SUCCESS, b"Virtual GPU\0"

    def cuDeviceGetPCIBusId(self, size: int, device: int) -> Any:
        return Status.CUDA_SUCCESS, b"0000:00:00.0\0"

    def cuEventCreate(self, flags: int) -> Any:
        event = 1 + max(self.events, default=0)
        self.events[event] = 0.0
        return Status.CUDA_SUCCESS, event

    def cuEventDestroy(self, event: int) -> Any:
        known = self.events.pop(event, None)
        return (Status.CUDA_ERROR_INVALID_VALUE if known is None else Status.CUDA_SUCCESS,)

    def cuEventRecord(self, event: int, stream: int) -> Any:
        self.streams.add(stream)
        self.events[event] = self.device = max(self.device, self.host)
        return (Status.CUDA_SUCCESS,)

    def cuEventQuery(self, event: int) -> Any:
        late = self.events[event] > self.host
        return (Status.CUDA_ERROR_NOT_READY if late else Status.CUDA_SUCCESS,)

    def cuEventSynchronize(self, event: int) -> Any:
        self.host = max(self.host, self.events[event])
        return (self.status,)

    def cuEventElapsedTime(self, start: int, end: int) -> Any:
        return Status.CUDA_SUCCESS, (self.events[end] - self.events[start]) / 1e6

    def cuCtxSynchronize(self) -> Any:
        self.wait()
        return (self.status,)

    def cuMemAlloc(self, size: int) -> Any:
        if size + sum(map(len, self.memory.values())) > self.most:
            return Status.CUDA_ERROR_OUT_OF_MEMORY, None
        data = (ctypes.c_uint8 * size)()
        address = ctypes.addressof(data)
        self.memory[address] = data
        return Status.CUDA_SUCCESS, address

    def cuMemFree(self, address: int) -> Any:
        known = self.memory.pop(address, None)
        return (Status.CUDA_ERROR_INVALID_VALUE if known is None else Status.CUDA_SUCCESS,)

    def cuMemcpyDtoDAsync(self, to: int, source: int, size: int, stream: int) -> Any:
        self.streams.add(stream)
        ctypes.memmove(to, source, size)
        return (Status.CUDA_SUCCESS,)

    def cuMemcpyDtoH(self, to: int, source: int, size: int) -> Any:
        ctypes.memmove(to, source, size)
        return (Status.CUDA_SUCCESS,)

    def cuMemsetD8Async(self, to: int, value: int, size: int, stream: int) -> Any:
        self.streams.add(stream)
        if to in self.memory:
            assert size == 2 * L2_BYTES
            self.queue(FLUSH_NS)
        else:
            ctypes.memset(to, value, size)
        return (Status.CUDA_SUCCESS,)


def driver_of(api: VirtualDriver) -> Driver:
    """As the backend uses it."""
    return Driver(api)
