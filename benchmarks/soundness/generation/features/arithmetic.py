"""Straight arithmetic of mixed types, on what was loaded and on what was computed before."""

from soundness.generation.expressions import expression
from soundness.generation.sketch import FLOATING, WHOLE, Sketch


def add(sketch: Sketch) -> None:
    """Some loads, and expressions of them."""
    for _ in range(sketch.random.randrange(1, 3)):
        type_ = sketch.random.choice((*FLOATING, *WHOLE))
        source = sketch.buffer(type_, 2 * sketch.threads)
        at = sketch.random.choice(("i", "i * 2", f"{2 * sketch.threads - 1} - i", "i / 2"))
        sketch.keep(f"{source.name}[{at}]", type_)
    for _ in range(sketch.random.randrange(1, 4)):
        type_ = sketch.random.choice((*FLOATING, *WHOLE))
        sketch.keep(expression(sketch, type_, 3), type_)
