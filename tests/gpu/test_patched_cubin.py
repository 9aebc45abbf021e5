"""Patched machine code runs on a GPU, and does what the kernel does without the instructions.

The reference is computed here in double precision; the kernel is ``tile.ptx``: every thread stores
the sine of its value in shared memory, and feeds its neighbour's into a chain of multiply-adds.
"""

import array
import base64
import ctypes
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.locate import Program, find_all
from cuado.sass.toolchain.nops import select, with_nops

pytestmark = pytest.mark.gpu

RECORDED = Path(__file__).parents[1] / "unit" / "sass" / "toolchain" / "recorded"
THREADS = 128
HOPPER = (9, 0)
VALUES = [0.01 * thread - 0.5 for thread in range(THREADS)]


@pytest.fixture(scope="module")
def driver() -> Iterator[Any]:
    """The CUDA driver with a context on the first GPU, which must be one sm_90 code runs on."""
    module: Any = pytest.importorskip("cuda.bindings.driver", reason="pip install cuda-bindings")
    _call(module.cuInit(0))
    device = _call(module.cuDeviceGet(0))
    attribute = module.CUdevice_attribute
    capability = tuple(
        _call(module.cuDeviceGetAttribute(wanted, device))
        for wanted in (
            attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
            attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
        )
    )
    if capability != HOPPER:
        pytest.skip(f"the recorded code is for sm_90, the GPU has {capability}")
    context = _call(module.cuDevicePrimaryCtxRetain(device))
    _call(module.cuCtxSetCurrent(context))
    yield module
    _call(module.cuDevicePrimaryCtxRelease(device))


def _call(answer: tuple[Any, ...]) -> Any:
    status, *values = answer
    assert int(status) == 0, f"the driver answered {status!r}"
    return values[0] if values else None


def _run(driver: Any, cubin: bytes, count: int) -> list[float]:
    """The kernel's output for ``VALUES``."""
    module = _call(driver.cuModuleLoadData(cubin))
    kernel = _call(driver.cuModuleGetFunction(module, b"tile"))
    given = array.array("f", VALUES)
    taken = array.array("f", [math.nan] * THREADS)
    size = given.itemsize * THREADS
    source, target = (_call(driver.cuMemAlloc(size)) for _ in range(2))
    try:
        _call(driver.cuMemcpyHtoD(source, given.buffer_info()[0], size))
        _call(driver.cuMemcpyHtoD(target, taken.buffer_info()[0], size))
        kinds = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32)
        arguments = ((int(source), int(target), count), kinds)
        _call(driver.cuLaunchKernel(kernel, 1, 1, 1, THREADS, 1, 1, 0, 0, arguments, 0))
        _call(driver.cuCtxSynchronize())
        _call(driver.cuMemcpyDtoH(taken.buffer_info()[0], target, size))
    finally:
        _call(driver.cuMemFree(source))
        _call(driver.cuMemFree(target))
        _call(driver.cuModuleUnload(module))
    return list(taken)


def _expected(count: int, *, sine: bool) -> list[float]:
    """What the kernel computes; without MUFU.SIN its range reduction, x / 2 pi, is stored."""
    stored = [math.sin(value) if sine else value / (2 * math.pi) for value in VALUES]
    chained = []
    for thread, value in enumerate(VALUES):
        result = 1.0
        for _ in range(count):
            result = result * stored[thread ^ 1] + value
        chained.append(result)
    return chained


def _recorded(name: str) -> bytes:
    return base64.b64decode((RECORDED / f"{name}.cubin.b64").read_text())


@pytest.mark.parametrize("count", [1, 5, 7])
@pytest.mark.parametrize(("name", "sine"), [("tile", True), ("tile.nops", False)])
def test_recorded_code_does_what_its_instructions_say(
    driver: Any, name: str, sine: bool, count: int
) -> None:
    found = _run(driver, _recorded(name), count)
    assert found == pytest.approx(_expected(count, sine=sine), abs=2e-6)


def test_code_patched_here_runs_and_only_the_removed_work_is_missing(driver: Any) -> None:
    for program in (Program.PTXAS, Program.NVDISASM):
        if not find_all(program):
            pytest.skip(f"no {program.value} here; pip install nvidia-cuda-nvcc")
    cubin = assemble((RECORDED / "tile.ptx").read_text()).cubin
    assert _run(driver, cubin, 5) == pytest.approx(_expected(5, sine=True), abs=2e-6)
    code = disassemble(cubin)
    sines = select(code, "tile", [SassClass.SPECIAL])
    assert len(sines) == 1
    patched = with_nops(cubin, {"tile": sines})
    assert _run(driver, patched, 5) == pytest.approx(_expected(5, sine=False), abs=2e-6)


def test_without_its_store_a_kernel_leaves_the_output_alone(driver: Any) -> None:
    for program in (Program.PTXAS, Program.NVDISASM):
        if not find_all(program):
            pytest.skip(f"no {program.value} here; pip install nvidia-cuda-nvcc")
    cubin = assemble((RECORDED / "tile.ptx").read_text()).cubin
    stores = select(disassemble(cubin), "tile", [SassClass.GLOBAL_STORE])
    assert all(map(math.isnan, _run(driver, with_nops(cubin, {"tile": stores}), 5)))
