"""The driver and its GPUs, through ctypes: that works without cuda-bindings."""

import ctypes
import re
from pathlib import Path
from typing import Any

LIBRARY = "libcuda.so.1"
_MODULE = Path("/proc/driver/nvidia/version")
_PARAMETERS = Path("/proc/driver/nvidia/params")
_BUS = Path("/sys/bus/pci/devices")
_RELEASE = re.compile(r"Kernel Module\D*?\s(?:for \S+\s+)?(\d+\.[\d.]+)")
_NVIDIA = "0x10de"
_DISPLAY = "0x03"
"""PCI class of display controllers; data-centre GPUs are 3D controllers, of the same class."""
_MAJOR, _MINOR, _ECC = 75, 76, 32
"""``CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR``, ``_MINOR``, ``_ECC_ENABLED``."""
_NO_DRIVER = "install NVIDIA's driver; in a container, start it with the GPUs (docker: --gpus all)"
_REMEDIES = {
    34: "LD_LIBRARY_PATH leads to the toolkit's stubs: take that folder out of it",
    100: "look at CUDA_VISIBLE_DEVICES and at nvidia-smi; in a container, start it with the GPUs",
    802: "GPUs joined by NVSwitch need nvidia-fabricmanager running, of the driver's release",
    803: "libcuda and the kernel module are of two releases: reboot after an update of the driver",
    804: "take CUDA's forward-compatibility libcuda out of LD_LIBRARY_PATH: not for this GPU",
    999: "see whether the module nvidia_uvm is loaded; reboot if the GPU was lost",
}
"""By ``CUresult``: stub library, no device, system not ready, mismatch, compatibility, unknown."""


def probe(_: int) -> dict[str, Any]:
    """The driver's CUDA release, and its GPUs or why there are none."""
    try:
        library = ctypes.CDLL(LIBRARY)
    except OSError as error:
        return {"problem": f"no NVIDIA driver ({error})", "remedy": _NO_DRIVER}
    version = ctypes.c_int()
    library.cuDriverGetVersion(ctypes.byref(version))
    cuda = [version.value // 1000, version.value % 1000 // 10]
    status = int(library.cuInit(0))
    if status:
        failed = {"message": f"cuInit: {_name(library, status)}", "remedy": _remedy(status)}
        return {"cuda": cuda, "gpus": [], "failed": failed}
    count = ctypes.c_int()
    library.cuDeviceGetCount(ctypes.byref(count))
    return {"cuda": cuda, "gpus": [_gpu(library, index) for index in range(count.value)]}


def release(place: Path = _MODULE) -> str:
    """The release of the kernel module; empty if it is not loaded or has none."""
    found = _RELEASE.search(_text(place))
    return found[1] if found else ""


def for_administrators(place: Path = _PARAMETERS) -> bool | None:
    """True if the kernel module keeps counters to administrators; None if it does not say."""
    found = re.search(r"^RmProfilingAdminOnly:\s*(\d+)", _text(place), re.MULTILINE)
    return bool(int(found[1])) if found else None


def on_bus(folder: Path = _BUS) -> tuple[str, ...]:
    """Addresses of NVIDIA's GPUs on the PCI bus, whether there is a driver or not."""
    try:
        devices = sorted(folder.iterdir())
    except OSError:
        return ()
    return tuple(
        device.name
        for device in devices
        if _text(device / "vendor").strip() == _NVIDIA
        and _text(device / "class").startswith(_DISPLAY)
    )


def _gpu(library: Any, index: int) -> dict[str, Any]:
    device, size = ctypes.c_int(), ctypes.c_size_t()
    name, bus = ctypes.create_string_buffer(256), ctypes.create_string_buffer(32)
    library.cuDeviceGet(ctypes.byref(device), index)
    library.cuDeviceGetName(name, len(name), device)
    library.cuDeviceTotalMem_v2(ctypes.byref(size), device)
    library.cuDeviceGetPCIBusId(bus, len(bus), device)
    ecc = _attribute(library, _ECC, device)
    return {
        "index": index,
        "name": name.value.decode(errors="replace"),
        "capability": [_attribute(library, each, device) for each in (_MAJOR, _MINOR)],
        "memory_bytes": size.value,
        "has_ecc": None if ecc is None else bool(ecc),
        "bus_id": bus.value.decode(errors="replace"),
    }


def _attribute(library: Any, number: int, device: ctypes.c_int) -> int | None:
    value = ctypes.c_int()
    failed = library.cuDeviceGetAttribute(ctypes.byref(value), number, device)
    return None if failed else value.value


def _name(library: Any, status: int) -> str:
    text = ctypes.c_char_p()
    library.cuGetErrorName(status, ctypes.byref(text))
    return f"{(text.value or b'unknown error').decode(errors='replace')} ({status})"


def _remedy(status: int) -> str:
    return _REMEDIES.get(status, "see whether nvidia-smi lists the GPU; reboot if it does not")


def _text(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
