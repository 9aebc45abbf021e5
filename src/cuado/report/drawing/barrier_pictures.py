"""Why barriers want several blocks an SM: one block's memory and math take turns, several overlap.

The tutorials' "simplified view of latency and syncs" [000, 001]: in a kernel where most math cannot
be executed until all data is loaded by the block, a block on its own leaves memory idle while it
computes, and the arithmetic while it loads.
"""

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from cuado.metrics.quantity import format_count
from cuado.report.drawing.scenarios import Panel
from cuado.report.drawing.svg import element, line, picture, text

WIDTH, HEIGHT = 340.0, 118.0
LEFT, RIGHT = 66.0, 330.0
ROWS = {"memory": 22.0, "math": 62.0}
THICK = 22.0
TURNS = 4
"""Turns drawn; in each, memory loads one block's data or math works on it."""

_CLASSES = {"memory": "memory", "math": "compute"}
Turn = tuple[str, int, str]
"""Unit, turn, and the block that has it."""

ONE: tuple[Turn, ...] = (
    ("memory", 0, "A"), ("math", 1, "A"), ("memory", 2, "A"), ("math", 3, "A"),
)  # fmt: skip
SEVERAL: tuple[Turn, ...] = (
    ("memory", 0, "A"), ("memory", 1, "B"), ("memory", 2, "A"), ("memory", 3, "B"),
    ("math", 1, "A"), ("math", 2, "B"), ("math", 3, "A"),
)  # fmt: skip


def barrier_panels(blocks_per_sm: int | None) -> tuple[Panel, ...]:
    """One block an SM, and several; the kernel's own case is marked.

    Args:
        blocks_per_sm: blocks of the kernel that an SM holds; None if unknown.
    """
    is_one = blocks_per_sm == 1
    own = "" if blocks_per_sm is None else f" This kernel: {format_count(blocks_per_sm, 'block')}."
    return (
        Panel(
            _drawn(ONE, "memory and math take turns, and each is idle half of the time"),
            "One block an SM",
            "After a barrier all warps compute, before it all load: memory and math take turns."
            + (own if is_one else ""),
            is_one,
        ),
        Panel(
            _drawn(SEVERAL, "while one block computes, the other loads, and both are busy"),
            "Several blocks an SM",
            "While one block waits for its data, another computes: smaller blocks, more of them."
            + ("" if is_one else own),
            blocks_per_sm is not None and not is_one,
        ),
    )


def _drawn(turns: Iterable[Turn], says: str) -> Markup:
    turns = tuple(turns)
    blocks = sorted({block for _, _, block in turns})
    about = f"Time of memory and of math for block {' and block '.join(blocks)}: {says}."
    bottom = ROWS["math"] + THICK + 8
    parts: list[Markup] = [
        *(text(LEFT - 8, y + 16, unit, anchor="end") for unit, y in ROWS.items()),
        line(LEFT, bottom, RIGHT, bottom, "axis"),
        text(RIGHT, bottom + 16, "time", anchor="end", class_="small"),
    ]
    for turn in turns:
        parts += _turn(*turn)
    return picture(WIDTH, HEIGHT, about, *parts, class_="turns")


def _turn(unit: str, at: int, block: str) -> Iterator[Markup]:
    wide = (RIGHT - LEFT) / TURNS
    x, y = LEFT + wide * at, ROWS[unit]
    yield element(
        "rect", x=x + 1, y=y, width=wide - 2, height=THICK, class_=f"fill {_CLASSES[unit]}"
    )
    yield text(x + wide / 2, y - 4, block, anchor="middle", class_="small")
