"""What each kind writes, on sources in which it is easy to write the wrong thing. Not timed."""

from pathlib import Path

import pytest
from patched_sources import buffer, drafted, number

GIVEN = (buffer("out", 1024, output=True), buffer("in", 1024), number("n", 1024))
HEAD = "__global__ void k(float *out, const float *in, int n)\n{\n"
INDEX = "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"


def lines(text: str, source: str) -> list[str]:
    """Lines that a source did not have."""
    known = {line.strip() for line in source.split("\n")}
    return [line.strip() for line in text.split("\n") if line.strip() not in known]


@pytest.mark.parametrize(
    ("step", "pairs"),
    [
        (
            "fp64-as-fp32",
            {
                "double x = in[i] * 0.5 + 1e-3;": "float x = in[i] * 0.5f + 1e-3f;",
                "out[i] = x * (double)n; // 0.5": "out[i] = x * (float)n; // 0.5",
                "out[i] += in[i] * HALF;": "out[i] += in[i] * ((float)(HALF));",
            },
        ),
        (
            "fast-functions",
            {
                "out[i] = expf(in[i]);": "out[i] = __expf(in[i]);",
                "out[i] += powf(in[i], 2.5f);": "out[i] += __powf(in[i], 2.5f);",
            },
        ),
        (
            "fast-math",
            {
                "out[i] = in[i] / n / 3.f;": "out[i] = __fdividef(__fdividef(in[i], n), 3.f);",
                "out[i] += 1.f / in[i / 2];": "out[i] += __fdividef(1.f, in[i / 2]);",
            },
        ),
        (
            "fused-multiply-add",
            {
                "out[i] = __fadd_rn(1.f, __fmul_rn(in[i], 3.f));": "out[i] = fma(in[i], 3.f, 1.f);",
                "out[i] += __fsub_rn(__fmul_rn(in[i], 5.f), in[0]);": (
                    "out[i] += fma(in[i], 5.f, -(in[0]));"
                ),
            },
        ),
    ],
)
def test_arithmetic(tmp_path: Path, step: str, pairs: dict[str, str]) -> None:
    body = "".join(f"    {statement}\n" for statement in pairs)
    source = f"#define HALF 0.5\nconstexpr double ONE = 1;\n{HEAD}{INDEX}{body}}}\n"
    assert lines(drafted(tmp_path, source, step, GIVEN).text, source) == list(pairs.values())


BYTES = (
    buffer("out", 1 << 20, "u8", output=True),
    buffer("in", 1 << 20, "u8"),
    number("n", 1 << 20),
)
RETURN = "if (i >= n)\n        return;"
BYTE_HEAD = HEAD.replace("float", "unsigned char")


@pytest.mark.parametrize(
    ("body", "condition"),
    [
        (f"{INDEX}    if (i < n)\n        out[i] = in[i] ^ 1;\n", "((first + 15) < n) && "),
        (f"{INDEX}    {RETURN}\n    out[i] = in[i] ^ 1;\n", "!((first + 15) >= n) && "),
        (f"{INDEX}    out[i] = in[i] ^ 1;\n", ""),
    ],
)
def test_neighbours_share_wide_accesses(tmp_path: Path, body: str, condition: str) -> None:
    source = f"{BYTE_HEAD}{body}}}\n"
    made = drafted(tmp_path, source, "wide-access(factor=16)", BYTES, grid=4096, block=256)
    written = lines(made.text, source)
    assert f"if ({condition}((size_t)&out[first] | (size_t)&in[first]) % 16 == 0) {{" in written
    assert "const uint4 in_words = *reinterpret_cast<const uint4 *>(&in[first]);" in written
    assert "out_wide[part] = in_wide[part] ^ 1;" in written
    assert made.setting.grid == (256, 1, 1)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (f"{INDEX}    if (i < n && in[i] > 3)\n        out[i] = in[i];\n", "its guard"),
        (f"{INDEX}    int j = threadIdx.x;\n    out[i] = in[i] + j;\n", "used in several ways"),
        (f"{INDEX}    out[i] = in[i + 1];\n", "by the index alone"),
        (f"{INDEX}    for (; i < n; i += 4096 * 256)\n        out[i] = in[i];\n", "is changed"),
    ],
)
def test_kernels_of_another_form_stay(tmp_path: Path, body: str, reason: str) -> None:
    source = f"{BYTE_HEAD}{body}}}\n"
    made = drafted(tmp_path, source, "wide-access(factor=16)", BYTES, grid=4096, block=256)
    assert not made.written
    assert made.text == source
    assert reason in made.told[0].made.reason  # type: ignore[union-attr]
