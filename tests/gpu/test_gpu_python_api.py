"""``with cuado.capture(...)`` and ``@cuado.tune`` with the real driver, CUPTI and frameworks."""

import importlib.util
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cuado
from cuado.backends.gpu.backend import GpuBackend
from cuado.optimizer.tuning.outcome import Choice
from cuado.sources.capture import read_capture
from cuado.sources.capture.verify import replay
from cuado.sources.case.check import architecture_of
from cuado.stats import Verdict

pytestmark = pytest.mark.gpu

PROGRAM = Path(__file__).with_name("program_with_blocks.py")
COUNT = 1 << 22
STRIDED = r"""
extern "C" __global__ void add(float *y, const float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int rows = n / STEP;
    int at = (i % rows) * STEP + i / rows;   // Neighbours lie STEP elements apart.
    if (i < n) y[at] += x[at];
}
"""


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache" / "toolchain"))


def said(folder: Path, word: str) -> dict[str, Any]:
    """What a program with blocks says."""
    command = [sys.executable, str(PROGRAM), word]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["right"]
    return found


def test_a_block_captures_and_the_program_goes_on(tmp_path: Path) -> None:
    found = said(tmp_path, "driver")
    assert (found["launch"], found["notes"]) == (3, [])
    capture = read_capture(tmp_path / "step.capture")
    (memory,) = capture.manifest.memory
    before = np.frombuffer(b"".join(capture.pieces(memory.before)), np.float32)
    assert (before == found["before"]).all()
    assert capture.manifest.seconds is not None


def test_a_block_after_cuda_has_started(tmp_path: Path) -> None:
    found = said(tmp_path, "late")
    assert "its code was loaded before cuado came" in found["error"]
    assert found["launch"] == 3
    assert "CUDA had started before" in found["notes"][0]


def test_a_kernel_of_cupy_replays_bit_for_bit(tmp_path: Path) -> None:
    if importlib.util.find_spec("cupy") is None:
        pytest.skip("no CuPy")
    assert said(tmp_path, "cupy")["notes"] == []
    backend = GpuBackend()
    found = replay(
        read_capture(tmp_path / "scatter.capture"), backend, architecture_of(backend.device)
    )
    assert found.compared
    assert not found.wrong


def unstrided(choice: Choice | None) -> None:
    """The choice is the one without a stride, and says so."""
    assert choice is not None
    print(choice)
    assert choice.values == {"STEP": 1}
    assert choice.against_default is not None
    assert choice.against_default.verdict is Verdict.FASTER
    assert choice.against_default.gain is not None
    assert choice.against_default.gain.low > 1.5
    assert not [each.problem for each in choice.attempts if each.problem]


class Vector:
    """Floats on the device, without a framework."""

    def __init__(self, driver: Any, checked: Any, values: Any) -> None:
        self._driver, self._checked = driver, checked
        self.address = int(checked(driver.cuMemAlloc(values.nbytes)))
        self.count = values.size
        checked(driver.cuMemcpyHtoD(self.address, values.ctypes.data, values.nbytes))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": (self.count,), "typestr": "<f4", "data": (self.address, False)}

    def values(self) -> Any:
        found = np.empty(self.count, np.float32)
        self._checked(self._driver.cuMemcpyDtoH(found.ctypes.data, self.address, found.nbytes))
        return found


def test_a_function_is_tuned_without_a_framework() -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    program: Any = import_module("injected_program")
    checked, driver, nvrtc = program.checked, program.driver, program.nvrtc
    checked(driver.cuInit(0))
    device = checked(driver.cuDeviceGet(0))
    checked(driver.cuCtxSetCurrent(checked(driver.cuDevicePrimaryCtxRetain(device))))
    architecture = architecture_of(GpuBackend().device)
    made: dict[int, Any] = {}

    def kernel(step: int) -> Any:
        if step not in made:
            source = checked(nvrtc.nvrtcCreateProgram(STRIDED.encode(), b"add.cu", 0, [], []))
            options = [f"-arch={architecture}".encode(), b"-DSTEP=%d" % step]
            checked(nvrtc.nvrtcCompileProgram(source, len(options), options))
            image = b" " * int(checked(nvrtc.nvrtcGetCUBINSize(source)))
            checked(nvrtc.nvrtcGetCUBIN(source, image))
            module = checked(driver.cuModuleLoadData(image))
            made[step] = checked(driver.cuModuleGetFunction(module, b"add"))
        return made[step]

    @cuado.tune(STEP=[64, 16, 4, 1], stream=0)
    def add(y: Vector, x: Vector, STEP: int) -> None:  # noqa: N803
        own = [np.array([v.address], np.uint64) for v in (y, x)] + [np.array([COUNT], np.int32)]
        params = np.array([each.ctypes.data for each in own], np.uint64)
        shape = (COUNT // 256, 1, 1, 256, 1, 1)
        checked(driver.cuLaunchKernel(kernel(STEP), *shape, 0, 0, params.ctypes.data, 0))

    x = Vector(driver, checked, np.arange(COUNT, dtype=np.float32))
    y = Vector(driver, checked, np.ones(COUNT, np.float32))
    add(y, x)
    unstrided(add.choice)
    assert (y.values() == 1 + x.values()).all()
    add(y, x)
    assert (y.values() == 1 + 2 * x.values()).all()


def test_a_kernel_of_cupy_is_tuned() -> None:
    cupy: Any = pytest.importorskip("cupy")
    add = cuado.tune(STEP=[64, 16, 4, 1])(cupy.RawKernel(STRIDED, "add"))
    x, y = cupy.arange(COUNT, dtype=cupy.float32), cupy.ones(COUNT, dtype=cupy.float32)
    cupy.cuda.Device().synchronize()
    with cupy.cuda.Stream(non_blocking=True):
        add((COUNT // 256,), (256,), (y, x, cupy.int32(COUNT)))
    unstrided(add.choice)
    cupy.cuda.Device().synchronize()
    assert (y == 1 + x).all()


def test_a_kernel_of_triton_is_tuned_and_its_choice_kept() -> None:
    triton: Any = pytest.importorskip("triton")
    torch: Any = pytest.importorskip("torch")
    from gpu_triton_kernels import add

    def once() -> Choice:
        tuned = cuado.tune(BLOCK=[32, 256, 1024, 4096], num_warps=[1, 4, 8])(add)
        x = (torch.arange(COUNT, device="cuda") % 64).to(torch.bfloat16)  # Sums are exact.
        y = torch.ones_like(x)
        expected = y + x
        tuned[lambda c: (triton.cdiv(COUNT, c["BLOCK"]),)](y, x, COUNT)
        assert torch.equal(y, expected)
        assert tuned.choice is not None
        return tuned.choice

    first = once()
    print(first)
    assert first.against_default is not None, "a block of 32 elements for a program is slow"
    assert first.against_default.verdict is Verdict.FASTER
    assert not [each.problem for each in first.attempts if each.problem]
    again = once()
    assert again.values == first.values
    assert again.notes == ("chosen by an earlier process, and kept",)


def test_a_kernel_of_numba_is_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec("numba") is None:
        pytest.skip("no Numba")
    # NumPy 2.5 has none, and releases of numba-cuda ask for it.
    monkeypatch.setattr("numpy.row_stack", np.vstack, raising=False)
    cuda: Any = import_module("numba.cuda")

    def add(y: Any, x: Any) -> None:
        for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
            y[i] += x[i]

    tuned = cuado.tune(BLOCK=[32, 128, 256], BLOCKS=[1, 264, 2112])(cuda.jit(add))
    host = np.arange(COUNT, dtype=np.float32)
    x, y = cuda.to_device(host), cuda.to_device(np.ones_like(host))
    tuned[lambda c: c["BLOCKS"], lambda c: c["BLOCK"]](y, x)
    print(tuned.choice)
    assert tuned.choice is not None
    assert tuned.choice.values["BLOCKS"] != 1, "a single block is slow"
    assert (y.copy_to_host() == 1 + host).all()
