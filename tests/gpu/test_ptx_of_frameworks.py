"""Frameworks hand machine code to the driver; captures of them have its PTX, and replay it."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.sources.capture.application import Wanted, capture_application
from cuado.sources.capture.verify import replay
from cuado.sources.case.check import architecture_of

pytestmark = pytest.mark.gpu

PROGRAMS = Path(__file__).parents[2] / "benchmarks" / "applications" / "programs"


@pytest.mark.parametrize(
    ("package", "program", "kernel", "origin"),
    [
        ("cupy", "cupy_kernel.py", "saxpy", "CuPy's NVRTC"),
        ("numba", "numba_kernel.py", "blend", "Numba"),
        ("torch", "torch_layers.py", "scaled_sum", "Triton"),
        ("torch", "torch_layers.py", "triton_", "Triton"),
    ],
)
@pytest.mark.parametrize("keep_ptx", [True, False], ids=["kept", "found"])
def test_the_ptx_is_there_and_leaves_what_the_program_left(
    tmp_path: Path, package: str, program: str, kernel: str, origin: str, keep_ptx: bool
) -> None:
    if find_spec(package) is None:
        pytest.skip(f"no {package}")
    backend = GpuBackend()
    architecture = architecture_of(backend.device)
    command = [sys.executable, str(PROGRAMS / program)]
    wanted = Wanted(kernel, launch=3, keep_ptx=keep_ptx)
    capture = capture_application(command, wanted, tmp_path).capture
    manifest = capture.manifest
    # What torch.compile has in its own cache Triton does not compile again; of CuPy's and Numba's
    # nobody has the PTX where it was not kept.
    cached = "Triton's cache" if origin == "Triton" else ""
    expected = {origin, cached or origin} if keep_ptx else {cached}
    assert manifest.ptx_from in expected, manifest.why_no_ptx
    for as_it_ran in (True, False):
        done = replay(capture, backend, architecture, as_it_ran=as_it_ran)
        assert done.compared
        assert not done.wrong
