"""Branches that lanes take differently, switches, loops of uneven length, local arrays."""

from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_either, _switch, _uneven, _local))(sketch)


def _either(sketch: Sketch) -> None:
    type_ = sketch.random.choice((*FLOATING, "s32"))
    data, total = sketch.buffer(type_, 2 * sketch.threads), sketch.keep("2", type_)
    test = sketch.random.choice(
        ("i & 1", "t < 16", f"{data.name}[i] > 0", f"({expression(sketch, 's32', 1)}) > 9")
    )
    name = C_TYPES[type_]
    sketch.add(
        f"if ({test}) {{ {total.name} = ({name})({data.name}[i + {sketch.threads}] * 3); }}",
        f"else {{ {total.name} = ({name})({data.name}[i] - {total.name});",
        f"  if ({total.name} > 1) {total.name} = ({name})({data.name}[i] + 7); }}",
    )


def _switch(sketch: Sketch) -> None:
    type_ = sketch.random.choice(("f32", "u32"))
    held = sketch.keep("0", type_)
    cases = " ".join(
        f"case {n}: {held.name} = {expression(sketch, type_, 1)}; break;" for n in range(3)
    )
    sketch.add(f"switch (i % 5) {{ {cases} default: {held.name} = 9; }}")


def _uneven(sketch: Sketch) -> None:
    """Each thread goes round as often as memory says."""
    lengths = sketch.buffer("s32", sketch.threads, bound=9)
    type_ = sketch.random.choice(FLOATING)
    data, total = sketch.buffer(type_, 12 * sketch.threads), sketch.keep("0", type_)
    sketch.add(
        f"for (int j = 0; j < {lengths.name}[i]; ++j) {{",
        f"  if (({data.name}[i * 8 + j]) < 0) continue;",
        f"  {total.name} += {data.name}[i * 8 + j] * {data.name}[i];",
        "}",
    )


def _local(sketch: Sketch) -> None:
    """An array of the thread's own, indexed by what was loaded."""
    type_ = sketch.random.choice(("f32", "s32"))
    places = sketch.buffer("s32", 4 * sketch.threads, bound=6)
    array, name = sketch.fresh("own"), C_TYPES[type_]
    sketch.add(
        f"{name} {array}[6]; for (int j = 0; j < 6; ++j) {array}[j] = ({name})(i * j);",
        f"for (int j = 0; j < 4; ++j) {array}[{places.name}[i * 4 + j]] += ({name})(j + 1);",
    )
    sketch.keep(f"{array}[{places.name}[i]]", type_)
