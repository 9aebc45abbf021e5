"""Lets threads load from global memory what they read from tiles in shared memory.

The tiles are gone then, and the waiting for them: the kernel is as it was before it was tiled, and
can be tiled otherwise.
"""

from collections.abc import Sequence, Set
from dataclasses import replace

from cuado.kernel.facts.accesses.thread_addresses import ThreadAddress
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.shared_memory.forwarded_tiles import ForwardedLoop, forwarded_loops
from cuado.kernel.facts.threads.thread_digits import Digit, digit_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.block_addresses import (
    advanced,
    advanced_by_block,
    begin_of_block,
    digit_text,
    linear_thread,
    within,
)
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, rendered


def read_past_tiles(kernel: Kernel) -> Kernel | str:
    """The kernel without its tiles, not assembled; or why it has none that can be left out."""
    loops, reasons = forwarded_loops(kernel)
    if not loops:
        return next(iter(reasons), "no loop reads a tile in shared memory")
    rewriting = Rewriting(kernel)
    for loop in loops:
        if reason := _rewrite(rewriting, loop):
            return reason
        _forget(rewriting, {*loop.unneeded, *(each.index for each in loop.loads)})
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _rewrite(rewriting: Rewriting, forwarded: ForwardedLoop) -> str:
    """Make the edits of one loop; or say why they cannot be made."""
    kernel, loop = rewriting.subject, forwarded.loop
    walking = _Walking(rewriting)
    for load in sorted(forwarded.loads, key=lambda each: each.index):
        address, type_ = load.address, load.opcode.rpartition(".")[2]
        base = address.pointer, address.block, address.step, address.starts
        pointer, lines = walking.register(*base), list[str]()
        guard = walking.guard(address, lines)
        if not pointer or guard is None:
            at = where(kernel, load.index)
            return f"which element a thread reads at {at} is no digit of its number"
        target = rendered(kernel.code.instructions[load.index].operands[0])
        if guard:
            lines.append(f"mov.b{BITS[type_]} {target}, 0;")
        sign = f"@{guard} " if guard else ""
        lines.append(f"{sign}{load.opcode} {target}, [{pointer}+{address.number}];")
        rewriting.replace(load.index, "\n".join(lines))
    for index in forwarded.unneeded:
        rewriting.delete(index)
    top = rewriting.fresh("$cuado_past")
    rewriting.before(loop.first, "\n".join((*walking.entry, f"{top}:")))
    rewriting.before(loop.last, "\n".join(walking.steps))
    rewriting.operand(loop.last, 0, top)
    return ""


class _Walking:
    """Registers that walk with a loop's iterations: addresses, and what limits are of.

    Args:
        rewriting: where the code goes.

    Attributes:
        entry: the code before the loop.
        steps: the code at the end of an iteration.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting, self._thread = rewriting, rewriting.register("b32")
        self.entry, self.steps = list(linear_thread(rewriting, self._thread)), list[str]()
        self._made: dict[object, str] = {}
        self._digits: dict[Digit, str] = {}

    def register(
        self, pointer: str, block: tuple[tuple[str, int], ...], step: int, starts: Sequence[int]
    ) -> str:
        """The register of an address, or of a number where there is no pointer.

        Empty if no digit of the thread's number says where it begins.
        """
        key = pointer, block, step, tuple(starts)
        if key in self._made:
            return self._made[key]
        apart = min((each for each in starts if each), default=1)
        digit = None
        if not any(each % apart for each in starts):
            digit = digit_of([each // apart for each in starts])
        if digit is None:
            return ""
        made, number = self._rewriting.register("b64"), self._digit(digit)
        if pointer:
            self.entry += begin_of_block(self._rewriting, made, pointer, block, 0)
        else:
            self.entry.append(f"mov.u64 {made}, 0;")
            self.entry += advanced_by_block(self._rewriting, made, block)
        self.entry += advanced(self._rewriting, made, number, apart)
        self.steps.append(f"add.s64 {made}, {made}, {step};")
        self._made[key] = made
        return made

    def guard(self, address: ThreadAddress, lines: list[str]) -> str | None:
        """A predicate that all limits of a load hold; empty if it has none.

        Args:
            address: of the load.
            lines: the code before the load, which grows; what an earlier load of the iteration
                has asked is not asked again.

        Returns:
            the predicate; None if no digit says what a limit is of.
        """
        guard, new = "", self._rewriting.register
        for limit in address.limits:
            least = min(limit.places)
            starts = tuple(each - least for each in limit.places)
            walked = self.register("", limit.block, limit.step, starts)
            if not walked:
                return None
            holds = self._made.get(asked := (walked, least, limit.low, limit.high), "")
            if not holds:
                holds = self._made[asked] = new("pred")
                between = limit.low, limit.high
                lines += within(self._rewriting, walked, least, between, holds)
            both = self._made.get((guard, holds), "") if guard else holds
            if not both:
                both = self._made[guard, holds] = new("pred")
                lines.append(f"and.pred {both}, {guard}, {holds};")
            guard = both
        return guard

    def _digit(self, digit: Digit) -> str:
        """A register with a digit of the thread's number."""
        if digit not in self._digits:
            name = self._digits[digit] = self._rewriting.register("b32")
            self.entry += digit_text(digit, self._thread, name)
        return self._digits[digit]


def _forget(rewriting: Rewriting, gone: Set[int]) -> None:
    """Let nothing name the arrays all of whose accesses are gone, so that no block needs them."""
    code = rewriting.subject.code
    for array in rewriting.subject.shared.arrays:
        if any(each not in gone for each in array.accesses):
            continue
        for index, instruction in enumerate(code.instructions):
            source = instruction.operands[1] if instruction.base == "mov" else None
            symbol = code.symbol(source.text, index) if isinstance(source, Name) else None
            if symbol is not None and symbol.key == array.key:
                rewriting.operand(index, 1, "0")
