"""Disjoint regions of memory, and which of them each access may touch.

A region is a buffer of the launch, a variable of the module, a static shared array, all dynamic
shared memory (however many ``extern`` arrays name it), a local array, or a parameter. An access
goes to the regions that its address may come from: ``addresses`` follows the code, and the launch's
arguments give the pointers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from cuado.kernel.facts.threads.launch_ends import fails_assertion
from cuado.kernel.values.distances import Span
from cuado.model.arguments import (
    POINTER_BYTES,
    Argument,
    Buffer,
    Pointer,
    Scalar,
    Structure,
)
from cuado.model.launch import Launch
from cuado.ptx.analysis.addresses import Addresses, Kind, Root, Roots
from cuado.ptx.analysis.code import PARAMETER_SCOPE, Code, Key
from cuado.ptx.semantics.opcode import SPACES, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name, Operand, Vector
from cuado.ptx.syntax.tree import Declaration

_GENERIC = frozenset({Space.GLOBAL, Space.SHARED, Space.LOCAL, Space.PARAM})
"""Spaces of a generic address that is written to; one that is read may be constant as well."""
_GLOBAL = frozenset({Space.GLOBAL})
_EVERY = frozenset(Space) - {Space.GENERIC, Space.CONST}
_READING = frozenset({Access.LOAD, Access.ATOMIC})
_WRITING = frozenset({Access.STORE, Access.ATOMIC})
_ELSEWHERE = frozenset({"multimem", "tensormap"})
"""Instructions whose address is that of a descriptor of other memory."""

Where = tuple[frozenset[Space], frozenset["Region"] | None]
"""Spaces, and the regions in them; None for any region there."""


_TESTS = frozenset({"setp", "set", "isspacep", "sub"})
"""Operations on pointers of which none comes out: comparisons. A distance is known for one."""


def _plain(operands: Sequence[Operand]) -> Iterator[Operand]:
    """Operands that are no addresses, each of a vector's for itself."""
    for each in operands:
        if isinstance(each, Vector):
            yield from each.items
        elif not isinstance(each, Address):
            yield each


class Owner(StrEnum):
    """The owner of a region of memory."""

    BUFFER = "buffer"
    VARIABLE = "variable"
    DYNAMIC_SHARED = "dynamic shared memory"
    PARAMETER = "parameter that the launch has no argument for, or null"


@dataclass(frozen=True, slots=True)
class Region:
    """Memory that lies apart from all other regions.

    Attributes:
        space: where it is.
        owner: what it belongs to.
        name: name of the launch's buffer, or of the variable; empty for dynamic shared memory.
        scope: scope of the variable's declaration, as in ``Key``; or byte offset in the parameter.
    """

    space: Space
    owner: Owner
    name: str = ""
    scope: int = 0


@dataclass(frozen=True, slots=True)
class Touch:
    """One of the places that an instruction accesses.

    Attributes:
        reads: whether it reads there.
        writes: whether it writes there.
        spaces: possible state spaces.
        regions: possible regions; None for any in ``spaces``.
        roots: origins of the address.
        operand: the address operand; None for memory that no operand names.
    """

    reads: bool
    writes: bool
    spaces: frozenset[Space]
    regions: frozenset[Region] | None = None
    roots: Roots = frozenset()
    operand: Address | None = None

    @property
    def where(self) -> Where:
        """Its spaces and regions."""
        return self.spaces, self.regions


class Regions:
    """The regions that one function's accesses go to.

    Args:
        code: the function.
        addresses: where its addresses come from.
        launch: the launch with its arguments; None where they are not known: then pointer
            parameters may lead anywhere.
    """

    def __init__(self, code: Code, addresses: Addresses, launch: Launch | None = None) -> None:
        self._code, self._addresses = code, addresses
        arguments = launch.arguments if launch is not None else ()
        named = ((each.name, PARAMETER_SCOPE) for each in code.function.parameters)
        self._given: dict[Key, Argument] = dict(zip(named, arguments, strict=False))
        self._has_launch = launch is not None
        self._buffers = {each.name: each for each in launch.buffers} if launch else {}
        self._dynamic = frozenset(
            variable.name
            for item in code.module.items
            if isinstance(item, Declaration) and "extern" in item.linkage
            for variable in item.variables
        )
        self._touches: dict[int, tuple[Touch, ...]] = {}

    def touches(self, index: int) -> tuple[Touch, ...]:
        """The places that an instruction accesses; none for one that accesses no memory."""
        if index not in self._touches:
            self._touches[index] = tuple(self._found(index))
        return self._touches[index]

    def region(self, root: Root) -> Region | None:
        """The region that an address with a root leads into; None for any."""
        if root.kind is Kind.VARIABLE and root.space is not None:
            is_open = None in self._code.variable(root.key).dimensions
            if root.space is Space.SHARED and (is_open or root.key[0] in self._dynamic):
                return Region(Space.SHARED, Owner.DYNAMIC_SHARED)
            return Region(root.space, Owner.VARIABLE, *root.key)
        if root.kind is Kind.PARAMETER and (self._is_beyond(root) or self._is_null(root)):
            return Region(Space.GLOBAL, Owner.PARAMETER, root.key[0], root.offset)
        pointer = self._pointer(root)
        if pointer is None or pointer.buffer not in self._buffers:
            return None
        return Region(Space.GLOBAL, Owner.BUFFER, pointer.buffer)

    def _is_beyond(self, root: Root) -> bool:
        """True if the launch has no argument for a parameter, because cuado has added it."""
        is_global = root.space in (None, Space.GLOBAL)
        return self._has_launch and is_global and root.key not in self._given

    def _is_null(self, root: Root) -> bool:
        """True if the launch gives a null pointer, which nothing is accessed by."""
        if root.space not in (None, Space.GLOBAL):
            return False
        is_zero = False
        match self._given.get(root.key):
            case Scalar(type="u64" | "s64", value=0):
                is_zero = not root.offset
            case Structure(data=data, pointers=pointers):
                word = data[root.offset : root.offset + POINTER_BYTES]
                held = any(abs(at - root.offset) < POINTER_BYTES for at, _ in pointers)
                is_zero = not held and word == bytes(POINTER_BYTES)
        return is_zero and not self._are_disguised

    @cached_property
    def _are_disguised(self) -> bool:
        """True if a pointer into memory is made a number somewhere: shifted, or multiplied.

        Added to a number that is 0, and so looks like a null pointer, it is an address again.
        """
        return any(map(self._is_disguise, range(len(self._code.instructions))))

    def _is_disguise(self, index: int) -> bool:
        effects, base = self._code.effects[index], self._code.instructions[index].base
        read = [operand for operand, role in effects.operands if role.reads]
        if effects.opcode.access in _WRITING:
            # Read back in halves, and put together, it has no root.
            return any(self._is_pointer(each, index) for each in _plain(read))
        if effects.opcode.access is not None or base in _TESTS:
            return False
        if base == "mov" and any(self._is_put_together(each, index) for each in read):
            return True
        # What is added to a product is not scaled.
        factors = read[:2] if base == "mad" else read
        is_number = base == "mad" or self._makes_number(index)
        return is_number and any(self._is_pointer(each, index) for each in factors)

    def _makes_number(self, index: int) -> bool:
        return any(root.kind is Kind.NUMBER for root in self._addresses.result(index))

    def _is_pointer(self, operand: Operand, index: int) -> bool:
        roots = self._addresses.sources(operand, index)
        return any(self._pointer(root) is not None for root in roots)

    def _is_put_together(self, operand: Operand, index: int) -> bool:
        """True if a part of a number comes from memory, where it may be half of a pointer."""
        for part in operand.items if isinstance(operand, Vector) else ():
            symbol = self._code.symbol(part.text, index) if isinstance(part, Name) else None
            writer = self._code.sole_writer(symbol.key) if symbol is not None else None
            opcode = self._code.effects[writer].opcode if writer is not None else None
            if opcode is not None and opcode.access and opcode.space is not Space.PARAM:
                return True
        return False

    def begin(self, root: Root) -> int:
        """The offset of a pointer or a variable in its region, in bytes."""
        pointer = self._pointer(root)
        return pointer.offset if pointer is not None else 0

    def are_apart(self, one: Region, other: Region) -> bool:
        """True if two regions share no byte."""
        if one == other:
            return False
        first, second = self._at(one), self._at(other)
        return first is None or second is None or are_disjoint(first, second)

    def _at(self, region: Region) -> Span | None:
        """The addresses of a buffer with a fixed place; None for any other."""
        buffer = self._buffers.get(region.name) if region.owner is Owner.BUFFER else None
        if buffer is None or buffer.address is None:
            return None
        return buffer.address, buffer.address + buffer.bytes

    def _pointer(self, root: Root) -> Pointer | None:
        """The region of a pointer parameter; None if it is not known to be a pointer."""
        if root.kind is not Kind.PARAMETER or root.space not in (None, Space.GLOBAL):
            return None
        match self._given.get(root.key):
            case Buffer(name=name) if not root.offset:
                return Pointer(name, name)
            case Pointer() as pointer if not root.offset:
                return pointer
            case Structure(pointers=pointers):
                return dict(pointers).get(root.offset)
        return None

    def _found(self, index: int) -> Iterator[Touch]:
        effects = self._code.effects[index]
        access, words = effects.opcode.access, self._code.instructions[index].opcode.split(".")
        if fails_assertion(self._code, index):
            return
        if Trait.CALL in effects.opcode.traits or access is Access.UNKNOWN:
            yield Touch(reads=True, writes=True, spaces=_EVERY)
            return
        if access is None or access is Access.PREFETCH:
            return
        operands = [operand for operand, _ in effects.operands]
        addresses = [each for each in operands if isinstance(each, Address)]
        spaces = _stated_spaces(words, effects.opcode.space)
        for count, operand in enumerate(addresses):
            space = spaces[count] if count < len(spaces) else None
            yield self._touch(index, operand, _does(access, words, count), space)
        if not addresses or words[0] in _ELSEWHERE or "tensor" in words:
            yield _unaddressed(effects.opcode.space, access, words, is_more=bool(addresses))

    def _touch(
        self, index: int, operand: Address, does: tuple[bool, bool], stated: Space | None
    ) -> Touch:
        """The place that one address leads to."""
        roots = self._addresses.sources(operand.base, index)
        found = [self.region(root) for root in roots]
        known = frozenset(region for region in found if region is not None)
        regions = known if roots and None not in found else None
        # An access with a stated space goes there whatever its address was made of; a generic one
        # may go wherever the address may point.
        spaces = frozenset({stated}) if stated is not None else self._spaces(roots, does[1])
        if stated is not None and regions and {each.space for each in regions} != spaces:
            regions = None  # A contradiction proves nothing.
        if stated is Space.PARAM and self._code.function.is_entry:
            spaces, regions = self._parameters(roots)
        return Touch(*does, spaces, regions, roots, operand)

    def _spaces(self, roots: Roots, writes: bool) -> frozenset[Space]:
        """Spaces that a generic address may point into."""
        generic = _GENERIC if writes else _GENERIC | {Space.CONST}
        if not roots:
            return generic
        found = (_GLOBAL if root.kind is Kind.PARAMETER else generic for root in roots)
        stated = (frozenset({root.space}) if root.space else None for root in roots)
        return frozenset[Space]().union(*(a or b for a, b in zip(stated, found, strict=True)))

    def _parameters(self, roots: Roots) -> tuple[frozenset[Space], frozenset[Region] | None]:
        """Spaces of an access to parameters: a kernel's own parameters are constant memory."""
        keys = {root.key for root in roots if root.kind is Kind.VARIABLE}
        is_known = bool(roots) and len(keys) == len(roots)
        is_own = is_known and all(scope == PARAMETER_SCOPE for _, scope in keys)
        space = Space.CONST if is_own else Space.PARAM
        regions = frozenset(Region(space, Owner.VARIABLE, *key) for key in keys)
        return frozenset({space}), regions if is_known else None


def _unaddressed(
    space: Space | None, access: Access, words: Sequence[str], *, is_more: bool
) -> Touch:
    """Memory that an instruction accesses without an address; also global if ``is_more``.

    A tensor copy has an address for each place but the one that its tensor map describes.
    """
    if access is Access.COPY and is_more:
        named = [word for word in words if word.startswith(("shared", "global"))]
        is_read = len(named) > 1 and named[0].startswith("shared")
        return Touch(reads=is_read or "reduce" in words, writes=not is_read, spaces=_GLOBAL)
    spaces = {space or Space.GENERIC, *((Space.GLOBAL,) if is_more else ())}
    everywhere = _EVERY if Space.GENERIC in spaces else frozenset(spaces)
    return Touch(True, access is not Access.LOAD, everywhere)


def _stated_spaces(words: Sequence[str], own: Space | None) -> list[Space | None]:
    """The state space of each address in order, as far as the opcode states them."""
    stated: list[Space | None] = [SPACES[word] for word in words if word in SPACES]
    if stated or own is Space.GENERIC:
        return stated
    return [own]


def _does(access: Access, words: list[str], count: int) -> tuple[bool, bool]:
    """Two booleans: an instruction reads, and it writes, at its address of a given number."""
    # A copy goes to the first one from the second. A barrier counts it: what it held before decides
    # nothing of the copy.
    if access is Access.COPY:
        return count == 1 or words[1] == "reduce", count != 1
    if count:  # a barrier that counts what is done
        return True, True
    return access in _READING, access is not Access.LOAD


def are_disjoint(one: Span, other: Span) -> bool:
    """True if two spans share no byte."""
    return one[1] <= other[0] or other[1] <= one[0]
