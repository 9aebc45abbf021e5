"""What if all lanes of a warp took the same way at every branch?

What it changes: at each branch whose predicate may differ between lanes, all active lanes follow
the lowest one when the switch is on. Every such branch pays for the vote, on or off alike.

What the answer means: the gain bounds what regrouping threads of one path, or making rows of one
length, can bring: warps then run one side of a branch, and loops as long as one lane needs. Work
changes as well: what the lowest lane skips, no lane does.

When it is valid: lanes then run code that the branch kept them from, with indices that may lie
anywhere. So a branch is changed only if what it decides cannot do harm: arithmetic, accesses to
one address for all lanes, no barrier, exchange between lanes, call or exit; if no address depends
on it; and if no other lane-dependent branch does that keeps its own decision (a loop might not
end). Others stay as they are, and are counted.
"""

from collections import Counter
from collections.abc import Iterable

from cuado.model.cause import Cause
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.whatif.experiment import (
    OFF,
    ON,
    Bottleneck,
    Experiment,
    Kind,
    Proposal,
    Refusal,
    Scope,
)
from cuado.whatif.experiments._address import expectations
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

_HARMFUL = {
    Trait.BARRIER: "a barrier",
    Trait.WARP: "an exchange between lanes",
    Trait.CALL: "a call",
    Trait.EXIT: "an exit",
    Trait.TRAP: "a trap",
    Trait.ASYNC: "an asynchronous operation",
    Trait.TIME: "a wait",
    Trait.STACK: "the stack",
    Trait.FENCE: "a fence",
    Trait.TEXTURE: "a texture",
}
_SAFE = frozenset({Space.GLOBAL, Space.SHARED, Space.CONST})


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Have the lanes agree at the branches in scope that may diverge."""
    if subject.slicer.flow.unresolved:
        return Refusal("a branch goes to computed targets: what it decides is not known")
    divergent = set(subject.lanes.divergent_branches)
    candidates = sorted(n for n in divergent if scope.holds(n))
    if not candidates:
        return Refusal("no branch can go different ways in a warp", absent=True)
    used = _used(subject)
    kept = {n: why for n in candidates if (why := _harm(subject, n, used))}
    chosen = set(candidates) - kept.keys()
    while stuck := chosen & _deciding(subject, divergent - chosen):
        kept |= dict.fromkeys(stuck, "another branch that stays")
        chosen -= stuck
    counted = Counter(kept.values())
    if not chosen:
        why = counted.most_common(1)[0][0]
        return Refusal(f"no branch that may diverge can be changed: it decides {why}")
    rewriting = Rewriting(subject)
    for index in sorted(chosen):
        _agree(rewriting, index)
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expectations=tuple(expectations(subject)),
        touched=tuple(sorted(chosen)),
        notes=tuple(
            f"{count} of the branches stay as they are: they decide {why}"
            for why, count in counted.items()
        ),
    )


def _harm(subject: Subject, branch: int, used: frozenset[int]) -> str:
    """What a branch decides that lanes must not do against its decision; empty for nothing."""
    flow, lanes = subject.slicer.flow, subject.lanes
    for number in lanes.divergence.controlled_by(flow.block_of[branch]):
        block = flow.blocks[number]
        for index in range(block.first, block.last + 1):
            effects = subject.code.effects[index]
            for trait, what in _HARMFUL.items():
                if trait in effects.opcode.traits:
                    return what
            access = effects.opcode.access
            if access is None or (access is Access.LOAD and effects.opcode.space is Space.PARAM):
                continue
            if access is Access.ATOMIC or subject.space(index) not in _SAFE:
                return "memory accesses"
            if not lanes.is_broadcast(index):
                return "memory accesses"
    return "an address, or whether it is used" if branch in used else ""


def _used(subject: Subject) -> frozenset[int]:
    """What addresses, and the predicates of guarded accesses and barriers, depend on."""
    code, slicer = subject.code, subject.slicer
    accesses = [n for n, e in enumerate(code.effects) if e.opcode.access is not None]
    guarded = [
        n
        for n in (*accesses, *subject.barriers)
        if code.instructions[n].guard and not subject.lanes.is_broadcast(n)
    ]
    return slicer.addresses_of(accesses).instructions | slicer.control_of(guarded).instructions


def _deciding(subject: Subject, branches: Iterable[int]) -> frozenset[int]:
    """What the predicates of some branches, and whether these run, depend on."""
    slicer, found = subject.slicer, frozenset[int]()
    for branch in branches:
        found |= slicer.control_of([branch]).instructions
    return found


def _agree(rewriting: Rewriting, index: int) -> None:
    """Put the lowest active lane's predicate in place of each lane's own, if switched on."""
    instruction = rewriting.subject.code.instructions[index]
    alive, lowest, votes = (rewriting.register("b32") for _ in range(3))
    agreed = rewriting.register("pred")
    rewriting.before(
        index,
        f"""
        activemask.b32 {alive};
        vote.sync.ballot.b32 {votes}, {instruction.guard}, {alive};
        neg.s32 {lowest}, {alive};
        and.b32 {lowest}, {lowest}, {alive};
        and.b32 {votes}, {votes}, {lowest};
        selp.b32 {lowest}, 1, 0, {instruction.guard};
        selp.b32 {votes}, {votes}, {lowest}, {rewriting.on};
        setp.ne.u32 {agreed}, {votes}, 0;
        """,
    )
    text = rewriting.subject.module.text
    start = text.index(instruction.guard, instruction.start)
    rewriting.edit(Edit(start, start + len(instruction.guard), agreed))


EXPERIMENT = Experiment(
    "no-divergence",
    "What if all lanes of a warp took the same way at every branch?",
    Bottleneck.DIVERGENCE,
    propose,
    cause=Cause.DIVERGENCE,
    per_line=True,
    rank=33,
)
