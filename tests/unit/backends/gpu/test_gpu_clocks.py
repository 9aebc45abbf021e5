"""The SM clock is read as often as it is cheap, and its absence is no error."""

import ctypes
import time
from typing import Any

import pytest

from cuado.backends.gpu.clocks import Clock


class Nvml:
    """As ``libnvidia-ml``; readings take ``seconds``."""

    def __init__(self, seconds: float = 0.0, *, status: int = 0, known: str = "0000:01:00.0"):
        self.seconds = seconds
        self.status = status
        self.known = known.encode()
        self.readings = 0

    def nvmlInit_v2(self) -> int:  # noqa: N802 (the library's name)
        return self.status

    def nvmlDeviceGetHandleByPciBusId_v2(self, bus_id: bytes, _handle: Any) -> int:  # noqa: N802
        return 0 if bus_id == self.known else 6

    def nvmlDeviceGetClockInfo(self, _device: Any, kind: int, clock: Any) -> int:  # noqa: N802
        assert kind == 1, "the clock of the SMs"
        if self.seconds:
            time.sleep(self.seconds)
        self.readings += 1
        ctypes.cast(clock, ctypes.POINTER(ctypes.c_uint))[0] = 1980 + self.readings
        return 0


def test_a_cheap_reading_is_taken_each_time() -> None:
    nvml = Nvml()
    clock = Clock("0000:01:00.0", nvml)
    before = nvml.readings
    assert clock.read() == (1980.0 + before + 1,)
    assert clock.read() == (1980.0 + before + 2,)


def test_a_dear_reading_is_used_again() -> None:
    nvml = Nvml(0.002)
    clock = Clock("0000:01:00.0", nvml)
    before = nvml.readings
    assert len({clock.read() for _ in range(20)}) == 1
    assert nvml.readings == before
    time.sleep(0.002 * 80)
    clock.read()
    assert nvml.readings == before + 1


@pytest.mark.parametrize("nvml", [Nvml(status=9), Nvml(known="0000:02:00.0")])
def test_without_nvml_or_the_device_there_is_no_reading(nvml: Nvml) -> None:
    assert Clock("0000:01:00.0", nvml).read() == ()
