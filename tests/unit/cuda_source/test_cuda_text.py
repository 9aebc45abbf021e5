"""CUDA C++ is read as it is written: kernels, arrays, loops, literals, launches."""

from cuado.cuda_source import (
    constants_of,
    float_literals,
    functions,
    kernels,
    launches,
    loops,
    macro_literals,
    parse_source,
    shared_arrays,
    value_of,
    variables,
)

TEXT = """\
#define N 32
constexpr int M = 2 * N + 1;
template <int B, typename T>
__global__ void __launch_bounds__(256, 2)
f(const float* __restrict__ a, float *b, int n, const T (&q)[3], unsigned long long z = 3)
{
    __shared__ float tile[N][N+1], other;
    extern __shared__ __align__(16) double dyn[];
    #pragma unroll 4   // four
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        #pragma unroll
        for (int j = 3; j >= 0; --j)
            b[i] = a[i] * 2.0 + 1e-3 + 1.f + tile[i][j + 1] + dyn[0];
    while (n > 1) --n;
}
namespace k {
extern "C" __global__ __launch_bounds__(64) void g(int *x) { *x = 1; }
__device__ float helper(float x) { return x; }
}
int main() {
    dim3 block(32, 8);
    const int t = 256;
    f<4, float><<<dim3(n / 256), 256, 0, s>>>(a, b, n);
    k::g<<<1, block>>>(x);
}
"""
SOURCE = parse_source(TEXT)
FIRST, SECOND = kernels(SOURCE)


def test_kernels_have_heads() -> None:
    assert [each.name for each in functions(SOURCE)] == ["f", "g", "helper", "main"]
    assert FIRST.template == ("int B", "typename T")
    assert SECOND.template is None
    assert SECOND.namespaces == ("k",)
    assert (FIRST.line, FIRST.broken, SECOND.broken) == (5, None, None)
    assert FIRST.bounds is not None
    assert SECOND.bounds is not None
    assert (FIRST.bounds.threads, FIRST.bounds.blocks) == ("256", "2")
    assert SOURCE.at(FIRST.bounds.span) == "__launch_bounds__(256, 2)"
    assert (SECOND.bounds.threads, SECOND.bounds.blocks) == ("64", "")
    assert SOURCE.at(FIRST.name_span) == "f"
    assert SOURCE.at(SECOND.body) == "{ *x = 1; }"


def test_parameters_say_what_is_const_and_restrict() -> None:
    a, b, n, q, z = FIRST.parameters
    assert (a.name, a.type, a.pointer, a.constant, a.restrict) == ("a", "float", True, True, True)
    assert (b.name, b.pointer, b.constant, b.restrict) == ("b", True, False, False)
    assert b.star is not None
    assert SOURCE.at(b.star) == "*"
    assert (n.type, n.pointer, n.reference) == ("int", False, False)
    assert (q.type, q.reference, q.pointer) == ("T", True, False)
    assert (z.type, z.default) == ("unsigned long long", "3")
    assert FIRST.parameter("b") == b
    assert FIRST.parameter("c") is None


def test_const_of_a_pointer_is_not_const_of_what_it_points_to() -> None:
    (kernel,) = kernels(parse_source("__global__ void h(float* const p, float const *q, void) {}"))
    assert [each.constant for each in kernel.parameters] == [False, True, False]
    (kernel,) = kernels(parse_source("__global__ void h(void) {}"))
    assert kernel.parameters == ()


def test_shared_arrays_have_dimensions_and_uses() -> None:
    tile, other, dyn = shared_arrays(SOURCE, FIRST)
    assert (tile.name, tile.type, tile.dynamic) == ("tile", "float", False)
    assert [each.text for each in tile.dimensions] == ["N", "N+1"]
    assert [use.subscripts for use in tile.uses] == [("i", "j + 1")]
    assert SOURCE.at(tile.uses[0].span) == "tile[i][j + 1]"
    assert (other.dimensions, other.uses) == ((), ())
    assert dyn.dynamic
    assert (dyn.dimensions[0].text, dyn.dimensions[0].span) == ("", None)
    assert [use.subscripts for use in dyn.uses] == [("0",)]


def test_loops_say_how_far_they_count() -> None:
    outer, inner, last = loops(SOURCE, FIRST)
    assert (outer.variable, outer.begins, outer.comparison, outer.bound, outer.step) == (
        "i",
        "threadIdx.x",
        "<",
        "n",
        "blockDim.x",
    )
    assert (outer.pragma, outer.depth, outer.line) == ("unroll 4", 0, 10)
    assert (inner.variable, inner.comparison, inner.bound, inner.step) == ("j", ">=", "0", "-1")
    assert (inner.pragma, inner.depth) == ("unroll", 1)
    assert (last.kind, last.condition, last.pragma, last.depth) == ("while", "n > 1", "", 0)


def test_a_pragma_belongs_to_the_loop_right_after_it() -> None:
    text = """__global__ void h(int *x) {
#pragma unroll 2
// twice
for (int i = 0; i < 4; ++i) x[i] = 0;
for (int i = 0; i < 4; ++i) x[i] += 1;
_Pragma("unroll 8") for (int i = 0; i < 8; ++i) x[i] += 2;
}"""
    source = parse_source(text)
    (kernel,) = kernels(source)
    assert kernel.broken is None
    assert [each.pragma for each in loops(source, kernel)] == ["unroll 2", "", "unroll 8"]


def test_double_literals_are_told_from_float_ones() -> None:
    found = float_literals(SOURCE, FIRST)
    assert [(each.text, each.double) for each in found] == [
        ("2.0", True),
        ("1e-3", True),
        ("1.f", False),
    ]


def test_macros_have_literals_that_their_texts_hide() -> None:
    text = parse_source(
        "// \u00e4 1.0\n#define A (3.25 / 180.f) // 2.0\n#define B(x) \"1.5\" x2.y '.' 0x1p3 \\\n"
        "  + 1e3 /* 4.0 */ - 7 - .5L\n#if 1\n#define C 1'000.0\n#endif\nfloat d = 9.0;\n"
    )
    found = macro_literals(text)
    assert [(each.text, each.double, each.line) for each in found] == [
        ("3.25", True, 2),
        ("180.f", False, 2),
        ("0x1p3", True, 3),
        ("1e3", True, 4),
        (".5L", True, 4),
        ("1'000.0", True, 6),
    ]
    assert [text.at(each.span) for each in found] == [each.text for each in found]


def test_launches_have_configurations_and_arguments() -> None:
    first, second = launches(SOURCE)
    assert (first.kernel, first.template_arguments) == ("f", ("4", "float"))
    assert (first.grid, first.block, first.shared_bytes) == ("dim3(n / 256)", "256", "0")
    assert first.arguments == ("a", "b", "n")
    assert (second.kernel, second.grid, second.block, second.shared_bytes) == (
        "g",
        "1",
        "block",
        "",
    )
    assert launches(SOURCE, "g") == (second,)
    assert first.function is not None
    block, _ = variables(SOURCE, first.function)
    assert (block.name, block.type, block.values) == ("block", "dim3", ("32", "8"))


def test_constants_are_folded_as_a_compiler_does() -> None:
    known = constants_of(SOURCE, {"B": 4, "FLAG": True})
    assert known == {"N": "32", "M": "(2 * N + 1)", "B": "4", "FLAG": "1"}
    assert value_of("M * sizeof(float4) + (1 << 3)", known) == 1048
    assert value_of("-7 / 2", {}) == -3
    assert value_of("-7 % 4", {}) == -3
    assert value_of("010 + 0x10 + 1'000u", {}) == 8 + 16 + 1000
    assert value_of("n > 3 ? B : ~0", {"n": 2, **known}) == -1


def test_what_is_not_known_has_no_value() -> None:
    assert value_of("M", {}) is None
    assert value_of("f(3)", {}) is None
    assert value_of("1 / 0", {}) is None
    assert value_of("1 << 62 << 2", {}) is None
    assert value_of("2.5", {}) is None
    assert value_of("3); int y = (4", {}) is None
    assert value_of("A", {"A": "B", "B": "A"}) is None
    assert value_of("2 * A", {"A": "1 + 1"}) is None  # a macro's text: 3, not 4
    assert value_of("A", {"A": "1 + 1"}) == 2
    assert value_of("2 * A", {"A": "(1 + 1)"}) == 4
    doubled = {f"A{i}": f"(A{i + 1} + A{i + 1})" for i in range(40)}
    assert value_of("A0", doubled) is None
    twice = parse_source("#ifdef X\n#define T 1\n#else\n#define T 2\n#endif\n")
    assert constants_of(twice) == {}


def test_any_text_parses() -> None:
    for text in ("", "<<<" * 1000, "__global__ void f(" * 100, "\0\x7f é ünï", "{" * 20000):
        source = parse_source(text)
        for each in functions(source):
            loops(source, each)
            shared_arrays(source, each)
        launches(source)
        variables(source)
        assert source.text == text


def test_a_kernel_that_the_grammar_does_not_fit_says_where() -> None:
    source = parse_source("__global__ void f(int *x) {\n  x[0] = 1;\n  x[1] = = 2;\n}\n")
    assert [each.broken for each in kernels(source)] == [3]


def test_deep_nesting_takes_no_time() -> None:
    depth = 20_000
    text = (
        "namespace a {" * depth + "__global__ void f() {" + "for(;;)" * depth + ";}" + "}" * depth
    )
    source = parse_source(text)
    (kernel,) = kernels(source)
    assert [each.depth for each in loops(source, kernel)][-1] == depth - 1
