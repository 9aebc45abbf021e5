"""The memory chart by space: from the kernel to global, local, texture, shared and constant."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from cuado.analysis.spaces import MemorySpace, SpaceUse
from cuado.metrics import Measure
from cuado.report.analysis import numbers
from cuado.report.drawing.svg import element, line, picture, polygon, text

WIDTH = 560.0
TOP, ROW, BOX = 10.0, 62.0, 44.0
KERNEL, SPACE, UNIT = (1.0, 68.0), (222.0, 94.0), (464.0, 95.0)
"""Left edge and width of the columns of boxes."""
WIDEST, NARROWEST = 12.0, 2.5

UNITS = {
    MemorySpace.GLOBAL: "L1",
    MemorySpace.LOCAL: "L1",
    MemorySpace.TEXTURE: "L1",
    MemorySpace.SHARED: "shared",
    MemorySpace.CONSTANT: "constants",
}
"""What serves each space, in the order of the drawing: neighbours of one unit share a box."""
CAPTIONS = {"L1": "L1/TEX", "shared": "Shared", "constants": "Constant"}
_MORE = 18.0
MOVED = {"L1": "sectors", "shared": "wavefronts", "constants": ""}


def space_chart(uses: Sequence[SpaceUse]) -> Markup:
    """The chart: arrows are as wide as their instructions.

    Args:
        uses: at least one.
    """
    drawn = sorted(uses, key=lambda use: list(UNITS).index(use.space))
    most = max((use.instructions or 0.0 for use in drawn), default=0.0)
    # Loads, stores and atomics of one space: a line more below its arrow.
    has_three = any(asked(use).count(", ") > 1 for use in drawn)
    row_height = ROW + _MORE if has_three else ROW
    height = TOP + row_height * len(drawn)
    parts: list[Markup] = [*_box(*KERNEL, TOP, height - TOP - (row_height - BOX), "Kernel")]
    for at, use in enumerate(drawn):
        parts += _row(use, TOP + row_height * at, most)
    for unit in dict.fromkeys(UNITS[use.space] for use in drawn):
        rows = [at for at, use in enumerate(drawn) if UNITS[use.space] == unit]
        top, tall = TOP + row_height * rows[0], row_height * (len(rows) - 1) + BOX
        parts += _box(*UNIT, top, tall, CAPTIONS[unit])
    return picture(WIDTH, height, describe(drawn), *parts)


def describe(uses: Sequence[SpaceUse]) -> str:
    """The chart in words."""
    told = (
        f"{use.space.value}: {', '.join(filter(None, (asked(use), taken(use))))}" for use in uses
    )
    return f"Instructions, requests and transactions by memory space: {'; '.join(told)}"


def asked(use: SpaceUse) -> str:
    """The instructions: ``67.1 M loads, 1.05 M stores``; ``none`` if none was executed."""
    known = {"loads": use.loads, "stores": use.stores, "atomics": use.atomics}
    parts = [f"{_count(each)} {verb}" for verb, each in known.items() if each and each.value]
    if parts:
        return ", ".join(parts)
    return "not recorded" if use.instructions is None else "none"


def taken(use: SpaceUse) -> str:
    """What the instructions take: ``68.2 M requests, 1.21 G sectors``; empty if not recorded."""
    named = ((use.requests, "requests"), (use.moved, MOVED[UNITS[use.space]]))
    return ", ".join(f"{_count(each)} {name}" for each, name in named if each and each.value)


def _count(measure: Measure) -> str:
    return numbers.count(measure.value) or "0"


def _row(use: SpaceUse, top: float, most: float) -> Iterator[Markup]:
    middle = top + BOX / 2
    yield from _box(*SPACE, top, BOX, use.space.value.capitalize())
    start, end = sum(KERNEL), SPACE[0]
    if use.instructions is None:
        yield line(start, middle, end, middle, "unknown")
    elif use.instructions:
        yield _arrow(start + 3, end - 3, middle, WIDEST * use.instructions / most)
    if not use.instructions:
        yield text(start + 8, middle + (-8 if use.instructions is None else 5), asked(use),
                   class_="small")  # fmt: skip
    else:
        # The first line above the arrow, the others below.
        for at, part in enumerate(asked(use).split(", ")):
            yield text(start + 8, middle + (-14.0, 25.0, 41.0)[at], part, class_="small")
    told = taken(use)
    if told:
        yield _arrow(sum(SPACE) + 3, UNIT[0] - 3, middle, NARROWEST)
        for at, part in enumerate(told.split(", ")):
            yield text(sum(SPACE) + 10, middle + (-10.0, 21.0)[at], part, class_="small")


def _arrow(start: float, end: float, y: float, width: float) -> Markup:
    half = max(width, NARROWEST) / 2
    head, neck = half + 4, end - 9
    return polygon(
        [(start, y - half), (neck, y - half), (neck, y - head), (end, y), (neck, y + head),
         (neck, y + half), (start, y + half)],
        "arrow read",
    )  # fmt: skip


def _box(x: float, width: float, top: float, height: float, name: str) -> Iterator[Markup]:
    yield element("rect", x=x, y=top, width=width, height=height, class_="level")
    yield text(x + width / 2, top + height / 2 + 5, name, anchor="middle", class_="level-name")
