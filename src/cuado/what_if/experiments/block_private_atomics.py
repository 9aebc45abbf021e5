"""What if each block updated a copy of its own, in shared memory?

What it changes: atomic updates of a buffer go to a copy in shared memory, which each block has for
itself. The block fills it with what changes nothing before it begins (0 for sums), and in the end
adds to the buffer what its copy has: one update for each word that was changed, by threads side by
side.

What the answer means: the gain is what a private histogram brings, clearing and merging
included. Fewer blocks may fit an SM, which is part of the answer. Fewer blocks that do more work
each have less to merge. Where no-atomic-contention gains much more, the threads of a block meet in
few words: several copies for a block, or warps that reduce first, remain to be tried.

When it is valid: integers come out the same, whatever the order, and are compared. Sums of floats
are rounded otherwise: for these the gain is a prediction. The kernel does nothing else with the
buffer than to update it by one operator whose results are not used; nor does it order anything by
these updates (acquire, release). The buffer has to fit beside the block's other shared memory. All
threads have to come to the kernel's end: there must be no barriers, and no exchange between lanes,
that some threads of a block leave out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from cuado.kernel.facts.reductions import (
    Operator,
    Reduction,
    buffer_of,
    objection_to_delay,
    parameter_of,
    reductions,
)
from cuado.kernel.facts.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.common_exit import end_with, objection_to_end
from cuado.kernel.rewrites.leader_threads import Threads
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import Buffer
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Space
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_MOST_STATIC = 48 << 10
"""Bytes of shared memory that a kernel may declare."""
_ALIGN = 16
_SIZES = ("%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size")


@dataclass(frozen=True, slots=True)
class _Copy:
    """A buffer with a copy for each block.

    Attributes:
        parameter: the pointer to it.
        buffer: the buffer that it points to.
        operator: the operator of all updates.
        updates: all of them.
    """

    parameter: Key
    buffer: Buffer
    operator: Operator
    updates: tuple[Reduction, ...]

    @property
    def bytes(self) -> int:
        """Bytes of shared memory for the copy."""
        return -(-self.buffer.bytes // _ALIGN) * _ALIGN


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Give each block copies of the buffers that it only updates."""
    if not kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.GENERIC):
        return Refusal("the kernel has no atomics on global memory", absent=True)
    if reason := objection_to_end(kernel):
        return Refusal(reason)
    if special_reads(kernel, *_SIZES):
        return Refusal("the kernel reads the size of its shared memory")
    copies, reasons = [], []
    for each in _copies(kernel):
        if isinstance(each, str):
            reasons.append(each)
        else:
            copies.append(each)
    if not copies:
        why = next(iter(reasons), "their results are used, or their kind is unsuitable")
        return Refusal(f"no buffer can have a copy per block: {why}")
    added = sum(each.bytes for each in copies)
    static = (kernel.built.resources.shared or 0) + added
    blocks = kernel.blocks_of(kernel.built.resources, kernel.launch.dynamic_shared_bytes + added)
    if static > _MOST_STATIC or not blocks:
        return Refusal(f"copies of {added:,} bytes do not fit a block's shared memory")
    rewriting = Rewriting(kernel)
    _rewrite(rewriting, copies)
    is_exact = all(each.operator.is_exact for each in copies)
    return Proposal(
        Kind.EQUIVALENT if is_exact else Kind.SEPARATE,
        (Setting("private"),),
        rewriting.text(),
        keeps_results=is_exact,
        expects=partial(_expectations, kernel, copies),
        touched=tuple(sorted(each.index for copy in copies for each in copy.updates)),
        notes=(*_notes(kernel, copies, blocks), *reasons),
    )


def _copies(kernel: Kernel) -> Iterator[_Copy | str]:
    """A copy for each buffer that may have one, or the reason why it may not."""
    groups: dict[Key, list[Reduction]] = {}
    for each in reductions(kernel):
        if kernel.space(each.index) is Space.GLOBAL:
            parameter = parameter_of(kernel, each.index)
            if kernel.code.effects[each.index].opcode.space is Space.GENERIC:
                yield "their addresses are generic"
            elif parameter is None:
                yield "which buffer they update is unknown"
            else:
                groups.setdefault(parameter, []).append(each)
    for parameter, updates in groups.items():
        first, buffer = updates[0], buffer_of(kernel, updates[0].index)
        if buffer is None:
            yield f"the size of '{parameter[0]}' is unknown"
        elif buffer.bytes > _MOST_STATIC:
            yield f"'{buffer.name}' has {buffer.bytes:,} bytes"
        elif buffer.bytes % (first.operator.bits // 8):
            yield f"'{buffer.name}' is not an array of the updated type"
        elif reason := objection_to_delay(kernel, first):
            yield reason
        else:
            yield _Copy(parameter, buffer, first.operator, tuple(updates))


def _notes(kernel: Kernel, copies: list[_Copy], blocks: int) -> Iterator[str]:
    for each in copies:
        yield f"a copy of '{each.buffer.name}' takes {each.bytes:,} bytes of shared memory"
    if blocks < kernel.blocks_per_sm:
        yield f"blocks per SM: {blocks}, {kernel.blocks_per_sm} before"
    if not all(each.operator.is_exact for each in copies):
        yield "floating-point sums would be rounded differently"


def _expectations(kernel: Kernel, copies: list[_Copy]) -> Iterator[Expectation]:
    """Atomics move from global to shared memory, except for the merging; two barriers are added.

    The merging may be unrolled, up to 4 times by the assembler's custom.
    """
    updates = sum(len(each.updates) for each in copies)
    kinds = kernel.built.classes
    unrolled = max(0, kinds[SassClass.BARRIER] - len(kernel.barriers))
    yield Expectation((SassClass.ATOMIC,), minus=kinds[SassClass.ATOMIC], plus=4 * len(copies))
    shared = max(updates, kinds[SassClass.ATOMIC])
    yield Expectation((SassClass.SHARED_ATOMIC,), minus=kinds[SassClass.SHARED_ATOMIC], plus=shared)
    yield Expectation((SassClass.BARRIER,), minus=unrolled, plus=2)


def _rewrite(rewriting: Rewriting, copies: list[_Copy]) -> None:
    """Clear the copies, redirect the updates to them, and merge them in the end."""
    threads, last = Threads(rewriting), ["bar.sync 0;"]
    thread = threads.thread()
    for each in copies:
        walk = _Walk(rewriting, each, thread)
        rewriting.at_start("\n".join(walk.cleared(threads.count)))
        for update in each.updates:
            walk.redirect(update)
        last += walk.merged(threads.count)
    rewriting.at_start("bar.sync 0;")
    end_with(rewriting, last)


class _Walk:
    """Code in which the threads of a block process the words of one copy.

    Args:
        rewriting: of the kernel.
        copy: the copy.
        thread: register with the thread's number in the block.
    """

    def __init__(self, rewriting: Rewriting, copy: _Copy, thread: str) -> None:
        self._rewriting, self._copy, self._thread = rewriting, copy, thread
        self._bytes = copy.operator.bits // 8
        self._global = ""
        self._array = rewriting.fresh("cuado_private")
        rewriting.declare(f".shared .align {_ALIGN} .b8 {self._array}[{copy.bytes}];")

    def cleared(self, threads: int) -> Iterator[str]:
        """Code that writes the operator's identity into every word."""
        place, begin = self._rewriting.register("b32"), self._rewriting.register("b32")
        value = self._rewriting.register(f"b{self._copy.operator.bits}")
        yield f"mov.b{self._copy.operator.bits} {value}, {self._copy.operator.identity};"
        yield f"mov.u32 {begin}, {self._array};"
        body = [
            f"add.u32 {place}, {place}, {begin};",
            f"st.shared.b{self._copy.operator.bits} [{place}], {value};",
            f"sub.u32 {place}, {place}, {begin};",
        ]
        yield from self._loop(place, threads, body)

    def merged(self, threads: int) -> Iterator[str]:
        """Code that updates the buffer by every word that was changed."""
        new, operator = self._rewriting.register, self._copy.operator
        place, at, value, is_same = new("b32"), new("b32"), new(f"b{operator.bits}"), new("pred")
        wide, skipped = new("b64"), self._rewriting.fresh("$cuado_same")
        begin = new("b32")
        yield f"mov.u32 {begin}, {self._array};"
        body = [
            f"add.u32 {at}, {place}, {begin};",
            f"ld.shared.b{operator.bits} {value}, [{at}];",
            f"setp.eq.b{operator.bits} {is_same}, {value}, {operator.identity};",
            f"@{is_same} bra {skipped};",
            f"cvt.u64.u32 {wide}, {place};",
            f"add.s64 {wide}, {wide}, {self._pointer()};",
            f"red.global.{operator.name}.{operator.type} [{wide}], {value};",
            f"{skipped}:",
        ]
        yield from self._loop(place, threads, body)

    def _loop(self, place: str, threads: int, body: list[str]) -> Iterator[str]:
        """Run ``body`` with the offset of each of the thread's words in the register ``place``."""
        again, done = self._rewriting.fresh("$cuado_again"), self._rewriting.fresh("$cuado_done")
        is_beyond = self._rewriting.register("pred")
        yield f"mul.lo.u32 {place}, {self._thread}, {self._bytes};"
        yield f"{again}:"
        yield f"setp.ge.u32 {is_beyond}, {place}, {self._copy.buffer.bytes};"
        yield f"@{is_beyond} bra {done};"
        yield from body
        yield f"add.u32 {place}, {place}, {threads * self._bytes};"
        yield f"bra {again};"
        yield f"{done}:"

    def redirect(self, update: Reduction) -> None:
        """Redirect an update to the copy."""
        rewriting, operator = self._rewriting, self._copy.operator
        wide, place, begin = (rewriting.register(kind) for kind in ("b64", "b32", "b32"))
        guard = f"@{update.guard} " if update.guard else ""
        offset = f"{update.offset:+d}" if update.offset else ""
        lines = (
            f"sub.s64 {wide}, {update.base}, {self._pointer()};",
            f"cvt.u32.u64 {place}, {wide};",
            f"mov.u32 {begin}, {self._array};",
            f"add.u32 {place}, {place}, {begin};",
            f"{guard}red.shared.{operator.name}.{operator.type} [{place}{offset}], {update.value};",
        )
        rewriting.replace(update.index, "\n".join(lines))

    def _pointer(self) -> str:
        """A register, made once, with the buffer's address in global memory."""
        if not self._global:
            register = self._global = self._rewriting.register("b64")
            self._rewriting.at_start(
                f"ld.param.u64 {register}, [{self._copy.parameter[0]}];\n"
                f"cvta.to.global.u64 {register}, {register};"
            )
        return self._global


EXPERIMENT = Experiment(
    "block-private-atomics",
    "What if each block updated a copy of its own, in shared memory?",
    Bottleneck.ATOMICS,
    propose,
    cause=Cause.ATOMICS,
    is_remedy=True,
    rank=35,
)
