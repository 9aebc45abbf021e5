"""Decides if grid-stride loops visit the same items of work in a grid of another size.

A loop that starts at ``b * u + rest`` and steps by ``g * u`` (``grid_stride``) makes the items
``rest + m * u`` for all ``m`` from 0 on, whatever ``g`` is, as long as each item is made if and
only if it is below the loop's limit:

- whoever enters the loop has found its first item below the limit: the loop looks before it makes
  an item, or a branch before it has compared the start with the same limit, and nothing else that
  follows from the block's index decides who enters. A loop that looks behind its first item
  (``do ... while``) makes items beyond the limit, and other ones with another number of blocks;
- whoever goes on has found the next item below the limit, before it makes anything of it;
- neither the start nor a step wraps around in either grid: with more blocks both are larger.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.iterations.grid_stride import GridStride
from cuado.kernel.facts.iterations.strides import Stride
from cuado.kernel.facts.loops.counted_loops import SWAPPED, definitions_of, writes_truth, written_by
from cuado.kernel.facts.loops.iteration_counts import name_of, number_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.operations import ALIASES, INVERSE
from cuado.kernel.values.ranges import Ranges
from cuado.model.launch import Extent
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import BITS, Access
from cuado.ptx.syntax.operands import Name, Operand, rendered

_ORDERS = frozenset({"lt", "le", "gt", "ge"})
_BELOW = frozenset({"lt", "le"})
_INTEGERS = frozenset({"s16", "u16", "s32", "u32", "s64", "u64"})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WIDENS = re.compile(r"\.wide\b|^cvt\.[us]64\.[us](?:8|16|32)$")
_MOST_PARTS = 16
"""Comparisons that one branch may combine."""


@dataclass(frozen=True, slots=True)
class _Check:
    """A comparison that has held where a branch was passed: of a number with a limit.

    Attributes:
        compare: the ``setp``.
        position: of the number among its operands.
        relation: of the number to the limit: ``lt`` or ``le``.
    """

    compare: int
    position: int
    relation: str


def why_items_differ(kernel: Kernel, axis: str, grid: Extent) -> str:
    """Why loops may make other items of work in another grid; empty if they do not.

    Args:
        kernel: the kernel and its launch, whose loops are grid-stride loops along an axis.
        axis: along which the grid gets another size.
        grid: the other grid.
    """
    return _Items(kernel, axis).objection(grid)


class _Items:
    """The loops of one kernel along one axis."""

    def __init__(self, kernel: Kernel, axis: str) -> None:
        self._kernel, self._code, self._flow = kernel, kernel.code, kernel.slicer.flow
        self._stride = GridStride(kernel, axis)
        self._dominates = Dominance(self._flow)

    def objection(self, grid: Extent) -> str:
        """The first reason why items may differ."""
        kernel = self._kernel
        launch = replace(kernel.launch, grid=grid)
        other = Ranges(kernel.code, kernel.slicer.flow, kernel.slicer.chains, launch)
        for own in self._stride.strides:
            name = name_of(kernel, own.loop)
            checks = self._checks(own)
            if checks is None:
                if any(self._goes_along(own, each, other) for each in self._stride.strides):
                    continue
                return f"it is not known where {name} ends"
            limits = {self._limit(each) for each in checks.values()}
            if len(limits) > 1 or not self._looks_first(own, checks):
                return f"{name} may make an item before it is compared with the limit"
            if not all(self._stays(own, each, checks) for each in (kernel.ranges, other)):
                return f"the counter of {name} may wrap around in a grid of another size"
            if reason := self._enters_otherwise(own, checks, limits.pop()):
                return reason
        return ""

    # Where a loop ends

    def _checks(self, own: Stride) -> dict[int, _Check] | None:
        """What holds of the counter wherever its loop goes on; None if that is not known."""
        leaving = dict(self._leaving(own))
        if len(leaving) < len(own.adds):
            return None
        checks = {block: each for block, each in leaving.items() if each is not None}
        return checks if len(checks) == len(leaving) else None

    def _goes_along(self, own: Stride, counter: Stride, ranges: Ranges) -> bool:
        """True if a variable steps along with another one, the counter that ends their loop.

        A pointer that a compiler steps in place of an index: it is the same function of the item,
        if nothing that it is widened from has wrapped around, whatever it does itself.
        """
        checks = self._checks(counter) if counter.loop == own.loop else None
        if checks is None or counter is own or len(own.adds) != len(counter.adds):
            return False
        uses = [(user, made) for made in own.values for user in self._of(made)]
        comes_later = all(
            self._comes_later(user, block, check, own)
            for user, _ in uses
            for block, check in checks.items()
        )
        begins = (own.entering, *own.adds)
        every = (self._kernel.ranges, ranges)
        return comes_later and all(self._is_whole(n, own, each) for n in begins for each in every)

    def _is_whole(self, index: int, own: Stride, ranges: Ranges) -> bool:
        """True if what an instruction computes is made of numbers that have not wrapped around."""
        todo, seen = [index], {*own.values} - {index}
        while todo:
            n = todo.pop()
            if n in seen:
                continue
            seen.add(n)
            instruction = self._code.instructions[n]
            reads = instruction.operands[1:]
            if _WIDENS.search(instruction.opcode):
                # What is widened is 32 bits of a number: all of it, if its range is known.
                if any(ranges.operand(each, n) is None for each in reads):
                    return False
                continue
            for name in self._code.effects[n].reads:
                todo += definitions_of(self._kernel, name, n)
        return True

    def _leaving(self, own: Stride) -> Iterator[tuple[int, _Check | None]]:
        """The blocks from which a loop is left, and what holds where it goes on."""
        for block in own.loop.blocks:
            inside = [n for n in self._flow.successors[block] if n in own.loop.blocks]
            every = self._flow.blocks[block].successors
            if len(inside) == len(every):
                continue
            holds = self._truth(block, inside[0]) if len(inside) == 1 else None
            parts = None if holds is None else self._parts(block, holds)
            found = None if parts is None or len(parts) != 1 else self._check(*parts[0], own)
            yield block, found

    def _check(self, compare: int, holds: bool, own: Stride) -> _Check | None:
        """What a comparison says of a loop's counter where it holds, or does not."""
        for position in (1, 2):
            relation = self._relation(compare, position, holds=holds)
            if relation in _BELOW and self._is_counter(compare, position, own):
                return _Check(compare, position, relation)
        return None

    def _is_counter(self, compare: int, position: int, own: Stride) -> bool:
        operand = self._code.instructions[compare].operands[position]
        if not isinstance(operand, Name):
            return False
        found = {*definitions_of(self._kernel, operand.text, compare)}
        return found in ({own.entering, own.turned}, *({each} for each in own.values))

    def _looks_first(self, own: Stride, checks: dict[int, _Check]) -> bool:
        """True if an item is compared with the limit before anything is made of it."""
        seen = set[int]()
        for block, check in checks.items():
            if not all(self._dominates.is_before(block, latch) for latch in own.loop.latches):
                return False
            operand = self._code.instructions[check.compare].operands[check.position]
            found = {*definitions_of(self._kernel, rendered(operand), check.compare)}
            if len(found) == 2:
                # The counter as an iteration begins: nothing may come before.
                if block != own.loop.header or self._writes_in(block):
                    return False
                seen.add(own.adds[-1])
                continue
            is_last = not found.isdisjoint((own.turned, own.adds[-1]))
            made = found | ({own.turned, own.adds[-1]} if is_last else set())
            seen |= made
            if not all(self._comes_later(n, block, check, own) for m in made for n in self._of(m)):
                return False
        # Of an unrolled loop each step has to be looked at: one that is not makes an item unseen.
        return seen >= {*own.adds}

    def _of(self, made: int) -> tuple[int, ...]:
        return self._kernel.slicer.chains.users.get(made, ())

    def _comes_later(self, user: int, block: int, check: _Check, own: Stride) -> bool:
        """True if an instruction uses a sum only where the loop has gone on, or to compare it."""
        at = self._flow.block_of[user]
        if user == check.compare or user in own.values or at not in own.loop.blocks:
            return True
        if at != block and self._dominates.is_before(block, at):
            return True
        # By the next iteration: the register is then the counter.
        read = [
            {*definitions_of(self._kernel, name, user)} for name in self._code.effects[user].reads
        ]
        return all(
            not (found & own.values) or found == {own.entering, own.turned} for found in read
        )

    def _writes_in(self, block: int) -> bool:
        basic = self._flow.blocks[block]
        effects = (self._code.effects[n] for n in range(basic.first, basic.last + 1))
        return any(each.opcode.access in _WRITING for each in effects)

    # Who enters it

    def _enters_otherwise(
        self, own: Stride, checks: dict[int, _Check], limit: tuple[object, ...]
    ) -> str:
        """Why blocks may enter a loop, or not, by something else than its limit; empty if not."""
        header, name = own.loop.header, name_of(self._kernel, own.loop)
        is_checked = header in checks and self._is_at_start(own, checks[header])
        for block, successor in sorted(self._kernel.lanes.divergence.control[header]):
            if block in own.loop.blocks:
                continue
            last = self._flow.blocks[block].last
            guard = self._code.instructions[last].guard
            made = definitions_of(self._kernel, guard, last) if guard else ()
            # What follows from arguments and the thread alone lets the same threads in, in any
            # grid.
            if not self._stride.made_of_index.intersection((last, *made)):
                continue
            holds = self._truth(block, successor)
            parts = None if holds is None else self._parts(block, holds)
            if parts is None:
                return f"the block's index decides who enters {name}"
            for compare, is_true in parts:
                if compare not in self._stride.made_of_index:
                    continue
                if not self._compares_start(own, compare, is_true, limit):
                    return f"who enters {name} is decided by another limit than its own"
                is_checked = True
        if not is_checked:
            return f"{name} makes its first item before it is compared with the limit"
        return ""

    def _is_at_start(self, own: Stride, check: _Check) -> bool:
        operand = self._code.instructions[check.compare].operands[check.position]
        found = {*definitions_of(self._kernel, rendered(operand), check.compare)}
        return found == {own.entering, own.turned}

    def _compares_start(
        self, own: Stride, compare: int, is_true: bool, limit: tuple[object, ...]
    ) -> bool:
        """True if a comparison that holds says that the start is below the loop's limit."""
        for position in (1, 2):
            relation = self._relation(compare, position, holds=is_true)
            operand = self._code.instructions[compare].operands[position]
            if relation not in _BELOW or not isinstance(operand, Name):
                continue
            # A compiler that turns ``while`` into ``do ... while`` tests a copy of the start before
            # the loop: it is the start if both come from one instruction.
            if self._origin(operand, compare) != self._written(own.entering):
                continue
            if self._limit(_Check(compare, position, relation)) == limit:
                return True
        return False

    def _limit(self, check: _Check) -> tuple[object, ...]:
        """What a number is compared with: the first one that is not below, where it is known."""
        operand = self._code.instructions[check.compare].operands[3 - check.position]
        number = number_of(self._kernel, operand, check.compare)
        if number is not None:
            # ``i <= 9`` and ``i < 10`` are one limit. Of an unknown number the relation must be the
            # same, too.
            return "number", number + (check.relation == "le")
        return check.relation, self._origin(operand, check.compare)

    def _origin(self, operand: Operand, index: int) -> object:
        """What a register's number comes from, through moves and conversions, which keep it."""
        if not isinstance(operand, Name):
            return rendered(operand)
        found = definitions_of(self._kernel, operand.text, index)
        return self._written(found[0]) if len(found) == 1 else (operand.text, found)

    def _written(self, index: int) -> object:
        instruction = self._code.instructions[index]
        if instruction.base in ("mov", "cvt") and not instruction.guard:
            source = instruction.operands[1]
            if isinstance(source, Name) and definitions_of(self._kernel, source.text, index):
                return self._origin(source, index)
        return index

    # Branches

    def _truth(self, block: int, successor: int) -> bool | None:
        """True if the predicate of a basic block's last branch holds on the edge to a successor."""
        last = self._flow.blocks[block].last
        instruction = self._code.instructions[last]
        if not instruction.guard:
            return None
        after = last + 1
        falls = self._flow.block_of[after] if after < len(self._flow.block_of) else EXIT
        others = [n for n in self._flow.blocks[block].successors if n != falls]
        if len(others) != 1 or successor not in (falls, *others):
            return None
        return (successor != falls) != instruction.negated

    def _parts(self, block: int, holds: bool) -> list[tuple[int, bool]] | None:
        """The comparisons that all hold, or do not hold, where a branch's predicate does."""
        last = self._flow.blocks[block].last
        todo, found = [(self._code.instructions[last].guard, last, holds)], list[tuple[int, bool]]()
        while todo:
            name, index, truth = todo.pop()
            made = written_by(self._kernel, name, index)
            if made is None or len(found) + len(todo) > _MOST_PARTS:
                return None
            instruction = self._code.instructions[made]
            words, operands = instruction.opcode.split("."), instruction.operands
            names = [each.text for each in operands[1:] if isinstance(each, Name)]
            joins = "and" if truth else "or"
            is_one = len(operands) == 3 and writes_truth(self._kernel, made, name)
            if words[0] == "setp" and is_one:
                found.append((made, truth))
            elif words == ["not", "pred"] and len(names) == 1:
                todo.append((names[0], made, not truth))
            elif words == [joins, "pred"] and len(names) == 2:
                todo += [(each, made, truth) for each in names]
            else:
                return None
        return found

    def _relation(self, compare: int, position: int, *, holds: bool) -> str:
        """The relation of an operand to the other one; empty if it is none of order."""
        words = self._code.instructions[compare].opcode.split(".")
        relation = ALIASES.get(words[1], words[1]) if len(words) == 3 else ""
        if relation not in _ORDERS or words[2] not in _INTEGERS:
            return ""
        relation = relation if holds else INVERSE[relation]
        return relation if position == 1 else SWAPPED[relation]

    # Numbers

    def _stays(self, own: Stride, ranges: Ranges, checks: dict[int, _Check]) -> bool:
        """True if no start and no step wraps around, in the grid of these ranges."""
        start = ranges.result(own.entering)
        if start is None:
            return False
        for check in checks.values():
            instruction = self._code.instructions[check.compare]
            limit = ranges.operand(instruction.operands[3 - check.position], check.compare)
            if limit is None:
                return False
            bits = [BITS[instruction.opcode.rpartition(".")[2]]]
            most = 0
            for add in own.adds:
                bits.append(BITS[self._code.instructions[add].opcode.rpartition(".")[2]])
                steps = [ranges.operand(each, add) for each in self._steps(own, add)]
                if len(steps) != 1 or steps[0] is None:
                    return False
                most = max(most, steps[0][1])
            # The longest step is made from the last item below the limit. What it comes to must be
            # a number of the narrowest register on the way, with its sign: so 31 bits of 32.
            last = limit[1] - 1 + (check.relation == "le") + most
            if last >= 1 << (min(bits) - 1):
                return False
        return True

    def _steps(self, own: Stride, add: int) -> Iterator[Operand]:
        """What an addition adds to the counter."""
        counter = {own.entering, *own.values}
        for operand in self._code.instructions[add].operands[1:]:
            name = operand.text if isinstance(operand, Name) else ""
            if not name or counter.isdisjoint(definitions_of(self._kernel, name, add)):
                yield operand
