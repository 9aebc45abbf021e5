"""Combines steps that gained by themselves into new sequences.

The loop keeps the best step of each iteration. Steps that gained less are dropped, though they may
gain as much in combination with it: often a step applies to the code before the kept step, but not
to the code after it. And the best first step need not begin the best sequence. So:

- a step that gained at an earlier version is inserted before the steps that came after it,
- or appended, even if no experiment asks for it any longer,
- outdone steps are extended by other steps that gained at the same version, several deep,
- steps whose gains are too small to be distinguished from noise are combined.

None of this costs experiments. A version is kept only if it was faster than the incumbent in the
same rounds and is proved: the gains of its parts only decide what to try, and in which order.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from cuado.optimizer.executor import SLOW
from cuado.optimizer.guidance import WORTH
from cuado.optimizer.moves import Move, family_of, named, values_of
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Steps, Version, Versions

EARLY = 1.05
"""Gain from which a step that no longer applies is inserted before the last step at once, without
waiting until nothing else helps."""
SMALL = 1.003
"""Gain from which a step that does not exceed the noise floor is combined with others."""
MOST_EARLY, MOST_COMBINED, MOST_ONWARD, MOST_TOGETHER = 4, 24, 12, 4
"""Limits on the moves of each kind, the most promising first; the last limits the steps of one
combination."""
MOST_RUNNERS = 3
"""Number of outdone steps of one version that are extended."""
VALUES_EACH = 2
"""Number of values of one transformation that are tried at other positions: those that gained
most."""
VALUES_NEXT = 3
"""Number of values of one transformation that are tried after an outdone step."""

Gained = tuple[Transformation, float]
"""A step and its gain on a version."""


@dataclass
class Known:
    """The speeds that a run has measured so far.

    Attributes:
        speeds: gain over the original, by steps; only versions whose results were not found wrong.
        measured: steps of all versions that were timed.
    """

    speeds: dict[Steps, float] = field(default_factory=lambda: {(): 1.0})
    measured: set[Steps] = field(default_factory=set)

    def add(self, incumbent: Steps, steps: Steps, gain: float) -> None:
        """Record a version's gain over the incumbent."""
        self.measured.add(steps)
        if incumbent in self.speeds:
            self.speeds[steps] = self.speeds[incumbent] * gain

    def is_wrong(self, steps: Steps) -> None:
        """Record that a version's results were found wrong."""
        self.speeds.pop(steps, None)

    def lead(self, incumbent: Steps, made: Iterable[Steps]) -> Steps | None:
        """The fastest of some versions that do not extend the incumbent, for further steps.

        None if there is none, or if its last step gains nothing.
        """
        others = (each for each in made if each[: len(incumbent)] != incumbent)
        best = max(
            ((self.speeds[each], each) for each in others if each in self.speeds),
            key=lambda each: each[0],
            default=None,
        )
        if best is None:
            return None
        speed, steps = best
        return steps if speed >= self.speeds.get(steps[:-1], 0.0) * WORTH else None

    def gained(self, steps: Steps, least: float = WORTH) -> list[Gained]:
        """Steps that gained on a version: the best of each transformation, then the next ones."""
        base = self.speeds.get(steps)
        if base is None:
            return []
        # Fastest first, so that each list of a transformation's values is in order of gain.
        by_kind: dict[type[Transformation], list[Gained]] = {}
        for made, speed in sorted(self.speeds.items(), key=lambda item: -item[1]):
            if made[:-1] == steps and len(made) > len(steps) and speed / base >= least:
                by_kind.setdefault(type(made[-1]), []).append((made[-1], speed / base))
        # Rank before gain: the best value of every transformation comes before any second-best
        # value, so that one transformation with many values does not crowd out the others.
        ranked = (
            (rank, -each[1], str(each[0]), each)
            for found in by_kind.values()
            for rank, each in enumerate(found[:VALUES_EACH])
        )
        return [each for *_, each in sorted(ranked, key=lambda item: item[:3])]


def beforehand(version: Version, known: Known, absent: Collection[str]) -> tuple[Move, ...]:
    """Moves that insert, before the last step, steps that gained there and do not apply after it.

    Args:
        version: the incumbent.
        known: what gained.
        absent: names of transformations that have no candidate now.
    """
    if not version.steps:
        return ()
    at = len(version.steps) - 1
    moves = (
        _before(version.steps, at, step)
        for step, _ in known.gained(version.steps[:at], EARLY)
        if step.NAME in absent and step.NAME != version.steps[at].NAME
    )
    return tuple(_new(moves, known))[:MOST_EARLY]


def combinations(versions: Versions, version: Version, known: Known) -> tuple[Move, ...]:
    """Other combinations of steps that gained by themselves, the most promising first."""
    promised: list[tuple[float, Move]] = []
    steps = version.steps
    # Later positions first: their alternatives were measured on code closest to the incumbent's.
    for at in reversed(range(len(steps))):
        others = [each for each in known.gained(steps[:at]) if each[0] != steps[at]]
        for step, gain in others:
            # What another value of the same step gains is no gain beside it.
            promise = 1.0 if step.NAME == steps[at].NAME else gain
            promised.append((promise, _after(steps, step)))
            promised.append((promise, _before(steps, at, step)))
        for step, _ in _best_of_each(others)[:MOST_RUNNERS]:
            promised += _onward(versions, (*steps[:at], step), at, steps, known)
    return tuple(_new(_ordered(promised), known))[:MOST_COMBINED]


def onward(versions: Versions, version: Version, lead: Steps, known: Known) -> tuple[Move, ...]:
    """Moves that append one step to steps other than the incumbent's.

    Args:
        versions: makes versions.
        version: the incumbent.
        lead: the steps to extend.
        known: what gained.
    """
    pairs = zip(lead, version.steps, strict=False)
    ends = min(len(lead), len(version.steps))
    # The common prefix of both sequences: gains beside it were measured on the same code.
    since = next((n for n, (one, other) in enumerate(pairs) if one != other), ends)
    moves = _ordered(_onward(versions, lead, since, version.steps, known))
    return tuple(_new(moves, known))[:MOST_ONWARD]


def together(version: Version, known: Known) -> tuple[Move, ...]:
    """Moves that combine small gains: the best values of several transformations, in order."""
    steps = version.steps
    chosen = [step for step, _ in _best_of_each(known.gained(steps, SMALL))]
    moves = []
    # Longest combination first: only the sum of all small gains may exceed the noise floor.
    for count in range(min(len(chosen), MOST_TOGETHER), 1, -1):
        made = (*steps, *chosen[:count])
        new = tuple(range(len(steps), len(made)))
        moves.append(Move(" + ".join(map(str, chosen[:count])), made, new=new))
    return tuple(_new(moves, known))


def _onward(
    versions: Versions, begun: Steps, since: int, incumbent: Steps, known: Known
) -> Iterator[tuple[float, Move]]:
    """Moves that append transformations that gained where the steps and the incumbent diverge.

    Yields:
        The gain over the incumbent, if the step gained the same there; and the move.
    """
    version = versions.of(begun)
    if not isinstance(version, Version) or not {begun, incumbent} <= known.speeds.keys():
        return
    # Gains multiply: (begun / incumbent) * (gain of the step at the common prefix).
    share = known.speeds[begun] / known.speeds[incumbent]
    dropped = f", not {' + '.join(map(str, incumbent[since:]))}" if incumbent[since:] else ""
    beside = dict(known.gained(begun[:since]))
    for step, gain in _best_of_each(beside.items()):
        for value in values_of(type(step), version)[0][:VALUES_NEXT]:
            made = (*begun, value)
            label = " + ".join(map(str, made[since:])) + dropped
            family = " + ".join((*map(str, begun[since:]), family_of(value))) + dropped
            move = Move(label, made, family=family, new=tuple(range(since, len(made))))
            yield share * beside.get(value, gain), move


def _best_of_each(found: Iterable[Gained]) -> list[Gained]:
    """The best value of each transformation, the best of all first."""
    best: dict[type[Transformation], Gained] = {}
    for each in sorted(found, key=lambda each: -each[1]):
        best.setdefault(type(each[0]), each)
    return list(best.values())


def _ordered(promised: Iterable[tuple[float, Move]]) -> Iterator[Move]:
    """The most promising moves first, without those expected to be much slower."""
    for promise, move in sorted(promised, key=lambda each: -each[0]):
        if promise * SLOW >= 1:
            yield move


def _before(steps: Steps, at: int, step: Transformation) -> Move:
    label = f"{step}, before {named(steps, at)}"
    made = (*steps[:at], step, *steps[at:])
    return Move(label, made, family=f"{at} {family_of(step)}, before", new=(at,))


def _after(steps: Steps, step: Transformation) -> Move:
    return Move(str(step), (*steps, step), family=family_of(step), new=(len(steps),))


def _new(moves: Iterable[Move], known: Known) -> Iterator[Move]:
    """The moves that make versions that were not timed yet, each version once."""
    seen = set(known.measured)
    for move in moves:
        if move.steps not in seen:
            seen.add(move.steps)
            yield move
