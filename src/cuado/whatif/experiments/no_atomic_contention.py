"""What if no two threads ever updated the same word?

What it changes: when the switch is on, each atomic operation on global memory goes to 16 bytes of
its own thread's in scratch memory (of 262,144 threads: more than run at once on most chips), and
each one on a shared array to consecutive words of the array, a lane each. The operations stay.

What the answer means: the gain bounds what fewer updates of the same words can bring: reducing
within the warp or the block first, private copies of a histogram, several counters instead of
one. What remains is the cost of atomics without rivals.

When it is valid: results are wrong when it is on. An atomic whose result, or whose memory, an
address or a branch depends on stays as it is (work queues, locks, counters of finished blocks). A
loop around compare-and-swap ends only if it reads what it wrote: kernels with one are refused.
The assembler may combine atomics of a warp to one address where it can see that address; it
cannot in the rewritten kernel, which shows as a difference between the original and off.
"""

from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.whatif.experiment import Bottleneck, Experiment, Proposal, Refusal, Scope
from cuado.whatif.experiments._address import (
    Addressing,
    Chosen,
    Wanted,
    choose,
    overwrites_steering,
)
from cuado.whatif.experiments.conflict_free_shared import array_of
from cuado.whatif.experiments.conflict_free_shared import why_kept as why_kept_in_shared
from cuado.whatif.subject import Subject

BYTES = 4 << 20
"""Of scratch memory for all threads: fits the L2 of nearly every chip."""
_EACH = 16
_ORDERING = frozenset({"acquire", "release", "acq_rel"})


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Give every thread its own word in the atomics in scope."""
    for index in subject.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC):
        words = subject.code.instructions[index].opcode.split(".")
        if "cas" in words and index in subject.steering:
            line = subject.module.lines(subject.code.instructions[index].start)
            return Refusal(f"a loop around compare-and-swap (PTX line {line}) would never end")
    found = [choose(subject, scope, _wanted(subject, s)) for s in (Space.GLOBAL, Space.SHARED)]
    usable = [each for each in found if isinstance(each, Chosen)]
    if not usable:
        refusals = [each for each in found if isinstance(each, Refusal)]
        if all(each.absent for each in refusals):
            return Refusal("the kernel has no atomics", absent=True)
        return next(each for each in refusals if not each.absent)
    targets = tuple(target for each in usable for target in each.targets)
    in_shared = any(_is_shared(subject, target.index) for target in targets)
    if in_shared and subject.having(Trait.ASYNC):
        return Refusal("asynchronous copies keep barriers in shared memory, which could be hit")
    chosen = Chosen(targets, tuple(note for each in usable for note in each.notes))
    addressing = Addressing(subject)
    own = ""
    for target in targets:
        array = array_of(subject, target.index) if _is_shared(subject, target.index) else None
        if array is not None:
            addressing.spread(target, *array)
        else:
            own = own or _own_place(addressing)
            addressing.redirect(target, own)
    return addressing.proposal(chosen)


def _is_shared(subject: Subject, index: int) -> bool:
    return subject.space(index) is Space.SHARED


def _wanted(subject: Subject, space: Space) -> Wanted:
    def keep(index: int) -> str:
        effects = subject.code.effects[index]
        if not _ORDERING.isdisjoint(subject.code.instructions[index].opcode.split(".")):
            return "they order memory between threads"
        if Trait.ASYNC in effects.opcode.traits or (effects.opcode.bytes or _EACH + 1) > _EACH:
            return "they are no plain updates"
        if space is Space.SHARED:
            return why_kept_in_shared(subject, index)
        return overwrites_steering(subject, index)

    name = f"{space.value} atomics"
    return Wanted(name, (Access.ATOMIC,), space, "", lambda _: False, keep)


def _own_place(addressing: Addressing) -> str:
    """A 64-bit register with the address of the thread's own bytes in scratch memory."""
    rewriting = addressing.rewriting
    number, factor, term = addressing.registers("b32", 3)
    place = rewriting.register("b64")
    scratch = rewriting.scratch
    lines = [f"mov.u32 {number}, %ctaid.z;"]
    steps = ("nctaid.y ctaid.y", "nctaid.x ctaid.x", "ntid.z tid.z", "ntid.y tid.y", "ntid.x tid.x")
    for size, index in map(str.split, steps):
        lines += [
            f"mov.u32 {factor}, %{size};",
            f"mov.u32 {term}, %{index};",
            f"mad.lo.u32 {number}, {number}, {factor}, {term};",
        ]
    lines += [
        f"shl.b32 {number}, {number}, {_EACH.bit_length() - 1};",
        f"and.b32 {number}, {number}, {BYTES - 1};",
        f"cvt.u64.u32 {place}, {number};",
        f"add.s64 {place}, {place}, {scratch};",
    ]
    rewriting.at_start("\n".join(lines))
    return place


EXPERIMENT = Experiment(
    "no-atomic-contention",
    "What if no two threads ever updated the same word?",
    Bottleneck.ATOMICS,
    propose,
    cause=Cause.ATOMICS,
    per_line=True,
    rank=34,
)
