"""The path of each warp of a block whose warps have roles of their own.

How often a warp of a role runs each block of the code is known, in whole numbers. Copies and
barriers of its path go with those of other warps: an iteration too few here and one too many there,
which evens out among many warps, would be a deadlock. So loops make their iterations.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import inf

from cuado.backends.emulated.timing.flow_graph import dominators, natural_loops
from cuado.backends.emulated.timing.walk import REACHED, Path, Turn, Walker, entered, shares
from cuado.backends.emulated.timing.workload import END, CodeBlock, Did, Protocol, Workload
from cuado.ptx.analysis.graph import predecessors

_WHOLE = 0.02
"""How far the runs of a block by one warp are off a whole number at most where they are known."""
_NEVER = 0.25
"""Executions below which a warp of a role never takes an edge."""


def paths_of_roles(
    workload: Workload, protocol: Protocol
) -> tuple[list[Path], list[tuple[Did, ...]]]:
    """The whole path of each warp of a block; what it does at the instructions with notes on it.

    Args:
        workload: the launch with its machine code.
        protocol: how often a warp of each role runs each block of the code, and what each did.
    """
    code, guide = workload.code, _Guide(workload.code)
    found = []
    for role, did in zip(protocol.roles, protocol.did, strict=True):
        counted = _as_noted(code, protocol.runs[role], did)
        runs = _entered_again(code, entered(code, counted))
        length = sum(n * len(block.steps) for n, block in zip(counted, code, strict=True))
        most = int(2 * length) + sum(len(block.steps) for block in code)
        walker = _TripWalker(code, shares(code, runs), runs, guide, did)
        found.append((walker.walk(most, Turn(0, 1, 1.0)), tuple(walker.executed)))
    return [path for path, _ in found], [executed for _, executed in found]


class _Guide:
    """How far it is from each block of the code to an instruction whose executions were noted."""

    def __init__(self, code: Sequence[CodeBlock]) -> None:
        self.noted = [[s.noted for s in block.steps if s.noted is not None] for block in code]
        self._before = predecessors([block.successors for block in code])
        self._ends = [n for n, block in enumerate(code) if END in block.successors]
        self._known: dict[int | None, list[float]] = {}

    def distances(self, index: int | None) -> list[float]:
        """Other noted instructions that a warp comes to between each block's begin and this one.

        Args:
            index: of the PTX instruction; None for the end of the kernel.
        """
        if index not in self._known:
            self._known[index] = self._nearest(index)
        return self._known[index]

    def _nearest(self, index: int | None) -> list[float]:
        found = [inf] * len(self.noted)
        if index is None:
            due = [(float(len(self.noted[n])), n) for n in self._ends]
        else:
            holders = (n for n, noted in enumerate(self.noted) if index in noted)
            due = [(float(self.noted[n].index(index)), n) for n in holders]
        heapify(due)
        while due:
            distance, number = heappop(due)
            if distance >= found[number]:
                continue
            found[number] = distance
            for each in self._before[number]:
                heappush(due, (distance + len(self.noted[each]), each))
        return found


def _as_noted(
    code: Sequence[CodeBlock], runs: Sequence[float], did: Sequence[tuple[int, Did]]
) -> list[float]:
    """The runs, with at least as many for a block as an instruction of it has noted executions.

    Runs of machine code are fitted, and several fits may be as good. More runs may be right: an
    assembler makes a branch around an instruction its predicate. Where it put the instruction
    into several blocks, the fit stays.
    """
    holders: dict[int, set[int]] = defaultdict(set)
    for number, block in enumerate(code):
        if number in block.successors:
            continue  # It only waits, and none is simulated.
        for step in block.steps:
            if step.noted is not None:
                holders[step.noted].add(number)
    found, executed = list(runs), Counter(index for index, _ in did)
    for index, blocks in holders.items():
        if len(blocks) == 1:
            (number,) = blocks
            found[number] = max(found[number], float(executed[index]))
    return found


def _entered_again(code: Sequence[CodeBlock], runs: list[float]) -> list[float]:
    """The runs, with inner loops entered in each iteration of the loop around them.

    What stands before an inner loop may have no count of its own, and few entries with very many
    iterations fit as well: the same case as above, one loop further in. It is one where the runs of
    a warp are no whole number.
    """
    found, above = list(runs), dominators(code)
    loops = natural_loops(code)
    for inner in loops:
        around = [x for x in loops if inner.blocks < x.blocks]
        if not around or runs[inner.header] < REACHED:
            continue
        outer = min(around, key=lambda loop: len(loop.blocks))
        # All that the header of the inner loop needs, of the outer one.
        for each in (above[inner.header] & outer.blocks) - inner.blocks:
            if abs(runs[each] - round(runs[each])) < _WHOLE:
                continue
            found[each] = max(found[each], min(runs[outer.header], runs[inner.header]))
    return found


@dataclass(slots=True)
class _Trips:
    """A loop while its path is made.

    Attributes:
        blocks: its body.
        back: blocks of the body from which its header is reached again.
        out: blocks of the body from which it is left before that.
        runs: executions of its header in all.
        entries: times that it is entered in all.
        entered: times so far.
        left: executions of the header that are left until it is left.
    """

    blocks: frozenset[int]
    back: frozenset[int]
    out: frozenset[int]
    runs: float
    entries: int
    entered: int = 0
    left: int = 0

    def enter(self) -> None:
        """Begin an entry: all have as many iterations as their number allows."""
        until = [round(self.runs * (self.entered + n) / self.entries) for n in (0, 1)]
        self.entered += 1
        self.left = max(until[1] - until[0], 1)


class _TripWalker(Walker):
    """Makes the path of a warp whose runs are its own.

    Args:
        code: the basic blocks.
        parts: how often each edge out of each block is taken, for each run of the block.
        runs: executions of each block.
        guide: to the instructions that were noted.
        did: those that the warp executed, in their order, and what each execution did.

    Attributes:
        executed: what the path does at each noted instruction on it: nothing where the warp was
            somewhere else then, as under a predicate.
    """

    def __init__(
        self,
        code: Sequence[CodeBlock],
        parts: Sequence[Sequence[float]],
        runs: Sequence[float],
        guide: _Guide,
        did: Sequence[tuple[int, Did]],
    ) -> None:
        super().__init__(code, parts)
        self._guide, self._did, self._done = guide, did, 0
        self.executed: list[Did] = []
        # Edges that the warp takes.
        self._taken = [
            {to for to, share in zip(block.successors, own, strict=True) if n * share > _NEVER}
            for block, own, n in zip(code, parts, runs, strict=True)
        ]
        self._before = END
        self._loops: dict[int, _Trips] = {}
        for loop in natural_loops(code):
            head, body = loop.header, loop.blocks
            into = 1.0 if head == 0 else 0.0
            for number in set(range(len(code))) - body:
                edges = zip(code[number].successors, parts[number], strict=True)
                share = sum(share for target, share in edges if target == head)
                into += runs[number] * min(share, 1.0)  # The fit may not have ended.
            outside = frozenset(range(END, len(code))) - body
            back, out = self._leading(body, {head}), self._leading(body - {head}, outside)
            if not any(self._taken[n] & outside for n in body):
                # The fit has the warp leave it nowhere: where that is, is not known, and the ways
                # that it takes on are those to there.
                out = self._leading(body - {head}, outside, by_any=True)
            self._loops[head] = _Trips(body, back, out, runs[head], max(round(into), 1))

    def _leading(
        self, blocks: frozenset[int], to: AbstractSet[int], *, by_any: bool = False
    ) -> frozenset[int]:
        """The blocks of a set from which the blocks ``to`` are reached without leaving the set.

        Edges that the warp takes count; ``by_any``: all edges.
        """
        found, more = set(to), True
        while more:
            edges = ((n, self._code[n].successors if by_any else self._taken[n]) for n in blocks)
            new = {n for n, targets in edges if n not in found and not found.isdisjoint(targets)}
            found |= new
            more = bool(new)
        return frozenset(found & blocks)

    def _next(self, at: int, pending: list[tuple[int, int]]) -> int:
        self._execute(self._guide.noted[at])
        loop = self._loops.get(at)
        if loop is not None:
            if self._before not in loop.blocks:
                loop.enter()
            loop.left -= 1
        self._before = at
        return super()._next(at, pending)

    def _edges(self, at: int) -> list[int]:
        targets, due = self._code[at].successors, self._due[at]
        edges = self._nearest(targets)
        allowed = [edge for edge in edges if self._may(at, targets[edge])]
        return [max(allowed or edges, key=due.__getitem__)]

    def _execute(self, noted: Sequence[int]) -> None:
        """Go on over a block's noted instructions, as far as they are those that come next."""
        # An assembler may have moved one behind another.
        ways = [self._matched(noted), self._matched(sorted(noted))]
        found = max(ways, key=lambda way: sum(map(len, way.values())))
        self._done += sum(map(len, found.values()))
        self.executed += (found[index].pop(0) if found[index] else () for index in noted)

    def _matched(self, noted: Sequence[int]) -> dict[int, list[Did]]:
        """What these instructions do if they are run in this order, by instruction."""
        found: dict[int, list[Did]] = {index: [] for index in noted}
        done = self._done
        for index in noted:
            if done < len(self._did) and self._did[done][0] == index:
                found[index].append(self._did[done][1])
                done += 1
        return found

    def _due_next(self) -> int | None:
        """The instruction whose execution was noted next; None if no other one was."""
        return self._did[self._done][0] if self._done < len(self._did) else None

    def _nearest(self, targets: Sequence[int]) -> Sequence[int]:
        """The edges on which the fewest others come before the instruction that was noted next."""
        index = self._due_next()
        far = [inf if index is not None else 0.0, *self._guide.distances(index)]
        least = min(far[target + 1] for target in targets)
        return [edge for edge, target in enumerate(targets) if far[target + 1] == least]

    def _may(self, at: int, target: int) -> bool:
        """True if an edge lets each loop around have its iterations, and no more of them."""
        inside = (loop for loop in self._loops.items() if at in loop[1].blocks)
        return all(
            target in loop.back
            if loop.left > 0
            else target != head and (target not in loop.blocks or target in loop.out)
            for head, loop in inside
        )
