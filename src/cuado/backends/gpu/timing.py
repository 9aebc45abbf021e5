"""Timing on the device: work is queued behind a gate, which opens when all of it is queued.

Without the gate the device would run ahead of the host, and the time that Python takes between
two calls would be counted as the kernel's.
"""

import ctypes
from collections.abc import Callable

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.driver import DeviceError

_MAPPED = 2
_AT_LEAST = 0
_WRAP = 1 << 31
_TIMED = 0
_NS = 1e6


class Gate:
    """A word of host memory that the stream waits for."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._count = 0
        driver = context.driver
        self._word: ctypes.c_uint32 | None = None
        try:
            host = int(driver.call("cuMemHostAlloc", ctypes.sizeof(ctypes.c_uint32), _MAPPED))
            self._address = driver.call("cuMemHostGetDevicePointer", host, 0)
        except DeviceError as error:
            if error.is_fatal:
                raise
            return
        self._word = ctypes.c_uint32.from_address(host)
        self._word.value = 0

    def shut(self) -> None:
        """Have the stream wait; nothing where the device cannot do that."""
        if self._word is None:
            return
        self._count = (self._count + 1) % _WRAP
        context = self._context
        try:
            context.driver.call(
                "cuStreamWaitValue32", context.stream, self._address, self._count, _AT_LEAST
            )
        except DeviceError as error:
            if error.is_fatal:
                raise
            self._word = None

    def open(self) -> None:
        """Let the stream go on."""
        if self._word is not None:
            self._word.value = self._count


class Stopwatch:
    """Two events around what is timed."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._gate = Gate(context)
        self._start = context.driver.call("cuEventCreate", _TIMED)
        self._end = context.driver.call("cuEventCreate", _TIMED)

    def nanoseconds(
        self, before: Callable[[], None], run: Callable[[], None], *, gated: bool
    ) -> float:
        """Device time of what ``run`` queues, after what ``before`` queues is done.

        The first launch of a kernel must not be gated: the driver may wait for the device to
        give it local memory, and would wait forever.

        Raises:
            DeviceError: some of it failed.
        """
        driver, stream = self._context.driver, self._context.stream
        before()
        if gated:
            self._gate.shut()
        try:
            driver.call("cuEventRecord", self._start, stream)
            run()
            driver.call("cuEventRecord", self._end, stream)
        finally:
            self._gate.open()
        self._context.synchronize()
        elapsed = float(driver.call("cuEventElapsedTime", self._start, self._end))
        # Events tick in microseconds on some devices: a time of 0 is less than a tick.
        return max(1.0, elapsed * _NS)
