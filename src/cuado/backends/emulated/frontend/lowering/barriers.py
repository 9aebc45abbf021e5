"""Barriers: where warps stand, arrive without waiting, and reduce (``bar.red``).

A warp that stands at a barrier leaves the compiled code; it resumes at the next segment, or at a
block that reads a reduction's result first.
"""

from collections.abc import Callable

from llvmlite import ir

from cuado.backends.emulated.execution.errors import ErrorKind
from cuado.backends.emulated.execution.layout import BARRIERS
from cuado.backends.emulated.frontend.lowering.checked import order_of
from cuado.backends.emulated.frontend.lowering.definedness import Definedness
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import fail_where, leave_if
from cuado.backends.emulated.frontend.lowering.segments import Segment
from cuado.backends.emulated.frontend.lowering.types import I1, I32, LANES, TYPES
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.syntax.operands import Immediate, Operand

_REDUCES = ("popc", "and", "or")


class Barriers:
    """Lowers the barriers of one kernel.

    Args:
        e: the emitter.
        segments: the kernel's segments.
        live: registers that are read after each segment.
        known: tracks undefined values.
        go: continues with a segment, or with the end.

    Attributes:
        returns: blocks that read the result of a reduction, by the number at which a warp resumes.
    """

    def __init__(
        self,
        e: Emitter,
        segments: tuple[Segment, ...],
        live: list[frozenset[object]],
        known: Definedness,
        go: Callable[[int], None],
    ) -> None:
        self._e, self._segments, self._live = e, segments, live
        self._known, self._go = known, go
        self.returns: dict[int, ir.Block] = {}

    def lower(self, segment: Segment) -> None:
        """Lower the barrier at the end of a segment.

        Raises:
            UnsupportedInstructionError: it cannot be emulated.
        """
        e, b = self._e, self._e.builder
        words, operands = e.words, list(e.operands)
        guarded = bool(e.instruction.guard)
        if guarded and "red" in words:
            raise e.unsupported()
        if "cluster" in words:
            self._cluster(segment)
            return
        if "arrive" in words:
            self._arrive(segment)
            return
        standing = e.active()
        # bar.red: the kind of reduction is 1 to 3 for the runtime, 0 is a plain barrier.
        reduces, votes, target = 0, I32(0), None
        if "red" in words:
            reduces = 1 + ("popc", "and", "or").index(next(w for w in words if w in _REDUCES))
            target, predicate = operands[0], operands[-1]
            operands = operands[1:-1]
            votes = b.and_(b.bitcast(e.predicate(predicate), I32), e.bits)
        number = _number(e, operands[0]) if operands else I32(0)
        expected = _threads(e, operands[1]) if len(operands) > 1 else I32(0)
        e.store_live(self._live[segment.number])
        after = segment.successors[0] if segment.successors else EXIT
        if after == EXIT:
            raise e.unsupported("a barrier at the end of the kernel's text")
        # A bar.red resumes at a block of its own, which reads the result before the next segment.
        resume = self._verdict(after, target) if target is not None else after
        if guarded:
            self._stand_if(standing, after)
        arguments = [
            e.machine,
            e.warp,
            number,
            expected,
            I32(reduces),
            votes,
            I32(resume),
            I32(e.index),
        ]
        b.ret(b.call(e.runtime("stand", I32, [v.type for v in arguments]), arguments))

    def _cluster(self, segment: Segment) -> None:
        """Arrive at the cluster's barrier, or wait there."""
        e, b = self._e, self._e.builder
        after = segment.successors[0] if segment.successors else EXIT
        active = e.active()
        if "arrive" in e.words:
            e.store_live(self._live[segment.number])
            arguments = [e.machine, e.warp, active, I32(e.index), I32(order_of(e))]
            kinds = [v.type for v in arguments]
            how = b.call(e.runtime("cluster_arrive", I32, kinds), arguments)
            leave_if(e, b.icmp_unsigned("!=", how, I32(0)))
            self._go(after)
            return
        if "wait" not in e.words or after == EXIT:
            raise e.unsupported()
        e.store_live(self._live[segment.number])
        if e.instruction.guard:
            self._stand_if(active, after)
        arguments = [e.machine, e.warp, I32(after), I32(int("aligned" in e.words)), I32(e.index)]
        kinds = [v.type for v in arguments]
        b.ret(b.call(e.runtime("cluster_wait", I32, kinds), arguments))

    def _arrive(self, segment: Segment) -> None:
        """Arrive at a barrier without waiting."""
        e, b = self._e, self._e.builder
        if e.instruction.guard:
            raise e.unsupported("a barrier that is not waited at, under a condition")
        number, expected = _number(e, e.operands[0]), _threads(e, e.operands[1])
        e.store_live(self._live[segment.number])
        arguments = [e.machine, e.warp, number, expected, I32(e.index)]
        how = b.call(e.runtime("arrive", I32, [v.type for v in arguments]), arguments)
        leave_if(e, b.icmp_unsigned("!=", how, I32(0)))
        self._go(segment.successors[0] if segment.successors else EXIT)

    def _stand_if(self, standing: ir.Value, after: int) -> None:
        """Skip a barrier if no lane waits at it; only the waiting lanes reach it otherwise.

        The runtime then reports an error if others are missing.
        """
        e, b = self._e, self._e.builder
        none, some = (e.function.append_basic_block() for _ in range(2))
        b.cbranch(b.icmp_unsigned("==", standing, I32(0)), none, some)
        b.position_at_end(none)
        self._go(after)
        b.position_at_end(some)
        e.set_warp("mask", standing)

    def _verdict(self, after: int, target: Operand) -> int:
        """Number of the block at which a warp resumes after a bar.red and reads the result."""
        e, before = self._e, self._e.builder
        number = len(self._segments) + len(self.returns)
        block = e.function.append_basic_block(f"verdict{number}")
        self.returns[number] = block
        e.builder = b = ir.IRBuilder(block)
        e.begin(e.of_warp("mask", I32))
        verdict = e.splat(e.of_warp("verdict", I32))
        if e.words[-1] == "pred":
            e.write(target, b.icmp_unsigned("!=", verdict, e.constant(I32, 0)))
        else:
            e.write(target, verdict)
        self._known.given()
        e.store_live(frozenset().union(*self._live, self._reads(after)))
        self._go(after)
        e.builder = before
        return number

    def _reads(self, after: int) -> frozenset[object]:
        """Registers that are read in a segment or after it."""
        e, segment = self._e, self._segments[after]
        found: set[object] = set(self._live[after])
        for index in range(segment.first, segment.last + 1):
            found |= set(e.code.keys(e.code.effects[index].reads, index))
        return self._known.with_bits(frozenset(found))


def _number(e: Emitter, operand: Operand) -> ir.Value:
    """The number of the barrier that an operand names."""
    if isinstance(operand, Immediate) and not 0 <= operand.value < BARRIERS:
        raise e.unsupported(f"a block has {BARRIERS} barriers, from 0 on")
    return _uniform(e, operand)


def _threads(e: Emitter, operand: Operand) -> ir.Value:
    """Threads that a barrier waits for; a 0 in the program becomes odd, as 0 means all here."""
    if isinstance(operand, Immediate) and (operand.value <= 0 or operand.value % LANES):
        raise e.unsupported("a barrier for a number of threads that is no multiple of 32")
    b, count = e.builder, _uniform(e, operand)
    return b.select(b.icmp_unsigned("==", count, I32(0)), I32(1), count)


def _uniform(e: Emitter, operand: Operand) -> ir.Value:
    """A number that is uniform for the active lanes; it is an error if they differ."""
    if isinstance(operand, Immediate):
        return I32(int(operand.value))
    b, value = e.builder, e.read(operand, TYPES["b32"])
    lowest = b.call(e.runtime("llvm.cttz.i32", I32, [I32, I1]), [e.bits, I1(1)])
    first = b.extract_element(value, lowest)
    others = b.bitcast(b.icmp_unsigned("!=", value, e.splat(first)), I32)
    fail_where(e, ErrorKind.DIVERGENT_BARRIER, b.and_(others, e.bits))
    return first
