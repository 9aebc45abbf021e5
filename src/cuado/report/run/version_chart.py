"""Times of the versions as bars on one scale from 0, with their ranges."""

from collections.abc import Sequence

from markupsafe import Markup

from cuado.optimizer.session import VersionRecord
from cuado.report import words
from cuado.report.drawing.svg import element, line, picture, text, whisker
from cuado.report.run.sentences import version_name
from cuado.report.whatif import wording

WIDTH, ROW, TOP = 640.0, 30.0, 8.0
LEFT, RIGHT, GAIN = 80.0, 470.0, 575.0


def version_chart(versions: Sequence[VersionRecord], modelled: bool) -> Markup | None:
    """The chart; None if fewer than two versions were timed: there is nothing to compare.

    Args:
        versions: in order, the original first; one that was not timed has no bar, and says so.
        modelled: whether times are a model's: such bars are hatched, and the title says it.
    """
    ends = [version.time.high for version in versions if version.time is not None]
    if len(ends) < 2:
        return None
    scale = (RIGHT - LEFT) / max(ends)
    height = TOP + ROW * len(versions) + TOP
    rows = (
        part
        for at, version in enumerate(versions)
        for part in _bar(version, at, scale, "modelled" if modelled else "memory")
    )
    axis = line(LEFT, TOP, LEFT, height - TOP, "axis")
    return picture(WIDTH, height, describe(versions, modelled), axis, *rows)


def describe(versions: Sequence[VersionRecord], modelled: bool) -> str:
    """The picture in words."""
    times = (
        f"{version_name(at)} {words.time(each.time.estimate) if each.time else 'not timed'}"
        for at, each in enumerate(versions)
    )
    return f"{'Modelled times' if modelled else 'Times'}: {', '.join(times)}"


def _bar(version: VersionRecord, at: int, scale: float, kind: str) -> list[Markup]:
    top = TOP + ROW * at
    middle = top + ROW / 2
    name = text(LEFT - 8, middle + 4.5, version_name(at), anchor="end")
    time = version.time
    if time is None:
        return [name, text(LEFT + 8, middle + 4.5, "not timed", class_="small")]
    width = time.estimate * scale
    parts = [
        name,
        element("rect", x=LEFT, y=top + 5, width=width, height=ROW - 10, class_=f"fill {kind}"),
    ]
    if time.high > time.low:
        parts += whisker(LEFT + time.low * scale, LEFT + time.high * scale, middle)
    parts.append(text(RIGHT + 12, middle + 4.5, words.time(time.estimate), class_="amount"))
    if version.speedup is not None:
        gain = wording.gain(version.speedup.estimate)
        parts.append(text(GAIN, middle + 4.5, gain, class_="small"))
    return parts
