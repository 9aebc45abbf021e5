"""What if all lanes of a warp took the same way at every branch?

What it changes: when the switch is on, each warp follows one of its lanes, another one in each
warp, at every branch whose predicate may differ between lanes. Where the predicate follows from
thread indices and parameters, each lane computes it for the lane that leads, which costs nothing
at the branch; elsewhere the lanes vote, and the branch pays for the vote, on or off alike.

What the answer means: the gain is what regrouping threads of one path, or making rows of one
length, can bring: warps then run one side of a branch, and loops as often as one lane needs. Each
lane leads in equally many warps, so that the mix of paths and the expected length of loops are
those of the original's lanes; in few warps they may differ by chance. Whole warps may then be
unlike each other, as they are after regrouping.

When it is valid: lanes then run code that the branch kept them from, with indices that may lie
anywhere. So a branch is changed only if what it decides cannot do harm: arithmetic, accesses to
one address for all lanes, no barrier, exchange between lanes, call or exit; if no address depends
on it; and if no other lane-dependent branch does that keeps its own decision (a loop might not
end). Others stay as they are, and are counted; if the lane that leads is not there because of
one of them, the lowest that is leads instead. A bounds check that no thread of the launch fails
is no branch in this sense.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.threads.follow_decisions import Among, Choice, choose, proposal
from cuado.kernel.rewrites.threads.leader_threads import WARP, Threads
from cuado.kernel.rewrites.threads.recompute_branch import RecomputedBranch
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import Trait
from cuado.what_if.experiment import Experiment

_VOTE = 4
"""Instructions that a vote adds to a loop: a predicate that takes more is not recomputed."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Let the lanes follow one of them at the branches in scope that may diverge."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what it decides is unknown")
    lanes, ranges = kernel.lanes, kernel.ranges
    branches, exits = (
        frozenset(
            n for n in kernel.having(trait) if lanes.is_divergent(n) and not ranges.settles(n)
        )
        for trait in (Trait.BRANCH, Trait.EXIT)
    )
    among = Among(branches, exits, lanes.is_broadcast)
    candidates = sorted(n for n in among.branches if scope.holds(n))
    if not candidates:
        return Refusal("no branch can diverge within a warp", absent=True)
    choice = choose(kernel, among, candidates, lambda _branch, _chosen: "")
    if isinstance(choice, Refusal):
        return choice
    if not choice.chosen:
        return Refusal(f"no branch that may diverge can be changed: {choice.commonest}")
    rewriting = Rewriting(kernel)
    _follow(rewriting, among, choice)
    return proposal(rewriting, choice)


def _follow(rewriting: Rewriting, among: Among, choice: Choice) -> None:
    """Let each chosen branch decide as the leader does."""
    kernel = rewriting.subject
    leader = Leader(rewriting)
    repeated = RecomputedBranch(kernel)
    # A leader's predicate can be recomputed only if all divergent branches that control it follow
    # the leader, too; the others vote.
    computed = {
        n
        for n in choice.chosen
        if among.diverging & kernel.slicer.control_of([n]).instructions <= choice.chosen
        and _is_cheap(repeated, n)
    }
    repeated.apply(rewriting, computed, leader.indices)
    together = among.diverging <= choice.chosen
    for index in sorted(choice.chosen - computed):
        leader.decide(index, together=together)


def _is_cheap(repeated: RecomputedBranch, branch: int) -> bool:
    """True if computing the leader's predicate is cheaper than a vote.

    Loads are not recomputed: all lanes would load from one address, at less cost than the original.
    """
    effects = repeated.subject.code.effects
    return (
        not repeated.obstacle(branch)
        and all(effects[n].opcode.access is None for n in repeated.differing([branch]))
        and repeated.cost_in_loops(branch) < _VOTE
    )


class Leader:
    """The lane that each warp follows: a hash of the warp's number in the grid.

    With the switch off, every lane leads itself.

    Args:
        rewriting: of the kernel.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self.rewriting = rewriting
        threads = self._threads = Threads(rewriting)
        own = threads.thread()
        first = threads.word("and.b32", own, -WARP)
        warp = threads.word("shr.u32", own, WARP.bit_length() - 1)
        number = threads.word("mad.lo.u32", threads.block(), threads.warps, warp)
        lanes: object = WARP
        if threads.count % WARP:
            lanes = threads.word("min.u32", threads.word("sub.u32", threads.count, first), WARP)
        lane = threads.draw(number, lanes)
        self._thread = threads.choose(threads.word("add.u32", first, lane), own)
        self._bit = ""
        self._indices: dict[str, str] = {}

    @property
    def indices(self) -> dict[str, str]:
        """Registers with the leader's indices, by special register."""
        if not self._indices:
            self._indices = self._threads.indices(self._thread)
        return self._indices

    @property
    def bit(self) -> str:
        """Register with the leader's bit in a mask of lanes."""
        if not self._bit:
            one = self._threads.word("mov.u32", 1)
            lane = self._threads.word("and.b32", self._thread, WARP - 1)
            self._bit = self._threads.word("shl.b32", one, lane)
        return self._bit

    def decide(self, index: int, *, together: bool) -> None:
        """Put the leader's predicate in place of each lane's own.

        Each lane finds out which lanes decide as it does: the two masks of a guarded ``activemask``
        are a vote without waiting, where ``vote.sync`` would check the active lanes at every
        branch. Where the leader decides otherwise, a lane inverts its own decision.

        Args:
            index: the branch.
            together: whether the leader is always active here; if not, the lowest active lane leads
                in place of an inactive leader.
        """
        rewriting = self.rewriting
        guard = rewriting.subject.code.instructions[index].guard
        side, agreed = rewriting.register("b32"), rewriting.register("pred")
        lines, leader = [], self.bit
        if not together:
            more, leader = self._leader_here()
            lines += more
        lines += [
            f"@{guard} activemask.b32 {side};",
            f"@!{guard} activemask.b32 {side};",
            f"and.b32 {side}, {side}, {leader};",
            f"setp.eq.xor.u32 {agreed}, {side}, 0, {guard};",
        ]
        rewriting.before(index, "\n".join(lines))
        instruction = rewriting.subject.code.instructions[index]
        start = rewriting.subject.module.text.index(guard, instruction.start)
        rewriting.edit(Edit(start, start + len(guard), agreed))

    def _leader_here(self) -> tuple[list[str], str]:
        """Code for the bit of the leader if active, or else of the lowest active lane; its
        register.

        No unchanged branch lies inside the region that a changed one controls, so the same lane
        leads until all lanes have left.
        """
        alive, lowest, leader = (self.rewriting.register("b32") for _ in range(3))
        there = self.rewriting.register("pred")
        lines = [
            f"activemask.b32 {alive};",
            f"neg.s32 {lowest}, {alive};",
            f"and.b32 {lowest}, {lowest}, {alive};",
            f"and.b32 {leader}, {alive}, {self.bit};",
            f"setp.ne.u32 {there}, {leader}, 0;",
            f"selp.b32 {leader}, {leader}, {lowest}, {there};",
        ]
        return lines, leader


EXPERIMENT = Experiment(
    "no-divergence",
    "What if no warp ever diverged?",
    Bottleneck.DIVERGENCE,
    propose,
    cause=Cause.DIVERGENCE,
    per_line=True,
    rank=33,
)
