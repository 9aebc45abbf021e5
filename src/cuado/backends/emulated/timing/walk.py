"""Typical paths of warps through machine code, from how often each basic block ran.

A branch takes its ways as often as the counts say, evenly spread. Where more warps come out of a
branch than went in, lanes parted: the warp runs one side up to where they meet, then the other.
"""

from collections.abc import Sequence

from cuado.backends.emulated.timing.workload import CodeBlock, Workload

Path = tuple[int, ...]
"""Numbers of basic blocks."""
_SLIPS = 1e-6
HALVINGS = 60


def paths(workload: Workload, instructions: int, variants: int) -> tuple[list[Path], float]:
    """Paths of some warps, and the share of a warp's instructions that they have.

    Args:
        workload: whose code is walked.
        instructions: that a path may have, about; loops that run more often run less often.
        variants: paths to make.
    """
    code = workload.code
    runs = [block.runs / workload.warps for block in code]
    lengths = [len(block.steps) for block in code]
    whole = sum(r * n for r, n in zip(runs, lengths, strict=True))
    factor = _factor(runs, lengths, instructions)
    fewer = [_fewer(r, factor) for r in runs]
    walker = _Walker(code, fewer)
    most = 4 * instructions + 4 * sum(lengths)
    found = [walker.walk(most) for _ in range(variants)]
    walked = sum(lengths[b] for path in found for b in path) / variants
    return found, walked / whole if whole else 1.0


def _fewer(runs: float, factor: float) -> float:
    return max(min(runs, 2.0), runs * factor)


def _factor(runs: list[float], lengths: list[int], instructions: int) -> float:
    """By which loops must run less often for a path to be no longer."""
    def length(factor: float) -> float:
        return sum(_fewer(r, factor) * n for r, n in zip(runs, lengths, strict=True))

    if length(1.0) <= instructions:
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if length(middle) <= instructions else (low, middle)
    return high


class _Walker:
    """Walks paths one after the other; together they take branches as often as the counts say."""

    def __init__(self, code: Sequence[CodeBlock], runs: list[float]) -> None:
        self._code = code
        before = [0] * len(code)
        for block in code:
            for successor in block.successors:
                before[successor] += 1
        self._meet = meeting_points(code)
        self._shares = [_shares(block, runs, number, before) for number, block in enumerate(code)]
        self._taken = [[0] * len(block.successors) for block in code]
        self._visits = [0] * len(code)

    def walk(self, most: int) -> Path:
        """One path; it ends at the end of the kernel, or after ``most`` instructions."""
        at, path, length = 0, [], 0
        pending: list[tuple[int, int]] = []  # where lanes meet, where others of them go
        while True:
            path.append(at)
            length += len(self._code[at].steps)
            following = self._next(at, pending)
            while pending and following in (pending[-1][0], None):
                following = pending.pop()[1]
            if following is None or length > most:
                return tuple(path)
            at = following

    def _next(self, at: int, pending: list[tuple[int, int]]) -> int | None:
        successors = self._code[at].successors
        if not successors:
            return None
        if len(successors) == 1:
            return successors[0]
        self._visits[at] += 1
        due = [
            share * self._visits[at] - taken + _SLIPS
            for share, taken in zip(self._shares[at], self._taken[at], strict=True)
        ]
        ways = [n for n, each in enumerate(due) if each >= 1.0]
        if not ways:
            ways = [max(range(len(due)), key=lambda n: due[n])]
        # Rare ways wait until they are due; all that are due at once are taken by parted lanes.
        total = sum(self._shares[at])
        if total < 1 + _SLIPS or self._meet[at] is None:
            ways = [min(ways, key=lambda n: (self._shares[at][n], n))]
        for way in ways:
            self._taken[at][way] += 1
        for way in ways[1:]:
            meet = self._meet[at]
            if meet is not None and successors[way] != meet:
                pending.append((meet, successors[way]))
        return successors[ways[0]]


def _shares(
    block: CodeBlock, runs: list[float], number: int, before: list[int]
) -> list[float]:
    """How often each way is taken, for each time that the block runs."""
    own = runs[number]
    if own <= 0 or not block.successors:
        return [1.0 / len(block.successors)] * len(block.successors) if block.successors else []
    alone = [before[s] == 1 for s in block.successors]
    found = [min(1.0, runs[s] / own) if a else 0.0 for s, a in zip(block.successors, alone, strict=True)]
    others = [n for n, each in enumerate(alone) if not each]
    rest = max(0.0, 1.0 - sum(found))
    weights = [runs[block.successors[n]] for n in others]
    for n, weight in zip(others, weights, strict=True):
        found[n] = rest * (weight / sum(weights) if sum(weights) else 1 / len(others))
    total = sum(found)
    return [each / total for each in found] if 0 < total < 1 else found or [1.0]


def meeting_points(code: Sequence[CodeBlock]) -> list[int | None]:
    """For each block the nearest that every path from it comes to; None if only the end is."""
    count = len(code)
    every = frozenset(range(count + 1))
    after: list[frozenset[int]] = [every] * count + [frozenset({count})]
    changed = True
    while changed:
        changed = False
        for number in range(count - 1, -1, -1):
            following = code[number].successors or (count,)
            common = frozenset.intersection(*(after[s] for s in following)) | {number}
            if common != after[number]:
                after[number], changed = common, True
    found: list[int | None] = []
    for number in range(count):
        later = after[number] - {number, count}
        # The nearest is the one that all others come after.
        found.append(max(later, key=lambda each: len(after[each]), default=None))
    return found
