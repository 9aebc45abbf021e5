"""Kernels that fetch from textures on linear memory give what a texture unit gives; or are refused.

Out of range a fetch gives 0: below as above (CUDA C++ Programming Guide, "Linear memory").
"""

from pathlib import Path

import numpy as np
import pytest

from cuado import api
from cuado.backends.emulated.execution.blocks import execute
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.ptx import parse
from cuado.ptx.linear_textures import LinearTexture, fetches_textures, with_loads
from cuado.sources.case import load_case
from cuado.sources.case.description import read_case
from cuado.sources.case.errors import CaseError
from cuado.sources.launches import notes_of, textures_of

SOURCE = """
template <typename T> __device__ void fetched(cudaTextureObject_t t, const int* at, T* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex1Dfetch<T>(t, at[i]);
}
#define KERNEL(name, T) extern "C" __global__ void name( \\
    cudaTextureObject_t t, const int* at, T* out, int n) { fetched<T>(t, at, out, n); }
KERNEL(one, float)
KERNEL(two, int2)
KERNEL(four, float4)
KERNEL(whole, unsigned)
extern "C" __global__ void filtered(cudaTextureObject_t t, const int* at, float* out, int n) {
    out[threadIdx.x] = tex1D<float>(t, at[threadIdx.x]);
}
extern "C" __global__ void flat(cudaTextureObject_t t, const int* at, float* out, int n) {
    out[threadIdx.x] = tex2D<float>(t, at[threadIdx.x], 0.5f);
}
extern "C" __global__ void chosen(
    cudaTextureObject_t t, cudaTextureObject_t u, const int* at, float* out) {
    out[threadIdx.x] = tex1Dfetch<float>(threadIdx.x & 1 ? t : u, at[threadIdx.x]);
}
"""
CASE = """
schema = 1
source = "kernels.cu"
kernel = "{kernel}"
grid = 4
block = 256
[[arguments]]
name = "t"
type = "{type}"
shape = {shape}
fill = {{ content = "random", low = 1, high = 100, seed = 1 }}
{texture}
[[arguments]]
name = "at"
type = "s32"
shape = 1024
fill = {{ content = "random", low = -50, high = 250, seed = 2 }}
[[arguments]]
name = "out"
type = "{type}"
shape = 4096
output = true
[[arguments]]
name = "n"
type = "s32"
value = 1000
"""


def case(
    folder: Path, kernel: str, kind: str, shape: object, channels: int, more: str = ""
) -> Path:
    (folder / "kernels.cu").write_text(SOURCE)
    texture = f"texture_channels = {channels}" if channels else ""
    path = folder / "case.toml"
    path.write_text(CASE.format(kernel=kernel, type=kind, shape=shape, texture=texture) + more)
    return path


def outputs(launch: Launch) -> dict[str, np.ndarray]:
    program, opened = Program(launch.ptx, launch.kernel), Opened(launch)
    arena = opened.arena(program)
    execute(program, opened.shape(program, Trial()), arena)
    return {each.name: arena.view(each.name).copy() for each in launch.buffers}


@pytest.mark.parametrize(
    ("kernel", "kind", "shape", "channels"),
    [
        ("one", "f32", 200, 1),
        ("two", "s32", [200, 2], 2),
        ("four", "f32", [200, 4], 4),
        ("whole", "u32", 200, 1),
    ],
)
def test_elements_are_fetched_and_beyond_the_ends_is_0(
    tmp_path: Path, kernel: str, kind: str, shape: object, channels: int
) -> None:
    launch = load_case(case(tmp_path, kernel, kind, shape, channels))
    assert not any(fetches_textures(e) for e in parse(launch.ptx).entries if e.name == kernel)
    found = outputs(launch)
    table = found["t"].view(kind.replace("s32", "i4").replace("u32", "u4").replace("f32", "f4"))
    table = table.reshape(200, channels)
    at = found["at"].view("i4")[:1000]
    inside = (at >= 0) & (at < 200)
    assert 0 < inside.sum() < 1000
    assert (at < 0).any()
    expected = np.where(inside[:, None], table[np.clip(at, 0, 199)], 0)
    got = found["out"].view(table.dtype)[: 1000 * channels].reshape(1000, channels)
    assert (got == expected).all()


@pytest.mark.parametrize(
    ("kernel", "said"),
    [("filtered", r"tex\.1d\.v4\.f32\.f32"), ("flat", r"tex\.2d\.v4\.f32\.f32")],
)
def test_other_fetches_are_refused_by_name(tmp_path: Path, kernel: str, said: str) -> None:
    with pytest.raises(CaseError, match=f"'{said}' cannot be made a load") as caught:
        load_case(case(tmp_path, kernel, "f32", 200, 1))
    assert "tex1Dfetch" in str(caught.value.remedy)


def test_a_texture_that_the_case_does_not_name_is_not_emulated(tmp_path: Path) -> None:
    launch = load_case(case(tmp_path, "one", "f32", 200, 0))
    assert "tex.1d.v4.f32.s32" in launch.ptx
    with pytest.raises(CuadoError, match=r"tex\.1d"):
        api.check(launch)


def test_channels_that_the_texture_does_not_have_are_not_read(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="uses more than 1 of the four values"):
        load_case(case(tmp_path, "four", "f32", 200, 1))


def test_a_handle_that_is_chosen_at_run_time_is_refused() -> None:
    ptx = CHOSEN
    with pytest.raises(CuadoError, match="no texture of the launch"):
        with_loads(ptx, "chosen", {0: LinearTexture(10, 1), 1: LinearTexture(10, 1)})


CHOSEN = """.version 8.0
.target sm_80
.address_size 64
.visible .entry chosen(.param .u64 t, .param .u64 u)
{
	.reg .pred %p<2>;
	.reg .f32 %f<5>;
	.reg .b32 %r<3>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [t];
	ld.param.u64 %rd2, [u];
	mov.u32 %r1, %tid.x;
	setp.eq.s32 %p1, %r1, 0;
	selp.b64 %rd3, %rd1, %rd2, %p1;
	tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%rd3, {%r1}];
	ret;
}
"""


def test_a_coordinate_among_the_targets_is_used_before_they_are_set() -> None:
    text = CHOSEN.replace("[%rd3, {%r1}]", "[%rd1, {%r1}]").replace(
        "tex.1d.v4.f32", "tex.1d.v4.s32"
    )
    text = text.replace("{%f1, %f2, %f3, %f4}", "{%r1, %r2, %r2, %r2}")
    made = with_loads(text, "chosen", {0: LinearTexture(10, 1)})
    lines = [line.strip() for line in made.splitlines()]
    assert lines.index("mov.b32 %cuado_tex_x, %r1;") < lines.index("mov.s32 %r1, 0;")
    assert parse(made).text == made


@pytest.mark.parametrize(
    ("kind", "shape", "channels", "said"),
    [
        ("f32", 200, 3, "3 is no number of channels"),
        ("f64", 200, 1, "textures of f64 are not known"),
        ("f32", 201, 2, "does not hold whole elements"),
    ],
)
def test_what_no_texture_is(
    tmp_path: Path, kind: str, shape: int, channels: int, said: str
) -> None:
    with pytest.raises(CaseError, match=said):
        load_case(case(tmp_path, "one", kind, shape, channels))


def test_results_say_that_times_are_those_of_loads_and_no_faster_version_is_made(
    tmp_path: Path,
) -> None:
    path = case(tmp_path, "one", "f32", 200, 1)
    launch = load_case(path)
    assert textures_of(launch) == ("t",)
    (note,) = notes_of(read_case(path), launch)
    assert "times are those of loads" in note
    with pytest.raises(CuadoError, match="takes texture objects"):
        api.optimize(read_case(path), device="emulated:h200")
