"""Proves that loops are grid-stride loops, so that the grid may have another size.

Such a loop starts at ``b * u``, where ``b`` is the block's index along an axis of the grid, and its
induction variable steps by ``g * u``, where ``g`` is the grid's size along it: whatever ``g`` is,
each item of the work is processed by one block. The grid may change if the kernel uses ``g`` for
these steps only, and ``b`` only for where they start and for whether there is any work; and if an
unrolled loop does the same with each of its items (``alike_copies``).
"""

from collections.abc import Iterator
from functools import cached_property

from cuado.kernel.facts.iterations.alike_copies import why_copies_differ
from cuado.kernel.facts.iterations.index_choices import IndexChoices
from cuado.kernel.facts.iterations.strides import Stride
from cuado.kernel.facts.loops.counted_loops import definitions_of, written_by
from cuado.kernel.facts.loops.loop import innermost, instructions_of
from cuado.kernel.facts.threads.grid_forms import UNKNOWN, GridForm, computed, is_plain
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Space
from cuado.ptx.syntax.operands import Immediate, Name, Operand

NO_LOOP = "no loop is provably a grid-stride loop"
AXES = "xyz"
_PURE = frozenset({"mov", "cvt", "cvta", "add", "sub", "mul", "mad", "shl"})
"""Arithmetic that computes one number from others, without a decision."""
_LOGIC = frozenset({"and", "or", "xor", "not"})
_ORDERS = frozenset({"lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"})
_DECIDING = frozenset({"setp", "bra"})


class GridStride:
    """How a kernel uses the block's index and the grid's size along one axis.

    Args:
        kernel: the kernel.
        axis: ``x``, ``y`` or ``z``.
    """

    def __init__(self, kernel: Kernel, axis: str) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._index, self._size = f"%ctaid.{axis}", f"%nctaid.{axis}"
        self._block_of = kernel.slicer.flow.block_of
        self._loops = loops_of(kernel.slicer.flow)
        self._dominates = Dominance(kernel.slicer.flow)
        self._made: dict[int, GridForm | None] = {}
        self._strides = tuple(self._found())

    def objection(self) -> str:
        """Why the grid's size along the axis may not be changed; empty if it may."""
        if not self._is_told_apart():
            return "the kernel reads its block index or grid size in an unsupported form"
        if not self._strides:
            return NO_LOOP
        if any(map(self._leaves_otherwise, {each.loop for each in self._strides})):
            return "a grid-stride loop has another exit than the end of its range"
        if not self._only_steps():
            return "the grid size is used for more than the stride of grid-stride loops"
        if not self._only_starts():
            return "the block index is used for more than the start of grid-stride loops"
        ordered = sorted(self.loops, key=lambda each: each.header)
        return self._chosen() or next(filter(None, map(self._differing, ordered)), "")

    def _chosen(self) -> str:
        """Why what the loops compute with may differ from block to block; empty if not."""
        deciding = [n for n in self.made_of_index if self._code.instructions[n].base == "bra"]
        at = IndexChoices(self._kernel, deciding, self.loops).first()
        return f"the block index decides what a grid-stride loop computes with ({at})" if at else ""

    def _differing(self, loop: Loop) -> str:
        own = [each for each in self._strides if each.loop == loop]
        return why_copies_differ(self._kernel, loop, own)

    # The loops

    @property
    def loops(self) -> frozenset[Loop]:
        """The grid-stride loops."""
        return frozenset(stride.loop for stride in self._strides)

    @property
    def strides(self) -> tuple[Stride, ...]:
        """Their induction variables."""
        return self._strides

    @property
    def steps(self) -> frozenset[int]:
        """Instructions that advance a loop from one item of work to the next."""
        return frozenset[int]().union(*(stride.values for stride in self._strides))

    def _found(self) -> Iterator[Stride]:
        for loop in self._loops:
            for index in instructions_of(self._kernel, loop):
                if self._is_add(index):
                    yield from self._strides_of(loop, index)

    def _strides_of(self, loop: Loop, last: int) -> Iterator[Stride]:
        """The induction variable whose last addition is ``last``, if its start suits the steps.

        An unrolled loop makes several steps in an iteration.
        """
        # Follow the additions of an iteration from the last one backwards, to the two definitions
        # that the induction variable has at the loop's header.
        turned: dict[int, tuple[int, ...]] = {last: ()}
        while turned:
            add, adds = turned.popitem()
            adds = (add, *adds)
            if len(adds) != len({*adds}) or not self._runs_once(loop, add):
                continue
            for counter, step in self._summands(add):
                if not self._is_multiple_of_grid(step, add):
                    continue
                found = definitions_of(self._kernel, counter, add)
                inside = [n for n in found if self._block_of[n] in loop.blocks]
                if len(found) == 1 == len(inside) and self._is_add(found[0]):
                    turned[found[0]] = adds
                elif len(found) == 2 and len(inside) == 1 and self._is_turn(inside[0], last):
                    (entering,) = {*found} - {*inside}
                    if self._suits(entering, adds):
                        yield Stride(loop, entering, adds, inside[0])

    def _is_add(self, index: int) -> bool:
        instruction = self._code.instructions[index]
        return instruction.base == "add" and is_plain(instruction.opcode)

    def _is_multiple_of_grid(self, step: Operand, add: int) -> bool:
        """True if the step is a multiple of the grid's size and nothing else."""
        form = self._form(step, add)
        return form is not None and not form.of_block and bool(form.of_grid) and form.rest == 0

    def _summands(self, add: int) -> Iterator[tuple[str, Operand]]:
        """Both readings of a sum: the register that is stepped, and the step."""
        _, one, other = self._code.instructions[add].operands
        for own, step in ((one, other), (other, one)):
            if isinstance(own, Name):
                yield own.text, step

    def _suits(self, entering: int, adds: tuple[int, ...]) -> bool:
        """True if the start's coefficient of the index equals each step's of the grid's size."""
        # Block ``b`` of ``g`` makes items ``b u + rest``, ``(b + g) u + rest``, ...: all blocks
        # together every ``m u + rest`` once, for any ``g``. With another factor in the step items
        # would be left out, or made twice.
        first = self._made_by(entering)
        if first is None or first.of_grid:
            return False
        return all(
            any(
                each is not None and each.of_grid == first.of_block
                for each in (self._form(step, add) for _, step in self._summands(add))
            )
            for add in adds
        )

    def _runs_once(self, loop: Loop, index: int) -> bool:
        """True if each iteration but the last runs an instruction exactly once."""
        block = self._block_of[index]
        return (
            self._is_plain(index)
            and innermost(self._kernel, self._loops, index) == loop
            and all(self._dominates.is_before(block, latch) for latch in loop.latches)
        )

    def _is_turn(self, turned: int, add: int) -> bool:
        """True if an instruction is the addition, or a move of its result."""
        if turned == add:
            return True
        instruction = self._code.instructions[turned]
        if instruction.base != "mov" or not self._is_plain(turned):
            return False
        source = instruction.operands[1]
        return isinstance(source, Name) and written_by(self._kernel, source.text, turned) == add

    def _is_plain(self, index: int) -> bool:
        return self._code.effects[index].definite and not self._code.instructions[index].guard

    def _leaves_otherwise(self, loop: Loop) -> bool:
        """True if a loop has an exit that its counter does not decide, or steps without an exit."""
        flow = self._kernel.slicer.flow
        leaving = [n for n in loop.blocks if not loop.blocks.issuperset(flow.successors[n])]
        if not all(self._is_of_counter(loop, flow.blocks[n].last) for n in leaving):
            return True
        return any(len(s.adds) > len(leaving) for s in self._strides if s.loop == loop)

    def _is_of_counter(self, loop: Loop, branch: int) -> bool:
        """True if a branch compares the counter, by order, with what no iteration changes.

        A limit that an iteration loads, or an exact match, would end the loop at other items of
        work if the steps were longer or shorter.
        """
        guard = self._code.instructions[branch].guard
        compare = written_by(self._kernel, guard, branch) if guard else None
        if compare is None:
            return False
        instruction = self._code.instructions[compare]
        words = instruction.opcode.split(".")
        if words[0] != "setp" or _ORDERS.isdisjoint(words) or len(instruction.operands) != 3:
            return False
        _, one, other = instruction.operands
        return any(
            self._follows(loop, counter, compare) and self._is_invariant(loop, limit, compare)
            for counter, limit in ((one, other), (other, one))
        )

    def _is_invariant(self, loop: Loop, operand: Operand, index: int) -> bool:
        """True if every iteration reads the same number: none writes it, but from a parameter."""
        if isinstance(operand, Immediate):
            return True
        if not isinstance(operand, Name):
            return False
        return all(
            self._block_of[n] not in loop.blocks
            or self._code.effects[n].opcode.space is Space.PARAM
            for n in definitions_of(self._kernel, operand.text, index)
        )

    def _follows(self, loop: Loop, operand: Operand, index: int, depth: int = 0) -> bool:
        """True if a number is the counter, or computed from it."""
        if not isinstance(operand, Name) or depth > len(self._code.instructions):
            return False
        found = {*definitions_of(self._kernel, operand.text, index)}
        if any(found & s.values for s in self._strides if s.loop == loop):
            return True
        if len(found) != 1:
            return False
        (only,) = found
        instruction = self._code.instructions[only]
        if instruction.base not in _PURE or self._block_of[only] not in loop.blocks:
            return False
        return any(self._follows(loop, o, only, depth + 1) for o in instruction.operands[1:])

    # What else is made of the number of blocks, and of the block's index

    def _is_told_apart(self) -> bool:
        """True if every read of an index or size names its axis as a plain operand."""
        known = {f"%{name}.{axis}" for name in ("ctaid", "nctaid") for axis in AXES}
        return all(
            any(isinstance(o, Name) and o.text in known for o, _ in self._code.effects[n].operands)
            for n in special_reads(self._kernel, "%ctaid", "%nctaid")
        )

    def _reading(self, special: str) -> list[int]:
        return [
            n
            for n in special_reads(self._kernel, special.partition(".")[0])
            if any(
                isinstance(o, Name) and o.text == special for o, _ in self._code.effects[n].operands
            )
        ]

    def _only_steps(self) -> bool:
        """True if the grid's size is used for steps only."""
        # Follow everything derived from the grid's size up to a step; anything that is no plain
        # arithmetic on the path is another use.
        steps = {add for stride in self._strides for add in stride.adds}
        todo, seen = self._reading(self._size), set[int]()
        while todo:
            index = todo.pop()
            if index in seen or index in steps:
                continue
            if self._code.instructions[index].base not in _PURE:
                return False
            seen.add(index)
            todo += self._users(index)
        return True

    def _only_starts(self) -> bool:
        """True if the block's index is used only for starts, and for decisions before a loop."""
        # Inside a grid-stride loop a decision by the block's index would make the work depend on
        # who does it; before the loop it only decides if a block has any work.
        shared = frozenset[int]().union(*(stride.loop.blocks for stride in self._strides))
        for index in self.made_of_index:
            base, is_shared = self._code.instructions[index].base, self._block_of[index] in shared
            if base not in _PURE | _LOGIC and (base not in _DECIDING or is_shared):
                return False
        return not any(self._survives(stride) for stride in self._strides)

    @cached_property
    def made_of_index(self) -> frozenset[int]:
        """Instructions that use the block's index, or what is made of it before it strides."""
        todo, seen = self._reading(self._index), set[int]()
        while todo:
            index = todo.pop()
            if index not in seen:
                seen.add(index)
                todo += [n for n in self._users(index) if not self._goes_through(n, index)]
        return frozenset(seen)

    def _users(self, index: int) -> tuple[int, ...]:
        return self._kernel.slicer.chains.users.get(index, ())

    def _goes_through(self, user: int, entering: int) -> bool:
        """True if an instruction reads the start only as the loop's induction variable."""
        names = [
            name
            for name in self._code.effects[user].reads
            if entering in definitions_of(self._kernel, name, user)
        ]
        return all(
            any(
                stride.entering == entering
                and self._block_of[user] in stride.loop.blocks
                and {*definitions_of(self._kernel, name, user)} == {entering, stride.turned}
                for stride in self._strides
            )
            for name in names
        )

    def _survives(self, stride: Stride) -> bool:
        """True if the final value of the induction variable is used after the loop."""
        users = (user for made in stride.values for user in self._users(made))
        return any(self._block_of[user] not in stride.loop.blocks for user in users)

    # Numbers

    def _form(self, operand: Operand, index: int) -> GridForm | None:
        """The form of an operand; None if it may depend on index or size in another form."""
        match operand:
            case Immediate(value=int(value)):
                return GridForm(0, 0, value)
            case Immediate():
                return UNKNOWN
            case Name(text=text) if text in (self._index, self._size):
                return GridForm(int(text == self._index), int(text == self._size), 0)
            case Name(text=text):
                return self._of_register(text, index)
        return None

    def _of_register(self, name: str, index: int) -> GridForm | None:
        known = self._kernel.lanes.value(name, index)
        if known is not None and known.exact and len({*known.offsets}) == 1:
            return GridForm(0, 0, known.offsets[0])
        found = definitions_of(self._kernel, name, index)
        if len(found) > 1:
            return None
        return self._made_by(found[0]) if found else UNKNOWN

    def _made_by(self, index: int) -> GridForm | None:
        """The form of an instruction's result, made once: ``x * x * x`` reads ``x`` three times."""
        if index not in self._made:
            # What is made of itself has none.
            self._made[index] = None
            self._made[index] = self._computed(index)
        return self._made[index]

    def _computed(self, index: int) -> GridForm | None:
        instruction = self._code.instructions[index]
        if not self._is_plain(index):
            return None
        # What is loaded is some number: neither index nor size goes into its address, since a load
        # is no use that ``_only_starts`` and ``_only_steps`` let pass.
        if self._code.effects[index].opcode.access is not None:
            return UNKNOWN
        forms = [self._form(o, index) for o in instruction.operands[1:]]
        known = [form for form in forms if form is not None]
        return computed(instruction.opcode, known) if len(known) == len(forms) else None
