"""Gives each block a copy, in shared memory, of buffers that it only updates atomically.

The block fills its copy with what changes nothing before it begins, and in the end updates the
buffer by what the copy has. Between the two it may do the work of one block, or of several.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.reductions.unused_atomics import (
    Operator,
    Reduction,
    buffer_of,
    objection_to_delay,
    parameter_of,
    reductions,
)
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.leader_threads import Threads
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import Buffer
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Space

MOST_STATIC = 48 << 10
"""Bytes of shared memory that a kernel may declare."""
_ALIGN = 16
_SIZES = ("%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size")


@dataclass(frozen=True, slots=True)
class PrivateCopy:
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


@dataclass(frozen=True, slots=True)
class PrivateCopies:
    """The buffers that may have copies, and why others may not.

    Attributes:
        copies: one for each such buffer.
        reasons: for the others.
        blocks: that fit an SM with the copies; 0 if none does.
    """

    copies: tuple[PrivateCopy, ...]
    reasons: tuple[str, ...]
    blocks: int

    @property
    def are_exact(self) -> bool:
        """True if no update depends on the order of updates."""
        return all(each.operator.is_exact for each in self.copies)


def private_copies(kernel: Kernel) -> PrivateCopies | str:
    """The copies that each block may have; or why it may have none."""
    if special_reads(kernel, *_SIZES):
        return "the kernel reads the size of its shared memory"
    copies, reasons = [], []
    for each in _copies(kernel):
        if isinstance(each, str):
            reasons.append(each)
        else:
            copies.append(each)
    if not copies:
        why = next(iter(reasons), "their results are used, or their kind is unsuitable")
        return f"no buffer can have a copy per block: {why}"
    added = sum(each.bytes for each in copies)
    # Copies are static arrays: they need no change of the launch, and must fit what may be
    # declared.
    static = (kernel.built.resources.shared or 0) + added
    blocks = kernel.blocks_of(kernel.built.resources, kernel.launch.dynamic_shared_bytes + added)
    if static > MOST_STATIC or not blocks:
        return f"copies of {added:,} bytes do not fit a block's shared memory"
    return PrivateCopies(tuple(copies), tuple(reasons), blocks)


def _copies(kernel: Kernel) -> Iterator[PrivateCopy | str]:
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
        elif buffer.bytes > MOST_STATIC:
            yield f"'{buffer.name}' has {buffer.bytes:,} bytes"
        # The copy is cleared and merged word by word, as the operator's words.
        elif buffer.bytes % (first.operator.bits // 8):
            yield f"'{buffer.name}' is not an array of the updated type"
        elif reason := objection_to_delay(kernel, first):
            yield reason
        else:
            yield PrivateCopy(parameter, buffer, first.operator, tuple(updates))


def keep_copies(rewriting: Rewriting, copies: Sequence[PrivateCopy]) -> list[str]:
    """Clear the copies, wait for that, and redirect the updates to them.

    Args:
        rewriting: of the kernel.
        copies: all of them.

    Returns:
        Code that merges the copies, for all threads of a block to run in the end.
    """
    # All threads clear, wait, work, wait and merge. The first barrier keeps updates from being
    # cleared, the second, in front of the merge, from being merged too early.
    threads, last = Threads(rewriting), ["bar.sync 0;"]
    thread = threads.thread()
    for each in copies:
        walk = _Walk(rewriting, each, thread)
        rewriting.at_start("\n".join(walk.cleared(threads.count)))
        for update in each.updates:
            walk.redirect(update)
        last += walk.merged(threads.count)
    rewriting.at_start("bar.sync 0;")
    return last


class _Walk:
    """Code in which the threads of a block process the words of one copy.

    Args:
        rewriting: of the kernel.
        copy: the copy.
        thread: register with the thread's number in the block.
    """

    def __init__(self, rewriting: Rewriting, copy: PrivateCopy, thread: str) -> None:
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
            # A word that still is the identity was not updated, and costs no atomic in global
            # memory.
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
        # The distance from the buffer's start is the same in the copy; it is below 48 KiB, so its
        # low word is all of it.
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
