"""How a value differs between the lanes of a warp, derived from the code and the block's shape.

Every integer value is followed for all threads of a block from ``%tid`` through arithmetic
(``lane_values``), optimistically, until nothing changes. A kernel's inputs (parameters, block
indices, data at an address that all lanes share) are unknown but the same for a warp; other data is
unknown. Values are merged where paths join: there they stay known only if no lane-dependent branch
decides between them (``divergence``). It is assumed that lanes that take a branch together stay
together, and that 32-bit addresses and indices with an unknown part do not wrap around, as
compilers assume of signed ones.

From this follow the 32-byte sectors, and the conflicts of shared-memory banks, that a warp's
access touches: provably, or not at all.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise, product
from math import prod

from cuado.kernel.facts.accesses.access_footprint import SECTOR, bytes_of, sectors_of, wavefronts_of
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.values.given_numbers import place_of
from cuado.kernel.values.lane_transfer import LaneValues
from cuado.kernel.values.lane_values import (
    EXACT,
    WARP,
    Known,
    as_type,
    constant,
    lane_value,
    loaded_as,
    merged,
    trailing_zeros,
    uniform,
)
from cuado.kernel.values.operations import operation_of
from cuado.ptx.analysis.code import PARAMETER_SCOPE, Code, Key
from cuado.ptx.analysis.divergence import Divergence
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait, is_special
from cuado.ptx.syntax.operands import Address, Immediate, Name, Negated, Operand, Sum, Vector

Extent = tuple[int, int, int]
_VARYING = ("%clock", "%globaltimer", "%lanemask")
_OPAQUE = frozenset(
    {Trait.WARP, Trait.CALL, Trait.TEXTURE, Trait.ASYNC, Trait.MATRIX, Trait.STACK}
    | {Trait.CARRY_IN, Trait.CLUSTER}
)
_SHARED_BY_LANES = frozenset({Space.GLOBAL, Space.SHARED, Space.CONST})


class _UnvisitedError(Exception):
    """Internal: an operand has not been computed yet."""


class Lanes:
    """Lane analysis of one kernel for one block shape.

    Args:
        slicer: the kernel's control flow, chains and addresses.
        block: threads of a block in x, y, z.
        parameters: integers that the kernel is given, by their places, as far as they are known.
        zeros: of unknown parameters, how many of their low bits are 0.
    """

    def __init__(
        self,
        slicer: Slicer,
        block: Extent,
        parameters: Mapping[str, int] | None = None,
        zeros: Mapping[str, int] | None = None,
    ) -> None:
        self.code: Code = slicer.code
        self.divergence = Divergence(slicer.flow)
        self._slicer = slicer
        self._block = block
        self._threads = prod(block)
        self._domain = LaneValues(self._threads)
        self._parameters, self._zeros = dict(parameters or {}), dict(zeros or {})
        self._values: dict[int, Known] = {}
        self._special: dict[str, Known] = {}
        if not slicer.flow.unresolved:
            self._solve()

    def knowing(self, parameters: Mapping[str, int]) -> "Lanes":
        """The same analysis with the values of some more parameters.

        With 0 for a pointer, an address is the distance from it.
        """
        return Lanes(self._slicer, self._block, {**self._parameters, **parameters}, self._zeros)

    def with_zeros(self, zeros: Mapping[str, int]) -> "Lanes":
        """The same analysis where so many low bits of some parameters are known to be 0."""
        return Lanes(self._slicer, self._block, self._parameters, zeros)

    def value(self, name: str, index: int) -> Known:
        """The known value of ``name`` where instruction ``index`` reads it; None if unknown."""
        try:
            return self._of_name(name, index)
        except _UnvisitedError:
            return None  # nothing that runs has written it

    def result(self, index: int) -> Known:
        """The known value that instruction ``index`` writes; None if unknown."""
        return self._values.get(index)

    def is_uniform(self, name: str, index: int) -> bool:
        """True if all lanes that run an instruction provably have the same ``name`` there."""
        return (found := self.value(name, index)) is not None and found.uniform

    def is_divergent(self, index: int) -> bool:
        """True if lanes may diverge at a branch or a guarded exit."""
        guard = self.code.instructions[index].guard
        return bool(guard) and not self.is_uniform(guard, index)

    def address(self, index: int) -> Known:
        """The known value of the address that an instruction accesses; None if unknown."""
        operands = (o for o, _ in self.code.effects[index].operands)
        operand = next((o for o in operands if isinstance(o, Address)), None)
        if operand is None or operand.extra or not operand.is_near:
            return None
        try:
            found = self._of_operand(operand.base, index, 64)
        except _UnvisitedError:
            return None
        return found and lane_value((v + (operand.offset or 0) for v in found.offsets), found.zeros)

    def addresses(self, index: int) -> tuple[tuple[int, ...], ...] | None:
        """Bytes from lane 0's address to each lane's, once for each distinct pattern of a warp.

        None where that is not known, or the instruction has no address. Lanes are the threads
        that the block has, whether a guard lets them through or not.
        """
        found = self.address(index)
        if found is None:
            return None
        warps = (found.offsets[n : n + WARP] for n in range(0, self._threads, WARP))
        return tuple(dict.fromkeys(tuple(v - warp[0] for v in warp) for warp in warps))

    def stride_of(self, index: int) -> int | None:
        """Bytes from one lane's address to the next one's; None if unknown or not constant."""
        warps = self.addresses(index)
        if warps is None:
            return None
        steps = {b - a for warp in warps for a, b in pairwise(warp)}
        return steps.pop() if len(steps) == 1 else 0 if not steps else None

    def sectors(self, index: int) -> int | None:
        """32-byte sectors that the worst warp touches, its lowest address at a sector's start."""
        warps, size = self.addresses(index), self.code.effects[index].opcode.bytes
        if warps is None or not size:
            return None
        return max(len(sectors_of(warp, size)) for warp in warps)

    def is_coalesced(self, index: int) -> bool:
        """True if every warp provably touches as few sectors as its bytes need."""
        warps, size = self.addresses(index), self.code.effects[index].opcode.bytes
        if warps is None or not size:
            return False
        return all(
            len(sectors_of(warp, size)) <= -(-len(bytes_of(warp, size)) // SECTOR) for warp in warps
        )

    def is_aligned(self, index: int) -> bool:
        """True if every warp provably begins where it touches as few sectors as its bytes need.

        The unknown rest of the address may be any number with its known zero bits that keeps each
        lane's access aligned to its size.
        """
        found, size = self.address(index), self.code.effects[index].opcode.bytes
        if found is None or not size:
            return False
        warps = {
            tuple(v - warp[0] // SECTOR * SECTOR for v in warp)
            for n in range(0, self._threads, WARP)
            if (warp := found.offsets[n : n + WARP])
        }
        for warp, rest in product(warps, range(0, SECTOR, 1 << min(found.zeros, EXACT - 1))):
            touched = bytes_of((v + rest for v in warp), size)
            needed = -(-len(touched) // SECTOR)
            if (warp[0] + rest) % size == 0 and len({b // SECTOR for b in touched}) > needed:
                return False
        return True

    def is_broadcast(self, index: int) -> bool:
        """True if all lanes provably access the same address."""
        warps = self.addresses(index)
        return warps is not None and not any(map(any, warps))

    def conflicts(self, index: int) -> int | None:
        """Wavefronts of the worst warp's shared access: words in the busiest bank.

        1 is free of conflicts. Accesses of 8 and 16 bytes are processed by half and quarter warps.
        """
        warps, size = self.addresses(index), self.code.effects[index].opcode.bytes
        if warps is None or not size or size > 16:
            return None
        return max(max(wavefronts_of(warp, size)) for warp in warps)

    def _solve(self) -> None:
        """Evaluate all instructions until a fixed point; knowledge of a value only shrinks."""
        reachable = self._slicer.flow.reachable()
        order = [
            n
            for n in self._slicer.flow.in_order
            if self.code.effects[n].writes and self._slicer.flow.block_of[n] in reachable
        ]
        changed = True
        while changed:
            # Optimistic iteration: values start unvisited and branches uniform. A branch found
            # divergent can invalidate values, so both are repeated together until neither changes.
            changed = self._find_divergent(reachable)
            for index in order:
                if index in self._values and self._values[index] is None:
                    continue
                try:
                    new = self._result(index)
                except _UnvisitedError:
                    continue
                if index not in self._values:
                    self._values[index] = new
                    changed = True
                elif (both := merged(self._values[index], new)) != self._values[index]:
                    self._values[index] = both
                    changed = True

    def _find_divergent(self, reachable: Iterable[int]) -> bool:
        """Add the branches known to be lane-dependent so far; True if there are new ones."""
        before = len(self.divergence.divergent)
        for number in reachable:
            block = self._slicer.flow.blocks[number]
            if len(block.successors) > 1 and not self._decides_alike(block.last):
                self.divergence.divergent.add(number)
        return len(self.divergence.divergent) > before

    def _decides_alike(self, index: int) -> bool:
        """True if the lanes of a warp take the same edge of a branch, as far as is known so far."""
        instruction = self.code.instructions[index]
        brx = instruction.operands[: instruction.base == "brx"]
        names = [*filter(None, [instruction.guard]), *(o.text for o in brx if isinstance(o, Name))]
        try:
            found = [self._of_name(name, index) for name in names]
        except _UnvisitedError:
            return True
        return all(value is not None and value.uniform for value in found)

    def _result(self, index: int) -> Known:
        """The value of an instruction's destination."""
        effects = self.code.effects[index]
        keys = self.code.keys(effects.writes, index)
        if not effects.opcode.known or not _OPAQUE.isdisjoint(effects.opcode.traits):
            return None
        if effects.opcode.access is Access.LOAD:
            found = self._loaded(index)
        elif effects.opcode.access is not None:
            return None
        else:
            reads = [(operand, role.bits) for operand, role in effects.operands if role.reads]
            sources = [self._of_operand(operand, index, bits) for operand, bits in reads]
            found = self._domain.of_instruction(self.code, index, sources)
        if len(keys) > 1 and found is not None:  # which of them has what is not followed
            return uniform(self._threads) if found.uniform else None
        return found

    def _loaded(self, index: int) -> Known:
        """A value from memory: known to be the same for lanes that read it at one address."""
        effects = self.code.effects[index]
        operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        if operand is None or Trait.VOLATILE in effects.opcode.traits:
            return None
        if effects.opcode.space is Space.PARAM:
            return self._parameter(operand, index)
        base = self._of_operand(operand.base, index, 64)
        location = self._slicer.addresses.location(index)
        together = location is not None and location.space in _SHARED_BY_LANES
        return uniform(self._threads) if together and base is not None and base.uniform else None

    def _parameter(self, operand: Address, index: int) -> Known:
        """The value of a kernel's parameter; results of calls are unknown."""
        name = operand.base.text if isinstance(operand.base, Name) else ""
        symbol = self.code.symbol(name, index)
        if symbol is None or symbol.key[1] != PARAMETER_SCOPE or not self.code.function.is_entry:
            return None
        place, opcode = place_of(name, operand.offset), self.code.instructions[index].opcode
        if place in self._parameters and (types := operation_of(opcode).types):
            keys = self.code.keys(self.code.effects[index].writes, index)
            bits = max(BITS.get(self.code.variable(each).type, 0) for each in keys)
            return constant(loaded_as(self._parameters[place], types[-1], bits), self._threads)
        return uniform(self._threads, self._zeros.get(place, 0))

    def _of_operand(self, operand: Operand, index: int, bits: int | None) -> Known:
        """The value of an operand that is read as ``bits`` bits; raises like ``_of_name``."""
        found: Known = None
        match operand:
            case Immediate(value=int(value)) if bits == 1:
                found = constant(int(value != 0), self._threads)
            case Immediate(value=int(value)):
                found = constant(as_type(value, f"s{bits or 64}"), self._threads)
            case Immediate():
                found = uniform(self._threads)
            case Name(text=text):
                found = self._of_name(text, index)
            case Sum(base=Name(text=text), offset=offset):
                found = self._beyond(self._of_name(text, index), offset)
            case Negated(operand=Name(text=text), sign="!"):
                found = self._of_name(text, index)
                if found is not None and found.exact:
                    found = lane_value(1 - v for v in found.offsets)
            case Vector(items=items):
                found = self._packed([self._of_operand(item, index, None) for item in items])
            case _:
                pass
        return found

    def _packed(self, parts: Sequence[Known]) -> Known:
        """A value packed from parts: the same for all lanes if the parts are."""
        alike = all(part is not None and part.uniform for part in parts)
        return uniform(self._threads) if alike else None

    def _beyond(self, base: Known, offset: int) -> Known:
        """An address in a variable, of which only the alignment is known."""
        if base is None:
            return None
        return uniform(self._threads, min(base.zeros, trailing_zeros(offset)))

    def _of_name(self, name: str, index: int) -> Known:
        """The value of ``name``; raises if it has not been computed yet."""
        base = name.partition(".")[0]
        symbol = self.code.symbol(base, index)
        if symbol is None:
            return self._special_register(name) if is_special(base) else None
        if symbol.variable.space != "reg":
            return uniform(self._threads, trailing_zeros(symbol.variable.align or 1))
        if name != base:
            return None
        return self._read(symbol.key, index)

    def _read(self, key: Key, index: int) -> Known:
        """The merged value of the definitions that reach a read."""
        definitions = self._slicer.chains.definitions.get((index, key), ())
        # Definitions that are not visited yet (back edges of loops) do not count in this pass.
        visited = [d for d in definitions if d in self._values]
        if not visited:
            if definitions:
                raise _UnvisitedError
            return None
        found = self._values[visited[0]]
        for definition in visited[1:]:
            found = merged(found, self._values[definition])
        if found is None or found.exact:
            return found  # lanes may have it from different times: it is the same number
        alike = all(self._wrote_alike(d, index, len(definitions)) for d in definitions)
        return found if alike else None

    def _wrote_alike(self, definition: int, index: int, choices: int) -> bool:
        """True if the lanes that read a register here wrote it there at the same time."""
        guard = self.code.instructions[definition].guard
        block = self._slicer.flow.block_of[definition]
        # A guarded write that runs once leaves nothing older for the lanes that it skips; with
        # other definitions, or in a loop, skipped lanes would keep an earlier value.
        again = choices > 1 or block in self.divergence.reachable(block)
        if guard and again:
            try:
                decided = self._of_name(guard, definition)
            except _UnvisitedError:
                return True
            if decided is None or not decided.uniform:
                return False
        return self.divergence.agree(definition, index)

    def _special_register(self, name: str) -> Known:
        if name not in self._special:
            self._special[name] = self._fixed(name)
        return self._special[name]

    def _fixed(self, name: str) -> Known:
        """A special register's value."""
        base, _, component = name.partition(".")
        threads, axis = range(self._threads), "xyz".find(component or "?")
        if base == "%tid" and axis >= 0:
            below = prod(self._block[:axis])
            return lane_value(t // below % self._block[axis] for t in threads)
        if base == "%ntid" and axis >= 0:
            return constant(self._block[axis], self._threads)
        if base == "%laneid":
            return lane_value(t % WARP for t in threads)
        if base.startswith(_VARYING) or base == "%tid":
            return None
        return uniform(self._threads)

    @cached_property
    def divergent_branches(self) -> tuple[int, ...]:
        """Conditional branches that lanes may decide differently."""
        return tuple(
            n
            for n, effects in enumerate(self.code.effects)
            if Trait.BRANCH in effects.opcode.traits and self.is_divergent(n)
        )
