"""Loops that call functions which the compiler does not inline, and that count in floats."""

from soundness.generation.expressions import literal
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

_LENGTHS = (3, 4, 5, 7, 12)


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_called, _called, _counting))(sketch)


def _function(sketch: Sketch, type_: str) -> str:
    """The name of a function of its own: with an array, with a loop, or with an early return.

    None has a product beside a sum, which the assembler fuses as it likes: roundings are pinned in
    kernels alone.
    """
    name, of = f"{sketch.name}_{sketch.fresh('called')}", C_TYPES[type_]
    body = sketch.random.choice(
        (
            f"{of} a[4]; for (int j = 0; j < 4; ++j) a[(k + j) & 3] = x + ({of})j;"
            " return a[k & 1] - a[3];",
            f"{of} a[3] = {{x, x, x}}; a[(k & 127) % 3] = ({of})k; return a[0] + a[1] - a[2];",
            "if (k & 1) return x; for (int j = 0; j < (k & 3); ++j) x = x * x; return x;",
            f"return x * {literal(sketch, type_)};",
        )
    )
    sketch.heads.append(f"__device__ __noinline__ {of} {name}({of} x, int k) {{ {body} }}")
    if sketch.chance(0.3):
        outer = f"{name}_outer"
        sketch.heads.append(
            f"__device__ __noinline__ {of} {outer}({of} x, int k) "
            f"{{ return {name}(x, k + 1) + {name}(x, k); }}"
        )
        return outer
    return name


def _called(sketch: Sketch) -> None:
    """Each iteration calls, and writes what it is given."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u32"))
    length = sketch.random.choice(_LENGTHS if sketch.threads <= 64 else _LENGTHS[:3])
    source = sketch.buffer(type_, length * sketch.threads)
    numbers = sketch.buffer("s32", sketch.threads + length)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    name, count = _function(sketch, type_), sketch.scalar("s32", length)
    place = sketch.random.choice(
        (f"i * {length} + j", f"j * {sketch.threads} + i", f"i * {length} + (j & 2)")
    )
    guard = sketch.random.choice(("", "", f"if ({numbers.name}[i + j] & 1) "))
    term = f"{name}({source.name}[i * {length} + j], {numbers.name}[i + j])"
    sketch.add(
        *(["#pragma unroll 1"] if sketch.chance(0.6) else []),
        f"for (int j = 0; j < {count}; ++j) {guard}{out.name}[{place}] = {term};",
    )


def _counting(sketch: Sketch) -> None:
    """Each iteration computes with its number as a float; some with what is left of it."""
    type_ = sketch.random.choice(("f64", "f64", "f32"))
    length, of = sketch.random.choice(_LENGTHS), C_TYPES[type_]
    source = sketch.buffer(type_, sketch.threads)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    count = sketch.scalar("s32", length)
    step = sketch.random.choice(("1", "1", "3", "-2", "0.5", "0.1", "1e16"))
    first = sketch.random.choice(("0", "0", "5", "-3", "-0.0", "0.25", "9007199254740990.0"))
    number = f"{sketch.fresh('number')}"
    put = f"{out.name}[j * {sketch.threads} + i] = {source.name}[i]"
    unrolled = ["#pragma unroll 1"] if sketch.chance(0.6) else []
    if sketch.chance(0.4):
        sketch.add(*unrolled, f"for (int j = 0; j < {count}; ++j) {put} * ({of})j;")
        return
    sketch.add(
        f"{of} {number} = ({of}){first};",
        *unrolled,
        f"for (int j = 0; j < {count}; ++j) {{ {put} * {number}; {number} += ({of}){step}; }}",
    )
    if sketch.chance(0.2):
        total = sketch.keep("0", type_)
        sketch.add(f"{total.name} += {number};")
