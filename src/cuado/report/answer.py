"""The answer at a glance: one screen, the same in its order for every verb.

A verdict in a sentence; at most three points, each with the line, what to do, what it brings and
how sure that is; one picture; what stays open; and the next command.
"""

from dataclasses import dataclass

from cuado.device.model_resolution import LENT_IN_FULL, LENT_IN_SHORT

MOST_POINTS = 3


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to do, or to know.

    Attributes:
        says: what it is and what it brings, a sentence without its full stop.
        where: ``file:line``, and the line's text, for each place; or the kernel, or its launch,
            as the place of what no line of it shows. Empty where it has none.
        do: what to change, a sentence; empty if nothing is to be done.
        sure: how sure that is, a clause.
        code: lines of a change, each with its sign (``-``, ``+``); empty for none.
    """

    says: str
    where: str = ""
    do: str = ""
    sure: str = ""
    code: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the picture.

    Attributes:
        label: beside it, on the left.
        value: its length, in the unit of all bars of the picture.
        text: beside it, on the right: the value with its unit.
    """

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """One screen.

    Attributes:
        verdict: the first sentence: what is wrong, where, and what it costs; or that nothing is.
        is_good: whether that is good news; None if it is neither, or open.
        facts: what the answer is of, how it was found, what limits: a sentence each.
        points: most important first; the screen has room for three.
        picture: the heading of the bars; empty for none.
        bars: in the order of reading.
        whole: the value that would fill a bar; None for the longest one's.
        remains: what was not answered, and why: a sentence each.
        commands: what to type next, and what it does.
        notes: warnings that concern all of it: a sentence each. One that says in full what another
            says in short is left to the whole report.
    """

    verdict: str
    is_good: bool | None = None
    facts: tuple[str, ...] = ()
    points: tuple[Point, ...] = ()
    picture: str = ""
    bars: tuple[Bar, ...] = ()
    whole: float | None = None
    remains: tuple[str, ...] = ()
    commands: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if any(LENT_IN_SHORT in note for note in self.notes):
            kept = (note for note in self.notes if not note.startswith(LENT_IN_FULL))
            object.__setattr__(self, "notes", tuple(kept))
