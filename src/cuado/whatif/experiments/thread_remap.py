"""What if neighbouring threads of a warp worked along the other axis of the block?

What it changes: where the kernel reads ``threadIdx.x`` and ``threadIdx.y`` it gets those of
another thread of the same block: lanes that ran along x run along y. Every index is still used
once.

What the answer means: faster, and lanes of a warp went across the rows of the data: swap the roles
of x and y in the kernel, or launch the transposed block. It changes what a warp loads together, in
global and in shared memory, and so also what it reuses.

When it is valid: the results are the same. Threads of a block that are told apart only by their
index, and that meet only at barriers of the whole block, can be renumbered at will; the conditions
are those in ``_objections``. Floating-point atomics may add in another order, as they may from one
run to the next.
"""

from collections.abc import Iterator

from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Space, Trait
from cuado.ptx.semantics.special import WARP_IDENTITY
from cuado.ptx.syntax.operands import Name, names_in
from cuado.sass.toolchain.classes import SassClass
from cuado.whatif.experiment import (
    Bottleneck,
    Expectation,
    Experiment,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.whatif.experiments._blocks import special_reads
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

_X, _Y = "%tid.x", "%tid.y"
_REMAPPED = Setting("lanes along y")
_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_LOAD,
    SassClass.SHARED_STORE,
    SassClass.BARRIER,
)


def propose(subject: Subject, _scope: Scope) -> Proposal | Refusal:
    """Give each thread the index of another one."""
    x, y, _ = subject.launch.block
    if min(x, y) == 1:
        return Refusal("the block has one dimension: there is no other axis")
    reads = dict(_reads(subject))
    if {_X, _Y} - {axis for axes in reads.values() for axis in axes.values()}:
        return Refusal("the kernel does not use both axes of its block")
    for reason in _objections(subject):
        return Refusal(reason)
    rewriting = Rewriting(subject)
    other = {_X: _Y, _Y: _X} if x == y else _transposed(rewriting, x, y)
    for index, axes in reads.items():
        for position, axis in axes.items():
            rewriting.operand(index, position, other[axis])
    return Proposal(
        Kind.EQUIVALENT,
        (_REMAPPED,),
        rewriting.text(),
        keeps_results=True,
        expectations=tuple(Expectation((kind,)) for kind in _KEPT),
        touched=tuple(reads),
        notes=(f"thread (x, y) of the {x} by {y} block does what the transposed numbering says",),
    )


def _reads(subject: Subject) -> Iterator[tuple[int, dict[int, str]]]:
    """For each instruction that reads an axis of the thread index, the operands that do."""
    for index, effects in enumerate(subject.code.effects):
        axes = {
            position: operand.text
            for position, (operand, _) in enumerate(effects.operands)
            if isinstance(operand, Name) and operand.text in (_X, _Y)
        }
        if axes:
            yield index, axes


def _transposed(rewriting: Rewriting, x: int, y: int) -> dict[str, str]:
    """Registers with the index of the thread whose number along y is this one's along x.

    Number t = tid.y * x + tid.x becomes (t / y, t % y), a bijection of 0 <= t < x * y. A block has
    at most 1024 threads, so that t / y is t * ceil(2^20 / y) / 2^20 without error or overflow.
    """
    here, number, new_x, new_y = (rewriting.register("b32") for _ in range(4))
    rewriting.at_start(
        f"mov.u32 {here}, {_X};\n"
        f"mov.u32 {number}, {_Y};\n"
        f"mad.lo.u32 {number}, {number}, {x}, {here};\n"
        f"mul.lo.u32 {new_x}, {number}, {-(-(1 << 20) // y)};\n"
        f"shr.u32 {new_x}, {new_x}, 20;\n"
        f"mul.lo.u32 {new_y}, {new_x}, {y};\n"
        f"sub.u32 {new_y}, {number}, {new_y};"
    )
    return {_X: new_x, _Y: new_y}


def _objections(subject: Subject) -> Iterator[str]:
    """Why threads may not be renumbered; nothing if they may.

    A thread is told from another by its index, by its place in its warp, or by whom it exchanges
    values or waits with. The index is what is renumbered, one to one. What remains must not be
    used: warp identity and exchange, matrix operations (whose fragments belong to lanes),
    asynchronous units driven by elected lanes, barriers of a part of the block (whole warps
    arrive at them), branches promised to be uniform in a warp, volatile shared memory (the idiom
    of warps in lockstep), and functions elsewhere, which might do any of it.
    """
    code = subject.code
    if subject.having(Trait.WARP, Trait.MATRIX):
        yield "threads exchange values with their warp: they cannot be renumbered"
    if special_reads(subject, *WARP_IDENTITY, "%nwarpid", "%clock", "%globaltimer"):
        yield "the kernel reads its lane, its warp or the clock: threads cannot be renumbered"
    if subject.having(Trait.ASYNC, Trait.CLUSTER, Trait.TIME):
        yield "asynchronous copies, clusters or sleeps may depend on who is in which warp"
    if subject.having(Trait.CALL):
        yield "the kernel calls functions that may depend on who is in which warp"
    if not all(effects.opcode.known for effects in code.effects):
        yield "the kernel has instructions that cuado does not know"
    if any(_is_partial(subject, index) for index in subject.barriers):
        yield "a barrier waits for a part of the block: whole warps must arrive at it"
    if any(each.guard and each.opcode == "bra.uni" for each in code.instructions):
        yield "a branch is marked as uniform in its warp"
    if any(subject.space(n) is not Space.GLOBAL for n in subject.having(Trait.VOLATILE)):
        yield "volatile shared memory may rely on warps in lockstep"
    yield from _unusual_reads(subject)


def _is_partial(subject: Subject, barrier: int) -> bool:
    """Whether a barrier states how many threads it waits for."""
    reduces = bool(subject.code.effects[barrier].writes)
    return len(subject.code.instructions[barrier].operands) > (3 if reduces else 1)


def _unusual_reads(subject: Subject) -> Iterator[str]:
    """Reads of the thread index in a form that the rewrite does not take."""
    for index in special_reads(subject, "%tid"):
        instruction = subject.code.instructions[index]
        words = instruction.opcode.split(".")
        texts = [o.text for o in instruction.operands if isinstance(o, Name)]
        named = [name for o in instruction.operands for name in names_in(o) if name == "%tid"]
        axes = [text for text in texts if text.startswith("%tid.")]
        if len(axes) != len(named) or words[-1] not in ("u32", "s32", "b32"):
            yield f"'{instruction.rendered()}' reads the thread index in an unusual way"


EXPERIMENT = Experiment(
    "thread-remap",
    "What if neighbouring threads of a warp worked along the other axis of the block?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    cause=Cause.UNCOALESCED_LOAD,
    is_remedy=True,
    rank=35,
)
