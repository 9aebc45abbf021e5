"""Whether data, or the order of threads, decides which addresses a warp accesses together."""

from pathlib import Path

import pytest

from cuado.device.library import load_chip
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sources.case import load_case
from cuado.what_if.diagnose.memory_traffic import is_scattered_by_data, wasted_on

SOURCE = """
extern "C" __global__ void scatter(const int *place, const float *in, float *out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    int to = place[i];
    out[to] = in[i];
    out[n + i * 9] = 1.f;
}
"""
CASE = """
schema = 1
name = "scatter"
source = "scatter.cu"
kernel = "scatter"
grid = 4
block = 128

[constants]
n = 512

[[arguments]]
name = "place"
type = "s32"
shape = ["n"]
fill = { content = "ramp" }

[[arguments]]
name = "in"
type = "f32"
shape = ["n"]

[[arguments]]
name = "out"
type = "f32"
shape = ["10 * n"]
output = true

[[arguments]]
name = "n"
type = "s32"
value = "n"
"""


def _has_compiler() -> bool:
    try:
        nvrtc.version()
    except ToolNotFoundError:
        return False
    return True


pytestmark = pytest.mark.skipif(not _has_compiler(), reason="no NVRTC")


def test_a_scatter_by_data_is_told_from_a_stride(tmp_path: Path) -> None:
    (tmp_path / "scatter.cu").write_text(SOURCE)
    (tmp_path / "scatter.toml").write_text(CASE)
    launch = load_case(tmp_path / "scatter.toml", architecture="sm_90")
    options = AssembleOptions("sm_90", None)
    kernel = Kernel(launch, load_chip("h200"), build(launch.ptx, launch.kernel, options), options)
    at = {line.line: line for line in kernel.lines if line is not None}
    assert is_scattered_by_data(kernel, (at[6],))
    assert not is_scattered_by_data(kernel, (at[7],))  # A stride: threads decide.
    assert not is_scattered_by_data(kernel, (at[6], at[7]))
    assert not is_scattered_by_data(kernel, (at[5],))  # Coalesced.
    assert wasted_on(kernel, kernel.global_stores, (at[7],)) == ("out",)
    assert wasted_on(kernel, kernel.global_loads, tuple(at.values())) == ()
