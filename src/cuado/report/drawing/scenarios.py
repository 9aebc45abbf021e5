"""How memory and math overlap: the four scenarios of the tutorials, with a kernel's own beside.

The documents draw each as three bars: the time of the memory-only copy, of the math-only copy, and
of the full kernel [000, 001]. Their heights mean nothing but which is how much taller.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from cuado.model.limiter import Limit, VariantTimes
from cuado.report import words
from cuado.report.drawing.svg import element, line, picture, text

WIDTH, HEIGHT = 190.0, 168.0
TOP, BOTTOM = 24.0, 146.0
LEFT, STEP, BAR = 34.0, 52.0, 34.0
TALLEST = BOTTOM - TOP

_LABELS = ("mem", "math", "full")
_CLASSES = ("memory", "compute", "progress")
"""Math is hatched, memory plain blue, as in all drawings."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One of the four scenarios.

    Attributes:
        title: its name in the documents.
        says: what they say of it.
        heights: of the three bars, parts (0..1) of the tallest.
        verdicts: those that say that a kernel is like this.
    """

    title: str
    says: str
    heights: tuple[float, float, float]
    verdicts: frozenset[Limit]


SCENARIOS = (
    Scenario(
        "Memory-bound",
        "Good overlap: latency is no problem, if memory throughput is not low against theory.",
        (0.75, 0.45, 0.78),
        frozenset({Limit.MEMORY_BANDWIDTH}),
    ),
    Scenario(
        "Math-bound",
        "Good overlap: latency is no problem, if instruction throughput is not low against theory.",
        (0.45, 0.75, 0.78),
        frozenset({Limit.INSTRUCTION_THROUGHPUT}),
    ),
    Scenario(
        "Balanced",
        "Good overlap: latency is no problem, if neither throughput is low against theory.",
        (0.75, 0.75, 0.79),
        frozenset({Limit.BALANCED}),
    ),
    Scenario(
        "Memory and latency bound",
        "Poor overlap: latency is a problem, the full kernel takes far longer than either part.",
        (0.7, 0.45, 1.0),
        frozenset({Limit.MEMORY_AND_LATENCY}),
    ),
)


@dataclass(frozen=True, slots=True)
class Panel:
    """A picture with what is written beneath it.

    Attributes:
        picture: the drawing, with its content in words for those who cannot see it.
        title: of the panel.
        says: about it.
        is_marked: whether the kernel is like this, or it is the kernel's own.
    """

    picture: Markup
    title: str
    says: str
    is_marked: bool = False


def scenario_panels(times: VariantTimes | None, verdict: Limit) -> tuple[Panel, ...]:
    """The four scenarios and the kernel's own, last; none if its copies were not timed.

    Args:
        times: of the kernel and its copies, nanoseconds.
        verdict: of the limiter: the scenario that it names is marked.
    """
    if times is None:
        return ()
    own = (times.memory_only, times.math_only, times.full)
    tallest = max(time for time in own if time is not None)
    heights = tuple(time / tallest if time is not None and tallest else None for time in own)
    labels = tuple(map(words.time, own))
    return (
        *(
            Panel(
                _drawn(each.heights, ("", "", ""), describe(each)),
                each.title,
                each.says,
                verdict in each.verdicts,
            )
            for each in SCENARIOS
        ),
        Panel(_drawn(heights, labels, describe_own(times)), "This kernel", own_words(times), True),
    )


def describe(scenario: Scenario) -> str:
    """A scenario's bars in words."""
    memory, math, full = scenario.heights
    taller = "as tall as" if memory == math else "taller than" if memory > math else "shorter than"
    far = "far taller than" if full > 1.2 * max(memory, math) else "about as tall as"
    return (
        f"{scenario.title}: the bar of the memory-only time is {taller} that of the math-only "
        f"time; the full kernel's is {far} the {'' if memory == math else 'taller '}"
        f"{'others' if memory == math else 'one'}."
    )


def describe_own(times: VariantTimes) -> str:
    """The kernel's own bars in words."""
    return (
        f"This kernel: memory only {words.time(times.memory_only)}, math only "
        f"{words.time(times.math_only)}, full {words.time(times.full)}."
    )


def own_words(times: VariantTimes) -> str:
    """How the kernel's own bars compare: the part of the math time that nothing hides."""
    apart = times.math_not_overlapped
    if apart is None:
        return "One of the copies was not timed: how memory and math overlap is not known."
    if apart <= 0:
        return "The math is hidden behind memory."
    return f"{words.share(apart)} of the math time is not overlapped with memory."


def _drawn(heights: tuple[float | None, ...], labels: tuple[str, ...], description: str) -> Markup:
    parts: list[Markup] = [
        line(LEFT - 8, BOTTOM, LEFT - 8, TOP, "axis"),
        text(LEFT - 14, TOP + 8, "time", anchor="end", class_="small", transform=_UPRIGHT),
        line(LEFT - 8, BOTTOM, WIDTH - 2, BOTTOM, "axis"),
    ]
    for at, height in enumerate(heights):
        parts += _bar(at, height, labels[at])
    return picture(WIDTH, HEIGHT, description, *parts, class_="scenario")


_UPRIGHT = f"rotate(-90 {LEFT - 14:g} {TOP + 8:g})"


def _bar(at: int, height: float | None, label: str) -> Iterator[Markup]:
    x = LEFT + STEP * at
    middle = x + BAR / 2
    yield text(middle, BOTTOM + 16, _LABELS[at], anchor="middle")
    if height is None:
        yield text(middle, BOTTOM - 6, "-", anchor="middle", class_="small")
        return
    top = BOTTOM - TALLEST * height
    kind = f"fill {_CLASSES[at]}"
    yield element("rect", x=x, y=top, width=BAR, height=BOTTOM - top, class_=kind)
    if label:
        yield text(middle, top - 5, label, anchor="middle", class_="small")
