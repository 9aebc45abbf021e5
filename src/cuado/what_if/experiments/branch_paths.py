"""What if all lanes took one path of a branch, and then all the other?

What it changes: when the switch is on, all lanes take one path of a branch, whatever they decide.
Each path is a program of its own, timed apart: the founding tutorials change the condition to
always take the same path, and time both to see what each costs [000, 001]. The branches that decide
most instructions are asked, at most three of them.

What the answer means: a warp whose lanes diverge runs both paths, one after the other. What is
saved is what the path left out costs: 1.40x without the lines of the ``else`` says that they take
29 % of the time (1 - 1/1.40). It bounds what keeping lanes of one path together can gain, and says
which path is worth making cheaper. It names no defect: ``no-divergence`` asks
what regrouping gains, with both paths in the original's proportion.

When it is valid: as ``no-divergence``, a branch is forced only if what it decides cannot do harm:
arithmetic, accesses to one address for all lanes, no barrier, exchange between lanes, call or exit;
and if no address, no loop's end and no branch elsewhere depends on it. Branches that end loops have
no two paths to time. Results are wrong when it is on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.threads.follow_decisions import Among, Choice, choose, proposal
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.instruction import SourceLocation
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import Trait
from cuado.what_if.experiment import Experiment

_MOST_BRANCHES = 3
"""Branches of the source whose paths are timed; each takes two programs."""
_MOST_LINES = 3
"""Lines or ranges of lines by which a path is named."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One side of a branch.

    Attributes:
        branch: the instruction.
        is_taken: whether it is the side that the branch goes to.
        instructions: those that run on this side alone.
        lines: their source lines.
    """

    branch: int
    is_taken: bool
    instructions: tuple[int, ...]
    lines: frozenset[SourceLocation | None]


@dataclass(frozen=True, slots=True)
class _Path:
    """One path of a branch of the source: a side of each of its copies in unrolled loops."""

    sides: tuple[_Side, ...]

    @property
    def size(self) -> int:
        """Instructions on the path."""
        return sum(len(side.instructions) for side in self.sides)


_Paths = tuple[_Path, _Path]
"""The two paths of a branch of the source."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Force each branch in scope that may diverge to one of its paths, one program for each."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what it decides is unknown")
    divergent = frozenset(_divergent(kernel, Trait.BRANCH))
    forward = frozenset(n for n in divergent if not _ends_loop(kernel, n))
    wanted = [n for n in sorted(forward) if scope.holds(n)]
    if not wanted:
        return Refusal("no branch has two paths that lanes of a warp may both take", absent=True)
    found = _chosen(kernel, _of_source(kernel, wanted), forward, divergent)
    if isinstance(found, Refusal):
        return found
    found.sort(key=lambda each: -sum(path.size for path in each[0]))
    first, *others = (
        _forced(kernel, path, left_out, choice)
        for (one, other), choice in found[:_MOST_BRANCHES]
        for path, left_out in ((one, other), (other, one))
    )
    return replace(first, alternatives=tuple(others))


def _chosen(
    kernel: Kernel,
    branches: Iterable[_Paths],
    forward: frozenset[int],
    divergent: frozenset[int],
) -> list[tuple[_Paths, Choice]] | Refusal:
    """The branches of the source that can be forced, at least one; or why none can.

    Args:
        kernel: the kernel.
        branches: of the source, to choose among.
        forward: divergent branches that end no loop.
        divergent: all divergent branches.
    """
    exits = frozenset(_divergent(kernel, Trait.EXIT))
    found: list[tuple[_Paths, Choice]] = []
    reasons: list[str] = []
    for paths in branches:
        copies = [side.branch for side in paths[0].sides]
        # What a branch inside decides is held against the same conditions as what this one does,
        # so that it may decide by wrong values; a loop might not end then.
        inside = {n for n in forward if any(_controls(kernel, copy, n) for copy in copies)}
        among = Among((divergent - inside) | set(copies), exits, kernel.lanes.is_broadcast)
        choice = choose(kernel, among, copies, lambda _branch, _chosen: "")
        if isinstance(choice, Refusal):
            return choice
        if choice.chosen:
            found.append((paths, choice))
        else:
            reasons.append(choice.commonest)
    return found or Refusal(f"no branch that may diverge can be forced: {reasons[0]}")


def _divergent(kernel: Kernel, trait: Trait) -> Iterable[int]:
    """Branches or exits at which lanes may diverge in this launch."""
    lanes, ranges = kernel.lanes, kernel.ranges
    return (n for n in kernel.having(trait) if lanes.is_divergent(n) and not ranges.settles(n))


def _controls(kernel: Kernel, branch: int, index: int) -> bool:
    """True if a branch decides whether another instruction runs."""
    block_of = kernel.slicer.flow.block_of
    return block_of[index] in kernel.lanes.divergence.controlled_by(block_of[branch])


def _ends_loop(kernel: Kernel, branch: int) -> bool:
    """True if it decides whether it is reached again."""
    return _controls(kernel, branch, branch)


def _of_source(kernel: Kernel, branches: Iterable[int]) -> list[_Paths]:
    """Branches of the source with their two paths.

    A compiler that unrolls a loop copies its branches. Copies are of one source line, and both
    sides have the same source lines, perhaps the other way round.
    """
    groups: dict[object, list[tuple[_Side, _Side]]] = {}
    for branch in branches:
        taken, fallen = _sides(kernel, branch)
        line = kernel.lines[branch]
        key = branch if line is None else (line, frozenset((taken.lines, fallen.lines)))
        pairs = groups.setdefault(key, [])
        is_swapped = bool(pairs) and pairs[0][0].lines != taken.lines
        pairs.append((fallen, taken) if is_swapped else (taken, fallen))
    return [
        (_Path(tuple(one for one, _ in pairs)), _Path(tuple(other for _, other in pairs)))
        for pairs in groups.values()
    ]


def _sides(kernel: Kernel, branch: int) -> tuple[_Side, _Side]:
    """The side that is taken, and the one that is not.

    A block that both edges lead to, by way of another branch, belongs to neither.
    """
    flow, control = kernel.slicer.flow, kernel.lanes.divergence.control
    block = flow.block_of[branch]
    fallen = flow.block_of[branch + 1] if branch + 1 < len(kernel.code.instructions) else EXIT
    found: dict[bool, list[int]] = {True: [], False: []}
    for number, edges in enumerate(control):
        targets = {target for source, target in edges if source == block}
        if len(targets) == 1:
            inside = flow.blocks[number]
            found[fallen not in targets] += range(inside.first, inside.last + 1)
    taken, rest = (
        _Side(branch, way, tuple(found[way]), frozenset(kernel.lines[n] for n in found[way]))
        for way in (True, False)
    )
    return taken, rest


def _forced(kernel: Kernel, path: _Path, left_out: _Path, choice: Choice) -> Proposal:
    """The kernel with one path only where the switch is on."""
    rewriting = Rewriting(kernel)
    for side in path.sides:
        if side.branch in choice.chosen:
            _force(rewriting, side)
    made = proposal(rewriting, choice, _without(kernel, left_out, path))
    way = "taken" if path.sides[0].is_taken else "not-taken"
    return replace(made, label=f"{path.sides[0].branch}-{way}")


def _force(rewriting: Rewriting, side: _Side) -> None:
    """Let a branch take one side where the switch is on."""
    kernel = rewriting.subject
    instruction = kernel.code.instructions[side.branch]
    guard, decided = instruction.guard, rewriting.register("pred")
    # A negated guard is taken where its predicate is false.
    if side.is_taken != instruction.negated:
        rewriting.before(side.branch, f"or.pred {decided}, {guard}, {rewriting.on};")
    else:
        rewriting.before(side.branch, f"and.pred {decided}, {guard}, {rewriting.off};")
    start = kernel.module.text.index(guard, instruction.start)
    rewriting.edit(Edit(start, start + len(guard), decided))


def _without(kernel: Kernel, path: _Path, kept: _Path) -> str:
    """``spmv.cu:12: without lines 13-17``: the branch, and the path that is not run."""
    first, other = path.sides[0], kept.sides[0]
    line = kernel.lines[first.branch]
    name = line.file.replace("\\", "/").rpartition("/")[2] if line else ""
    where = f"{name}:{line.line}" if line else f"branch {first.branch}"
    if not path.size:
        return f"{where}: without the way around"
    own = first.lines - other.lines - {line}
    ranges = _ranges(sorted(each.line for each in own if each and line and each.file == line.file))
    if not ranges:
        return f"{where}: without the path {'taken' if first.is_taken else 'not taken'}"
    more = ", ..." if len(ranges) > _MOST_LINES else ""
    return f"{where}: without lines {', '.join(ranges[:_MOST_LINES])}{more}"


def _ranges(numbers: list[int]) -> list[str]:
    """``[13, 14, 15, 20]`` as ``13-15`` and ``20``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return [str(first) if first == last else f"{first}-{last}" for first, last in runs]


EXPERIMENT = Experiment(
    "branch-paths",
    "What if all lanes took one path of a branch, and then the other?",
    Bottleneck.PATHS,
    propose,
    rank=34,
    is_bound=True,
)
