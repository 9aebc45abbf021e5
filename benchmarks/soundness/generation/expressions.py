"""Random expressions: arithmetic of every type, with what wraps, overflows and converts."""

from collections.abc import Callable

from soundness.generation.sketch import C_TYPES, Sketch

_ROUNDED = {
    "f32": ("__fadd_rn", "__fmul_rn", "__fsub_rn"),
    "f64": ("__dadd_rn", "__dmul_rn", "__dsub_rn"),
}


def literal(sketch: Sketch, type_: str) -> str:
    """A number: small, or where a type ends."""
    if type_ == "f32":
        return sketch.random.choice(
            ("0.5f", "-1.25f", "3.0f", "1e-3f", "1.0000001f", "-0.0f", "1e30f", "0.1f")
        )
    if type_ == "f64":
        return sketch.random.choice(("0.5", "-1.25", "1e-3", "1e300", "0.1", "3.0"))
    small = ("1", "2", "3", "7", "31", "255")
    ends = ("0x7fffffff", "-2", "0x80000000u", "65535")
    return f"({C_TYPES[type_]})({sketch.random.choice(small + ends)})"


def expression(sketch: Sketch, type_: str, depth: int = 2) -> str:
    """An expression of a type; nothing in it is undefined but for the range of conversions."""
    if depth == 0 or sketch.chance(0.15):
        return sketch.some(type_) if sketch.chance(0.8) else literal(sketch, type_)
    if type_[0] == "f":
        return _floating(sketch, type_, depth)
    return _whole(sketch, type_, depth)


def _floating(sketch: Sketch, type_: str, depth: int) -> str:
    one, other = (expression(sketch, type_, depth - 1) for _ in range(2))
    suffix, whole = "f" if type_ == "f32" else "", sketch.random.choice(("s32", "u8", "s64"))
    forms: tuple[Callable[[], str], ...] = (
        lambda: f"({one} {sketch.random.choice('+-*')} {other})",
        lambda: f"({one} {sketch.random.choice('+-*')} {other})",
        lambda: f"({one} * {other} + {expression(sketch, type_, depth - 1)})",
        lambda: f"{sketch.random.choice(('fmin', 'fmax'))}{suffix}({one}, {other})",
        lambda: f"({one} < {other} ? {one} : {other} * {literal(sketch, type_)})",
        lambda: f"({C_TYPES[type_]})({expression(sketch, whole, depth - 1)})",
        lambda: f"{sketch.random.choice(_ROUNDED[type_])}({one}, {other})",
        lambda: f"(-({one}) + {C_TYPES['f32']}({other}))",
    )
    return sketch.random.choice(forms)()


def _whole(sketch: Sketch, type_: str, depth: int) -> str:
    one, other = (expression(sketch, type_, depth - 1) for _ in range(2))
    name = C_TYPES[type_]
    wide = "unsigned long long" if type_.endswith("64") else "unsigned"
    kind = sketch.random.randrange(8)
    if kind < 3:
        # Computed without sign, so that it wraps.
        return f"({name})(({wide})({one}) {sketch.random.choice('+-*&|^')} ({wide})({other}))"
    if kind == 3:
        shift = sketch.random.choice(("<<", ">>"))
        return f"({name})(({one}) {shift} {sketch.random.randrange(0, 8)})"
    if kind == 4:
        divisor = sketch.random.choice(("3", "7", "8", "10", "64"))
        return f"({name})(({one}) {sketch.random.choice('/%')} {divisor})"
    if kind == 5:
        return f"(({one}) < ({other}) ? ({one}) : ({name})({literal(sketch, type_)}))"
    if kind == 6:
        return (
            f"({name})({expression(sketch, sketch.random.choice(('u8', 's16', 'u32')), depth - 1)})"
        )
    return f"({name})(__popc((unsigned)({one})) + __clz((int)({other})))"
