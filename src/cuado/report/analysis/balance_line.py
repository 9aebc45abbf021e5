"""Instructions per byte against the chip's balance: the picture for kernels without flops."""

from markupsafe import Markup

from cuado.metrics.quantity import Unit, format_value
from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element, line, picture, text

WIDTH, HEIGHT = 520.0, 138.0
LEFT, RIGHT, AXIS = 20.0, 500.0, 62.0


def balance_line(ratio: float, balance: float) -> Markup:
    """A logarithmic axis with the chip's balance and the kernel's ratio.

    Args:
        ratio: thread instructions per byte that the kernel executes; above 0.
        balance: those that the chip can issue per byte that its DRAM moves; above 0.
    """
    scale = LogScale(min(ratio, balance) / 10, max(ratio, balance) * 10, LEFT, RIGHT)
    ticks = [
        part
        for value in scale.ticks()
        for part in (
            line(scale(value), AXIS, scale(value), AXIS + 5, "axis"),
            text(scale(value), AXIS + 20, f"{value:g}", anchor="middle", class_="tick"),
        )
    ]
    chip, kernel = scale(balance), scale(ratio)
    return picture(
        WIDTH,
        HEIGHT,
        describe(ratio, balance),
        element("rect", x=LEFT, y=AXIS - 10, width=chip - LEFT, height=10, class_="zone memory"),
        element("rect", x=chip, y=AXIS - 10, width=RIGHT - chip, height=10, class_="zone compute"),
        line(LEFT, AXIS, RIGHT, AXIS, "axis"),
        *ticks,
        line(chip, AXIS - 18, chip, AXIS, "attainable"),
        text(LEFT, AXIS + 44, "DRAM runs out first", class_="small"),
        text(RIGHT, AXIS + 44, "issue slots run out first", anchor="end", class_="small"),
        text(chip, AXIS - 23, f"chip {balance:.3g}", anchor="middle", class_="roof-name"),
        element("circle", cx=kernel, cy=AXIS - 5, r=6, class_="point"),
        text(kernel, AXIS - 47, f"kernel {ratio:.3g}", anchor="middle", class_="point-name"),
        line(kernel, AXIS - 42, kernel, AXIS - 11, "leader"),
        text((LEFT + RIGHT) / 2, HEIGHT - 8, "thread instructions per byte", anchor="middle",
             class_="axis-name"),
    )  # fmt: skip


def describe(ratio: float, balance: float) -> str:
    """The picture in words."""
    first = "DRAM runs" if ratio < balance else "issue slots run"
    unit = Unit.INSTRUCTION_PER_BYTE
    return (
        f"The kernel issues {format_value(ratio, unit)}, the chip's balance is {balance:.3g}: "
        f"by this ratio alone {first} out first."
    )
