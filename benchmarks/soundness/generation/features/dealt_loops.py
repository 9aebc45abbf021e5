"""Loops that may be dealt out to lanes or blocks, and loops that just may not."""

from soundness.generation.expressions import expression, literal
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

_LENGTHS = (4, 5, 7, 8, 12, 13, 16, 33, 40)


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_writes, _writes, _in_place, _reduces, _reduces, _reads_result))(sketch)


def _length(sketch: Sketch) -> int:
    """Iterations: few where threads are many, or the interpreter takes minutes for their lanes."""
    return sketch.random.choice(_LENGTHS if sketch.threads <= 64 else _LENGTHS[:5])


def _loop(sketch: Sketch, length: int) -> str:
    """The head of a loop of so many iterations, as compilers keep it or unroll it."""
    count = sketch.scalar("s32", length) if sketch.chance(0.6) else str(length)
    if sketch.chance(0.4):
        sketch.add("#pragma unroll 1")
    return sketch.random.choice(
        (
            f"for (int j = 0; j < {count}; ++j)",
            f"for (int j = 0; j < {count}; ++j)",
            f"for (int j = {count} - 1; j >= 0; --j)",
            f"for (unsigned j = 0; j != {count}; ++j)",
            f"for (int j = 0; j <= {count} - 1; j += 1)",
            f"for (int j = i & 3; j < {count}; j += 2)",
            f"for (int j = t % 3; j < {count} - (i & 1); ++j)",
        )
    )


def _place(sketch: Sketch, length: int) -> str:
    """Where an iteration writes: a place of its own, or one that it may share."""
    threads = sketch.threads
    return sketch.random.choice(
        (
            f"i * {length} + j",
            f"i * {length} + j",
            f"j * {threads} + i",
            f"j * {threads} + ({threads - 1} - i)",
            f"(i + 1) * {length} - 1 - j",
            f"i * {length} + j / 2",
            f"i * {length} + (j & 3)",
            f"i * {length} + (j * 3) % {length}",
            f"i * {length} + (j ^ 1) % {length}",
            f"i * {length} + (j < 2 ? 0 : j)",
        )
    )


def _writes(sketch: Sketch) -> None:
    """Each iteration writes what it computes."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u32", "u8", "s64"))
    length = _length(sketch)
    source = sketch.buffer(type_, length * sketch.threads + length)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    own, name = _place(sketch, length), C_TYPES[type_]
    term = sketch.random.choice(
        (
            f"{source.name}[{own}] * {literal(sketch, type_)}",
            f"{source.name}[i * {length} + j] + {source.name}[i + j]",
            f"({name})(j * 3) + {expression(sketch, type_, 1)}",
        )
    )
    head = _loop(sketch, length)
    guard = sketch.random.choice(("", "", "if (j != 2) ", f"if ({source.name}[i + j] > 0) "))
    sketch.add(f"{head} {{", f"  {guard}{out.name}[{own}] = ({name})({term});", "}")


def _in_place(sketch: Sketch) -> None:
    """Each iteration reads what it writes, or what another one writes."""
    type_, length = sketch.random.choice(("f32", "s32", "u32")), _length(sketch)
    out = sketch.buffer(type_, length * sketch.threads + 1, written=True)
    source = sketch.buffer(type_, length * sketch.threads)
    read = sketch.random.choice(
        (
            f"i * {length} + j",
            f"i * {length} + j",
            f"i * {length} + (j > 0 ? j - 1 : 0)",
            f"i * {length} + {length - 1} - j",
            f"i * {length}",
        )
    )
    sketch.add(
        f"for (int j = 0; j < {length}; ++j) {out.name}[i * {length} + j] = "
        f"{source.name}[i * {length} + j];"
    )
    head = _loop(sketch, length)
    sketch.add(
        f"{head} {{",
        f"  {out.name}[i * {length} + j] = {out.name}[{read}] + {source.name}[i * {length} + j];",
        "}",
    )


def _reduces(sketch: Sketch) -> None:
    """Accumulators by operators that commute, with conditions; some that do not."""
    type_ = sketch.random.choice(("s32", "u32", "s64", "u64", "f32", "f64"))
    length = _length(sketch)
    source = sketch.buffer(type_, length * sketch.threads)
    total = sketch.keep(expression(sketch, type_, 1), type_)
    other = sketch.keep(literal(sketch, type_), type_)
    item = f"{source.name}[i * {length} + j]"
    a, b = total.name, other.name
    steps = [
        f"{a} = {a} > {item} ? {a} : {item};",
        f"{a} += {item};",
        f"{a} += {item}; {b} += {item} * 2;",
        f"{a} += {item}; {b} = {b} < {item} ? {b} : {item};",
        f"if ({item} > 3) {a} += {item};",
        f"if (j & 1) {a} += {item}; else {a} += 5;",
        f"{a} += {item}; if ({a} > 100) {b} += 1;",
        f"{b} += {a}; {a} += {item};",
        f"{a} = {a} * 3 + {item};",
        f"{a} = {item} - {a};",
        f"{a} += {item}; if (j == 3) {a} = 0;",
        f"{b} = {a}; {a} = {item};",
    ]
    if type_[0] in "us":
        steps += [
            f"{a} ^= {item};",
            f"{a} &= {item} | 7;",
            f"{a} |= {item};",
            f"{a} ^= {item}; {a} += 1;",
        ]
        steps += [f"{a} += {item} * {source.name}[j];", f"{a} -= {item};"]
    head = _loop(sketch, length)
    sketch.add(f"{head} {{", f"  {sketch.random.choice(steps)}", "}")


def _reads_result(sketch: Sketch) -> None:
    """A row is reduced, and then written by what came of it: a loop after a loop."""
    type_, length = sketch.random.choice(("f32", "s32")), _length(sketch)
    source = sketch.buffer(type_, length * sketch.threads)
    out = sketch.buffer(type_, length * sketch.threads + 1, written=True)
    best = sketch.keep(f"{source.name}[i * {length}]", type_)
    item = f"{source.name}[i * {length} + j]"
    sketch.add(
        f"{_loop(sketch, length)} {{ {best.name} = {best.name} < {item} ? {item} : {best.name}; }}"
    )
    if sketch.chance(0.3):
        sketch.add(f"{out.name}[i * {length}] = {best.name};")
    more = sketch.random.choice(("", f" + {out.name}[i * {length}]"))
    sketch.add(
        f"for (int j = 0; j < {length}; ++j) {out.name}[i * {length} + j] = {item} - {best.name};"
    )
    sketch.add(
        f"{_loop(sketch, length)} {{",
        f"  {out.name}[i * {length} + j] = {out.name}[i * {length} + j] * {best.name}{more};",
        "}",
    )
