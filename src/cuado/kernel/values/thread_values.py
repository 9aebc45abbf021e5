"""What a thread loads and stores, as nodes of a value graph, where its code can be followed whole.

Code is followed from instruction to instruction, with loops whose iterations are known made as
often; where ways part by what is not known, both are followed, and what they leave is chosen where
they meet. Each load and each store has the conditions under which the thread comes to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.chosen_values import selected
from cuado.kernel.values.given_numbers import place_of
from cuado.kernel.values.graph_operations import operation
from cuado.kernel.values.thread_accesses import (
    WIDE_SHARED,
    Load,
    Path,
    Place,
    Store,
    pointer_and_offset,
    shared_offset,
)
from cuado.kernel.values.value_graph import (
    LONG,
    TRUE,
    WORD,
    Node,
    UnfollowedError,
    ValueGraph,
)
from cuado.ptx.analysis.addresses import parameter_place
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import Dominance, post_dominators
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait, is_special
from cuado.ptx.syntax.operands import Address, Immediate, Name, Negated, Operand, Sum, Vector

_DEEPEST = 24
"""Conditions within conditions; a loop that data end has as many as it has iterations."""
_ENDING = frozenset({Trait.BRANCH, Trait.EXIT})
_SPACES = frozenset({Space.GLOBAL, Space.SHARED, Space.CONST})
_FLOAT = {"0f": (WORD, 10), "0d": (LONG, 18)}


@dataclass
class ThreadValues:
    """Follows one thread.

    Args:
        kernel: its kernel.
        graph: takes the nodes.
        special: nodes of special registers.
        start: the first instruction that is followed: what is before it writes no register in a
            loop that is read from there on, or the code is not followed.
        most: instructions that are followed.
        loads: what it loads, in order.
        stores: what it stores, in order.
        steps: instructions that it makes.
        values: nodes that the graph has when it has ended.
    """

    kernel: Kernel
    graph: ValueGraph
    special: Mapping[str, int]
    start: int = 0
    most: int = 4_000
    loads: list[Load] = field(default_factory=list)
    stores: list[Store] = field(default_factory=list)
    steps: int = 0
    values: int = 0
    _depth: int = 0
    _earlier: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        flow = self.kernel.slicer.flow
        self._flow, self._code = flow, self.kernel.code
        self._join = post_dominators(flow)
        self._dominates = Dominance(flow)
        self._given = self.kernel.ranges.given
        self._looped = frozenset(b for loop in loops_of(flow) for b in loop.blocks)

    def run(self, path: Path = frozenset()) -> None:
        """Follow it to its end.

        Raises:
            UnfollowedError: that cannot be done.
        """
        self._follow(self._flow.block_of[self.start], EXIT, path, {}, self.start)
        self.values = len(self.graph.nodes)

    # Ways

    def _follow(
        self,
        block: int,
        until: int,
        path: Path,
        registers: dict[Key, int],
        first: int | None = None,
    ) -> dict[Key, int] | None:
        """What registers hold where a way comes to a block; None if it ends before."""
        while block != until:
            if block == EXIT:
                return None
            here = self._flow.blocks[block]
            for index in range(here.first if first is None else first, here.last + 1):
                self._step(index, path, registers)
            first = None
            following = block + 1 if block + 1 < len(self._flow.blocks) else EXIT
            if not _ENDING & self._code.effects[here.last].opcode.traits:
                block = following
                continue
            target, condition = self._target(here.last), self._guard(here.last, registers)
            # A branch that the launch or an earlier condition decides is no branch for this thread.
            decided = self.graph.decided(condition, path)
            if decided is not None:
                block = target if decided else following
                continue
            # Data decides: both ways are followed up to the branch's post-dominator.
            join = self._join[block]
            meet = EXIT if join is None else join
            found = self._both_ways((target, following), meet, (condition, path), registers)
            if found is None:
                return None
            registers, block = found, meet
        return registers

    def _both_ways(
        self,
        ways: tuple[int, int],
        meet: int,
        where: tuple[int, Path],
        registers: dict[Key, int],
    ) -> dict[Key, int] | None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise UnfollowedError("how often a loop is made depends on data")
        taken, path = where
        ends = []
        for way, condition in zip(ways, (taken, self.graph.inverse(taken)), strict=True):
            inner = self._with(path, condition)
            ends.append(None if way == EXIT else self._follow(way, meet, inner, dict(registers)))
        self._depth -= 1
        one, other = ends
        if one is None or other is None:
            return other if one is None else one
        # A register that only one way has set is left out: reading it behind would be an error.
        return {
            key: selected(self.graph, taken, one[key], other[key]) for key in one if key in other
        }

    def _with(self, path: Path, condition: int) -> Path:
        node = self.graph[condition]
        is_all = (node.kind, node.text) == ("set", "and.pred")
        return path | frozenset(node.operands if is_all else (condition,))

    def _target(self, index: int) -> int:
        instruction = self._code.instructions[index]
        if Trait.EXIT in self._code.effects[index].opcode.traits:
            return EXIT
        if instruction.base != "bra" or index in self._flow.unresolved:
            raise UnfollowedError(f"'{instruction.rendered()}' goes where only a run shows")
        (name,) = instruction.operands
        at = self._code.label(name.text, index) if isinstance(name, Name) else None
        if at is None:
            raise UnfollowedError(f"'{instruction.rendered()}' has no label")
        return EXIT if at == len(self._code.instructions) else self._flow.block_of[at]

    def _guard(self, index: int, registers: dict[Key, int]) -> int:
        instruction = self._code.instructions[index]
        if not instruction.guard:
            return TRUE
        found = self._register(instruction.guard, index, registers)
        return self.graph.inverse(found) if instruction.negated else found

    # Instructions

    def _step(self, index: int, path: Path, registers: dict[Key, int]) -> None:
        self.steps += 1
        if self.steps > self.most:
            raise UnfollowedError(f"a thread makes more than {self.most:,} instructions")
        effects = self._code.effects[index]
        if _ENDING & effects.opcode.traits:
            return
        guard = self._guard(index, registers)
        decided = self.graph.decided(guard, path)
        if decided is False:
            return
        inner = path if decided else self._with(path, guard)
        results, targets = self._results(index, inner, registers), self._targets(index)
        for (key, bits), value in zip(targets, results, strict=len(targets) == len(results)):
            if self.graph[value].bits != bits or len(targets) != len(results):
                raise UnfollowedError(f"'{self._text(index)}' makes a value of another width")
            # Where the guard is not decided, the register may keep what it held before.
            if not decided:
                before = registers.get(key)
                if before is None:
                    raise UnfollowedError(f"'{self._text(index)}' leaves a register unset")
                registers[key] = selected(self.graph, guard, value, before)
            else:
                registers[key] = value

    def _text(self, index: int) -> str:
        return self._code.instructions[index].rendered()

    def _targets(self, index: int) -> list[tuple[Key, int]]:
        """Registers that an instruction writes, and their bits."""
        found = []
        effects = self._code.effects[index]
        if effects.opcode.access is Access.STORE:
            return []
        for operand, role in effects.operands:
            if not role.writes:
                continue
            for each in operand.items if isinstance(operand, Vector) else (operand,):
                symbol = self._code.symbol(each.text, index) if isinstance(each, Name) else None
                if role.reads or symbol is None or symbol.variable.space != "reg":
                    raise UnfollowedError(f"'{self._text(index)}' is not followed")
                found.append((symbol.key, BITS[symbol.variable.type]))
        return found

    def _results(self, index: int, path: Path, registers: dict[Key, int]) -> tuple[int, ...]:
        """Nodes of what an instruction writes."""
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        opcode = effects.opcode
        if not opcode.known or opcode.traits:
            raise UnfollowedError(f"'{instruction.opcode}' is not followed")
        targets = self._targets(index)
        if opcode.access is Access.LOAD and opcode.space is Space.PARAM:
            return tuple(self._parameter(index, bits) for _, bits in targets[:1])
        if opcode.access is Access.LOAD:
            return self._loaded(index, path, registers, tuple(bits for _, bits in targets))
        if opcode.access is Access.STORE:
            return self._stored(index, path, registers)
        if opcode.access is not None or len(targets) != 1:
            raise UnfollowedError(f"'{instruction.opcode}' is not followed")
        return (self._computed(index, targets[0][1], registers),)

    def _computed(self, index: int, bits: int, registers: dict[Key, int]) -> int:
        """What an instruction that touches no memory makes."""
        instruction = self._code.instructions[index]
        values = [
            self._value(operand, role.bits or bits, index, registers)
            for operand, role in self._code.effects[index].operands
            if not role.writes
        ]
        if instruction.base == "mov" and len(values) == 1:
            return values[0]
        return operation(self.graph, instruction.opcode, values, bits)

    def _parameter(self, index: int, bits: int) -> int:
        address = next(
            (o for o, _ in self._code.effects[index].operands if isinstance(o, Address)), None
        )
        place = address and parameter_place(self._code, address, index)
        if not place:
            raise UnfollowedError(f"'{self._text(index)}' is not followed")
        symbol, offset = place
        name = place_of(symbol.key[0], offset)
        number = self._given.get(name)
        type_ = self._code.instructions[index].opcode.rpartition(".")[2]
        if number is not None and bits == BITS[type_]:
            return self.graph.number(number, bits)
        return self.graph.given(f"{type_} {symbol.key[0]}+{offset}", bits)

    def _loaded(
        self, index: int, path: Path, registers: dict[Key, int], bits: tuple[int, ...]
    ) -> tuple[int, ...]:
        # Equal addresses give equal values only if nothing writes there. Shared memory stays as it
        # is in the code that is followed: stores to it, and barriers, are refused.
        if self.kernel.space(index) is not Space.SHARED and self.kernel.aliasing.writers_of(index):
            raise UnfollowedError("it loads what the launch may write")
        opcode, place = self._code.instructions[index].opcode, self._place(index, registers)
        text = f"{opcode} {place.space} {place.base}"
        nodes = tuple(
            self.graph.make(Node("load", each, text, (place.offset,), number))
            for number, each in enumerate(bits)
        )
        self.loads.append(Load(nodes, opcode, place, path, self.steps))
        return nodes

    def _stored(self, index: int, path: Path, registers: dict[Key, int]) -> tuple[int, ...]:
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        place = self._place(index, registers)
        if place.space is not Space.GLOBAL:
            raise UnfollowedError("it stores to shared memory")
        values: list[int] = []
        for operand, role in effects.operands:
            if not isinstance(operand, Address):
                items = operand.items if isinstance(operand, Vector) else (operand,)
                values += (self._value(o, role.bits or WORD, index, registers) for o in items)
        self.stores.append(Store(tuple(values), instruction.opcode, place, path))
        return ()

    def _place(self, index: int, registers: dict[Key, int]) -> Place:
        """Where an access goes."""
        space = self.kernel.space(index)
        addresses = [o for o, _ in self._code.effects[index].operands if isinstance(o, Address)]
        if space not in _SPACES or len(addresses) != 1 or addresses[0].extra:
            raise UnfollowedError(f"'{self._text(index)}' is not followed")
        (address,) = addresses
        node = self._value(address.base, 0, index, registers)
        bits = self.graph[node].bits
        node = self.graph.sum_of(
            ((node, 1), (self.graph.number(address.offset or 0, bits), 1)), bits
        )
        if bits == WORD:
            return Place(space, -1, node)
        if space is Space.SHARED:
            return Place(space, -1, shared_offset(self.graph, node))
        return Place(space, *pointer_and_offset(self.graph, node))

    # Operands

    def _value(self, operand: Operand, bits: int, index: int, registers: dict[Key, int]) -> int:
        match operand:
            case Name(text=text):
                is_wide = bits == LONG and self._is_shared(text, index)
                found = WIDE_SHARED + text
                return (
                    self.graph.given(found, LONG)
                    if is_wide
                    else self._register(text, index, registers)
                )
            case Negated(sign="!", operand=inner):
                return self.graph.inverse(self._register(inner.text, index, registers))
            case Immediate(text=text):
                return self._literal(text, operand, bits)
            case Sum(base=base, offset=offset):
                node = self._register(base.text, index, registers)
                width = self.graph[node].bits
                return self.graph.sum_of(((node, 1), (self.graph.number(offset, width), 1)), width)
        raise UnfollowedError(f"'{self._text(index)}' is not followed")

    def _is_shared(self, name: str, index: int) -> bool:
        symbol = self._code.symbol(name, index)
        return symbol is not None and symbol.variable.space == "shared"

    def _literal(self, text: str, operand: Immediate, bits: int) -> int:
        width, length = _FLOAT.get(text[:2].lower(), (0, 0))
        if width:
            if len(text) != length:
                raise UnfollowedError(f"'{text}' is not followed")
            return self.graph.number(int(text[2:], 16), width)
        if not isinstance(operand.value, int) or not bits:
            raise UnfollowedError(f"'{text}' is not followed")
        value = operand.value if bits > 1 else int(operand.value != 0)
        return self.graph.number(value, bits)

    def _register(self, name: str, index: int, registers: dict[Key, int]) -> int:
        if name in self.special:
            return self.special[name]
        symbol = self._code.symbol(name, index)
        if symbol is None:
            kind = "special" if is_special(name.partition(".")[0]) else "unknown"
            raise UnfollowedError(f"it reads {name}, which is {kind}")
        if symbol.variable.space == "reg":
            found = registers.get(symbol.key)
            if found is None:
                found = registers[symbol.key] = self._before(symbol.key, index)
            return found
        if symbol.variable.space not in ("shared", "const", "global"):
            raise UnfollowedError(f"it takes the address of '{name}'")
        bits = WORD if symbol.variable.space == "shared" else LONG
        return self.graph.given(f"address {name}", bits)

    def _before(self, key: Key, index: int) -> int:
        """What a register holds that was written before the start, once."""
        found = self.kernel.slicer.chains.definitions.get((index, key), ())
        if len(found) != 1 or self.start == 0:
            raise UnfollowedError("a register is read that may be unset")
        (definition,) = found
        if definition in self._earlier:
            return self._earlier[definition]
        # Only what is written on every way to the start, and once, has one value there.
        if not self._dominates(definition, self.start):
            raise UnfollowedError("a register is read that may be unset")
        effects = self._code.effects[definition]
        is_once = self._flow.block_of[definition] not in self._looped
        is_plain = effects.opcode.access is None or effects.opcode.space is Space.PARAM
        if not (is_once and effects.definite and is_plain) or len(effects.writes) != 1:
            raise UnfollowedError("a register is read that a loop or a load before has written")
        (value,) = self._results(definition, frozenset(), {})
        self._earlier[definition] = value
        return value
