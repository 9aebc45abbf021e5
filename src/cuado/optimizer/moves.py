"""What may come after a version: one step more, another value of a step, or one step less."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields

from cuado.errors import CuadoError
from cuado.kernel.rewrites.instructions.inline_calls import without_calls
from cuado.optimizer.guidance import Wanted
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.usual_gains import promise_of
from cuado.optimizer.version import Rejected, Steps, Version, Versions
from cuado.ptx.errors import TooLargeError, why_too_large

SPENT = "the time was spent"
"""Why a transformation was not asked for values."""
SURE = 1.2
"""Gain from which a rewrite that an experiment timed is kept before anything else is tried."""
MOST_REBUILT = 2
"""Number of values of a transformation that makes a kernel anew that are tried first: each takes a
second or more to make."""
MOST_DEALT = 3
"""Number of values of a transformation that deals work out that are tried first."""
MOST_VALUES = 6
"""Number of values of one transformation that are tried in an iteration, the most promising
first."""


@dataclass(frozen=True, slots=True)
class Move:
    """A step from a version to one that may come next.

    Attributes:
        label: unique among the moves on a version: the new step or steps
            (``X + Y``); ``without X``; ``X, not Y``; ``X, before Y``.
        steps: the steps of the version that it makes.
        relaxes: the bottleneck for which it is tried; empty for a refinement.
        predicted: gain that an experiment predicted; None where none did.
        family: equal for moves that differ only in the numbers of one step; empty for a move
            without relatives.
        new: positions of the steps that the version before does not have.
        real: gain of the transformation as an experiment timed it, results equal; None without.
        idle: places for threads over threads, where the step fills SMs; None elsewhere.
        bound: the most that the kernel can gain without that bottleneck; None if unknown.
        promise: by which moves are ordered.
    """

    label: str
    steps: Steps
    relaxes: str = ""
    predicted: float | None = None
    family: str = ""
    new: tuple[int, ...] = ()
    real: float | None = None
    idle: float | None = None
    bound: float | None = None
    promise: float = 0.0


def is_structural(kind: type[Transformation]) -> bool:
    """True if a transformation makes blocks, threads or tiles of other work."""
    return kind.FILLS or kind.RESHAPES or kind.REBUILDS or kind.DEALS


def structural_moves(moves: Sequence[Move], real: float) -> Iterator[tuple[Move, ...]]:
    """Moves to other blocks, threads or tiles; one that gains is kept before others are tried.

    These gain most, and many of them are proved of the code as it was written alone: a smaller gain
    that is kept before may be in their way. Work for idle SMs comes first, then what makes a kernel
    anew, then work for other threads.

    Args:
        moves: those of structural transformations.
        real: the greatest gain of a rewrite that an experiment timed; 1 without.
    """
    yield filling_moves(moves, real)
    yield rebuilding_moves(moves, real)
    yield dealing_moves(moves, real)


def filling_moves(moves: Sequence[Move], real: float) -> tuple[Move, ...]:
    """Moves that fill idle SMs or warps, where that may gain more than a rewrite that was timed."""
    return tuple(each for each in moves if each.idle and each.idle > max(SURE, real))


def rebuilding_moves(moves: Sequence[Move], real: float) -> tuple[Move, ...]:
    """The most promising moves that make a kernel anew, if it is one that they fit.

    Those that deal work out as well are left out where that cannot gain more than a rewrite that
    was timed.
    """
    found = []
    for each in moves:
        steps = [each.steps[n] for n in each.new if each.steps[n].REBUILDS]
        if steps and (_is_enough(each, real) or not any(step.DEALS for step in steps)):
            found.append(each)
    return tuple(found[:MOST_REBUILT])


def dealing_moves(moves: Sequence[Move], real: float) -> tuple[Move, ...]:
    """The best moves that deal work out, where that may gain more than a rewrite that was timed."""
    found: dict[str, list[Move]] = {}
    for each in moves:
        kinds = [each.steps[n] for n in each.new if not each.steps[n].REBUILDS]
        if _is_enough(each, real) and any(step.DEALS for step in kinds):
            found.setdefault(each.steps[-1].NAME, []).append(each)
    return tuple(each for values in found.values() for each in values[:MOST_DEALT])


def _is_enough(move: Move, real: float) -> bool:
    """True if a move may gain more than a rewrite that was timed."""
    return move.bound is None or move.bound > max(SURE, real)


def sure_moves(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The values of the transformation that gains most of those that an experiment timed.

    None if it gains little, or if another transformation is expected to gain more.
    """
    best = max((each.real for each in moves if each.real), default=0.0)
    expected = max((each.predicted or 0.0 for each in moves), default=0.0)
    if best < max(SURE, expected):
        return ()
    return tuple(each for each in moves if each.real == best)


def extensions(
    version: Version,
    wanted: Sequence[Wanted],
    gained: Mapping[Transformation, float] | None = None,
    is_over: Callable[[], bool] = lambda: False,
) -> tuple[tuple[Move, ...], tuple[tuple[str, str], ...]]:
    """Moves by one step, with values of the wanted transformations; and the names of those without
    any.

    Moves are in order of promise: several values of a transformation that may gain much come before
    the first value of one that may gain little. What may be gained is weighed with how often the
    transformation gains where it is tried (:mod:`cuado.optimizer.usual_gains`); where nothing
    bounds it, its usual gain counts. The second value of each promises half as much as the first.

    Args:
        version: the incumbent.
        wanted: transformations with their possible gains.
        gained: gains of values at the version before, which promise as much here.
        is_over: true once the time is spent: no further transformation is asked for values then.
    """
    promised: list[Move] = []
    without: list[tuple[str, str]] = []
    new = (len(version.steps),)
    for each in wanted:
        values, error = ((), SPENT) if is_over() else values_of(each.kind, version)
        if not values:
            reason = error or "it finds nothing to change in this version"
            without.append((each.kind.NAME, reason))
        expected = max((e for e in (each.real, each.near, each.predicted) if e), default=None)
        for rank, value in enumerate(values):
            promise = promise_of(each.kind, each.bound, expected) / (1 + rank)
            move = Move(
                str(value),
                (*version.steps, value),
                each.relaxes.value,
                each.predicted,
                family_of(value),
                new,
                each.real,
                each.idle,
                each.bound,
                max(promise, math.log((gained or {}).get(value, 1.0))),
            )
            promised.append(move)
    return in_order(promised), tuple(without)


def in_order(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Moves in order of promise."""
    return tuple(sorted(moves, key=lambda each: -each.promise))


def refinements(versions: Versions, version: Version) -> tuple[Move, ...]:
    """Moves to another value of a step, or without a step; the other steps stay."""
    moves = []
    for at, step in enumerate(version.steps):
        head, tail = version.steps[:at], version.steps[at + 1 :]
        said = named(version.steps, at)
        moves.append(Move(f"without {said}", (*head, *tail)))
        before = versions.of(head)
        # An error was told when the version before was the incumbent.
        values, _ = ((), "") if isinstance(before, Rejected) else values_of(type(step), before)
        for value in values:
            if value != step:
                label, family = f"{value}, not {said}", f"{at} {family_of(value)}"
                moves.append(Move(label, (*head, value, *tail), family=family, new=(at,)))
    return tuple(each for each in moves if each.steps)


def values_of(kind: type[Transformation], version: Version) -> tuple[Sequence[Transformation], str]:
    """Values of a transformation to try on a version; and the error that stopped it, if any.

    Where it finds none in a kernel that calls functions, it is asked with these in place of calls.
    They are looked for once a version.
    """
    return version.subject.once(("values", kind), lambda: _values_of(kind, version))


def _values_of(
    kind: type[Transformation], version: Version
) -> tuple[Sequence[Transformation], str]:
    try:
        found = kind.candidates(version.subject)[:MOST_VALUES]
        if not found and kind.NEEDS_PTX and (other := without_calls(version.subject)) is not None:
            found = kind.candidates(other)[:MOST_VALUES]
        return found, ""
    except (TooLargeError, RecursionError) as error:
        return (), f"{kind.NAME}: {why_too_large(error)}"
    except CuadoError as error:
        return (), f"error in {kind.NAME}: {error.message}"
    except Exception as error:  # noqa: BLE001 - a mistake of ours costs one kind, not the run
        fault = f"a fault of cuado's own: {type(error).__name__}: {error}; please report it"
        return (), f"error in {kind.NAME}: {fault}"


def named(steps: Steps, at: int) -> str:
    """A step of a version as it prints, with its position if it occurs more than once."""
    step = steps[at]
    return f"{step} as step {at + 1}" if steps.count(step) > 1 else str(step)


def family_of(value: Transformation) -> str:
    """A transformation with its fields except for the numbers."""
    given = (str(getattr(value, each.name)) for each in fields(value) if each.type is not int)
    return " ".join((value.NAME, *given))
