"""Launches an emitted kernel in a process of its own, with the CUDA driver alone, in several ways.

``python launched_from_python.py FOLDER LIBRARY WAY`` reads FOLDER/call.json and the contents of
buffers beside it, launches, leaves FOLDER/out.NAME of each buffer, and prints what became of it.
What each way does is in ``emitted_kernels.py``. With ``sizes LIBRARY BYTES`` it prints what the
driver says of an allocation of so many bytes.
"""

import ctypes
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

GUARD = 4096


class Device:
    """A context on the first device, and memory."""

    def __init__(self, library: str) -> None:
        self.api = ctypes.CDLL(library)
        self.call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)

    def call(self, name: str, *arguments: Any) -> None:
        status = getattr(self.api, name)(*arguments)
        if status:
            raise RuntimeError(f"{name} returned {status}")

    def memory(self, size: int, data: bytes, at: int = 0) -> int:
        """Allocate, and put data somewhere into it."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        self.put(address.value + at, data)
        return address.value

    def put(self, address: int, data: bytes) -> None:
        place = ctypes.c_uint64(address)
        self.call("cuMemcpyHtoD_v2", place, data, ctypes.c_size_t(len(data)))

    def variable(self, module: int, name: str) -> tuple[int, int]:
        """Address and size."""
        address, size = ctypes.c_uint64(), ctypes.c_size_t()
        out = ctypes.byref(address), ctypes.byref(size)
        self.call("cuModuleGetGlobal_v2", *out, ctypes.c_void_p(module), name.encode())
        return address.value, size.value

    def content(self, address: int, size: int) -> bytes:
        data = ctypes.create_string_buffer(size)
        self.call("cuCtxSynchronize")
        self.call("cuMemcpyDtoH_v2", data, ctypes.c_uint64(address), ctypes.c_size_t(size))
        return data.raw


def size_of_allocation(library: str, size: int) -> str:
    """What the driver says of memory that was allocated."""
    device = Device(library)
    address, begin = device.memory(size, b"\0"), ctypes.c_uint64()
    found = ctypes.c_size_t()
    out = ctypes.byref(begin), ctypes.byref(found)
    device.call("cuMemGetAddressRange_v2", *out, ctypes.c_uint64(address))
    return f"{begin.value - address} {found.value}"


def main(folder: Path, library: str, way: str) -> str:
    told = json.loads((folder / "call.json").read_text())
    spec = importlib.util.spec_from_file_location("k", folder / f"{told['stem']}_launcher.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    device = Device(library)
    launcher = module.Launcher(library=library)
    for name, data in told.get("variables", {}).items():
        device.put(device.variable(launcher.module, name)[0], bytes.fromhex(data))
    passed: list[Any] = []
    places: dict[str, tuple[int, int]] = {}
    for each in told["arguments"]:
        if "value" in each:
            passed.append(each["value"] + (way == "number" and isinstance(each["value"], int)))
            continue
        data = (folder / f"in.{each['name']}").read_bytes()
        size = len(data)
        shift = 16 if way == "shifted" else 0
        larger = size + GUARD if way in ("larger", "pool", "shifted") else size
        address = device.memory(larger, data, shift) + shift
        places[each["name"]] = address, size
        range_ = size // 2 if way == "smaller" else size
        given = way in ("pool", "smaller", "shifted")
        passed.append(module.Pointer(address, address, range_) if given else address)
    shared = told["shared"] + (16 if way == "shared" else 0)
    for name in told.get("variables", {}):
        places[name] = device.variable(launcher.module, name)
    outcome = launcher.launch(told["grid"], told["block"], shared, 0, *passed)
    for name, (address, size) in places.items():
        (folder / f"out.{name}").write_bytes(device.content(address, size))
    return f"{int(outcome.optimised)} 0 {outcome.why}"


if __name__ == "__main__":
    if sys.argv[1] == "sizes":
        sys.stdout.write(size_of_allocation(sys.argv[2], int(sys.argv[3])))
    else:
        sys.stdout.write(main(Path(sys.argv[1]), *sys.argv[2:]))
