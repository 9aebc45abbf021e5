"""The lists of moves that an iteration tries one after another, until one of a list is kept."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cuado.optimizer.guidance import Wanted
from cuado.optimizer.moves import (
    SURE,
    Move,
    extensions,
    in_order,
    is_structural,
    refinements,
    structural_moves,
    sure_moves,
)
from cuado.optimizer.step_combinations import Known, beforehand, combinations, onward, together
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Version, Versions

MOST_DEPTH = 3
"""Number of steps by which an outdone version is extended."""

Untried = tuple[tuple[str, str], ...]
"""Transformations without a candidate, by name, and why."""


def single_steps(
    version: Version,
    wanted: Sequence[Wanted],
    known: Known,
    without: Callable[[Untried], None],
    is_over: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[Sequence[Move], float]]:
    """Lists of single steps, each with the gain from which its best is kept at once.

    What makes other blocks, threads or tiles comes first, and its values are tried before those of
    other transformations are looked for, which may take seconds.

    Args:
        version: the incumbent.
        wanted: what its bottlenecks call for.
        known: what gained so far.
        without: is told of transformations without a candidate.
        is_over: true once the time is spent.
    """
    beside = dict(known.gained(version.steps[:-1])) if version.steps else {}
    if near := _near(version, wanted, known):
        yield near, SURE
    structural = [each for each in wanted if is_structural(each.kind)]
    found, none_of_these = extensions(version, structural, beside, is_over)
    first = tuple(each for each in found if each.steps not in known.measured)
    without(none_of_these)
    real = max((each.real for each in wanted if each.real is not None), default=1.0)
    for some in structural_moves(first, real):
        yield (*some, *completed(some, wanted)), SURE
    others = [each for each in wanted if not is_structural(each.kind)]
    more, none_of_those = extensions(version, others, beside, is_over)
    without(none_of_those)
    inserted = beforehand(version, known, dict((*none_of_these, *none_of_those)))
    moves = (*inserted, *in_order((*first, *more)))
    yield sure_moves(moves), 1.0
    yield moves, 1.0


def _near(version: Version, wanted: Sequence[Wanted], known: Known) -> tuple[Move, ...]:
    """Rewrites whose results are merely near: timed as an experiment, or that the code shows.

    They come at once: what is compiled anew can only follow what has a source.
    """
    kinds = [
        each
        for each in wanted
        if (each.near is not None and each.near >= SURE) or _is_shown(each.kind, version)
    ]
    found, _ = extensions(version, kinds)
    return tuple(each for each in found if each.steps not in known.measured)


def _is_shown(kind: type[Transformation], version: Version) -> bool:
    """True if the code alone shows that a rewrite gains whose results are merely near."""
    return not kind.IS_EXACT and version.subject.has_ptx and kind.comes_first(version.subject)


def completed(moves: Sequence[Move], wanted: Sequence[Wanted]) -> tuple[Move, ...]:
    """Moves by two steps: some moves, each with what removes what its step leaves without purpose.

    Args:
        moves: moves by a step.
        wanted: what the version's bottlenecks call for: nothing else is added.
    """
    kinds = {each.kind for each in wanted}
    found = []
    for each in moves:
        kind = each.steps[-1].COMPLETED_BY
        if kind is not None and kind in kinds:
            steps, new = (*each.steps, kind()), (*each.new, len(each.steps))
            label = f"{each.label} + {steps[-1]}"
            found.append(replace(each, label=label, steps=steps, family="", new=new))
    return tuple(found)


def longer_steps(versions: Versions, version: Version, known: Known) -> Iterator[Sequence[Move]]:
    """Lists of moves for when no single step helps any longer; each uses earlier results."""
    combined = combinations(versions, version, known)
    yield (*combined, *refinements(versions, version))
    steps = tuple(move.steps for move in combined)
    for _ in range(MOST_DEPTH):
        lead = known.lead(version.steps, steps)
        moves = onward(versions, version, lead, known) if lead else ()
        if not moves:
            break
        yield moves
        steps = tuple(move.steps for move in moves)
    yield together(version, known)
