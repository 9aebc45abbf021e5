# ruff: noqa: N802 (the names and arguments are the driver's)
"""Memory at given addresses and module variables, on a driver whose device is this process."""

import ctypes
import struct
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from cuado.backends.frames import encoded, read_frame
from cuado.backends.gpu.engine import GpuEngine
from cuado.backends.gpu.messages import Setup, setup_frame, setup_from
from cuado.backends.gpu.reserved import UNIT, WINDOW, spans
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Content, Fill, Pointer, Structure
from cuado.model.trial import ORIGINAL, Failure, Program, Trial, TrialFailedError

_ENGINE = import_module("test_gpu_engine")
OK = _ENGINE.OK
LOW = 0x5_0000_0000
"""An address at which this process has nothing."""
_READ_WRITE, _FIXED = 3, 0x100022
"""``PROT_READ | PROT_WRITE``; ``MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE``."""
_LIBC = ctypes.CDLL(None, use_errno=True)
_LIBC.mmap.restype = ctypes.c_void_p
_LIBC.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_LIBC.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


class MappingDriver:
    """A host driver with virtual memory, and with modules that have a variable ``calls``."""

    CUmemAllocationType = SimpleNamespace(CU_MEM_ALLOCATION_TYPE_PINNED=1)
    CUmemLocationType = SimpleNamespace(CU_MEM_LOCATION_TYPE_DEVICE=1)
    CUmemAllocationGranularity_flags = SimpleNamespace(CU_MEM_ALLOC_GRANULARITY_MINIMUM=0)
    CUmemAccess_flags = SimpleNamespace(CU_MEM_ACCESS_FLAGS_PROT_READWRITE=3)

    def __init__(self, codes: Any) -> None:
        self.host: Any = _ENGINE.HostDriver(codes)
        self.taken: range | None = None
        self.reserved: list[tuple[int, int]] = []
        self.mapped: list[tuple[int, int]] = []
        self.variables: dict[bytes, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.host, name)

    @staticmethod
    def CUmemAllocationProp() -> Any:
        return SimpleNamespace(type=0, location=SimpleNamespace(type=0, id=-1))

    @staticmethod
    def CUmemAccessDesc() -> Any:
        return SimpleNamespace(flags=0, location=SimpleNamespace(type=0, id=-1))

    def cuMemGetAllocationGranularity(self, own: Any, option: int) -> Any:
        assert (own.type, own.location.type, own.location.id) == (1, 1, 0)
        return OK, UNIT

    def cuMemAddressReserve(self, size: int, alignment: int, address: int, flags: int) -> Any:
        assert not self.host.kept, "something was allocated before"
        given = -(-address // WINDOW) * WINDOW
        if size < WINDOW or (
            self.taken and set(self.taken) & set(range(given, given + size, UNIT))
        ):
            given = LOW << 4
        self.reserved.append((given, size))
        return OK, given

    def cuMemAddressFree(self, address: int, size: int) -> Any:
        self.reserved.remove((address, size))
        return (OK,)

    def cuMemCreate(self, size: int, own: Any, flags: int) -> Any:
        return OK, size

    def cuMemMap(self, address: int, size: int, offset: int, handle: int, flags: int) -> Any:
        assert any(at <= address and address + size <= at + n for at, n in self.reserved)
        assert handle == size
        got = _LIBC.mmap(address, size, _READ_WRITE, _FIXED, -1, 0)
        assert got == address
        self.mapped.append((address, size))
        return (OK,)

    def cuMemRelease(self, handle: int) -> Any:
        return (OK,)

    def cuMemSetAccess(self, address: int, size: int, access: list[Any], count: int) -> Any:
        assert (address, size) in self.mapped
        assert access[0].flags == 3
        assert count == len(access) == 1
        return (OK,)

    def cuModuleGetGlobal(self, module: bytes, name: bytes) -> Any:
        if name != b"calls":
            return _ENGINE.CUresult.CUDA_ERROR_NOT_FOUND, None, None
        if module not in self.variables:
            self.variables[module] = ctypes.c_int32(-1)
        return OK, ctypes.addressof(self.variables[module]), 4


def list_sum(head: int, pair: bytes) -> None:
    """The sum of a list, into what the second half of a structure points to."""
    target = struct.unpack("<QQ", pair)[1]
    total = 0.0
    while head:
        head, value = struct.unpack("<Qd", ctypes.string_at(head, 16))
        total += value
    ctypes.memmove(target, struct.pack("<d", total), 8)


def counting(head: int, pair: bytes) -> None:
    list_sum(head, pair)
    DRIVERS[-1].variables[b"counting"].value += 1


def twice(head: int, pair: bytes) -> None:
    counting(head, pair)
    DRIVERS[-1].variables[b"twice"].value += 2


DRIVERS: list[MappingDriver] = []
CODES = {b"counting": (counting, ["Q", "16s"]), b"twice": (twice, ["Q", "16s"])}


@pytest.fixture
def driver() -> Iterator[MappingDriver]:
    made = MappingDriver(CODES)
    DRIVERS.append(made)
    yield made
    for address, size in made.mapped:
        _LIBC.munmap(address, size)
    DRIVERS.pop()


@pytest.fixture
def setup(tmp_path: Any) -> Setup:
    near, far = LOW, LOW + 5 * UNIT
    (tmp_path / "near").write_bytes(struct.pack("<QdQd", far, 1.5, 0, 4.0))
    (tmp_path / "far").write_bytes(struct.pack("<Qd", near + 16, 2.0))
    (tmp_path / "calls").write_bytes(struct.pack("<i", 41))

    def filled(name: str) -> Fill:
        return Fill(Content.FILE, path=str(tmp_path / name))

    inside = ((8, Pointer("pair+8", "sum", 0)),)
    return Setup(
        0,
        "list",
        (Pointer("head", "near"), Structure("pair", bytes(16), inside)),
        (1, 1, 1),
        (32, 1, 1),
        outputs=("sum", "calls"),
        written=frozenset({"sum"}),
        memory=(
            Buffer("near", "u64", (4,), filled("near"), near),
            Buffer("far", "u64", (2,), filled("far"), far),
            Buffer("sum", "f64", (1,), Fill(), near + 512),
        ),
        variables=(Buffer("calls", "s32", (1,), filled("calls")), Buffer("lost", "u8", (1,))),
    )


def _opened(driver: MappingDriver, setup: Setup) -> GpuEngine:
    engine = GpuEngine(driver)
    engine.open(setup)
    engine.load(Program(ORIGINAL, b"counting", "k"))
    return engine


def test_what_holds_pointers_is_where_it_was_and_variables_hold_what_they_held(
    driver: MappingDriver, setup: Setup
) -> None:
    engine = _opened(driver, setup)
    assert driver.reserved == [(LOW - WINDOW, 2 * WINDOW)]
    assert [address for address, _ in driver.mapped] == [LOW - UNIT, LOW + 4 * UNIT]
    for _ in range(2):  # The variable is put back before each run.
        found = engine.outputs(Trial())
        assert struct.unpack("<d", found["sum"]) == (7.5,)
        assert struct.unpack("<i", found["calls"]) == (42,)


def test_a_variable_that_ends_otherwise_is_a_difference(
    driver: MappingDriver, setup: Setup
) -> None:
    engine = _opened(driver, setup)
    assert engine.check(Trial()).equal
    engine.load(Program("twice", b"twice", "k"))
    found = engine.check(Trial("twice"))
    assert not found.equal
    assert [(d.buffer, d.expected, d.found) for d in found.differences] == [("calls", 42.0, 43.0)]


def test_neighbours_share_the_guard_between_them(driver: MappingDriver, setup: Setup) -> None:
    engine = _opened(driver, setup)
    ctypes.memset(LOW + 32 + 10, 0, 1)
    assert engine.check(Trial()).equal  # Guards are armed anew before each run.
    ctypes.memset(LOW + 40, 0, 1)
    buffers = engine._bench().buffers
    assert not buffers["near"].region.is_intact()
    assert buffers["sum"].region.is_intact()
    assert buffers["far"].region.is_intact()


def test_an_address_that_the_driver_does_not_give_is_refused(
    driver: MappingDriver, setup: Setup
) -> None:
    driver.taken = range(LOW, LOW + UNIT, UNIT)
    with pytest.raises(TrialFailedError, match="cannot be put back at 0x500000000") as raised:
        _opened(driver, setup)
    assert raised.value.failure is Failure.ADDRESSES
    assert "emulated" in raised.value.remedy
    assert not driver.mapped


def test_where_the_driver_has_what_is_beside_a_buffer_it_has_no_guard(
    driver: MappingDriver, setup: Setup
) -> None:
    """Applications' memory often begins where that of the driver's own ends."""
    driver.taken = range(LOW - UNIT, LOW, UNIT)
    engine = _opened(driver, setup)
    assert driver.reserved == [(LOW, WINDOW)]
    assert struct.unpack("<d", engine.outputs(Trial())["sum"]) == (7.5,)
    assert engine.check(Trial()).equal
    ctypes.memset(LOW + 512 + 8, 0, 1)
    buffers = engine._bench().buffers
    assert not buffers["sum"].region.is_intact()
    assert buffers["far"].region.is_intact()


def test_memory_that_overlaps_is_refused(driver: MappingDriver, setup: Setup) -> None:
    near, far, total = setup.memory
    wrong = replace(setup, memory=(near, far, replace(total, address=LOW + 8)))
    with pytest.raises(CuadoError, match="'near' and 'sum' overlap"):
        _opened(driver, wrong)


def test_clusters_and_cooperation_are_attributes_of_the_launch(
    driver: MappingDriver, setup: Setup
) -> None:
    """The structures are those of the real bindings; only what they go to is not."""
    real = pytest.importorskip("cuda.bindings.driver")
    launched: list[Any] = []

    def launch(config: Any, function: bytes, pointer: int, extra: int) -> Any:
        launched.append(config)
        return driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 1, pointer, extra)

    driver.__dict__.update(
        CUlaunchConfig=real.CUlaunchConfig,
        CUlaunchAttribute=real.CUlaunchAttribute,
        CUlaunchAttributeID=real.CUlaunchAttributeID,
        cuLaunchKernelEx=launch,
    )
    setup = replace(setup, grid=(4, 6, 1), cluster=(2, 3, 1), cooperative=True)
    found = _opened(driver, setup).outputs(Trial())
    assert struct.unpack("<d", found["sum"]) == (7.5,)
    (config,) = launched
    assert (config.gridDimX, config.gridDimY, config.gridDimZ) == (4, 6, 1)
    assert (config.blockDimX, config.blockDimY, config.blockDimZ) == (32, 1, 1)
    cluster, cooperative = config.attrs
    extent = cluster.value.clusterDim
    assert (extent.x, extent.y, extent.z) == (2, 3, 1)
    assert cluster.id == real.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    assert cooperative.id == real.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
    assert cooperative.value.cooperative == 1
    assert config.numAttrs == 2


def test_ranges_that_touch_are_one() -> None:
    buffers = [
        Buffer("a", "u8", (100,), address=LOW),
        Buffer("b", "u8", (UNIT,), address=LOW + 512),
        Buffer("c", "u8", (1,), address=LOW + 9 * UNIT),
    ]
    assert spans(buffers, dict.fromkeys("abc", 0)) == [
        (LOW, LOW + 2 * UNIT),
        (LOW + 9 * UNIT, LOW + 10 * UNIT),
    ]


def test_setups_with_memory_survive_the_way_to_the_worker(setup: Setup) -> None:
    data = b"".join(encoded(setup_frame(setup)))
    place = 0

    def read(size: int) -> bytes:
        nonlocal place
        place += size
        return data[place - size : place]

    assert setup_from(read_frame(read)) == setup
