"""How long kernels took, as CUPTI records it: the times that traces of programs are made of.

Two events around a launch tell more than the kernel's own time: what the device does between them
and the kernel, a microsecond or so. Held against a trace, a kernel has to be timed as a trace does.
"""

import ctypes
from collections.abc import Callable
from typing import Any

from cuado.backends.gpu.cupti.errors import CuptiCallError
from cuado.backends.gpu.cupti.library import load

_KERNEL = 10
"""``CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL``."""
_FORCED = 1
"""``CUPTI_ACTIVITY_FLAG_FLUSH_FORCED``: buffers that are not full are handed over, too."""
_BUFFER_BYTES = 1 << 18
_START = 16
"""Bytes of a kernel's record before the times of its start and end, in nanoseconds; the same in
``CUpti_ActivityKernel9`` (CUDA 12) and ``CUpti_ActivityKernel10`` (CUDA 13)."""
_REQUESTED = ctypes.CFUNCTYPE(
    None,
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.POINTER(ctypes.c_size_t),
    ctypes.POINTER(ctypes.c_size_t),
)
_COMPLETED = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t
)


class KernelRecords:
    """CUPTI's records of the kernels of this process, from when it is made.

    Args:
        library: CUPTI as ctypes has it; None for the first found.

    Raises:
        CuptiUnavailableError: there is none.
        CuptiCallError: it refuses, as it does where another tool records already.
    """

    def __init__(self, library: Any = None) -> None:
        self._library = load().functions if library is None else library
        self._buffers: dict[int, ctypes.Array[ctypes.c_char]] = {}
        self._times: list[tuple[int, int]] = []
        # CUPTI calls these from threads of its own for as long as the process lives.
        self._callbacks = _REQUESTED(self._hand_out), _COMPLETED(self._take_back)
        self._call("cuptiActivityRegisterCallbacks", *self._callbacks)
        self._call("cuptiActivityEnable", ctypes.c_int(_KERNEL))

    def last_of(self, run: Callable[[], object]) -> float | None:
        """Nanoseconds of the last kernel that ``run`` has run to its end.

        None without a record of one: CUPTI drops what it has no room for.

        Raises:
            CuptiCallError: the records are not handed over.
        """
        self._flush()
        self._times.clear()
        run()
        self._flush()
        start, end = max(self._times, default=(0, 0))
        return float(end - start) if end > start else None

    def _flush(self) -> None:
        self._call("cuptiActivityFlushAll", ctypes.c_uint32(_FORCED))

    def _call(self, function: str, *arguments: Any) -> None:
        status = int(getattr(self._library, function)(*arguments))
        if status:
            raise CuptiCallError(function, status, "unknown status")

    def _hand_out(self, buffer: Any, size: Any, most: Any) -> None:
        held = ctypes.create_string_buffer(_BUFFER_BYTES)
        address = ctypes.addressof(held)
        self._buffers[address] = held
        buffer[0], size[0], most[0] = address, _BUFFER_BYTES, 0

    def _take_back(self, _context: Any, _stream: int, buffer: int, _size: int, valid: int) -> None:
        record = ctypes.c_void_p(None)
        arguments = ctypes.c_void_p(buffer), ctypes.c_size_t(valid), ctypes.byref(record)
        while valid and not self._library.cuptiActivityGetNextRecord(*arguments):
            if record.value is None:
                break
            kind = ctypes.c_uint32.from_address(record.value)
            if kind.value == _KERNEL:
                times = (ctypes.c_uint64 * 2).from_address(record.value + _START)
                self._times.append((times[0], times[1]))
        self._buffers.pop(buffer, None)
