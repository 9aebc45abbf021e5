"""Windows of neighbours: in a row, in a plane, and along a column that a thread walks."""

from soundness.generation.sketch import C_TYPES, FLOATING, Sketch


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_row, _column, _column, _plane))(sketch)


def _row(sketch: Sketch) -> None:
    type_, reach = sketch.random.choice((*FLOATING, "s32")), sketch.random.choice((1, 2, 3))
    source = sketch.buffer(type_, sketch.threads + 8)
    terms = " + ".join(f"{source.name}[i + {n}] * {n + 1}" for n in range(2 * reach + 1))
    sketch.keep(f"({C_TYPES[type_]})({terms})", type_)


def _column(sketch: Sketch) -> None:
    """Each thread walks along a column, and reads what it read before again."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    pitch = sketch.threads
    length = sketch.random.choice((4, 6))
    source = sketch.buffer(type_, (length + 3) * pitch)
    out = sketch.buffer(type_, (length + 3) * pitch, written=True)
    stride = sketch.scalar("s32", pitch) if sketch.chance(0.5) else str(pitch)
    count = sketch.scalar("s32", length) if sketch.chance(0.6) else str(length)
    at = f"j * {stride} + i"
    terms = [f"{source.name}[{at}]", f"{source.name}[{at} + {stride}]"]
    terms += [f"{source.name}[{at} + 2 * {stride}]"] if sketch.chance(0.7) else []
    join = sketch.random.choice((" + ", " - ", " * "))
    sketch.add(
        f"for (int j = 0; j < {count}; ++j)",
        f"  {out.name}[{at}] = ({C_TYPES[type_]})({join.join(terms)});",
    )


def _plane(sketch: Sketch) -> None:
    type_, width = sketch.random.choice(FLOATING), sketch.grid[0] * sketch.block[0]
    source = sketch.buffer(type_, sketch.threads + 2 * width + 2)
    pitch = sketch.scalar("s32", width) if sketch.chance(0.5) else str(width)
    name = source.name
    sketch.keep(
        f"{name}[i + {pitch}] * 4 - {name}[i] - {name}[i + 2 * {pitch}] - {name}[i + {pitch} + 1]",
        type_,
    )
