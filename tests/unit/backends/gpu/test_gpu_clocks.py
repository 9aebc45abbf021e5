"""The SM clock is read as often as it is cheap, and its absence is no error."""

import ctypes
import time
from typing import Any

import pytest

from cuado.backends.gpu.clocks import Clock
from cuado.backends.gpu.nvml import programs_on


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


PLACE = {"pci_domain_id": 0.0, "pci_bus_id": 1.0, "pci_device_id": 0.0}


class Listing(Nvml):
    """As a driver that lists so many processes."""

    def __init__(self, programs: int, status: int = 0) -> None:
        super().__init__(known="00000000:01:00.0")
        self.programs, self.answer = programs, status

    def nvmlDeviceGetComputeRunningProcesses_v3(  # noqa: N802 (the library's name)
        self, _device: Any, count: Any, places: Any
    ) -> int:
        assert places is None
        ctypes.cast(count, ctypes.POINTER(ctypes.c_uint))[0] = self.programs
        return self.answer or (7 if self.programs else 0)


def test_programs_on_the_gpu_are_counted() -> None:
    assert programs_on(PLACE, Listing(0)) == 0
    assert programs_on(PLACE, Listing(3)) == 3
    assert programs_on(PLACE, Listing(3, status=3)) is None
    assert programs_on({}, Listing(3)) is None
    assert programs_on(PLACE | {"pci_bus_id": 9.0}, Listing(3)) is None
    assert programs_on(PLACE, Nvml(known="00000000:01:00.0")) is None


@pytest.mark.parametrize("nvml", [Nvml(status=9), Nvml(known="0000:02:00.0")])
def test_without_nvml_or_the_device_there_is_no_reading(nvml: Nvml) -> None:
    assert Clock("0000:01:00.0", nvml).read() == ()
