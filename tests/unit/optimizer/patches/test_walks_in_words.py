"""Loops that walk along elements take several at once: which, and that bits stay the same."""

import pytest
from patched_sources import buffer, drafted, is_equal, number, patched

from cuado.model.arguments import Argument
from cuado.optimizer.patches.by_hand import Place
from cuado.optimizer.patches.site import Site
from cuado.optimizer.transformation import Transformation

HEAD = "__global__ void k(float *out, const float *in, const float *other, int n)\n{\n"
INDEX = "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    float s = 0;\n"
LOOP = "    for (int v = 0; v < n; v++)\n        s += in[i * n + v] * (v + 1);\n"
END = "    out[i] = s;\n}\n"
STEP = "vector-accesses(bytes=16)"


def given(n: int) -> tuple[Argument, ...]:
    rows = [buffer(name, 1024 * (n + 2)) for name in ("in", "other")]
    return (buffer("out", 1024, output=True), *rows, number("n", n))


@pytest.mark.parametrize("width", [16, 8])
@pytest.mark.parametrize("n", [24, 21])
def test_a_walk_along_a_row_takes_words_and_leaves_the_bits(n: int, width: int) -> None:
    """Rows of 21 are not aligned, but for one of four; and one element is left."""
    source = f"{HEAD}{INDEX}{LOOP}{END}"
    made, equal = is_equal(source, f"vector-accesses(bytes={width})", given(n))
    word = {16: "float4", 8: "float2"}[width]
    assert f"*reinterpret_cast<const {word} *>(&in[i * n + v])" in made.text
    assert "s += in[i * n + v] * (v + 1);" in made.text
    assert equal


def test_two_rows_of_one_turn_and_a_body_in_braces() -> None:
    loop = (
        "    for (unsigned v = 0; v < n - 2; ++v) {\n"
        "        float x = in[v + i * n] - other[i * n + v];\n"
        "        s += x * x + in[v + i * n];\n    }\n"
    )
    made, equal = is_equal(f"{HEAD}{INDEX}{loop}{END}", STEP, given(24))
    assert "(size_t)&in[v + i * n] | (size_t)&other[i * n + v]) % 16 == 0" in made.text
    assert "v < n - 2 && (n - 2) - v > 3" in made.text
    assert equal


def test_a_patch_of_a_walk_keeps_most_of_the_gain() -> None:
    n, threads = 64, 8192
    arguments: tuple[Argument, ...] = (
        buffer("out", threads, output=True),
        *(buffer(name, threads * n) for name in ("in", "other")),
        number("n", n),
    )
    record = patched(f"{HEAD}{INDEX}{LOOP}{END}", (STEP,), arguments, grid=64)
    assert record.share is not None
    assert record.share > 0.6
    assert any("float4" in line for line in record.diff.splitlines())


LEFT = {
    "a turn may leave the load out": "    for (int v = 0; v < n; v++)\n"
    "        if (v != 7)\n            s += in[i * n + v];\n",
    "nor in half of an expression": "    for (int v = 0; v < n; v++)\n"
    "        s += v < 9 && in[i * n + v] > 0.5f ? 1.f : 2.f;\n",
    "a turn is left before": "    for (int v = 0; v < n; v++) {\n"
    "        if (v == 7) continue;\n        s += in[i * n + v];\n    }\n",
    "the loop is left": "    for (int v = 0; v < n; v++) {\n"
    "        s += in[i * n + v];\n        if (s > 3.f) break;\n    }\n",
    "the index changes": "    for (int v = 0; v < n; v++) {\n"
    "        s += in[i * n + v];\n        i ^= 1;\n    }\n",
    "the bound changes": "    int m = n;\n    for (int v = 0; v < m; v++) {\n"
    "        s += in[i * n + v];\n        m -= v & 1;\n    }\n",
    "the counter changes": "    for (int v = 0; v < n; v++) {\n"
    "        s += in[i * n + v];\n        v += (v & 1);\n    }\n",
    "it begins anywhere": "    for (int v = i & 3; v < n; v++)\n        s += in[i * n + v];\n",
    "it ends with the bound": "    for (int v = 0; v <= n - 1; v++)\n        s += in[i * n + v];\n",
    "elements lie apart": "    for (int v = 0; v < n; v++)\n        s += in[i * n + 2 * v / 2];\n",
    "a barrier is in it": "    for (int v = 0; v < n; v++) {\n"
    "        s += in[i * n + v];\n        __syncthreads();\n    }\n",
    "a pointer of the same name": "    for (int v = 0; v < n; v++) {\n"
    "        const float *in = other;\n        s += in[i * n + v];\n    }\n",
}


@pytest.fixture
def everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The step is said to concern every line, whatever the assembler makes of a loop."""

    def place(_: Transformation, site: Site) -> Place:
        return Place(site, tuple(range(1, 40)), site.entry, None)

    monkeypatch.setattr("cuado.optimizer.patches.kinds.vector_accesses.place_of", place)


@pytest.mark.usefixtures("everywhere")
def test_a_walk_is_found_by_its_line() -> None:
    assert "float4" in drafted(f"{HEAD}{INDEX}{LOOP}{END}", STEP, given(24)).text


@pytest.mark.usefixtures("everywhere")
@pytest.mark.parametrize("why", LEFT)
def test_what_is_no_such_walk_stays_as_it_is(why: str) -> None:
    source = f"{HEAD}{INDEX}{LEFT[why]}{END}"
    assert drafted(source, STEP, given(24)).text == source


@pytest.mark.usefixtures("everywhere")
def test_what_the_kernel_writes_is_loaded_where_it_was() -> None:
    source = (
        f"__global__ void k(float *out, int n)\n{{\n{INDEX}"
        "    for (int v = 0; v < n; v++)\n        s += out[i * n + v];\n"
        "    out[i * n] = s;\n}\n"
    )
    arguments = (buffer("out", 1024 * 24, output=True), number("n", 24))
    assert drafted(source, STEP, arguments).text == source
