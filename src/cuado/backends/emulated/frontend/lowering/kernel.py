"""A kernel as an LLVM function that runs one warp until it exits or stands at a barrier.

``s32 step(Machine *, Warp *, u8 *registers)`` resumes at the warp's segment. If the lanes diverge
at a branch, some wait on the warp's stack until the others reach the point of reconvergence.
"""

from ctypes import sizeof
from dataclasses import dataclass

from llvmlite import ir

from cuado.backends.emulated.codegen.services import STEP
from cuado.backends.emulated.execution.errors import ErrorKind
from cuado.backends.emulated.execution.layout import (
    EXITED,
    FAILED,
    BlockCount,
    BranchCount,
)
from cuado.backends.emulated.frontend.lowering import calls
from cuado.backends.emulated.frontend.lowering.barriers import Barriers
from cuado.backends.emulated.frontend.lowering.charges import charges_of, line_costs
from cuado.backends.emulated.frontend.lowering.checked import called
from cuado.backends.emulated.frontend.lowering.definedness import Definedness
from cuado.backends.emulated.frontend.lowering.doubts import NO_DOUBTS, doubts_of
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import fail_where, leave_if
from cuado.backends.emulated.frontend.lowering.pending_products import early_uses
from cuado.backends.emulated.frontend.lowering.segments import (
    NOWHERE,
    Segment,
    live_out,
    segments_of,
)
from cuado.backends.emulated.frontend.lowering.table import lower
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import EXIT, flow_of
from cuado.ptx.inlining import is_beyond_table
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Name


@dataclass(frozen=True, slots=True)
class Lowered:
    """A kernel in LLVM's language.

    Attributes:
        text: text of the LLVM module.
        register_bytes: bytes of the registers of a warp.
        segments: segments, which block counters count.
        access_slots: number of the counters of each instruction that accesses memory; for a copy,
            those of its reads.
        copy_slots: number of the counters of the writes of each copy.
        branch_slots: number of the counters of each branch.
        charges: what a warp is charged for running each segment, in plain instructions.
        line_costs: what it is charged for each 128 bytes of each bulk copy, by the number of the
            counters of its writes.
    """

    text: str
    register_bytes: int
    segments: tuple[Segment, ...]
    access_slots: dict[int, int]
    copy_slots: dict[int, int]
    branch_slots: dict[int, int]
    charges: tuple[int, ...]
    line_costs: dict[int, int]

    @property
    def slots(self) -> int:
        """Number of accesses with counters."""
        return len(self.access_slots) + len(self.copy_slots)


def lowered(
    code: Code,
    symbols: dict[Key, int],
    parameters: dict[Key, int],
    *,
    is_checked: bool = False,
) -> Lowered:
    """Lower a kernel.

    Args:
        code: the kernel.
        symbols: address or offset of each variable in memory.
        parameters: offset of each parameter.
        is_checked: true if it reports its accesses to the runtime.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated.
    """
    module = ir.Module("kernel")
    kind = ir.FunctionType(I32, [POINTER, POINTER, POINTER])
    function = ir.Function(module, kind, STEP)
    emitter = Emitter(code, module, function, symbols, parameters, is_checked=is_checked)
    segments = segments_of(code, flow_of(code))
    kernel = _Kernel(emitter, segments)
    kernel.lower()
    return Lowered(
        str(module),
        max(emitter.frame.bytes, 64),
        segments,
        emitter.access_slots,
        emitter.copy_slots,
        emitter.branch_slots,
        tuple(each.total for each in kernel.charges),
        line_costs(code, emitter.copy_slots, is_checked=is_checked),
    )


class _Kernel:
    """The segments of one kernel and the edges between them."""

    def __init__(self, e: Emitter, segments: tuple[Segment, ...]) -> None:
        self._e, self._segments = e, segments
        self.charges = charges_of(e.code, segments, is_checked=e.is_checked)
        doubts = doubts_of(e.code, segments) if e.is_checked else NO_DOUBTS
        self._known = Definedness(e, doubts)
        if doubts.all or doubts.has_local:
            e.follower = self._known
        self._live = [self._known.with_bits(keys) for keys in live_out(e.code, segments)]
        self._blocks = [e.function.append_basic_block(f"segment{s.number}") for s in segments]
        self._pop = e.function.append_basic_block("pop")
        self._resume = e.function.append_basic_block("resume")
        reconvergences = {s.reconvergence for s in segments if len(s.successors) > 1}
        self._reconvergences = reconvergences - {NOWHERE}
        self._barriers = Barriers(e, segments, self._live, self._known, self._go)
        self._early = early_uses(e.code) if e.is_checked else {}
        self._next = e.entry.alloca(I32)

    def lower(self) -> None:
        """Lower everything."""
        e = self._e
        for segment in self._segments:
            e.builder = ir.IRBuilder(self._blocks[segment.number])
            self._segment(segment)
        self._dispatch()

    def _dispatch(self) -> None:
        e = self._e
        # Every call enters at the segment in the warp's pc: `resume` jumps to the one in `_next`.
        e.builder = e.entry
        e.builder.store(e.of_warp("pc", I32), self._next)
        e.builder.branch(self._resume)
        # `pop` takes waiting lanes from the stack: those of the other edge of a branch or, if none
        # are left, all that reconverge.
        e.builder = b = ir.IRBuilder(self._pop)
        met = b.call(e.runtime("reconverged", I32, [POINTER]), [e.warp])
        b.store(met, self._next)
        b.branch(self._resume)
        e.builder = b = ir.IRBuilder(self._resume)
        done = e.function.append_basic_block("done")
        choice = b.switch(b.load(self._next), done)
        for segment in self._segments:
            choice.add_case(I32(segment.number), self._blocks[segment.number])
        for number, block in self._barriers.returns.items():
            choice.add_case(I32(number), block)
        # No lanes are left to run (-1), or branches nest too deeply for the stack (-2).
        b.position_at_end(done)
        failed = b.icmp_signed("==", b.load(self._next), I32(-2))
        b.ret(b.select(failed, I32(FAILED), I32(EXITED)))

    def _segment(self, segment: Segment) -> None:
        e = self._e
        mask = e.of_warp("mask", I32)
        e.begin(mask)
        self._count(segment, mask)
        for index in range(segment.first, segment.last):
            e.index = index
            self._followed()
        e.index = segment.last
        traits = e.code.effects[segment.last].opcode.traits
        if not _ENDS.isdisjoint(traits):
            self._known.decided()
        if Trait.BRANCH in traits:
            self._branch(segment)
        elif Trait.EXIT in traits:
            self._exit(segment)
        elif Trait.BARRIER in traits:
            self._barriers.lower(segment)
        elif Trait.POLL in traits:
            self._followed()
            e.store_live(self._live[segment.number])
            self._poll(segment)
        else:
            self._followed()
            e.store_live(self._live[segment.number])
            self._follow(segment)

    def _poll(self, segment: Segment) -> None:
        """Let others run if a lane waits in vain; the warp goes on behind the failed test."""
        e, b = self._e, self._e.builder
        if not segment.successors or segment.successors[0] == EXIT:
            raise e.unsupported("a test of an mbarrier at the end of the kernel's text")
        waits, on = (e.function.append_basic_block() for _ in range(2))
        b.cbranch(b.icmp_unsigned("!=", e.waiting, I32(0)), waits, on)
        b.position_at_end(waits)
        poll = e.runtime("poll", I32, [POINTER, POINTER, I32])
        b.ret(b.call(poll, [e.machine, e.warp, I32(segment.successors[0])]))
        b.position_at_end(on)
        self._follow(segment)

    def _followed(self) -> None:
        self._known.before()
        self._plain(self._e.index)
        self._known.after()

    def _plain(self, index: int) -> None:
        e = self._e
        if index in self._early:
            called(e, "check_register", [I32(index), I32(self._early[index]), e.active()])
        if is_beyond_table(e.instruction):
            fail_where(e, ErrorKind.NO_TARGET, e.active())
        elif e.instruction.base in _TRAPS or calls.is_failed_assertion(e):
            kinds = [POINTER, POINTER, I32, I32]
            arguments = [e.machine, e.warp, I32(index), e.active()]
            failed = e.builder.call(e.runtime("trapped", I32, kinds), arguments)
            leave_if(e, e.builder.icmp_unsigned("!=", failed, I32(0)))
        elif not calls.is_of_printing(e):
            try:
                lower(e)
            except _MALFORMED as error:
                raise e.unsupported("it is not what PTX calls so") from error

    def _count(self, segment: Segment, mask: ir.Value) -> None:
        e, b = self._e, self._e.builder
        base = e.of_machine("blocks", POINTER)
        at = segment.number * sizeof(BlockCount)
        popcount = e.runtime("llvm.ctpop.i32", I32, [I32])
        # A block counter has two fields: executions by warps, and active lanes summed.
        self._increase(base, at, I64(1))
        self._increase(base, at + 8, b.zext(b.call(popcount, [mask]), I64))
        charge = self.charges[segment.number]
        if charge.total:
            spend = e.runtime("spend", I32, [POINTER, POINTER, *[I32] * 3])
            numbers = (segment.first, charge.instructions, charge.more)
            leaves = b.call(spend, [e.machine, e.warp, *map(I32, numbers)])
            leave_if(e, b.icmp_unsigned("!=", leaves, I32(0)))

    def _increase(self, base: ir.Value, offset: int, by: ir.Value) -> None:
        b = self._e.builder
        place = b.bitcast(b.gep(base, [I64(offset)]), I64.as_pointer())
        b.store(b.add(b.load(place), by), place)

    def _follow(self, segment: Segment) -> None:
        """Continue with the only successor."""
        self._go(segment.successors[0] if segment.successors else EXIT)

    def _go(self, target: int) -> None:
        """Continue with a segment, or with waiting lanes if the active ones reconverge there."""
        e, b = self._e, self._e.builder
        if target == EXIT:
            self._leave(e.bits)
        elif target in self._reconvergences:
            met = b.icmp_signed("==", e.of_warp("reconvergence", I32), I32(target))
            b.cbranch(met, self._pop, self._blocks[target])
        else:
            b.branch(self._blocks[target])

    def _leave(self, lanes: ir.Value) -> None:
        """All active lanes exit: continue with waiting ones."""
        e, b = self._e, self._e.builder
        e.set_warp("alive", b.and_(e.of_warp("alive", I32), b.not_(lanes)))
        b.branch(self._pop)

    def _exit(self, segment: Segment) -> None:
        e, b = self._e, self._e.builder
        lanes = e.active()
        e.store_live(self._live[segment.number])
        if not e.instruction.guard:
            self._leave(lanes)
            return
        e.set_warp("alive", b.and_(e.of_warp("alive", I32), b.not_(lanes)))
        rest = b.and_(e.bits, b.not_(lanes))
        e.set_warp("mask", rest)
        # The remaining lanes fall through; without any, waiting lanes continue.
        following = [s for s in segment.successors if s != EXIT]
        on = e.function.append_basic_block()
        b.cbranch(b.icmp_unsigned("==", rest, I32(0)), self._pop, on)
        b.position_at_end(on)
        self._go(following[0] if following else EXIT)

    def _branch(self, segment: Segment) -> None:
        e, b = self._e, self._e.builder
        if e.instruction.base != "bra":
            raise e.unsupported("indirect branches")
        target = self._target()
        if not e.instruction.guard:
            e.store_live(self._live[segment.number])
            self._go(target)
            return
        taken = e.active()
        e.store_live(self._live[segment.number])
        slot = e.branch_slots.setdefault(e.index, len(e.branch_slots))
        base = e.of_machine("branches", POINTER)
        popcount = e.runtime("llvm.ctpop.i32", I32, [I32])
        self._increase(base, slot * sizeof(BranchCount) + 8, b.zext(b.call(popcount, [taken]), I64))
        nexts = [n for n in (segment.number + 1,) if n < len(self._segments)]
        following = nexts[0] if nexts else EXIT
        # Three cases: all active lanes take the branch, none does, or the lanes diverge. Only the
        # last one needs the runtime, which pushes waiting lanes onto the warp's stack.
        every, some, none, apart = (e.function.append_basic_block() for _ in range(4))
        b.cbranch(b.icmp_unsigned("==", taken, e.bits), every, some)
        b.position_at_end(every)
        self._go(target)
        b.position_at_end(some)
        b.cbranch(b.icmp_unsigned("==", taken, I32(0)), none, apart)
        b.position_at_end(none)
        self._go(following)
        b.position_at_end(apart)
        self._increase(base, slot * sizeof(BranchCount), I64(1))
        if EXIT in (target, following):
            raise e.unsupported("a branch to the end of the kernel's text")
        numbers = [I32(n) for n in (target, following, segment.reconvergence, e.index)]
        kinds = [POINTER, POINTER, *[I32] * 5]
        part = e.runtime("diverged", I32, kinds)
        b.store(b.call(part, [e.machine, e.warp, taken, *numbers]), self._next)
        b.branch(self._resume)

    def _target(self) -> int:
        e = self._e
        operand = e.operands[0]
        at = e.code.label(operand.text, e.index) if isinstance(operand, Name) else None
        if at is None:
            raise e.unsupported()
        if at >= len(e.code.instructions):
            return EXIT
        return next(s.number for s in self._segments if s.first == at)


_ENDS = frozenset({Trait.BRANCH, Trait.EXIT, Trait.BARRIER})
"""Traits of instructions that end a segment."""
_TRAPS = frozenset({"trap", "brkpt"})
"""End a launch with an error: a breakpoint does where no debugger waits for it."""
_MALFORMED = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""Exceptions of lowering if operands are missing, or are of a kind that the opcode lacks."""
