"""Loops that keep the least or the largest of some elements only, perhaps of none.

What no iteration updates keeps its bits: a NaN of any payload, a denormal number, the zero of its
sign.
"""

from soundness.generation.expressions import literal
from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = False
_FUNCTIONS = {"f32": ("fmaxf", "fminf"), "f64": ("fmax", "fmin"), "s32": ("max", "min")}


def add(sketch: Sketch) -> None:
    """One of them."""
    type_ = sketch.random.choice(("f32", "f32", "f64", "s32"))
    length = sketch.random.choice((5, 21, 40) if sketch.threads <= 64 else (5, 21))
    source = sketch.buffer(type_, length * sketch.threads)
    begin = sketch.buffer(type_, sketch.threads)
    first = sketch.random.choice((f"{begin.name}[i]", f"{begin.name}[i]", literal(sketch, type_)))
    kept, function = sketch.keep(first, type_), sketch.random.choice(_FUNCTIONS[type_])
    value = sketch.fresh("x")
    bound = sketch.random.choice(("1e30", "0.25", "2", f"{begin.name}[i]"))
    test = sketch.random.choice((f"{value} > {bound}", f"{value} < -{bound}", f"j == {length}"))
    if type_ == "s32":
        test = sketch.random.choice((f"{value} > 900", f"{value} == -3", f"{value} & 1"))
    count = sketch.scalar("s32", length) if sketch.chance(0.6) else str(length)
    sketch.add(
        "#pragma unroll 1",
        f"for (int j = 0; j < {count}; ++j) {{",
        f"  {C_TYPES[type_]} {value} = {source.name}[i * {length} + j];",
        f"  if ({test}) {kept.name} = {function}({kept.name}, {value});",
        "}",
    )
