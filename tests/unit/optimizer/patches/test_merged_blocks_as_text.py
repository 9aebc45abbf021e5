"""Small blocks that are written as groups of one: indices, shared arrays, barriers and bounds."""

import pytest
from patched_sources import buffer, drafted, is_equal, number

GIVEN = (buffer("out", 1024, output=True), buffer("in", 1024), number("n", 11))
KERNEL = """\
__global__ void __launch_bounds__(%d) k(float *out, const float *in, int n)
{
    __shared__ float v[40];
    __shared__ int w[2][4];
    const int b = blockIdx.x, t = threadIdx.x;
    %s {
        v[t] = in[b * blockDim.x + t]; // v of this block
        if (t < 8) w[t / 4][t %% 4] = t + b;
        __syncthreads();
        float s = v[blockDim.x - 1 - t] + w[1][t & 3] * 0.5f;
        out[b * blockDim.x + t] = s + gridDim.x;
    }
}
"""


@pytest.mark.parametrize(
    ("size", "number_", "condition", "wait"),
    [
        (8, 4, "", "__syncwarp();"),
        (8, 4, "if (b < n)", "__syncwarp(lanes);"),
        (16, 5, "", "__syncwarp(lanes);"),
        (33, 4, "", "__syncthreads();"),
        (32, 2, "", "__syncwarp();"),
    ],
)
def test_blocks_side_by_side(size: int, number_: int, condition: str, wait: str) -> None:
    source, step = KERNEL % (size, condition), f"merged-blocks(axis=x, number={number_})"
    made, equal = is_equal(source, step, GIVEN, grid=12, block=size)
    assert equal
    assert wait in made.text
    assert f"float v[{number_}][40];" in made.text
    assert f"int w[{number_}][2][4];" in made.text
    assert "w[group][t / 4][t % 4]" in made.text
    assert f"__launch_bounds__({number_ * size})" in made.text
    assert made.setting.block == (size, 1, number_)
    assert ("return;" in made.text) == bool(12 % number_)


def test_what_the_launch_sizes_is_not_written() -> None:
    source = KERNEL % (8, "")
    dynamic = source.replace("__shared__ float v[40]", "extern __shared__ float v[]")
    made = drafted(dynamic, "merged-blocks(axis=x, number=4)", GIVEN, grid=12, block=8)
    assert not made.written


@pytest.mark.parametrize("lies", ["__align__(16) float v", "float v"])
@pytest.mark.parametrize(("extent", "is_written"), [(40, True), (41, False)])
def test_parts_that_wide_accesses_would_miss_are_not_written(
    lies: str, extent: int, is_written: bool
) -> None:
    """Four floats at once, of the second part on: 41 floats are no multiple of 16 bytes."""
    wide = "float s = reinterpret_cast<float4 *>(v)[t / 4].x +"
    source = (KERNEL % (8, "")).replace("float v[40]", f"{lies}[{extent}]")
    source = source.replace("float s =", wide)
    made = drafted(source, "merged-blocks(axis=x, number=4)", GIVEN, grid=12, block=8)
    assert bool(made.written) is is_written
