"""Loops over memory: sums, products of one turn added in the next, searches, rows, strides."""

from soundness.generation.expressions import expression, literal
from soundness.generation.sketch import C_TYPES, FLOATING, WHOLE, Memory, Sketch

_MOST = 12
"""Turns of a loop."""


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_sum, _sum, _late_product, _search, _row, _countdown, _nested))(sketch)


def _bound(sketch: Sketch) -> str:
    """An expression for a number of turns of at most ``_MOST``."""
    turns = sketch.random.randrange(2, _MOST)
    return (
        sketch.random.choice(
            (str(turns), sketch.scalar("s32", turns), f"(i & 7) + {turns - 1}", f"t % {turns} + 1")
        )
        if turns < 6
        else sketch.random.choice((str(turns), sketch.scalar("s32", turns)))
    )


def _source(sketch: Sketch, type_: str) -> Memory:
    return sketch.buffer(type_, 16 * sketch.threads)


def _index(sketch: Sketch, elements: int) -> str:
    """An index below 16 for each thread: affine, or folded into the buffer."""
    threads = sketch.threads
    return sketch.random.choice(
        (
            f"i * {_MOST} + j",
            f"j * {threads} + i",
            "i + j",
            "i * 3 + j * 2",
            f"({elements - 1} - i) - j",
            f"(i * 5 + j * 7) % {elements}",
            f"(unsigned)(i * 97 + j * j) % {elements}u",
            "i + (j ^ 1)",
        )
    )


def _sum(sketch: Sketch) -> None:
    type_ = sketch.random.choice((*FLOATING, *WHOLE))
    total = sketch.keep(literal(sketch, type_), type_)
    first, second = _source(sketch, type_), _source(sketch, type_)
    at, other = _index(sketch, first.elements), _index(sketch, second.elements)
    name = C_TYPES[type_]
    term = sketch.random.choice(
        (
            f"{first.name}[{at}]",
            f"{first.name}[{at}] * {second.name}[{other}]",
            f"{first.name}[{at}] * {literal(sketch, type_)} - {second.name}[{other}]",
            f"({name})({first.name}[{at}] + {second.name}[{other}])",
        )
    )
    sketch.add(f"for (int j = 0; j < {_bound(sketch)}; ++j) {{")
    sketch.add(f"  {total.name} = ({name})({total.name} + ({term}));", "}")


def _late_product(sketch: Sketch) -> None:
    """A product is added a turn after it was made."""
    type_ = sketch.random.choice(("f32", "f32", "f64"))
    total, late = sketch.keep("0", type_), sketch.keep("0", type_)
    first, second = _source(sketch, type_), _source(sketch, type_)
    at, other = _index(sketch, first.elements), _index(sketch, second.elements)
    sketch.add(
        f"for (int j = 0; j < {_bound(sketch)}; ++j) {{",
        f"  {total.name} = {total.name} + {late.name};",
        f"  {late.name} = {first.name}[{at}] * {second.name}[{other}];",
        "}",
    )


def _search(sketch: Sketch) -> None:
    """A loop that what it loads decides the end of."""
    keys = sketch.buffer("s32", 16 * sketch.threads)
    data = _source(sketch, "f32")
    found, total = sketch.keep("0", "s32"), sketch.keep("0", "f32")
    limit = sketch.scalar("s32", sketch.random.randrange(3, _MOST))
    sketch.add(
        f"while ({found.name} < {limit} && {keys.name}[i * {_MOST} + {found.name}] < 600) {{",
        f"  {total.name} += {data.name}[i * {_MOST} + {found.name}];",
        f"  ++{found.name};",
        "}",
    )


def _row(sketch: Sketch) -> None:
    """Each thread goes through a row of its own and writes another."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u8", "s16"))
    length = sketch.random.choice((4, 8, 5))
    source = _source(sketch, type_)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    carry = sketch.keep(expression(sketch, type_, 1), type_)
    count = sketch.scalar("s32", length) if sketch.chance(0.5) else str(length)
    sketch.add(
        f"for (int j = 0; j < {count}; ++j) {{",
        f"  {carry.name} = ({C_TYPES[type_]})({carry.name} + {source.name}[i * {length} + j]);",
        f"  {out.name}[i * {length} + j] = {carry.name};",
        "}",
    )


def _countdown(sketch: Sketch) -> None:
    """From the end to the start, with an unsigned counter or a step of more than one."""
    type_ = sketch.random.choice((*FLOATING, "u32"))
    source, total = _source(sketch, type_), sketch.keep("0", type_)
    step = sketch.random.choice((1, 2, 3))
    sketch.add(
        f"for (int j = {_bound(sketch)}; j >= 0; j -= {step})",
        f"  {total.name} += {source.name}[i + j * {sketch.random.choice((1, 2, sketch.threads))}];"
        if sketch.chance(0.5)
        else f"  {total.name} = {source.name}[i * 2 + j] - {total.name};",
    )
    if step == 1 and sketch.chance(0.3):
        sketch.add(
            "#pragma unroll 1",
            f"for (unsigned j = 4u; j-- != 0u;) {total.name} += {source.name}[i + j];",
        )


def _nested(sketch: Sketch) -> None:
    type_ = sketch.random.choice(FLOATING)
    source, total = _source(sketch, type_), sketch.keep("0", type_)
    weights = sketch.buffer(type_, 16)
    rows, columns = sketch.scalar("s32", 3), sketch.scalar("s32", sketch.random.randrange(2, 5))
    sketch.add(
        f"for (int k = 0; k < {rows}; ++k)",
        f"  for (int j = 0; j < {columns}; ++j)",
        f"    {total.name} += {source.name}[(i + k) * 4 + j] * {weights.name}[k * {columns} + j];",
    )
