"""Runs kernels of a bundle on a GPU, in a process of its own: lines of JSON in, lines of JSON out.

It needs numpy, the driver (``libcuda.so.1``) and nothing of cuado. An error that the context does
not survive ends the process; ``on_gpu`` starts another one for the next kernel.
"""

import ctypes
import hashlib
import json
import sys
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from soundness.generation.contents import Held, contents

Row = dict[str, Any]
Bytes = npt.NDArray[Any]
GAP = 4096
CANARY = 0xA5
TIMES = 2
"""That the original is run: what differs between two runs cannot be compared."""
NAN_BITS = "NaN bits differ"
"""Numbers are equal, and what is a NaN is one in both; of doubles alone: see ``_difference``."""
_FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


class Device(Protocol):
    """What runs kernels."""

    name: str

    def run(self, version: Row, memory: Bytes, places: dict[str, int]) -> Bytes:
        """Launch a version on memory that begins with these bytes; what is there afterwards."""
        ...


class DriverError(Exception):
    """The driver refused a call."""


class Gpu:
    """The first GPU, by the driver's C interface."""

    def __init__(self) -> None:
        self._api = ctypes.CDLL("libcuda.so.1")
        self._call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        text = ctypes.create_string_buffer(100)
        self._call("cuDeviceGetName", text, 100, device)
        self.name = text.value.decode()
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        self._base, self._size = ctypes.c_uint64(), 0
        self._module, self._function = ctypes.c_void_p(), ctypes.c_void_p()
        self._key = "", ""

    def _call(self, name: str, *arguments: Any) -> None:
        status = getattr(self._api, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self._api.cuGetErrorName(status, ctypes.byref(text))
            raise DriverError(f"{name}: {(text.value or b'?').decode()}")

    def _room(self, size: int) -> None:
        if size > self._size:
            if self._size:
                self._call("cuMemFree_v2", self._base)
            self._size = max(size, 8 << 20)
            self._call("cuMemAlloc_v2", ctypes.byref(self._base), ctypes.c_size_t(self._size))

    def run(self, version: Row, memory: Bytes, places: dict[str, int]) -> Bytes:
        """Load, launch, wait, read back.

        Raises:
            DriverError: one of that failed.
        """
        self._room(memory.size)
        size = ctypes.c_size_t(memory.size)
        data = np.ascontiguousarray(memory)
        self._call("cuMemcpyHtoD_v2", self._base, data.ctypes.data_as(ctypes.c_void_p), size)
        self._launch(self._loaded(version), version, places)
        found = np.empty_like(data)
        where = found.ctypes.data_as(ctypes.c_void_p)
        self._call("cuMemcpyDtoH_v2", where, self._base, size)
        return found

    def _loaded(self, version: Row) -> ctypes.c_void_p:
        """The kernel of a version, loaded once for launches one after another."""
        code, name = version["code"], version["kernel"]
        if code != self._key[0]:
            if self._module:
                self._call("cuModuleUnload", self._module)
            self._key, self._module = ("", ""), ctypes.c_void_p()
            image = bytes.fromhex(code)
            self._call("cuModuleLoadData", ctypes.byref(self._module), image)
        if (code, name) != self._key:
            self._key = code, ""
            words = ctypes.byref(self._function), self._module, name.encode()
            self._call("cuModuleGetFunction", *words)
            self._key = code, name
        return self._function

    def _launch(self, function: ctypes.c_void_p, version: Row, places: dict[str, int]) -> None:
        parameters = parameters_of(version, places, int(self._base.value))
        held = ctypes.create_string_buffer(parameters, len(parameters))
        size = ctypes.c_size_t(len(parameters))
        extra = (ctypes.c_void_p * 5)(
            1, ctypes.addressof(held), 2, ctypes.addressof(size), None
        )  # CU_LAUNCH_PARAM_BUFFER_POINTER, _SIZE, _END
        if version["dynamic"]:
            self._call("cuFuncSetAttribute", function, 8, version["dynamic"])
        shape = (*version["grid"], *version["block"])
        self._call("cuLaunchKernel", function, *shape, version["dynamic"], None, None, extra)
        self._call("cuCtxSynchronize")


def parameters_of(version: Row, places: dict[str, int], base: int) -> bytes:
    """Bytes of the parameters with the pointers in them."""
    data = bytearray(bytes.fromhex(version["parameters"]))
    for at, buffer, offset in version["pointers"]:
        data[at : at + 8] = (base + places[buffer] + offset).to_bytes(8, "little")
    return bytes(data)


def hashes(data: Bytes, type_: str) -> list[str]:
    """Of what a buffer holds: of every bit, and with all NaNs alike."""
    both = data, _with_one_nan(data, type_)
    return [hashlib.sha256(each.tobytes()).hexdigest()[:32] for each in both]


def _with_one_nan(data: Bytes, type_: str) -> Bytes:
    kind = _FLOATS.get(type_)
    if kind is None:
        return data
    numbers = np.ascontiguousarray(data).view(kind).copy()
    numbers[np.isnan(numbers)] = np.nan
    return numbers.view(np.uint8)


def compared(row: Row, device: Device) -> Row:
    """Run a kernel and its versions in every world; what differs."""
    buffers = [Held(*each) for each in row["buffers"]]
    places, size = _places(buffers)
    if codes := row.get("codes"):
        row = {**row, "versions": [{**v, "code": codes[v["code"]]} for v in row["versions"]]}
    results = [{"steps": each["steps"], "result": "equal"} for each in row["versions"]]
    emulated = "equal" if isinstance(row["emulated"], list) else "not emulated"
    memories = [_filled(row, buffers, places, size, world) for world in range(row["worlds"])]
    original, *versions = row["versions"]
    lefts = [[device.run(original, each, places) for _ in range(TIMES)] for each in memories]
    if any((left != again).any() for left, *more in lefts for again in more):
        results = [{**each, "result": "not compared"} for each in results]
        results[0] = {"steps": "the original", "result": "changes from run to run"}
        versions, emulated = [], "not compared"
    for result, version in zip(results[1:], versions, strict=False):
        for world, (left, *_) in enumerate(lefts):
            found = device.run(version, memories[world], places)
            if result["result"] in ("equal", NAN_BITS) and (found != left).any():
                result["result"] = _difference(left, found, row, places)
                result["where"] = _where(found != left, buffers, places, world)
    for world, (left, *_) in enumerate(lefts):
        if emulated in ("equal", "NaNs differ"):
            emulated = _against(row, left, places, world, emulated)
    return {
        "seed": row["seed"],
        "number": row["number"],
        "features": row["features"],
        "faults": row["faults"],
        "emulated": emulated,
        "results": results,
    }


def _filled(row: Row, buffers: list[Held], places: dict[str, int], size: int, world: int) -> Bytes:
    """Memory with what buffers hold in a world."""
    memory = np.full(size, CANARY, np.uint8)
    for name, data in contents(row["seed"], row["number"], buffers, world).items():
        memory[places[name] : places[name] + data.size] = data
    return memory


def _difference(left: Bytes, found: Bytes, row: Row, places: dict[str, int]) -> str:
    """How results that differ are to be called.

    A sum, product or fused operation of doubles gives the NaN of one of its operands, and which one
    follows from their order in the machine code: the assembler swaps them as its registers fall.
    Operations of other types give one NaN, so in a kernel without doubles every bit counts.
    """
    if ".f64" not in row["versions"][0]["ptx"]:
        return "different"
    one, other = left.copy(), found.copy()
    for each in (Held(*values) for values in row["buffers"]):
        own = slice(places[each.name], places[each.name] + each.elements * each.width)
        for memory in (one, other):
            memory[own] = _with_one_nan(memory[own], each.type)
    return "different" if (one != other).any() else NAN_BITS


def _places(buffers: list[Held]) -> tuple[dict[str, int], int]:
    at, places = GAP, {}
    for each in buffers:
        places[each.name] = at
        at = -(-(at + each.elements * each.width + GAP) // 256) * 256
    return places, at


def _where(differs: Bytes, buffers: list[Held], places: dict[str, int], world: int) -> str:
    first = int(np.flatnonzero(differs)[0])
    owner = max((b for b in buffers if places[b.name] <= first), key=lambda b: places[b.name])
    beside = f"{owner.name} at byte {first - places[owner.name]}"
    return f"{beside} of world {world}; {int(differs.sum())} bytes differ"


def _against(row: Row, left: Bytes, places: dict[str, int], world: int, before: str) -> str:
    """What the emulated device leaves, against what the GPU does."""
    found = before
    buffers = {each.name: each for each in (Held(*values) for values in row["buffers"])}
    for name, expected in row["emulated"][world].items():
        own = buffers[name]
        data = left[places[name] : places[name] + own.elements * own.width]
        exact, alike = hashes(data, own.type)
        if alike != expected[1]:
            return f"different: {name} in world {world}"
        if exact != expected[0]:
            found = "NaNs differ"
    return found


def main() -> None:
    """Answer each line with one."""
    device: Device = Gpu()
    print(json.dumps({"device": device.name}), flush=True)
    for line in sys.stdin:
        row = json.loads(line)
        try:
            print(json.dumps(compared(row, device)), flush=True)
        except DriverError as error:
            failed = {"number": row["number"], "seed": row["seed"], "failed": str(error)}
            print(json.dumps(failed), flush=True)
            sys.exit(1)


if __name__ == "__main__":
    main()
