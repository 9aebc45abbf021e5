"""The SM clock as NVML reports it."""

import ctypes
import time
from typing import Any

from cuado.backends.gpu.nvml import find_device, library

_CLOCK_SM = 1
_CHEAP_NS = 100_000
"""A reading that costs more than 0.1 ms is not taken at every run."""
_SHARE = 50
"""A dear reading is used again until this many times its cost has passed."""
_TRIALS = 3


class Clock:
    """Reads the SM clock of one device; of none if NVML is not there."""

    def __init__(self, bus_id: str, nvml: Any = None) -> None:
        self._library = nvml or library()
        self._device = find_device(self._library, bus_id) if self._library else None
        self._value: float | None = None
        self._read_at = 0
        self._keep_ns = 0
        if self._device is not None:
            cost = min(self._measure() for _ in range(_TRIALS))
            self._keep_ns = cost * _SHARE if cost > _CHEAP_NS else 0

    def read(self) -> tuple[float, ...]:
        """The clock in MHz; empty if it cannot be read."""
        if self._device is None:
            return ()
        if time.perf_counter_ns() - self._read_at >= self._keep_ns:
            self._measure()
        return () if self._value is None else (self._value,)

    def _measure(self) -> int:
        """Read the clock; the nanoseconds that took."""
        start = time.perf_counter_ns()
        clock = ctypes.c_uint()
        status = self._library.nvmlDeviceGetClockInfo(self._device, _CLOCK_SM, ctypes.byref(clock))
        self._value = float(clock.value) if status == 0 and clock.value else None
        self._read_at = time.perf_counter_ns()
        return self._read_at - start
