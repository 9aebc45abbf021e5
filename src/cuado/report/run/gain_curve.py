"""The speed-up over the time of the run: a step where each faster version was there."""

from collections.abc import Callable, Iterator, Sequence

from markupsafe import Markup

from cuado.optimizer.session import Session
from cuado.report import words
from cuado.report.drawing.svg import element, line, picture, text
from cuado.report.run.sentences import version_name
from cuado.report.whatif import wording

WIDTH, HEIGHT = 520.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 500.0, 26.0, 196.0
_NANOSECONDS = 1e9
Step = tuple[str, float, float]


def gain_curve(session: Session) -> Markup | None:
    """The curve; None if it is not known when the versions were there, or there is only one."""
    steps = _steps(session)
    if len(steps) < 2 or session.seconds <= 0:
        return None
    most = max(gain for _, _, gain in steps)
    length = max(session.seconds, steps[-1][1])

    def x(seconds: float) -> float:
        return LEFT + (RIGHT - LEFT) * seconds / length

    def y(gain: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (gain - 1) / (most - 1) if most > 1 else BOTTOM

    points = [(x(0), y(1.0))]
    for _, seconds, gain in steps[1:]:
        points += [(x(seconds), points[-1][1]), (x(seconds), y(gain))]
    points.append((RIGHT, points[-1][1]))
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
    return picture(
        WIDTH,
        HEIGHT,
        describe(steps, session.seconds),
        line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"),
        line(LEFT, TOP, LEFT, BOTTOM, "axis"),
        *_ends(length, most, y),
        element("polyline", points=path, class_="gain-line"),
        *(part for step in steps[1:] for part in _mark(step, x(step[1]), y(step[2]))),
    )


def _steps(session: Session) -> list[Step]:
    """Name, seconds and speed-up of each version; empty if one's time is not known."""
    found = []
    for number, iteration in enumerate(session.iterations):
        gain = iteration.version.speedup
        if iteration.began is None or (number and gain is None):
            return []
        found.append((version_name(number), iteration.began, gain.estimate if gain else 1.0))
    return found


def describe(steps: Sequence[Step], seconds: float) -> str:
    """The curve in words."""
    gains = ", ".join(
        f"{name} {wording.gain(gain)} after {words.time(at * _NANOSECONDS)}"
        for name, at, gain in steps[1:]
    )
    return (
        f"Speed-up over the time of the run: {gains}; it took {words.time(seconds * _NANOSECONDS)}"
    )


def _ends(length: float, most: float, place: Callable[[float], float]) -> Iterator[Markup]:
    yield text(LEFT - 6, place(1.0) + 4, "1x", anchor="end", class_="tick")
    yield text(LEFT - 6, place(most) + 4, wording.gain(most), anchor="end", class_="tick")
    yield line(LEFT, place(most), RIGHT, place(most), "grid")
    yield text(LEFT, BOTTOM + 16, "0", anchor="middle", class_="tick")
    yield text(RIGHT, BOTTOM + 16, words.time(length * _NANOSECONDS), anchor="end", class_="tick")
    middle = (LEFT + RIGHT) / 2
    yield text(middle, HEIGHT - 8, "time of the run", anchor="middle", class_="axis-name")


def _mark(step: Step, x: float, y: float) -> Iterator[Markup]:
    name, _, gain = step
    is_late = x > (LEFT + RIGHT) / 2
    yield element("circle", cx=x, cy=y, r=5, class_="point")
    yield text(
        x + (-9 if is_late else 9),
        y - 8,
        f"{name} {wording.gain(gain)}",
        anchor="end" if is_late else "start",
        class_="point-name",
    )
