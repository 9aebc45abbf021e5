"""What if all warps of a block had equal work?

What it changes: when the switch is on, loops whose lengths are known for each warp, from the thread
index and the numbers of this launch, are as long in all warps of a block as they are in their mean.
At every other branch whose predicate may differ between warps, all warps of a block follow one of
them, another one in each block: each thread computes the predicate for the thread of the same lane
in the warp that leads. The branches themselves stay as they are and cost nothing more, on or off
alike.

What the answer means: the gain is what spreading a block's work evenly over its warps can bring.
Where warps follow one that leads, each leads in equally many blocks, so that the expected work is
that of the original, but it is a whole block that now has much or little of it: with few blocks the
gain is underestimated, since the last one with much work may be waited for.

When it is valid: a predicate must follow from thread indices, parameters and memory that the
kernel does not write, through decisions that are followed themselves. Warps then run code that
the branch kept them from, with indices that may lie anywhere. So a branch is changed only if what
it decides cannot do harm: arithmetic, accesses to addresses that all warps share, no barrier,
exchange between lanes, call or exit; if no address depends on it; and if no other branch at which
warps may diverge does that keeps its own decision (a loop might not end). Others stay as they are,
and are counted. A bounds check that no thread of the launch fails is no branch in this sense.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.balance_warp_loops import BalancedLoop, balance, balanced_loops
from cuado.kernel.rewrites.threads.follow_decisions import Among, Choice, choose, proposal
from cuado.kernel.rewrites.threads.leader_threads import WARP, Threads
from cuado.kernel.rewrites.threads.recompute_branch import RecomputedBranch
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.warp_variance import Variance
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Trait
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Let the warps of a block follow one of them at the branches in scope."""
    if kernel.launch.threads_per_block <= WARP:
        return Refusal("a block has one warp", absent=True)
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what it decides is unknown")
    variance, ranges = Variance(kernel), kernel.ranges
    branches, exits = (
        frozenset(n for n in kernel.having(trait) if variance.parts(n) and not ranges.settles(n))
        for trait in (Trait.BRANCH, Trait.EXIT)
    )
    among = Among(branches, exits, variance.is_common)
    candidates = sorted(n for n in branches if scope.holds(n))
    if not candidates:
        return Refusal("no branch can differ between the warps of a block", absent=True)
    repeated = RecomputedBranch(kernel)

    def impossible(branch: int, chosen: frozenset[int]) -> str:
        if among.diverging & kernel.slicer.control_of([branch]).instructions <= chosen:
            why = repeated.obstacle(branch)
            return f"{why} decides them" if why else ""
        return "they depend on another branch that cannot be changed"

    choice = choose(kernel, among, candidates, impossible)
    if isinstance(choice, Refusal):
        return choice
    if not choice.chosen:
        return Refusal(f"no branch at which warps diverge can be changed: {choice.commonest}")
    rewriting = Rewriting(kernel)
    even = _even(kernel, among, choice, repeated)
    balance(rewriting, even)
    following = choice.chosen.difference(*(loop.branches for loop in even))
    if following:
        repeated.apply(rewriting, following, _leader(rewriting))
    return proposal(rewriting, choice, *_notes(even))


def _even(
    kernel: Kernel, among: Among, choice: Choice, repeated: RecomputedBranch
) -> tuple[BalancedLoop, ...]:
    """Loops to balance: those that set no value needed to follow the leader elsewhere."""
    found = balanced_loops(kernel, among.diverging, choice.chosen)
    while True:
        following = choice.chosen.difference(*(loop.branches for loop in found))
        needed = repeated.differing(following)
        kept = tuple(loop for loop in found if needed.isdisjoint(loop.sets))
        if len(kept) == len(found):
            return kept
        # The branches of a dropped loop are followed instead, which may need values of other
        # loops: repeat until nothing changes.
        found = balanced_loops(
            kernel, among.diverging, frozenset().union(*(k.branches for k in kept))
        )


def _notes(even: tuple[BalancedLoop, ...]) -> tuple[str, ...]:
    """Notes on the trip counts of the balanced loops."""
    lengths = ", ".join(str(loop.trips) for loop in even if loop.trips)
    return (f"trip counts of the balanced loops: {lengths}",) if lengths else ()


def _leader(rewriting: Rewriting) -> dict[str, str]:
    """Registers with the indices of the thread to follow, by special register.

    A last warp with fewer lanes than others leads only these; the others follow the warp before.
    """
    threads = Threads(rewriting)
    own = threads.thread()
    warp = threads.draw(threads.block(), threads.warps)
    lane = threads.word("and.b32", own, WARP - 1)
    leader = threads.word("mad.lo.u32", warp, WARP, lane)
    if threads.count % WARP:
        before = threads.word("sub.u32", leader, WARP)
        there = rewriting.register("pred")
        rewriting.at_start(f"setp.lt.u32 {there}, {leader}, {threads.count};")
        leader = threads.word("selp.b32", leader, before, there)
    return threads.indices(threads.choose(leader, own))


EXPERIMENT = Experiment(
    "balanced-warps",
    "What if all warps of a block had equal work?",
    Bottleneck.IMBALANCE,
    propose,
    cause=Cause.IMBALANCE,
    per_line=True,
    rank=34,
)
