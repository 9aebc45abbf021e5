"""Loops with more than one counter: from both ends, with other steps, by pointers, with wraps."""

from soundness.generation.expressions import literal
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch


def add(sketch: Sketch) -> None:
    """One of them."""
    choices = (_both_ends, _both_ends, _steps, _pointers, _doubling, _wrapping, _late)
    sketch.random.choice(choices)(sketch)


def _length(sketch: Sketch) -> tuple[int, str]:
    length = sketch.random.choice((3, 4, 7, 8, 12))
    return length, sketch.random.choice((str(length), sketch.scalar("s32", length)))


def _both_ends(sketch: Sketch) -> None:
    """A row from both ends to its middle; some turn it round in place."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u8"))
    length, count = _length(sketch)
    total = sketch.keep(literal(sketch, type_), type_)
    name = C_TYPES[type_]
    row = f"i * {length}"
    end = sketch.random.choice(("a < b", "a <= b", "a != b", "b - a > 0", "b >= a"))
    # What never meets would not end.
    end = "a < b" if end == "a != b" and length % 2 == 0 else end
    heads = f"for (int a = 0, b = {count} - 1; {end}; ++a, --b)"
    if sketch.chance(0.4):
        own = sketch.buffer(type_, length * sketch.threads, written=True)
        sketch.add(
            f"{heads} {{",
            f"  {name} held = {own.name}[{row} + a];",
            f"  {own.name}[{row} + a] = {own.name}[{row} + b];",
            f"  {own.name}[{row} + b] = held;",
            "}",
        )
        return
    source = sketch.buffer(type_, length * sketch.threads)
    join = sketch.random.choice(("+", "-", "*"))
    term = f"{source.name}[{row} + a] {join} {source.name}[{row} + b]"
    sketch.add(f"{heads} {total.name} = ({name})({total.name} + {term});")


def _steps(sketch: Sketch) -> None:
    """Counters of other steps and widths; what ends the loop need not be what indexes."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    length, count = _length(sketch)
    total = sketch.keep("0", type_)
    source = sketch.buffer(type_, 16 * sketch.threads + 64)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    wide = sketch.random.choice(("int", "unsigned", "long long", "unsigned char", "short"))
    step = sketch.random.choice(("1", "2", "3", "a + 1", "(a & 1)"))
    sketch.add(
        f"{wide} b = {sketch.random.choice((0, 1, 5))};".replace(" b ", f" b{total.name} "),
        f"for (int a = 0; a < {count}; ++a, b{total.name} += {step}) {{",
        f"  {total.name} += {source.name}[i + b{total.name} % 64];",
        f"  {out.name}[i * {length} + a] = {total.name};"
        if sketch.chance(0.5)
        else f"  {out.name}[a * {sketch.threads} + i] = {total.name};",
        "}",
    )


def _pointers(sketch: Sketch) -> None:
    """Pointers that walk, up and down."""
    type_ = sketch.random.choice((*FLOATING, "u32", "s16"))
    length, count = _length(sketch)
    total, name = sketch.keep("0", type_), C_TYPES[type_]
    source = sketch.buffer(type_, length * sketch.threads + length)
    down = f"{total.name}d"
    sketch.add(
        f"const {name} *{down} = {source.name} + i * {length} + {count} - 1;",
        f"const {name} *{total.name}u = {source.name} + i * {length};",
        sketch.random.choice(
            (
                f"while ({total.name}u < {down})"
                f" {total.name} = ({name})({total.name} + *{total.name}u++ * *{down}--);",
                f"for (int a = {count}; a > 0; --a, --{down}, ++{total.name}u)"
                f" {total.name} = ({name})({total.name} + *{down} - *{total.name}u);",
                f"do {{ {total.name} = ({name})({total.name} + *{down}); }}"
                f" while (--{down} >= {total.name}u);",
            )
        ),
    )


def _doubling(sketch: Sketch) -> None:
    """One counter doubles or halves, while the other goes on by one."""
    type_ = sketch.random.choice((*FLOATING, "u32"))
    total = sketch.keep("0", type_)
    source = sketch.buffer(type_, 80 + sketch.threads)
    end = sketch.scalar("s32", sketch.random.choice((17, 32, 40)))
    sketch.add(
        sketch.random.choice(
            (
                f"for (int a = 1, b = 0; a < {end}; a *= 2, ++b)",
                f"for (int a = {end}, b = 0; a > 0; a >>= 1, ++b)",
                f"for (int a = 0, b = 1; a < {end}; a += b, ++b)",
                f"for (int a = 1, b = {end}; a < b; a += 3, b -= a)",
            )
        ),
        f"  {total.name} += {source.name}[i + (a & 63)] * {source.name}[b & 63];",
    )


def _wrapping(sketch: Sketch) -> None:
    """A counter that starts over, as in a ring."""
    type_, length = sketch.random.choice(FLOATING), sketch.random.choice((3, 4, 5))
    total = sketch.keep("0", type_)
    source = sketch.buffer(type_, 16 * sketch.threads)
    _, count = _length(sketch)
    again = sketch.random.choice(
        (
            f"if (++b == {length}) b = 0;",
            f"b = (b + 1) % {length};",
            f"b = b ? b - 1 : {length - 1};",
        )
    )
    sketch.add(
        f"for (int a = 0, b = 0; a < {count}; ++a) {{",
        f"  {total.name} += {source.name}[i * {length} + b] * {source.name}[i + a];",
        f"  {again}",
        "}",
    )


def _late(sketch: Sketch) -> None:
    """A counter that goes on only where a value says so, and is stored by."""
    length, count = _length(sketch)
    source = sketch.buffer("s32", length * sketch.threads)
    out = sketch.buffer("s32", length * sketch.threads, written=True)
    kept = sketch.keep("0", "s32")
    sketch.add(
        f"for (int a = 0; a < {count}; ++a) {{",
        f"  int held = {source.name}[i * {length} + a];",
        f"  {out.name}[i * {length} + {kept.name}] = held;",
        f"  if (held {sketch.random.choice(('& 1', '> 3', '!= a'))}) ++{kept.name};",
        "}",
    )
