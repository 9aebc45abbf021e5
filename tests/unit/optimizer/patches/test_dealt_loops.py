"""Iterations of a loop written for blocks or lanes: equal in every bit, or told with the reason."""

import pytest
from patched_sources import added, buffer, drafted, number, patched

HEAD = """\
__global__ void rows(const int *in, int *out, int rows, int n)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows)
        return;
"""
MOST = f"""\
{HEAD}    int most = in[r * n];
    for (int c = 1; c < n; c++)
        most = max(most, in[r * n + c]);
    out[r] = most;
}}
"""
GIVEN = (
    *(buffer("in", 512 * 64, "s32"), buffer("out", 512, "s32", output=True)),
    *(number("rows", 512), number("n", 64)),
)
SETS = """\
__global__ void sets(const int *in, int *out, int sets)
{
    __shared__ int part[128];
    for (int s = 0; s < sets; s++) {
        part[threadIdx.x] = in[s * 128 + threadIdx.x];
        __syncthreads();
        out[s * 128 + threadIdx.x] = part[127 - threadIdx.x];
        __syncthreads();
    }
}
"""
OF_SETS = (
    *(buffer("in", 128 * 64, "s32"), buffer("out", 128 * 64, "s32", output=True)),
    number("sets", 64),
)


def test_a_warp_reduces_a_row() -> None:
    made = patched(MOST, ("row-to-warp(lanes=32, groups=4)",), GIVEN, grid=4)
    assert made.reason == ""
    assert added(made) == [
        "const int lane = threadIdx.x;",
        "int r = blockIdx.x * blockDim.y + threadIdx.y;",
        "for (int c = 1 + lane; c < n; c += 32)",
        "for (int k = 16; k; k /= 2) most = max(most, __shfl_xor_sync(~0u, most, k));",
        "if (lane == 0) out[r] = most;",
    ]
    assert made.launch == ("launch 128 x 1 x 1 blocks of 32 x 4 x 1 threads",)
    assert len(made.proofs) == 2


def test_blocks_share_a_loop_with_barriers() -> None:
    made = patched(SETS, ("loop-to-grid(loop=0, blocks=16)",), OF_SETS, grid=1)
    assert made.reason == ""
    assert added(made) == ["for (int s = blockIdx.x; s < sets; s += gridDim.x) {"]
    assert made.launch == ("launch 16 x 1 x 1 blocks of 128 x 1 x 1 threads",)


def test_a_block_s_warps_put_sums_together() -> None:
    body = """\
    int sum = in[r];
    for (int c = 0; c < n; c++)
        if (in[r * n + c] > 50)
            sum++;
    if (sum > 3)
        out[r] = sum;
    else
        out[r] = 0;
}
"""
    made = patched(HEAD + body, ("row-to-warp(lanes=64, groups=1)",), GIVEN, grid=4)
    assert made.reason == ""
    lines = added(made)
    assert "if (lane != 0) sum = 0;" in lines
    assert "__shared__ decltype(sum) sum_of_warps[2];" in lines
    # Without its braces, the new condition would take the ``else``.
    assert "{ if (lane == 0) out[r] = sum; }" in lines


UNWRITTEN = {
    "    for (int c = 0; c < n; c++)\n        out[r * n + c / 4] = in[r * n + c];\n": (
        "'out[r * n + c / 4]' may be of another iteration, too"
    ),
    "    for (int c = 0; c < n; c++)\n        STORE(in[r * n + c]);\n": (
        "macro 'STORE' stands for more than a number"
    ),
    "    int c;\n    for (c = 0; c < n; c++)\n        out[r * n + c] = in[r * n + c];\n": (
        "the counter of the loop in line 7 is not an integer of its own"
    ),
    "    const int *p = in + r * n;\n    for (int c = 0; c < n; c++)\n"
    "        out[r * n + c] = *p++;\n": "'p' is handed from one iteration to the next",
}


@pytest.mark.parametrize(("body", "reason"), list(UNWRITTEN.items()))
def test_what_the_text_does_not_show_is_told(body: str, reason: str) -> None:
    macro = "#define STORE(x) out[r * n + c] = x\n" if "STORE" in body else ""
    given = (GIVEN[0], buffer("out", 512 * 64, "s32", output=True), *GIVEN[2:])
    text = f"{macro}{HEAD}{body}}}\n"
    made = drafted(text, "loop-to-threads(lanes=32, groups=4)", given, grid=4)
    assert not made.written
    assert made.text == text
    assert made.results[0].made.reason == reason  # type: ignore[union-attr]
    assert "share the iterations of the loop in line" in made.results[0].made.write  # type: ignore[union-attr]


def test_lanes_wait_where_one_reads_what_another_one_stored() -> None:
    body = """\
    for (int c = 0; c < n; c++)
        out[r * n + c] = in[r * n + c] + 1;
    int last = out[r * n + n - 1];
    for (int c = 0; c < n; c++)
        out[r * n + c] += last;
}
"""
    given = (GIVEN[0], buffer("out", 512 * 64, "s32", output=True), *GIVEN[2:])
    made = drafted(HEAD + body, "loop-to-threads(lanes=32, groups=4)", given, grid=4)
    assert made.text.count("__syncwarp();") == 2


def test_the_place_of_a_maximum_is_told() -> None:
    body = """\
    int most = in[r * n], at = 0;
    for (int c = 1; c < n; c++)
        if (in[r * n + c] > most) {
            most = in[r * n + c];
            at = c;
        }
    out[r] = at;
}
"""
    made = drafted(HEAD + body, "row-to-warp(lanes=32, groups=4)", GIVEN, grid=4)
    assert not made.written
    said = made.results[0].made.write.split("\n")  # type: ignore[union-attr]
    assert said[0].startswith(
        "let 32 neighbouring threads share the iterations of the loop in line 7"
    )
    assert "for (int c = 1 + lane; c < n; c += 32)" in said
