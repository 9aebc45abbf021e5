"""Merges neighbouring threads into one, and their consecutive accesses into wide ones.

Copy ``j`` of a thread does what the original's thread ``factor * thread + j`` of the row of blocks
did. Copy 0 has the kernel's own registers, the others have new ones.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from cuado.kernel.facts.accesses.adjacent_accesses import Group
from cuado.kernel.facts.accesses.interleaved_rows import chunk_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.instructions.constant_division import quotient
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS, Access, Trait, is_special
from cuado.ptx.syntax.operands import Address, Operand, Vector, rendered
from cuado.ptx.syntax.tree import Instruction

_MOST_ELEMENTS = 4
_SHORT, _WORD = 16, 32
_NAME = re.compile(r"[A-Za-z_$%][\w$]*(?:\.[xyz]\b)?", re.ASCII)
_VECTOR = re.compile(r"v\d")


class NeighbourMerging:
    """The edits.

    Args:
        rewriting: the rewriting that collects them.
        factor: threads that are merged; divides the block's first extent.
        merged: global accesses of neighbours to consecutive addresses.
        rows: groups of narrow accesses that neighbours go on with, of whole words together.
        falling: those of ``merged`` whose addresses fall from neighbour to neighbour.
        diverged: label of the code for neighbours that diverge, or are not aligned; every copy is
            checked then. Empty to end the thread where the first and the last diverge.
    """

    def __init__(
        self,
        rewriting: Rewriting,
        factor: int,
        merged: frozenset[int],
        rows: Sequence[Group] = (),
        *,
        falling: frozenset[int] = frozenset(),
        diverged: str = "",
    ) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._factor, self._merged, self._diverged = factor, merged, diverged
        self._falling = falling
        self._rows = {each.index: row for row in rows for each in row.members}
        self._words: dict[Group, list[str]] = {}
        self._renamed: dict[tuple[Key, int], str] = {}
        self._threads = [rewriting.register("b32") for _ in range(factor)]
        self._block = rewriting.register("b32")

    def run(self) -> None:
        """Make the edits."""
        self._rewriting.at_start("\n".join(self._places()))
        for index, instruction in enumerate(self._kernel.code.instructions):
            text = "\n".join(self._lines(index))
            if text != instruction.rendered():
                self._rewriting.replace(index, text)

    def one_by_one(self, again: str, following: str) -> Iterator[str]:
        """The original kernel for one copy's thread after the other: the code of ``diverged``.

        Args:
            again: label of the code of one thread.
            following: label of the code that continues with the next thread.
        """
        code, each = self._kernel.code, len(self._threads)
        current, count = self._rewriting.register("b32"), self._rewriting.register("b32")
        more = self._rewriting.register("pred")
        self._threads.append(current)
        flow = self._kernel.slicer.flow
        yield f"ret;\n{self._diverged}:\nmov.u32 {count}, 0;\n{again}:"
        yield f"add.u32 {current}, {self._threads[0]}, {count};"
        # The whole kernel once more, with the thread's number in a register that counts: every
        # label is renamed, and every exit goes on to the next thread.
        for index, instruction in enumerate(code.instructions):
            if index == flow.blocks[flow.block_of[index]].first:
                yield f"{again}_{index}:"
            if Trait.EXIT in code.effects[index].opcode.traits:
                yield f"{self._guard(index, each)}bra {following};"
            elif instruction.base == "bra":
                target = code.label(rendered(instruction.operands[0]), index)
                yield f"{self._guard(index, each)}bra {again}_{target};"
            else:
                yield self._copy(index, each)
        yield f"{following}:\nadd.u32 {count}, {count}, 1;"
        yield f"setp.lt.u32 {more}, {count}, {self._factor};"
        yield f"@{more} bra {again};\nret;"

    def _lines(self, index: int) -> Iterator[str]:
        """The lines that replace an instruction."""
        if index in self._merged:
            yield from self._together(index)
        elif index in self._rows:
            yield from self._of_row(index, self._rows[index])
        elif self._kernel.code.effects[index].opcode.traits & {Trait.BRANCH, Trait.EXIT}:
            yield from self._agree(index)
            yield self._copy(index, 0)
        elif is_common(self._kernel, index):
            yield from self._once(index)
        else:
            yield from (self._copy(index, number) for number in range(self._factor))

    def _places(self) -> Iterator[str]:
        """Code for the places of the merged threads in the original's row of blocks."""
        size = self._kernel.launch.block[0]
        thread, before = self._rewriting.register("b32"), self._rewriting.register("b32")
        yield f"mov.u32 {thread}, %tid.x;"
        # A block stands for `factor` old ones in a row: the number of a thread times the factor,
        # divided by an old block's extent, says in which of them its neighbours are.
        yield f"mul.lo.u32 {thread}, {thread}, {self._factor};"
        lines, block = quotient("u32", thread, size, partial(self._rewriting.register, "b32"))
        yield from lines
        yield f"mov.u32 {before}, %ctaid.x;"
        yield f"mad.lo.u32 {self._block}, {before}, {self._factor}, {block};"
        if self._kernel.launch.grid[0] % self._factor:
            # The last block stands for fewer old ones: nobody has the threads beyond them.
            is_beyond = self._rewriting.register("pred")
            yield f"setp.ge.u32 {is_beyond}, {self._block}, {self._kernel.launch.grid[0]};"
            yield f"@{is_beyond} exit;"
        yield f"mad.lo.s32 {self._threads[0]}, {block}, {-size}, {thread};"
        for number in range(1, self._factor):
            yield f"add.u32 {self._threads[number]}, {self._threads[0]}, {number};"

    def _name(self, name: str, index: int, number: int) -> str:
        """The name in a copy of a name of the original."""
        if is_special(name.partition(".")[0]):
            extent = str(self._kernel.launch.grid[0])
            own = {"%tid.x": self._threads[number], "%ctaid.x": self._block, "%nctaid.x": extent}
            return own.get(name, name)
        symbol = self._kernel.code.symbol(name, index)
        if number == 0 or symbol is None or symbol.variable.space != "reg":
            return name
        key = (symbol.key, number)
        if key not in self._renamed:
            self._renamed[key] = self._rewriting.register(symbol.variable.type)
        return self._renamed[key]

    def _text(self, text: str, index: int, number: int) -> str:
        return _NAME.sub(lambda found: self._name(found[0], index, number), text)

    def _guard(self, index: int, number: int) -> str:
        instruction = self._kernel.code.instructions[index]
        sign = "!" if instruction.negated else ""
        name = instruction.guard and self._name(instruction.guard, index, number)
        return f"@{sign}{name} " if name else ""

    def _copy(self, index: int, number: int) -> str:
        instruction = self._kernel.code.instructions[index]
        operands = ", ".join(
            self._text(rendered(operand), index, number) for operand in instruction.operands
        )
        return f"{self._guard(index, number)}{instruction.opcode} {operands}".rstrip() + ";"

    def _agree(self, index: int) -> Iterator[str]:
        """End a thread whose copies disagree on a guard, or branch to ``diverged``."""
        name = self._kernel.code.instructions[index].guard
        if not name or (self._diverged and self._kernel.lanes.is_uniform(name, index)):
            return
        # Without code for copies that disagree, only the first and the last are compared: of a
        # bounds check, copies between two that agree agree as well.
        last = self._factor - 1
        differs = ""
        for number in range(1, self._factor) if self._diverged else (last,):
            one = self._rewriting.register("pred")
            yield f"xor.pred {one}, {name}, {self._name(name, index, number)};"
            if differs:
                yield f"or.pred {one}, {one}, {differs};"
            differs = one
        yield self._part(differs)

    def _part(self, predicate: str) -> str:
        """Leave the copies where a predicate holds."""
        return f"@{predicate} bra {self._diverged};" if self._diverged else f"@{predicate} exit;"

    def _once(self, index: int) -> Iterator[str]:
        """A load for all copies."""
        yield self._copy(index, 0)
        for name in self._kernel.code.effects[index].writes:
            symbol = self._kernel.code.symbol(name, index)
            bits = BITS[symbol.variable.type] if symbol is not None else _WORD
            for number in range(1, self._factor):
                yield f"mov.b{bits} {self._name(name, index, number)}, {name};"

    def _together(self, index: int) -> Iterator[str]:
        """One access in place of the copies'."""
        instruction = self._kernel.code.instructions[index]
        value, address = _parts(instruction)
        items = value.items if isinstance(value, Vector) else (value,)
        each = self._kernel.code.effects[index].opcode.bytes or 1
        size, copies = each * self._factor, range(self._factor)
        if index in self._falling:
            copies = copies[::-1]
        names = [self._text(rendered(item), index, number) for number in copies for item in items]
        yield from self._agree(index)
        yield from self._aligned(index, size)
        type_ = words_of(instruction)[-1]
        order = [word for word in words_of(instruction)[:-1] if not _VECTOR.fullmatch(word)]
        opcode, place = ".".join(order), self._lowest(index, address, size - each)
        guard = self._guard(index, 0)
        if len(names) <= _MOST_ELEMENTS and self._fit(index, items, BITS[type_]):
            yield f"{guard}{_access(opcode, type_, names, place)}"
        else:
            yield from self._as_words(index, opcode, names, place)

    def _as_words(self, index: int, opcode: str, names: list[str], place: str) -> Iterator[str]:
        """An access of words, with several elements in each.

        For more elements than a vector may have, or shorter than their registers, which a vector
        may not have. Loaded words are taken apart behind the load, stored ones put together before
        the store.
        """
        instruction, guard = self._kernel.code.instructions[index], self._guard(index, 0)
        type_ = words_of(instruction)[-1]
        each = _WORD // BITS[type_]
        groups = [names[n : n + each] for n in range(0, len(names), each)]
        words = [self._rewriting.register("b32") for _ in groups]
        access = f"{guard}{_access(opcode, 'b32', words, place)}"
        if instruction.base == "ld":
            yield access
            for word, group in zip(words, groups, strict=True):
                for line in self._unpacked(index, word, group, type_):
                    yield f"{guard}{line}"
            return
        for word, group in zip(words, groups, strict=True):
            yield from self._packed(index, word, group, BITS[type_])
        yield access

    def _fit(self, index: int, items: Sequence[Operand], bits: int) -> bool:
        """True if registers are as wide as elements of a vector have to be: bytes fit any."""
        symbols = (self._kernel.code.symbol(rendered(each), index) for each in items)
        return bits < _SHORT or all(e is None or BITS[e.variable.type] == bits for e in symbols)

    def _lowest(self, index: int, address: Address, before: int) -> str:
        """The lowest address that copies access: copy 0's, or bytes before it where they fall."""
        if index not in self._falling:
            return rendered(address)
        base, offset, _ = self._rewriting.address(index)
        return f"[{base}+{offset - before}]"

    def _of_row(self, index: int, row: Group) -> Iterator[str]:
        """An access of a row: with the first load, or the last store, stand the wide ones."""
        instruction, copies = self._kernel.code.instructions[index], range(self._factor)
        indices, type_ = [each.index for each in row.members], words_of(instruction)[-1]
        at, bits, each = indices.index(index), BITS[type_], _WORD // BITS[type_]
        if row not in self._words:
            count = row.size * self._factor // (_WORD // 8)
            self._words[row] = [self._rewriting.register("b32") for _ in range(count)]
        words, value = self._words[row], rendered(_parts(instruction)[0])
        names = [self._text(value, index, number) for number in copies]
        places = [divmod(number * len(indices) + at, each) for number in copies]
        if instruction.base == "ld":
            if index == min(indices):
                yield from self._wide(index, row)
            for name, (word, position) in zip(names, places, strict=True):
                yield from self._taken(index, words[word], name, type_, position * bits)
            return
        if index == min(indices):
            yield from (f"mov.u32 {word}, 0;" for word in words)
        for name, (word, position) in zip(names, places, strict=True):
            part = self._rewriting.register("b32")
            yield from self._as_word(index, part, name)
            yield f"bfi.b32 {words[word]}, {part}, {words[word]}, {position * bits}, {bits};"
        if index == max(indices):
            yield from self._wide(index, row)

    def _wide(self, index: int, row: Group) -> Iterator[str]:
        """The wide accesses of a row."""
        instruction, words = self._kernel.code.instructions[index], self._words[row]
        size, first = chunk_of(row.size * self._factor), row.members[0].offset
        yield from self._tested(row.base, first, size)
        count, opcode = size * 8 // _WORD, ".".join(words_of(instruction)[:-1])
        for number in range(0, len(words), count):
            names = words[number : number + count]
            place = f"[{row.base}+{first + number * _WORD // 8}]"
            yield _access(opcode, "b32", names, place)

    def _aligned(self, index: int, size: int) -> Iterator[str]:
        """Leave the copies where the first address is not aligned for a wide access."""
        base, offset, _ = self._rewriting.address(index)
        if index in self._falling:
            offset -= size - size // self._factor
        yield from self._tested(base, offset, size)

    def _tested(self, base: str, offset: int, size: int) -> Iterator[str]:
        """The same of an address in a register."""
        place, rest = self._rewriting.register("b64"), self._rewriting.register("b64")
        differs = self._rewriting.register("pred")
        yield f"add.s64 {place}, {base}, {offset};"
        yield f"and.b64 {rest}, {place}, {size - 1};"
        yield f"setp.ne.s64 {differs}, {rest}, 0;"
        yield self._part(differs)

    def _unpacked(self, index: int, word: str, names: list[str], type_: str) -> Iterator[str]:
        """Code that unpacks the elements of a word to registers, as loads would."""
        for number, name in enumerate(names):
            if name != "_":
                yield from self._taken(index, word, name, type_, number * BITS[type_])

    def _taken(self, index: int, word: str, name: str, type_: str, place: int) -> Iterator[str]:
        """Code that takes an element out of a word, from a bit on, to a register."""
        sign = "s" if type_.startswith("s") else "u"
        part, width = self._rewriting.register("b32"), self._bits(index, name)
        yield f"bfe.{sign}32 {part}, {word}, {place}, {BITS[type_]};"
        if width == _WORD:
            yield f"mov.b32 {name}, {part};"
        else:
            yield f"cvt.{sign}{width}.{sign}32 {name}, {part};"

    def _packed(self, index: int, word: str, names: list[str], bits: int) -> Iterator[str]:
        """Code that packs the lowest bits of registers to a word."""
        for number, name in enumerate(names):
            part = self._rewriting.register("b32")
            yield from self._as_word(index, part, name)
            if number:
                yield f"bfi.b32 {word}, {part}, {word}, {number * bits}, {bits};"
            else:
                yield f"mov.b32 {word}, {part};"

    def _as_word(self, index: int, part: str, name: str) -> Iterator[str]:
        """Code that moves a register of any width to one of a word."""
        if (width := self._bits(index, name)) == _WORD:
            yield f"mov.b32 {part}, {name};"
        else:
            yield f"cvt.u32.u{width} {part}, {name};"

    def _bits(self, index: int, name: str) -> int:
        """Width of a register of any copy; of a literal, a word."""
        for (key, _), renamed in self._renamed.items():
            if renamed == name:
                name = key[0]
                break
        symbol = self._kernel.code.symbol(name, index)
        return BITS[symbol.variable.type] if symbol is not None else _WORD


def is_common(kernel: Kernel, index: int) -> bool:
    """True if neighbours all load the same: parameters, and broadcast loads."""
    code = kernel.code
    effects = code.effects[index]
    if effects.opcode.access is not Access.LOAD or code.instructions[index].guard:
        return False
    return kernel.lanes.is_broadcast(index) or not code.keys(effects.address, index)


def _parts(instruction: Instruction) -> tuple[Operand, Address]:
    """The registers and the address of a load or a store."""
    address = next(each for each in instruction.operands if isinstance(each, Address))
    value = next(each for each in instruction.operands if not isinstance(each, Address))
    return value, address


def _access(opcode: str, type_: str, names: list[str], place: str) -> str:
    """An access to an element, or to a vector of several."""
    values, vector = ", ".join(names), ""
    if len(names) > 1:
        values, vector = f"{{{values}}}", f".v{len(names)}"
    order = (values, place) if opcode.startswith("ld") else (place, values)
    return f"{opcode}{vector}.{type_} {', '.join(order)};"
