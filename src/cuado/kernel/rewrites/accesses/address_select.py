"""Selects accesses to redirect, and redirects them while a switch is on.

An access to be changed is a :class:`Target`. Code before it computes two addresses, its own and the
ideal one, and selects one by the switch; the access itself and its guard stay.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.mbarriers import uses_mbarrier
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.addresses import Kind as Root
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name
from cuado.ptx.syntax.tree import Variable
from cuado.sass.toolchain.classes import SassClass

LINE = 128
"""Bytes of a cache line, and of all banks of shared memory side by side."""
_WIDEST = 32
_POINTER = 64
_WORD = 32


_KINDS = (
    ((SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD), Access.LOAD, (Space.GLOBAL, Space.GENERIC)),
    (
        (SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE),
        Access.STORE,
        (Space.GLOBAL, Space.GENERIC),
    ),
    ((SassClass.SHARED_LOAD,), Access.LOAD, (Space.SHARED,)),
    ((SassClass.SHARED_STORE,), Access.STORE, (Space.SHARED,)),
)


@dataclass(frozen=True, slots=True)
class Target:
    """An access whose address can be changed.

    Attributes:
        index: of the instruction.
        base: register or variable in its address.
        offset: bytes added to the base.
        position: index of the address among the operands.
        bytes: bytes that one thread accesses: a power of two, at most 32.
        bits: width of the register; 64 for a variable in global memory, 32 for one in shared.
        guard: its predicate with ``!`` if it is negated, empty without one.
    """

    index: int
    base: str
    offset: int
    position: int
    bytes: int
    bits: int
    guard: str


def target_at(kernel: Kernel, index: int) -> Target | str:
    """The access at ``index``, or why its address cannot be changed."""
    if Trait.VOLATILE in kernel.code.effects[index].opcode.traits:
        return "they are volatile, or order memory between threads"
    operands = kernel.code.instructions[index].operands
    found = next((o for o in operands if isinstance(o, Address)), None)
    if found is None or found.extra or not isinstance(found.base, Name):
        return "their address is not a register"
    return plain_target(kernel, index) or "their address or width is not supported"


def plain_target(kernel: Kernel, index: int) -> Target | None:
    """The access at ``index``, even if volatile; None without a plain address and width."""
    instruction, effects = kernel.code.instructions[index], kernel.code.effects[index]
    width = effects.opcode.bytes or 0
    operands = enumerate(instruction.operands)
    position, found = next(((n, o) for n, o in operands if isinstance(o, Address)), (0, None))
    if found is None or found.extra or not isinstance(found.base, Name):
        return None
    symbol = kernel.code.symbol(found.base.text, index)
    if symbol is None or not 0 < width <= _WIDEST or width & (width - 1):
        return None
    bits = _address_bits(symbol.variable)
    # A 32-bit address is one of shared memory; in global memory it would be a part of one.
    if bits not in (_WORD, _POINTER) or (kernel.space(index) is Space.GLOBAL and bits == _WORD):
        return None
    guard = instruction.predicate
    return Target(index, found.base.text, found.offset or 0, position, width, bits, guard)


def _address_bits(variable: Variable) -> int:
    """Width of an address: of its register, or of a variable's address."""
    if variable.space == "reg":
        return BITS.get(variable.type, 0)
    return _WORD if variable.space == "shared" else _POINTER


@dataclass(frozen=True, slots=True)
class Wanted:
    """The accesses that an experiment changes.

    Attributes:
        name: in the plural, for the reader: ``global loads``.
        access: their kind.
        space: their state space.
        ideal: name of accesses that need no change; empty if there are none.
        is_ideal: whether an access provably is already ideal.
        keep: why an access must stay as it is; empty if it need not.
    """

    name: str
    access: tuple[Access, ...]
    space: Space
    ideal: str
    is_ideal: Callable[[int], bool]
    keep: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The accesses to change, and notes for the reader on the others."""

    targets: tuple[Target, ...]
    notes: tuple[str, ...]


def choose(kernel: Kernel, scope: Scope, wanted: Wanted) -> Chosen | Refusal:
    """Choose the accesses in scope that are to be changed."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what addresses depend on is unknown")
    found = _candidates(kernel, scope, wanted)
    # Three kinds of accesses: ideal already, to be changed, and those that must stay as they are,
    # with the reason; the reader is told how many and why.
    kept: Counter[str] = Counter()
    targets = []
    for index in found:
        if wanted.is_ideal(index):
            continue
        reason = wanted.keep(index)
        target = target_at(kernel, index)
        if reason or isinstance(target, str):
            kept[reason or str(target)] += 1
        else:
            targets.append(target)
    # What is not even a candidate is told as well: the reader must know that it runs unchanged.
    kept["which memory they access is unknown"] += _unclear(kernel, scope, wanted)
    kept["they are asynchronous copies"] += _copies(kernel, scope, wanted)
    kept = +kept
    notes = tuple(f"{n} of the {wanted.name} are unchanged: {why}" for why, n in kept.items())
    if targets:
        return Chosen(tuple(targets), notes)
    if kept:
        return Refusal(f"none of the {wanted.name} can be changed: {kept.most_common(1)[0][0]}")
    if found:
        return Refusal(f"all {wanted.name} are {wanted.ideal} already", absent=True)
    return Refusal(f"the kernel has no {wanted.name}", absent=True)


def _candidates(kernel: Kernel, scope: Scope, wanted: Wanted) -> list[int]:
    """Accesses of the kind wanted; what counts at an mbarrier accesses no data."""
    every = (n for a in wanted.access for n in kernel.accesses(a, wanted.space))
    code = kernel.code.instructions
    return sorted(n for n in every if scope.holds(n) and not uses_mbarrier(code[n]))


def _unclear(kernel: Kernel, scope: Scope, wanted: Wanted) -> int:
    """Generic accesses that may be of the kind wanted."""
    generic = (n for a in wanted.access for n in kernel.accesses(a, Space.GENERIC))
    return sum(scope.holds(n) for n in generic)


def _copies(kernel: Kernel, scope: Scope, wanted: Wanted) -> int:
    """Asynchronous copies of threads from global memory, if loads are wanted.

    Bulk copies move whole lines, whatever the lanes do.
    """
    if Access.LOAD not in wanted.access or wanted.space is not Space.GLOBAL:
        return 0
    return sum(map(scope.holds, async_copies_of(kernel.code).of_threads))


def feeds_steering(kernel: Kernel, index: int) -> str:
    """Why a load must keep its value: an address or a branch depends on it."""
    if index in kernel.steering:
        return "an address or a branch depends on what they read"
    return ""


def overwrites_steering(kernel: Kernel, index: int) -> str:
    """Why a write must keep its address: its memory decides an address or a branch."""
    if index in kernel.steering:
        return "an address or a branch depends on them"
    # Loads that decide an address or a branch must find what the original's writes left there, or
    # the kernel would take another way: no write that may alias one can go elsewhere.
    aliasing = kernel.aliasing
    for reader in kernel.steering:
        effects = kernel.code.effects[reader]
        if effects.opcode.access not in (Access.LOAD, Access.ATOMIC):
            continue
        if ".nc" in kernel.code.instructions[reader].opcode:
            continue  # the compiler vouches that nothing writes there
        if aliasing.may_alias(index, reader):
            is_known = None not in (aliasing.regions(index), aliasing.regions(reader))
            if is_known:
                return "an address or a branch depends on the memory that they write"
            return "they may write what an address or a branch depends on"
    return ""


def lacks_room(kernel: Kernel, index: int) -> str:
    """Why an access must keep its address: only buffers have room around them."""
    location = kernel.slicer.addresses.location(index)
    if location is not None and location.root is not None and location.root.kind is Root.VARIABLE:
        return "they access module variables, which have neighbours in memory"
    return ""


class Addressing:
    """Redirects accesses to ideal addresses.

    Args:
        kernel: the kernel.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.subject = kernel
        self.rewriting = Rewriting(kernel)
        self._lane = ""
        self._switched: dict[tuple[str, str | int, int], str] = {}
        self._products: dict[int, str] = {}
        self._pointers: dict[str, str] = {}

    @property
    def lane(self) -> str:
        """32-bit register with the number of the thread's lane."""
        if not self._lane:
            self._lane = self.rewriting.register("b32")
            self.rewriting.at_start(f"mov.u32 {self._lane}, %laneid;")
        return self._lane

    def registers(self, type_: str, count: int) -> list[str]:
        """New registers of one type."""
        return [self.rewriting.register(type_) for _ in range(count)]

    def is_register(self, target: Target) -> bool:
        """True if an access's base is a register, and not the name of a variable."""
        symbol = self.subject.code.symbol(target.base, target.index)
        return symbol is not None and symbol.variable.space == "reg"

    def own(self, target: Target, offset: int | None = None) -> tuple[str, list[str]]:
        """A register with an access's base plus ``offset`` (its own), and the code for it."""
        bits = target.bits
        offset = target.offset if offset is None else offset
        is_register = self.is_register(target)
        if is_register and not offset:
            return target.base, []
        register = self.rewriting.register(f"b{bits}")
        if is_register:
            return register, [f"add.s{bits} {register}, {target.base}, {offset};"]
        return register, [f"mov.u{bits} {register}, {target.base}{offset:+d};"]

    def at(self, target: Target, address: str, offset: int = 0) -> None:
        """Redirect an access to the register ``address`` plus ``offset``."""
        text = f"{address}+{offset}" if offset else address
        self.rewriting.operand(target.index, target.position, f"[{text}]")

    def apply(self, target: Target, lines: Iterable[str], address: str) -> None:
        """Run ``lines`` before an access, and redirect it to the register ``address``."""
        self.rewriting.before(target.index, "\n".join(lines))
        self.at(target, address)

    def switched(self, type_: str, on: str | int, off: int = 0) -> str:
        """A register, computed once, with ``on`` when the switch is on, and ``off`` otherwise."""
        key = (type_, on, off)
        if key not in self._switched:
            register = self._switched[key] = self.rewriting.register(type_)
            self.rewriting.at_start(f"selp.{type_} {register}, {on}, {off}, {self.rewriting.on};")
        return self._switched[key]

    def lanes_times(self, factor: int) -> str:
        """A 32-bit register, computed once, with the lane's number times ``factor``."""
        if factor not in self._products:
            register = self._products[factor] = self.rewriting.register("b32")
            self.rewriting.at_start(f"mul.lo.s32 {register}, {self.lane}, {factor};")
        return self._products[factor]

    def warp(self, target: Target, low: str) -> tuple[list[str], "WarpRegisters"]:
        """Code that compares the address's low word ``low`` over the lanes that access memory.

        For a guarded access only the lanes count whose guard holds.
        """
        # The last lane's address is held against everyone's: if none differs, all lanes access one
        # address, and nothing is to be gained. Any active lane would do as well.
        alive, last, other = self.registers("b32", 3)
        differs, any_differs, chosen = self.registers("pred", 3)
        lines = [f"activemask.b32 {alive};"]
        # Lanes whose guard does not hold take part in the exchange, as they must, but do not count.
        active, condition = alive, ""
        if target.guard:
            active, condition = self.rewriting.register("b32"), f", {target.guard}"
            lines.append(f"vote.sync.ballot.b32 {active}, {target.guard}, {alive};")
        lines += [
            f"bfind.u32 {last}, {active};",
            f"shfl.sync.idx.b32 {other}, {low}, {last}, 31, {alive};",
            f"setp.ne{'.and' if condition else ''}.u32 {differs}, {low}, {other}{condition};",
            f"vote.sync.any.pred {any_differs}, {differs}, {alive};",
            f"and.pred {chosen}, {any_differs}, {self.rewriting.on};",
        ]
        return lines, WarpRegisters(alive, active, last, other, chosen)

    def pointer(self, parameter: str, offset: int = 0) -> str:
        """A 64-bit register, computed once, with the global pointer at a place of a parameter."""
        place = f"{parameter}+{offset}" if offset else parameter
        if place not in self._pointers:
            register = self._pointers[place] = self.rewriting.register("b64")
            self.rewriting.at_start(
                f"ld.param.u64 {register}, [{place}];\ncvta.to.global.u64 {register}, {register};"
            )
        return self._pointers[place]

    def redirect(self, target: Target, elsewhere: str) -> None:
        """Redirect an access to the address in a register when the switch is on.

        The register has as many bits as the access's own address.
        """
        address, lines = self.own(target)
        final = self.rewriting.register(f"b{target.bits}")
        lines.append(f"selp.b{target.bits} {final}, {elsewhere}, {address}, {self.rewriting.on};")
        self.apply(target, lines, final)

    def proposal(self, chosen: Chosen) -> Proposal:
        """The experiment: no class may gain accesses, or have fewer than the PTX."""
        return Proposal(
            Kind.SWITCHED,
            (OFF, ON),
            self.rewriting.text(),
            has_tail=True,
            expects=partial(expectations, self.subject),
            touched=tuple(target.index for target in chosen.targets),
            notes=chosen.notes,
        )


def expectations(kernel: Kernel) -> Iterator[Expectation]:
    """The expected accesses: those of the original, less copies by unrolled loops.

    The assembler unrolls a loop less if its body is longer. That shows as a difference between
    the original and off, not between off and on.
    """
    for classes, access, spaces in _KINDS:
        made = kernel.built.count(*classes)
        stated = len(kernel.accesses(access, *spaces))
        yield Expectation(classes, minus=max(0, made - stated))


@dataclass(frozen=True, slots=True)
class WarpRegisters:
    """Registers of :meth:`Addressing.warp`.

    Attributes:
        alive: mask of the lanes that run the code.
        active: mask of those that will access memory.
        last: the highest of these.
        address: low word of its address.
        chosen: predicate: the switch is on, and not all go to the same address.
    """

    alive: str
    active: str
    last: str
    address: str
    chosen: str
