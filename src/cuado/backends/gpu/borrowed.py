"""The GPU as a program in this process uses it: its context, its stream, its arrays.

A program's own calls are timed on their own stream. How long a call takes on the host before all
of its kernels are queued is unknown; so the L2 is flushed before each call, as often as it takes to
keep the device busy until then. A gate as in :mod:`cuado.backends.gpu.timing` is impossible: a call
that waits for the device would never return.
"""

import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cuado.backends.arrays import Span
from cuado.backends.gpu.clocks import Clock
from cuado.backends.gpu.context import describe, text_of
from cuado.backends.gpu.driver import DeviceError, Driver, no_driver
from cuado.errors import CuadoError
from cuado.stats import Reading

_MOST_FLUSHES = 256
_FLUSHED = 2
"""Times the L2's size that is written: some of it is kept otherwise."""
_TIMED = 0
_BUS_ID_BYTES = 32
_NS = 1e6
_LATE_SECONDS = 1e-3
"""Wait for the context after the stream was done, beyond which a call works elsewhere: shorter ones
may be the host's, which was doing something else."""
_LATE_FACTOR = 10.0


class BorrowedGpu:
    """Times calls on the device of the current context, and keeps arrays for them.

    Args:
        stream: handle of the stream that calls launch on; 0 for the default stream.
        driver: the driver.
        clock: clock of the device; found by its bus id if left out.

    Attributes:
        name: name of the device and its driver: what a time depends on.
        has_waited: whether some call kept the host so long that its time is in the device's.

    Raises:
        CuadoError: no driver, no context in this thread, or the stream is recorded to a graph.
    """

    def __init__(self, stream: int, driver: Driver | None = None, clock: Clock | None = None):
        self._driver = driver or Driver()
        self._stream = stream
        device = self._device()
        if int(self._call("cuStreamIsCapturing", stream)):
            raise CuadoError(
                "a call that is recorded to a CUDA graph cannot be tuned",
                "call it once before the graph is recorded",
            )
        attributes = describe(self._driver, device)
        release = int(attributes.values["driver_version"])
        self.name = f"{attributes.name}, driver for CUDA {release // 1000}.{release % 1000 // 10}"
        self.has_waited = False
        self._clock = clock or Clock(
            text_of(self._call("cuDeviceGetPCIBusId", _BUS_ID_BYTES, device))
        )
        self._flushes = 1
        self._flushed_bytes = _FLUSHED * int(attributes.values.get("l2_cache_size", 0))
        self._taken: list[Any] = []
        self._events: list[Any] = []
        self._spans: tuple[Span, ...] = ()
        self._copies: tuple[Any, ...] = ()
        self._start, self._end = self._event(), self._event()
        self._flushed = self._take(self._flushed_bytes) if self._flushed_bytes else None

    def hold(self, spans: Sequence[Span]) -> None:
        """Keep what memory holds now, on the device, to restore it from.

        Raises:
            CuadoError: there is too little device memory for a copy.
        """
        self._spans = tuple(spans)
        self._copies = tuple(self._take(span.bytes) for span in spans)
        for span, copy in zip(self._spans, self._copies, strict=True):
            self._call("cuMemcpyDtoDAsync", copy, span.address, span.bytes, self._stream)

    def restore(self, which: Sequence[int]) -> None:
        """Have memory hold again what it held, by the numbers of its spans."""
        for number in which:
            span, copy = self._spans[number], self._copies[number]
            self._call("cuMemcpyDtoDAsync", span.address, copy, span.bytes, self._stream)

    def spoil(self, span: Span, pattern: int) -> None:
        """Queue an overwrite of memory with one byte."""
        self._call("cuMemsetD8Async", span.address, pattern, span.bytes, self._stream)

    def read(self, span: Span) -> NDArray[np.uint8]:
        """Wait for the queued work, and read what memory then holds."""
        return self._fetched(span.address, span.bytes)

    def held(self, number: int) -> NDArray[np.uint8]:
        """What a span held when it was kept."""
        return self._fetched(self._copies[number], self._spans[number].bytes)

    def run(self, call: Callable[[], object]) -> object:
        """Call, wait for the device, and return what the call returned.

        Raises:
            CuadoError: it launches on another stream, what takes some milliseconds.
            DeviceError: what it launched failed.
        """
        # What the program had queued before, on any stream, is not the call's.
        self._call("cuCtxSynchronize")
        result = call()
        self._call("cuEventRecord", self._end, self._stream)
        self._call("cuEventSynchronize", self._end)
        waits = [self._synchronized() for _ in range(2)]
        if waits[0] > _LATE_SECONDS + _LATE_FACTOR * waits[1]:
            raise CuadoError(
                "the call works on another stream than the one that is timed",
                "name it: cuado.tune(stream=...); its handle, or the framework's object",
            )
        return result

    def time(
        self, call: Callable[[], object], restored: Sequence[int], done: Callable[[object], None]
    ) -> Reading:
        """Device time of what a call launches, from restored memory and with the L2 flushed.

        Args:
            call: what is timed.
            restored: numbers of the spans that are restored before.
            done: is given what the call returned, each time that it is called, outside of the time.

        Raises:
            DeviceError: some of it failed.
        """
        began = time.perf_counter_ns()
        before = self._clock.read()
        while True:
            nanoseconds, was_late = self._timed(call, restored, done)
            if not was_late:
                break
            if self._flushes >= _MOST_FLUSHES or self._flushed is None:
                self.has_waited = True
                break
            self._flushes *= 2
        clocks = (*before, *self._clock.read())
        return Reading(nanoseconds, clocks, float(time.perf_counter_ns() - began))

    def _timed(
        self, call: Callable[[], object], restored: Sequence[int], done: Callable[[object], None]
    ) -> tuple[float, bool]:
        """Nanoseconds, and whether the device was idle before everything was queued."""
        self.restore(restored)
        if self._flushed is not None:
            for _ in range(self._flushes):
                size = self._flushed_bytes
                self._call("cuMemsetD8Async", self._flushed, 0, size, self._stream)
        self._call("cuEventRecord", self._start, self._stream)
        result = call()
        self._call("cuEventRecord", self._end, self._stream)
        was_late = self._is_over(self._start)
        self._call("cuEventSynchronize", self._end)
        elapsed = float(self._call("cuEventElapsedTime", self._start, self._end))
        done(result)
        return max(1.0, elapsed * _NS), was_late

    def _is_over(self, event: Any) -> bool:
        try:
            self._call("cuEventQuery", event)
        except DeviceError as error:
            if error.status != "NOT_READY":
                raise
            return False
        return True

    def _synchronized(self) -> float:
        """Seconds that the context's remaining work takes."""
        began = time.perf_counter()
        self._call("cuCtxSynchronize")
        return time.perf_counter() - began

    def _device(self) -> Any:
        try:
            return self._call("cuCtxGetDevice")
        except DeviceError as error:
            raise CuadoError(
                "this thread has no CUDA context yet",
                "make the arrays that the kernel works on before it is called",
            ) from error
        except (RuntimeError, OSError) as error:  # cuda-bindings looks for libcuda on first use.
            raise no_driver() from error

    def _event(self) -> Any:
        event = self._call("cuEventCreate", _TIMED)
        self._events.append(event)
        return event

    def _take(self, size: int) -> Any:
        try:
            address = self._call("cuMemAlloc", size)
        except DeviceError as error:
            if error.status != "OUT_OF_MEMORY":
                raise
            self.close()
            raise CuadoError(
                f"there is no device memory for a copy of {size:,} bytes, which tuning takes",
                "tune on smaller arrays, or have the framework give up what it keeps",
            ) from error
        self._taken.append(address)
        return address

    def _fetched(self, address: Any, size: int) -> NDArray[np.uint8]:
        data = np.empty(size, np.uint8)
        # The copy is of the default stream, which need not wait for another one.
        self._call("cuCtxSynchronize")
        self._call("cuMemcpyDtoH", data.ctypes.data, address, size)
        return data

    def _call(self, function: str, *arguments: Any) -> Any:
        return self._driver.call(function, *arguments)

    def close(self) -> None:
        """Give back all that was taken."""
        taken, self._taken = self._taken, []
        for address in taken:
            self._call("cuMemFree", address)
        events, self._events = self._events, []
        for event in events:
            self._call("cuEventDestroy", event)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, DeviceError) and error.is_fatal:
            return  # Of a context that is lost nothing can be given back.
        self._call("cuCtxSynchronize")
        self.close()
