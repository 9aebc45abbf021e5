"""Launch a kernel that cuado rewrote where its proof holds, and the original elsewhere.

This file was written by cuado beside the code and ``PREFIX.conditions.json``, which it reads; it
needs Python 3.10 and the CUDA driver alone::

    kernel = Launcher()
    outcome = kernel.launch((128, 1, 1), (256, 1, 1), 0, stream, x, y, 1000)
    if not outcome.optimised:
        print(outcome.why)

A pointer is passed as an address, as a :class:`Pointer` with the memory behind it, or as an array
(``__cuda_array_interface__``), which says where its memory begins and ends. Of a bare address the
driver is asked; of arrays that come from a pool it only knows the pool.
"""

# One long file: it is copied as it is, and is to need nothing beside it but the conditions.

import ctypes
import json
import math
import struct
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FORMAT = 1
_FLOATS = {"f16": "<e", "f32": "<f", "f64": "<d"}
_POINTER_BYTES = 8
_MAJOR, _MINOR = 75, 76  # CUdevice_attribute
_DYNAMIC_SHARED, _CARVE_OUT, _WIDE_CLUSTERS = 8, 9, 14  # CUfunction_attribute
_MAX_REGISTERS = 0  # CUjit_option
_COOPERATIVE, _CLUSTER = 2, 4  # CUlaunchAttributeID
_PORTABLE_CLUSTER = 8
_SHAPE = (
    ("grid", "grid"),
    ("block", "block"),
    ("dynamic shared memory", "dynamic_shared_bytes"),
)

Table = dict[str, Any]
Memory = tuple[int, int]


class LauncherError(RuntimeError):
    """The original cannot be loaded or launched, or it is called with other parameters."""


@dataclass(frozen=True)
class Pointer:
    """An address, and the memory that the kernel may access through it."""

    address: int
    begin: int
    bytes: int


@dataclass(frozen=True)
class Structure:
    """A structure passed by value; by the byte of each pointer in it: begin and size of memory."""

    data: bytes
    memories: dict[int, Memory] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """What became of a launch: which kernel was launched; if the original, why."""

    optimised: bool
    why: str = ""


@dataclass
class _Kernel:
    module: ctypes.c_void_p
    function: ctypes.c_void_p
    granted: int = 0


class _Value(ctypes.Union):
    _fields_ = (("words", ctypes.c_uint * 3), ("pad", ctypes.c_char * 64))


class _Attribute(ctypes.Structure):
    _fields_ = (("id", ctypes.c_uint), ("pad", ctypes.c_char * 4), ("value", _Value))


class _Config(ctypes.Structure):
    _fields_ = (
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(_Attribute)),
        ("count", ctypes.c_uint),
    )


class _Driver:
    """The CUDA driver, as far as it is used here. What it does not say is None."""

    def __init__(self, library: str) -> None:
        self.api = ctypes.CDLL(library)

    def named(self, status: int) -> str:
        name = ctypes.c_char_p()
        found = self.api.cuGetErrorName(status, ctypes.byref(name)) == 0 and name.value
        return found.decode() if found else str(status)

    def expect(self, status: int, what: str) -> None:
        if status != 0:
            raise LauncherError(f"{what}: {self.named(status)}")

    def context(self) -> int:
        found = ctypes.c_void_p()
        status = self.api.cuCtxGetCurrent(ctypes.byref(found))
        return (found.value or 0) if status == 0 else 0

    def capability(self) -> int | None:
        """90 for compute capability 9.0."""
        device, major, minor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        if self.api.cuCtxGetDevice(ctypes.byref(device)):
            return None
        for number, value in ((_MAJOR, major), (_MINOR, minor)):
            if self.api.cuDeviceGetAttribute(ctypes.byref(value), number, device):
                return None
        return 10 * major.value + minor.value

    def kernel(self, code: bytes, table: Table, *, most_registers: int | None = None) -> _Kernel:
        """Load a module and find the kernel."""
        module, found = ctypes.c_void_p(), ctypes.c_void_p()
        option, most = ctypes.c_int(_MAX_REGISTERS), ctypes.c_void_p(most_registers or 0)
        options = 1 if most_registers else 0, ctypes.byref(option), ctypes.byref(most)
        status = self.api.cuModuleLoadDataEx(ctypes.byref(module), code, *options)
        self.expect(status, "the code cannot be loaded")
        name = table["kernel"].encode()
        status = self.api.cuModuleGetFunction(ctypes.byref(found), module, name)
        self.expect(status, "the code has no such kernel")
        if math.prod(table["cluster"] or (1,)) > _PORTABLE_CLUSTER:
            self.api.cuFuncSetAttribute(found, _WIDE_CLUSTERS, 1)
        return _Kernel(module, found)

    def variable(self, module: ctypes.c_void_p, name: str) -> Memory | None:
        address, size = ctypes.c_uint64(), ctypes.c_size_t()
        out = ctypes.byref(address), ctypes.byref(size)
        found = self.api.cuModuleGetGlobal_v2(*out, module, name.encode()) == 0
        return (address.value, size.value) if found else None

    def allocation(self, address: int) -> Memory | None:
        base, size = ctypes.c_uint64(), ctypes.c_size_t()
        out = ctypes.byref(base), ctypes.byref(size)
        found = self.api.cuMemGetAddressRange_v2(*out, ctypes.c_uint64(address)) == 0
        return (base.value, size.value) if found else None

    def copy(self, to: int, source: int, size: int, stream: int) -> int:
        places = ctypes.c_uint64(to), ctypes.c_uint64(source), ctypes.c_size_t(size)
        return int(self.api.cuMemcpyDtoDAsync_v2(*places, ctypes.c_void_p(stream)))

    def start(
        self, kernel: _Kernel, table: Table, shape: Table, stream: int, data: list[bytes]
    ) -> int:
        """Launch a kernel; the driver's status."""
        shared = shape["dynamic_shared_bytes"]
        if shared > kernel.granted:
            status = self.api.cuFuncSetAttribute(kernel.function, _DYNAMIC_SHARED, shared)
            if status:
                return int(status)
            kernel.granted = shared
        held = [ctypes.create_string_buffer(each, len(each)) for each in data]
        pointers = (ctypes.c_void_p * max(1, len(held)))(*map(ctypes.addressof, held))
        grid, block = tuple(shape["grid"]), tuple(shape["block"])
        if table["cluster"] is None and not table["cooperative"]:
            extents = map(ctypes.c_uint, (*grid, *block, shared))
            place = kernel.function, *extents, ctypes.c_void_p(stream)
            return int(self.api.cuLaunchKernel(*place, pointers, None))
        attributes, count = (_Attribute * 2)(), 0
        if table["cluster"] is not None:
            attributes[count].id = _CLUSTER
            attributes[count].value.words[:] = table["cluster"]
            count += 1
        if table["cooperative"]:
            attributes[count].id = _COOPERATIVE
            attributes[count].value.words[0] = 1
            count += 1
        config = _Config(grid, block, shared, stream, attributes, count)
        launch = self.api.cuLaunchKernelEx
        return int(launch(ctypes.byref(config), kernel.function, pointers, None))


class Launcher:
    """Both kernels, loaded into the current context for as long as that lives.

    Args:
        conditions: path of ``PREFIX.conditions.json``; that beside this file if it is not given.
        vouched: whether the caller says that what the file lists as ``vouched`` holds.
        library: the CUDA driver.

    Attributes:
        unfit: why the rewritten kernel is never launched here; empty if it may be.

    Raises:
        LauncherError: there is no context, or the original cannot be loaded.
    """

    def __init__(
        self,
        conditions: str | Path | None = None,
        *,
        vouched: bool = False,
        library: str = "libcuda.so.1",
    ) -> None:
        own = Path(__file__)
        beside = own.with_name(f"{own.stem.removesuffix('_launcher')}.conditions.json")
        path = Path(conditions) if conditions else beside
        document = json.loads(path.read_text("utf-8"))
        self._folder, self._files, self._table = (
            path.parent,
            document["files"],
            document["conditions"],
        )
        self._facts = {fact for step in self._table["steps"] for fact in step["facts"]}
        self._driver, self._lock = _Driver(library), threading.Lock()
        self._context = self._driver.context()
        if not self._context:
            raise LauncherError("there is no current CUDA context")
        self._original = self._load_original()
        self._optimised: _Kernel | None = None
        self._carried: list[tuple[Table, int, int]] = []
        self.unfit = self._never(vouched=vouched) or self._load_optimised()

    @property
    def module(self) -> int:
        """The original's module: what host code sets of its variables, both kernels see."""
        return self._original.module.value or 0

    def launch(
        self,
        grid: tuple[int, int, int],
        block: tuple[int, int, int],
        shared_bytes: int,
        stream: int,
        *arguments: Any,
    ) -> Outcome:
        """Launch the kernel as the original is launched.

        Args:
            grid: blocks in x, y, z.
            block: threads in x, y, z.
            shared_bytes: dynamic shared memory of a block.
            stream: the driver's handle; 0 for the default stream.
            arguments: one for each parameter: numbers, pointers, and structures (bytes, or
                :class:`Structure`).

        Raises:
            LauncherError: the driver refuses the original, or arguments are missing.
        """
        parameters = self._table["parameters"]
        if len(arguments) != len(parameters):
            raise LauncherError(f"the kernel takes {len(parameters)} arguments")
        passed = [_packed(p, a) for p, a in zip(parameters, arguments, strict=True)]
        shape = {"grid": tuple(grid), "block": tuple(block), "dynamic_shared_bytes": shared_bytes}
        with self._lock:
            why = self._objection(shape, passed) or self._start_optimised(shape, stream, passed)
            if why:
                data = [each.data for each in passed]
                status = self._driver.start(self._original, self._table, shape, stream, data)
                self._driver.expect(status, "the launch was refused")
        return Outcome(not why, why)

    def _read(self, which: str) -> bytes:
        """A file of those that were written with this one."""
        file = self._files[which]
        try:
            content: bytes = (self._folder / file["name"]).read_bytes()
        except OSError as error:
            raise LauncherError(f"cannot read {file['name']}: {error.strerror}") from error
        if len(content) != file["bytes"] or zlib.crc32(content) != file["crc"]:
            raise LauncherError(
                f"{file['name']} is not the file that was written with this launcher"
            )
        return content

    def _is_device(self) -> bool:
        return self._driver.capability() == _capability(self._table)

    def _load_original(self) -> _Kernel:
        if self._is_device():
            try:
                return self._driver.kernel(self._read("original"), self._table)
            except LauncherError:
                pass  # The driver assembles its PTX.
        code, most = self._read("original_ptx"), self._table["registers"]
        return self._driver.kernel(code, self._table, most_registers=most)

    def _never(self, *, vouched: bool) -> str:
        """Why the rewritten kernel is not even loaded."""
        table = self._table
        if table["format"] != FORMAT:
            return f"the conditions are of format {table['format']}, this launcher knows {FORMAT}"
        if table["vouched"] and not vouched:
            return f"nobody vouched for this: {'; '.join(table['vouched'])}"
        if not self._is_device():
            major, minor = divmod(_capability(table), 10)
            return f"the device is not of compute capability {major}.{minor}"
        return str(table["unfit"])

    def _load_optimised(self) -> str:
        """Load the rewritten kernel; why it may not be launched."""
        try:
            made = self._driver.kernel(self._read("optimised"), self._table)
        except LauncherError as error:
            return str(error)
        if self._table["carve_out"] is not None:
            share = self._table["carve_out"]
            status = self._driver.api.cuFuncSetAttribute(made.function, _CARVE_OUT, share)
            if status:
                return f"its carve-out cannot be set: {self._driver.named(status)}"
        self._optimised = made
        return self._find_variables(made)

    def _find_variables(self, made: _Kernel) -> str:
        """Find what is copied from module to module; why it cannot be."""
        for each in self._table["variables"]:
            here = self._driver.variable(made.module, each["name"])
            there = self._driver.variable(self._original.module, each["name"])
            if here is None and each["is_constant"]:
                continue  # Its code does not use it, or nobody can set it.
            if here is None or there is None or here[1] != there[1] or here[1] != each["bytes"]:
                return f"variable '{each['name']}' is not in both modules"
            self._carried.append((each, here[0], there[0]))
        return ""

    def _objection(self, shape: Table, passed: "list[_Passed]") -> str:
        """The first condition that does not hold; empty if all do."""
        if self.unfit:
            return self.unfit
        if self._driver.context() != self._context:
            return "the context is not the one that the kernels were loaded into"
        try:
            self._expect_shape(shape)
            self._expect_values(passed)
            if self._facts & {"sizes", "overlap", "alignment"} or self._carried:
                self._expect_apart(list(self._behind(passed)))
        except _NotAsProvedError as error:
            return str(error)
        return ""

    def _expect_shape(self, shape: Table) -> None:
        for fact, key in _SHAPE:
            asked = self._table["asked"][key]
            asked = tuple(asked) if isinstance(asked, list) else asked
            if fact in self._facts and shape[key] != asked:
                raise _NotAsProvedError(f"the {fact} is {shape[key]}, the proof is of {asked}")

    def _expect_values(self, passed: "list[_Passed]") -> None:
        for parameter, each in zip(self._table["parameters"], passed, strict=True):
            data = bytearray(each.data)
            for place in parameter["places"]:
                data[place["at"] : place["at"] + _POINTER_BYTES] = bytes(_POINTER_BYTES)
            if parameter["value"] not in (None, data.hex()):
                raise _NotAsProvedError(
                    f"'{parameter['name']}' has another value than in the proof"
                )

    def _behind(self, passed: "list[_Passed]") -> Iterator[tuple[str, str, Memory]]:
        """Each pointer, in words, the name of its memory in the proof, and its memory here."""
        memories = {each["name"]: each for each in self._table["memories"]}
        for parameter, each in zip(self._table["parameters"], passed, strict=True):
            for place in parameter["places"]:
                word = f"'{parameter['name']}'" + (f" + {place['at']}" if place["at"] else "")
                memory = memories[place["memory"]]
                yield word, memory["name"], self._memory(word, place, memory, each)

    def _expect_apart(self, found: list[tuple[str, str, Memory]]) -> None:
        """Pointers share memory where they did, and nowhere else; none leads into a variable."""
        for number, (word, name, memory) in enumerate(found):
            for other, its_name, its_memory in found[:number] if "overlap" in self._facts else ():
                if name == its_name and memory != its_memory:
                    raise _NotAsProvedError(f"{other} and {word} lead into one memory in the proof")
                if name != its_name and not _apart(memory, its_memory):
                    raise _NotAsProvedError(
                        f"{other} and {word} share memory, in the proof they do not"
                    )
            for each, _, address in self._carried:
                if not _apart(memory, (address, each["bytes"])):
                    raise _NotAsProvedError(f"{word} leads into variable '{each['name']}'")

    def _memory(self, word: str, place: Table, memory: Table, passed: "_Passed") -> Memory:
        """The memory behind a pointer: what the caller gave, or what the driver says."""
        (pointer,) = struct.unpack_from("<Q", passed.data, place["at"])
        begin, given = pointer - place["offset"], passed.memories.get(place["at"])
        allocation = self._driver.allocation(given[0] if given else begin)
        found = given or allocation
        if found is None:
            raise _NotAsProvedError(f"the driver knows no memory behind {word}: give its range")
        low, size = found
        if allocation and not allocation[0] <= low <= low + size <= sum(allocation):
            raise _NotAsProvedError(
                f"the memory that is given for {word} is larger than its allocation"
            )
        is_sized = "sizes" in self._facts
        if is_sized and size != memory["bytes"]:
            raise _NotAsProvedError(
                f"the memory behind {word} has {size} bytes, the proof is of {memory['bytes']}"
            )
        if not low <= pointer <= low + size or (is_sized and low != begin):
            raise _NotAsProvedError(f"{word} does not lead to where it did in its memory")
        if "alignment" in self._facts and begin % memory["alignment"]:
            raise _NotAsProvedError(
                f"the memory behind {word} does not begin at a multiple of "
                f"{memory['alignment']} bytes"
            )
        return found

    def _start_optimised(self, shape: Table, stream: int, passed: "list[_Passed]") -> str:
        """Launch the rewritten kernel, as it was for this launch; why it was not."""
        driver, table, kernel = self._driver, self._table, self._optimised
        if kernel is None:
            return "the rewritten kernel is not loaded"
        for each, here, there in self._carried:
            if status := driver.copy(here, there, each["bytes"], stream):
                return f"variables cannot be copied: {driver.named(status)}"
        made = {
            key: table["launched"][key] if fact in self._facts else shape[key]
            for fact, key in _SHAPE
        }
        data = [each.data for each in passed]
        if status := driver.start(kernel, table, made, stream, data):
            return f"the driver refused the launch: {driver.named(status)}"
        for each, here, there in self._carried:
            if not each["is_constant"]:
                status = driver.copy(there, here, each["bytes"], stream)
                driver.expect(status, "a variable cannot be copied back")
        return ""


class _NotAsProvedError(Exception):
    """A condition does not hold."""


@dataclass(frozen=True)
class _Passed:
    """The bytes of an argument; by the byte of each pointer in them what memory was given."""

    data: bytes
    memories: dict[int, Memory] = field(default_factory=dict)


def _packed(parameter: Table, argument: Any) -> _Passed:
    kind, size, name = parameter["kind"], parameter["bytes"], parameter["name"]
    if kind == "pointer":
        return _pointer(argument)
    if kind == "structure":
        given = argument if isinstance(argument, Structure) else Structure(bytes(argument))
        if len(given.data) != size:
            raise LauncherError(f"'{name}' is a structure of {size} bytes, not {len(given.data)}")
        return _Passed(given.data, given.memories)
    return _Passed(_number(parameter["type"], size, argument))


def _pointer(argument: Any) -> _Passed:
    if isinstance(argument, Pointer):
        memory = (argument.begin, argument.bytes)
        return _Passed(struct.pack("<Q", argument.address), {0: memory})
    array = getattr(argument, "__cuda_array_interface__", None)
    if array is None:
        return _Passed(struct.pack("<Q", int(argument)))
    address, item = array["data"][0], int(array["typestr"][2:])
    shape, strides = array["shape"], array.get("strides")
    low, size = 0, item * math.prod(shape)
    if strides is not None:
        steps = [(extent - 1) * stride for extent, stride in zip(shape, strides, strict=True)]
        low = sum(step for step in steps if step < 0)
        size = sum(step for step in steps if step > 0) - low + item
    return _Passed(struct.pack("<Q", address), {0: (address + low, size)})


def _number(kind: str, size: int, value: Any) -> bytes:
    if kind == "bf16":
        bits = int.from_bytes(_number("f32", 4, value), "little")
        rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
        return struct.pack("<H", 0x7FC0 if math.isnan(value) else rounded)
    if kind in _FLOATS:
        try:
            return struct.pack(_FLOATS[kind], value)
        except OverflowError:
            return struct.pack(_FLOATS[kind], math.copysign(math.inf, value))
    return (int(value) % (1 << 8 * size)).to_bytes(size, "little")


def _capability(table: Table) -> int:
    """90 for ``sm_90a``."""
    return int(table["architecture"][3:].rstrip("af"))


def _apart(one: Memory, other: Memory) -> bool:
    return sum(one) <= other[0] or sum(other) <= one[0]
