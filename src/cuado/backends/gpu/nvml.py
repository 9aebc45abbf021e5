"""NVML, NVIDIA's management library, through ctypes: the Python package for it is not needed."""

import ctypes
from collections.abc import Mapping
from typing import Any

_LIBRARY = "libnvidia-ml.so.1"


def library() -> Any:
    """The library; None where there is none."""
    try:
        return ctypes.CDLL(_LIBRARY)
    except OSError:
        return None


def find_device(nvml: Any, bus_id: str) -> ctypes.c_void_p | None:
    """A device, by bus id: NVML counts devices in another order than CUDA. None if it has none."""
    if nvml.nvmlInit_v2():
        return None
    handle = ctypes.c_void_p()
    status = nvml.nvmlDeviceGetHandleByPciBusId_v2(bus_id.encode(), ctypes.byref(handle))
    return handle if status == 0 else None


def programs_on(attributes: Mapping[str, float], nvml: Any = None) -> int | None:
    """How many processes have a GPU open for computing; None if nothing says.

    Args:
        attributes: of the GPU, by CUDA's names; of a MIG slice they name the whole GPU.
        nvml: the library; None to load it.
    """
    place = [attributes.get(f"pci_{part}_id") for part in ("domain", "bus", "device")]
    if None in place:
        return None
    domain, bus, number = (int(part or 0) for part in place)
    bus_id = f"{domain:08x}:{bus:02x}:{number:02x}.0"
    nvml = nvml or library()
    device = find_device(nvml, bus_id) if nvml is not None else None
    ask = getattr(nvml, "nvmlDeviceGetComputeRunningProcesses_v3", None)
    if device is None or ask is None:
        return None
    count = ctypes.c_uint(0)
    status = ask(device, ctypes.byref(count), None)
    return count.value if status in (_SUCCESS, _INSUFFICIENT_SIZE) else None


_SUCCESS, _INSUFFICIENT_SIZE = 0, 7
"""The latter is the answer to a list of no places, where there is something to list."""
