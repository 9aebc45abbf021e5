"""A kernel whose counters are known beforehand, run through the driver by itself.

It needs nothing but the driver: the diagnostic must tell a fault of CUPTI from one of anything
else of cuado.
"""

import ctypes
from collections.abc import Mapping
from typing import Any, Self

from cuado.backends.gpu.cupti.errors import CuptiUnavailableError

PTX = """
.version 6.4
.target sm_75
.address_size 64
.visible .entry copy(.param .u64 source, .param .u64 target)
{
    .reg .u32 %r<5>;
    .reg .u64 %d<6>;
    ld.param.u64 %d1, [source];
    ld.param.u64 %d2, [target];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.u32 %r3, %r1, %r2, %r3;
    cvta.to.global.u64 %d1, %d1;
    cvta.to.global.u64 %d2, %d2;
    mul.wide.u32 %d3, %r3, 4;
    add.u64 %d4, %d1, %d3;
    add.u64 %d5, %d2, %d3;
    ld.global.u32 %r4, [%d4];
    st.global.u32 [%d5], %r4;
    ret;
}
"""
"""Every thread copies one 4-byte word; there is no bounds check, so no thread is idle."""

BLOCK = 256
WORDS = 1 << 26
"""Words copied: 256 MiB each way, about 0.15 ms on an H200."""
_FLUSH_BYTES = 256 << 20
_CAPABILITY = (75, 76)
"""``CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR`` and ``_MINOR``."""


def expected(words: int = WORDS) -> Mapping[str, float]:
    """Counters that follow from the program: a warp moves 128 contiguous bytes, 4 sectors."""
    warps = words / 32
    return {
        "smsp__warps_launched.sum": warps,
        "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum": warps,
        "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum": warps,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 4 * warps,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": 4 * warps,
        "smsp__sass_inst_executed_op_global_ld.sum": warps,
        "smsp__sass_inst_executed_op_global_st.sum": warps,
    }


class Driver:
    """The CUDA driver, called by name.

    Raises:
        CuptiUnavailableError: there is no driver, or it finds no device.
    """

    def __init__(self) -> None:
        try:
            self._library = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise CuptiUnavailableError(
                f"no CUDA driver ({error})", "install NVIDIA's driver, or run where a GPU is"
            ) from error
        self.call("cuInit", 0)

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function.

        Raises:
            CuptiUnavailableError: it failed.
        """
        status = int(getattr(self._library, name)(*arguments))
        if status:
            text = ctypes.c_char_p()
            self._library.cuGetErrorName(status, ctypes.byref(text))
            raise CuptiUnavailableError(f"{name}: {(text.value or b'?').decode()} ({status})")


class Probe:
    """The kernel, its memory, and a context of its own on a device.

    Args:
        device: as the driver counts them.
        words: to copy, a multiple of ``BLOCK``.
        code: PTX text or a cubin with the kernel ``copy``.

    Raises:
        CuptiUnavailableError: the driver refuses something.
    """

    def __init__(self, device: int = 0, words: int = WORDS, code: bytes = PTX.encode()) -> None:
        self.driver = Driver()
        self.words = words
        self.device = device
        self._device = ctypes.c_int()
        self.driver.call("cuDeviceGet", ctypes.byref(self._device), device)
        self._context = ctypes.c_void_p()
        self.driver.call("cuDevicePrimaryCtxRetain", ctypes.byref(self._context), self._device)
        self.driver.call("cuCtxSetCurrent", self._context)
        self._module = ctypes.c_void_p()
        self.driver.call("cuModuleLoadData", ctypes.byref(self._module), code + b"\0")
        self._kernel = ctypes.c_void_p()
        self.driver.call("cuModuleGetFunction", ctypes.byref(self._kernel), self._module, b"copy")
        self._memory = [self._allocated(size) for size in (4 * words, 4 * words, _FLUSH_BYTES)]
        self._events = [self._event() for _ in range(2)]

    @property
    def context(self) -> int:
        """Handle of the context."""
        return self._context.value or 0

    @property
    def name(self) -> str:
        """The driver's name for the device."""
        text = ctypes.create_string_buffer(256)
        self.driver.call("cuDeviceGetName", text, len(text), self._device)
        return text.value.decode()

    @property
    def capability(self) -> tuple[int, int]:
        """Compute capability of the device."""
        value = ctypes.c_int()
        found = []
        for attribute in _CAPABILITY:
            self.driver.call("cuDeviceGetAttribute", ctypes.byref(value), attribute, self._device)
            found.append(value.value)
        return found[0], found[1]

    @property
    def driver_version(self) -> str:
        """CUDA release that the driver supports."""
        version = ctypes.c_int()
        self.driver.call("cuDriverGetVersion", ctypes.byref(version))
        return f"{version.value // 1000}.{version.value % 1000 // 10}"

    def prepare(self) -> None:
        """Fill the buffers and flush the L2."""
        source, target, flush = self._memory
        for address, word, count in (
            (source, 7, self.words),
            (target, 0, self.words),
            (flush, 1, _FLUSH_BYTES // 4),
        ):
            self.driver.call("cuMemsetD32_v2", address, word, ctypes.c_size_t(count))
        self.driver.call("cuCtxSynchronize")

    def launch(self) -> None:
        """Run the kernel to its end."""
        self._launch()
        self.driver.call("cuCtxSynchronize")

    def milliseconds(self) -> float:
        """Prepare, and time the kernel by events."""
        self.prepare()
        before, after = self._events
        self.driver.call("cuEventRecord", before, None)
        self._launch()
        self.driver.call("cuEventRecord", after, None)
        self.driver.call("cuEventSynchronize", after)
        elapsed = ctypes.c_float()
        self.driver.call("cuEventElapsedTime", ctypes.byref(elapsed), before, after)
        return elapsed.value

    def close(self) -> None:
        """Free everything."""
        for event in self._events:
            self.driver.call("cuEventDestroy_v2", event)
        for address in self._memory:
            self.driver.call("cuMemFree_v2", address)
        self.driver.call("cuModuleUnload", self._module)
        self.driver.call("cuDevicePrimaryCtxRelease_v2", self._device)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _launch(self) -> None:
        values = (ctypes.c_uint64 * 2)(self._memory[0].value, self._memory[1].value)
        pointers = (ctypes.c_void_p * 2)(
            ctypes.addressof(values), ctypes.addressof(values) + ctypes.sizeof(ctypes.c_uint64)
        )
        grid = (self.words // BLOCK, 1, 1)
        self.driver.call(
            "cuLaunchKernel", self._kernel, *grid, BLOCK, 1, 1, 0, None, pointers, None
        )

    def _allocated(self, size: int) -> ctypes.c_uint64:
        address = ctypes.c_uint64()
        self.driver.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address

    def _event(self) -> ctypes.c_void_p:
        event = ctypes.c_void_p()
        self.driver.call("cuEventCreate", ctypes.byref(event), 0)
        return event
