"""Loops that keep the best value and what belongs to it; and loops that only look like these."""

from soundness.generation.expressions import expression, literal
from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = False
_LENGTHS = (3, 21, 33, 70)


def add(sketch: Sketch) -> None:
    """One of them."""
    type_ = sketch.random.choice(("s32", "s32", "u32", "s64", "f32", "f64"))
    length = sketch.random.choice(_LENGTHS if sketch.threads <= 64 else _LENGTHS[:3])
    source = sketch.buffer(type_, length * sketch.threads)
    first = sketch.random.choice((f"{source.name}[i * {length}]", literal(sketch, type_)))
    best = sketch.keep(first, type_).name
    at = sketch.keep(expression(sketch, "s32", 1), "s32").name
    other = sketch.keep(literal(sketch, type_), type_).name
    value, item = sketch.fresh("x"), f"{source.name}[i * {length} + j]"
    # Few different values: equal ones must be told apart by their place.
    term = item if type_[0] == "f" or sketch.chance(0.3) else f"{item} % 5"
    relation = sketch.random.choice((">", ">", ">=", "<", "<="))
    taken = sketch.random.choice(
        (
            f"{best} = {value}; {at} = j;",
            f"{best} = {value}; {at} = j;",
            f"{best} = {value}; {at} = j;",
            f"{at} = j * 3 - t; {best} = {value};",
            f"{best} = {value}; {at} = j; {other} = {item} * 2;",
            f"{best} = {value}; {at} = (int){value} + j;",
            f"{best} = {value}; {at} += 1;",
            f"{best} = {value} + 1; {at} = j;",
        )
    )
    also = sketch.random.choice(
        ("", "", "", "", "", "", f" {other} += {best};", f" if (j == 2) {at} = 9;")
    )
    count = sketch.scalar("s32", length) if sketch.chance(0.6) else str(length)
    if sketch.chance(0.4):
        sketch.add("#pragma unroll 1")
    skipped, made = _conditions(sketch, item, best, at) if sketch.chance(0.5) else ("", "")
    sketch.add(
        f"for (int j = {sketch.random.choice((0, 0, 1))}; j < {count}; ++j) {{",
        skipped,
        f"  {C_TYPES[type_]} {value} = {term};",
        f"  if ({value} {relation} {best}{made}) {{ {taken} }}{also}",
        "}",
    )


def _conditions(sketch: Sketch, item: str, best: str, at: str) -> tuple[str, str]:
    """What else decides about a step: before anything of it is loaded, or with the comparison."""
    valid = sketch.buffer("u8", _LENGTHS[-1] + sketch.threads).name
    skipped = sketch.random.choice(
        (
            "",
            f"if ({valid}[j] & 1) continue;",
            f"if ({valid}[i + j] < 100) continue;",
            f"if ({item} > 3) continue;",
            f"if ({at} == 2) continue;",
            f"if ({valid}[j] & 1) {{ {at} = 3; continue; }}",
        )
    )
    made = sketch.random.choice(
        (
            "",
            f" && {valid}[j] > 90",
            f" && {item} != 2",
            f" && {item} > 0 && {valid}[j] % 3",
            f" && {at} != 5",
            f" || {valid}[j] == 7",
            f" && {best} < 50",
        )
    )
    return skipped, made
