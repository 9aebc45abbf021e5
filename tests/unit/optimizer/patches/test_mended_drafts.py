"""Drafts of generated sources that did not compile, or took integers for floats."""

from patched_sources import buffer, drafted

GIVEN = (buffer("out", 1024, output=True), buffer("in", 1024))
HEAD = """\
__global__ void k(float *out, const float *in)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
"""


def test_products_of_integers_are_not_fused() -> None:
    text = f"{HEAD}    out[i] = __fadd_rn((float)(i * 3 - 7), __fmul_rn(in[i], in[i]));\n}}\n"
    made = drafted(text, "fused-multiply-add", GIVEN)
    assert "out[i] = fmaf(in[i], in[i], (float)(i * 3 - 7));" in made.text


def test_a_minimum_has_two_floats_or_two_doubles() -> None:
    text = f"{HEAD}    double v = in[i];\n    out[i] = fmin(v * 0.5, 3.0) * 0.25;\n}}\n"
    made = drafted(text, "fp64-as-fp32", GIVEN)
    assert "float v = in[i];" in made.text
    assert "fminf(v * 0.5f, 3.0f) * 0.25f" in made.text
    few = drafted(text, "fp64-as-fp32", GIVEN, way=1)
    assert "fmin(v * 0.5, 3.0) * 0.25f" in few.text


def test_only_lanes_that_update_one_word_are_told_to_add_up() -> None:
    """What lanes add to different words must not become one sum."""
    given = (buffer("out", 64, "s32", output=True), buffer("in", 1024, "s32"))
    head = HEAD.replace("float", "int")
    words = {"out[i % 4]": "__match_any_sync(__activemask(), ", "out[0]": "__shfl_xor_sync(~0u, "}
    for word, how in words.items():
        text = f"{head}    atomicAdd(&{word}, in[i]);\n}}\n"
        made = drafted(text, "warp-aggregated-atomics", given)
        said = made.results[0].made.write  # type: ignore[union-attr]
        assert f"`&{word}`" in said
        assert how in said
