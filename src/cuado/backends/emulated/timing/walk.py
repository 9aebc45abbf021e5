"""Typical paths of warps through machine code, from how often each basic block ran.

A branch takes its ways as often as the counts say, evenly spread. Where more warps come out of a
branch than went in, lanes parted: the warp runs one side up to where they meet, then the other.
"""

from collections.abc import Sequence

from cuado.backends.emulated.timing.workload import END, CodeBlock, Workload

Path = tuple[int, ...]
"""Numbers of basic blocks."""
_SLIPS = 1e-6
HALVINGS, FITTINGS = 60, 60
_DEEPEST = 32
_RUNS = 0.99
"""Of a block by each warp, from which on it counts for more than how many warps come to it."""
_PARTED = 0.02
"""By which ways out of a block must add up to more than 1 for lanes to have parted there."""


def paths(
    workload: Workload,
    instructions: int,
    variants: int,
    levels: Sequence[float] = (1.0,),
    shares: Sequence[float] = (1.0,),
) -> tuple[list[Path], float]:
    """Paths of some warps, and the share of a warp's instructions that they have.

    Args:
        workload: whose code is walked.
        instructions: that a path may have, about; loops that run more often run less often.
        variants: paths to make of each kind of warp; those of one kind follow each other.
        levels: how often each kind goes around loops, a mean warp going once.
        shares: of all warps, of each kind.
    """
    code = workload.code
    runs = [block.runs / workload.warps for block in code]
    lengths = [len(block.steps) for block in code]
    whole = sum(r * n for r, n in zip(runs, lengths, strict=True))
    factor = _factor(runs, lengths, instructions)
    loops = in_loops(code) if len(levels) > 1 else [False] * len(code)
    found: list[Path] = []
    walked = 0.0
    for level, share in zip(levels, shares, strict=True):
        own = [r * level if loop else r for r, loop in zip(runs, loops, strict=True)]
        walker = _Walker(code, _entered(code, [_fewer(r, factor) for r in own]))
        most = int((4 * instructions + 4 * sum(lengths)) * max(level, 1.0))
        new = [walker.walk(most) for _ in range(variants)]
        walked += share * sum(lengths[b] for path in new for b in path) / variants
        found += new
    return found, walked / whole if whole else 1.0


def in_loops(code: Sequence[CodeBlock]) -> list[bool]:
    """Whether each block can come again after itself."""
    reached = [set(block.successors) - {END} for block in code]
    changed = True
    while changed:
        changed = False
        for number, block in enumerate(code):
            more = set[int]().union(*(reached[s] for s in block.successors if s != END))
            if not more <= reached[number]:
                reached[number] |= more
                changed = True
    return [number in own for number, own in enumerate(reached)]


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


def _entered(code: Sequence[CodeBlock], runs: list[float]) -> list[float]:
    """The runs, with those of blocks that every way to and from a loop takes at least 1.

    Runs of machine code are fitted: what a loop did is known well, but that few warps came to it
    for very many rounds fits as well as that all came for some. Of the two the plain one is taken.
    """
    found = list(runs)
    below = post_dominators(code)
    for number, above in enumerate(dominators(code)):
        if runs[number] < _RUNS:
            continue
        for each in (above | below[number]) - {END}:
            found[each] = max(found[each], 1.0)
    return found


def dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """For each block those that every path to it from the first comes through; itself as well."""
    before: list[list[int]] = [[] for _ in code]
    for number, block in enumerate(code):
        for successor in block.successors:
            if successor != END:
                before[successor].append(number)
    every = frozenset(range(len(code)))
    found = [frozenset({0}), *[every] * (len(code) - 1)]
    changed = True
    while changed:
        changed = False
        for number in range(1, len(code)):
            ways = [found[b] for b in before[number]]
            own = (frozenset.intersection(*ways) if ways else frozenset()) | {number}
            if own != found[number]:
                found[number], changed = own, True
    return found


class _Walker:
    """Walks paths one after the other; together they take branches as often as the counts say."""

    def __init__(self, code: Sequence[CodeBlock], runs: list[float]) -> None:
        self._code = code
        self._meet = meeting_points(code)
        self._shares = shares(code, runs)
        self._taken = [[0] * len(block.successors) for block in code]
        self._visits = [0] * len(code)

    def walk(self, most: int) -> Path:
        """One path; it ends at the end of the kernel, or after ``most`` instructions."""
        at, path, length = 0, [], 0
        pending: list[tuple[int, int]] = []  # where lanes meet, where others of them go
        callers: list[int] = []
        while True:
            path.append(at)
            length += len(self._code[at].steps)
            called = self._code[at].calls
            if called is not None and len(callers) < _DEEPEST:
                callers.append(at)
                at = called
                continue
            following = self._next(at, pending)
            if following == END and callers:
                following = self._next(callers.pop(), pending)
            while pending and following in (pending[-1][0], END):
                following = pending.pop()[1]
            if following == END or length > most:
                return tuple(path)
            at = following

    def _next(self, at: int, pending: list[tuple[int, int]]) -> int:
        successors, wanted, taken = self._code[at].successors, self._shares[at], self._taken[at]
        if len(successors) == 1:
            return successors[0]
        self._visits[at] += 1
        due = [w * self._visits[at] - t + _SLIPS for w, t in zip(wanted, taken, strict=True)]
        # Rare ways wait until they are due; all that are due at once are taken by parted lanes.
        ways = sorted((n for n, each in enumerate(due) if each >= 1.0), key=lambda n: wanted[n])
        ways = ways or [max(range(len(due)), key=lambda n: wanted[n])]
        meet = self._meet[at]
        if sum(wanted) < 1 + _PARTED or meet == END:
            ways = ways[:1]
        for way in ways:
            taken[way] += 1
        pending += [(meet, successors[way]) for way in ways[1:] if successors[way] != meet]
        return successors[ways[0]]


def shares(code: Sequence[CodeBlock], runs: Sequence[float]) -> list[list[float]]:
    """How often each way out of each block is taken, for each time that the block runs.

    Of all flows that bring every block as often as it ran, the one that favours none: found by
    iterative proportional fitting (Deming and Stephan, 1940), which ends with what comes in, so
    that ways out of a branch where lanes part add up to more than 1.
    """
    into: dict[int, float] = dict(enumerate(runs))
    into[0] -= 1.0
    into[END] = 1.0
    flow = [[max(into[s], _SLIPS) for s in block.successors] for block in code]
    for _ in range(FITTINGS):
        for number, ways in enumerate(flow):
            total = sum(ways)
            flow[number] = [each * runs[number] / total if total else 0.0 for each in ways]
        coming = dict.fromkeys(into, 0.0)
        for block, ways in zip(code, flow, strict=True):
            for successor, each in zip(block.successors, ways, strict=True):
                coming[successor] += each
        for block, ways in zip(code, flow, strict=True):
            for n, successor in enumerate(block.successors):
                if coming[successor] > 0:
                    ways[n] *= max(into[successor], 0.0) / coming[successor]
    return [
        [each / own for each in ways]
        if own > 0 and sum(ways) > 0
        else [1.0 / max(1, len(ways))] * len(ways)
        for own, ways in zip(runs, flow, strict=True)
    ]


def post_dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """For each block those that every path from it comes to; itself and ``END`` as well."""
    every = frozenset({END, *range(len(code))})
    after = dict.fromkeys(range(len(code)), every) | {END: frozenset({END})}
    changed = True
    while changed:
        changed = False
        for number in reversed(range(len(code))):
            ways = [after[s] for s in code[number].successors]
            common = frozenset.intersection(*ways) | {number}
            if common != after[number]:
                after[number], changed = common, True
    return [after[number] for number in range(len(code))]


def meeting_points(code: Sequence[CodeBlock]) -> list[int]:
    """For each block the nearest that every path from it comes to; ``END`` if only the end is."""
    after = [*post_dominators(code), frozenset({END})]  # The last is that of END: -1.
    # The nearest is the one that all others come after.
    return [
        max(after[number] - {number}, key=lambda each: len(after[each]))
        for number in range(len(code))
    ]
