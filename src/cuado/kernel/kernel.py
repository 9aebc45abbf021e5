"""The kernel under experiment: its launch, its code, and its analyses.

Everything is computed when it is first asked for; an experiment that only changes the launch never
slices anything.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from threading import RLock
from typing import Any, TypeVar

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import LaunchRequirements, occupancy, preferred_carve_out
from cuado.errors import CuadoError
from cuado.kernel.built import Built
from cuado.kernel.facts.accesses.aliasing import Aliasing
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.roundings.compared import Assembled
from cuado.kernel.values.distances import Distances
from cuado.kernel.values.given_numbers import given_numbers
from cuado.kernel.values.lanes import Lanes
from cuado.kernel.values.ranges import Ranges
from cuado.model.arguments import Buffer
from cuado.model.conditions import ALIGNMENT
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.divergence import Divergence
from cuado.ptx.analysis.rounding import free_operations, states_all_roundings
from cuado.ptx.analysis.shared import SharedMemory, shared_memory_of
from cuado.ptx.errors import TooLargeError
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.source_lines import PtxInstruction, locations_of
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function, Module
from cuado.sass.slices import MachineCode
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, class_of
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.linemap import map_bits, map_lines
from cuado.sass.toolchain.resources import Resources

_COUNTED = frozenset(
    kind
    for kind in SassClass
    if kind.value.endswith((" load", " store", "atomic")) or kind is SassClass.BARRIER
)
"""Classes of machine instructions of which a PTX instruction becomes one each."""
MOST_INSTRUCTIONS = 25_000
"""Most instructions of a kernel that is analysed."""
_MOST_PAIRS = 300_000
"""Most pairs of a use and a definition in such a kernel."""
_FLOATS = frozenset({"f16", "f16x2", "bf16", "bf16x2", "f32", "f64"})


_T = TypeVar("_T")


class NoKernelError(CuadoError):
    """The module has no kernel of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        listed = ", ".join(known) if known else "none"
        super().__init__(f"no kernel '{name}' in the PTX", f"it has: {listed}")


@dataclass(frozen=True)
class Kernel:
    """A launch that experiments are made on.

    Attributes:
        launch: the launch.
        chip: the chip that it runs on.
        built: the original, assembled.
        options: the assembler's options.
    """

    launch: Launch
    chip: ChipFacts
    built: Built
    options: AssembleOptions = field(default_factory=AssembleOptions)
    _lock: RLock = field(default_factory=RLock, init=False, repr=False, compare=False)
    _made: dict[Hashable, tuple[RLock, list[Any]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def has_ptx(self) -> bool:
        """True if there is PTX; without it only ``machine`` says what the code is."""
        return self.launch.has_ptx

    def once(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """The result of ``make``, computed once for each key; concurrent callers wait for it."""
        with self._lock:
            lock, made = self._made.setdefault(key, (RLock(), []))
        with lock:
            if not made:
                made.append(make())
            found: _T = made[0]
            return found

    def prepare(self) -> None:
        """Compute what most experiments need, so that threads do not compute it concurrently."""
        if not self.has_ptx:
            _ = self.machine.unclear or self.machine.steering
            return
        if isinstance(self._analysed, TooLargeError):
            return
        _ = self.steering, self.lines, self.shared, self.lanes

    @cached_property
    def machine(self) -> MachineCode:
        """The kernel's machine code.

        Raises:
            CuadoError: it cannot be disassembled.
        """
        code = disassemble(self.built.cubin, cache=Cache.default())
        return MachineCode(code.functions[self.launch.kernel].body)

    @cached_property
    def assembled(self) -> Assembled:
        """The kernel and its machine code, for comparing how they round."""
        return Assembled(self.launch.ptx, self.launch.kernel, self.built.cubin, self.options)

    @cached_property
    def open_roundings(self) -> str:
        """A note on operations whose roundings the text leaves open; or empty.

        Most kernels have none (:mod:`cuado.kernel.roundings.pinned`).
        """
        if states_all_roundings(self.launch.ptx) or not (free := free_operations(self.code)):
            return ""
        return (
            f"how {self.assembled.named(free[0])} is rounded is the assembler's choice: results "
            "with the switch off were compared, not proved equal"
        )

    @cached_property
    def module(self) -> Module:
        """The parsed PTX."""
        return parse(self.launch.ptx)

    @cached_property
    def function(self) -> Function:
        """The kernel.

        Raises:
            NoKernelError: the module does not have it.
        """
        found = self.module.function(self.launch.kernel)
        if found is None or found.body is None:
            raise NoKernelError(self.launch.kernel, tuple(f.name for f in self.module.entries))
        return found

    @cached_property
    def code(self) -> Code:
        """The kernel's instructions; experiments speak of their indices."""
        return Code(self.module, self.function)

    @cached_property
    def slicer(self) -> Slicer:
        """Slicer of the kernel, with control flow, def-use chains and addresses as attributes.

        Raises:
            TooLargeError: the kernel is too large to be analysed.
        """
        if isinstance(self._analysed, TooLargeError):
            raise self._analysed
        return self._analysed

    @property
    def is_analysable(self) -> bool:
        """True if the kernel is small enough to be analysed."""
        return isinstance(self._analysed, Slicer)

    @cached_property
    def _analysed(self) -> Slicer | TooLargeError:
        """The analyses that all others build on, or why there are none."""
        count = len(self.code.instructions)
        if count > MOST_INSTRUCTIONS:
            return TooLargeError(f"{count:,} instructions, at most {MOST_INSTRUCTIONS:,} are")
        try:
            found = Slicer(self.code, _MOST_PAIRS)
            _ = Divergence(found.flow).control
        except TooLargeError as error:
            return error
        return found

    @cached_property
    def ranges(self) -> Ranges:
        """Ranges of integers in the launch."""
        return Ranges(self.code, self.slicer.flow, self.slicer.chains, self.launch)

    @cached_property
    def aliasing(self) -> Aliasing:
        """Which accesses may alias in the launch."""
        code, found = self.code, self.slicer
        distances = Distances(code, found.flow, found.chains, found.addresses, self.ranges)
        return Aliasing(code, found.addresses, self.launch, distances)

    @cached_property
    def lanes(self) -> Lanes:
        """How values differ between the lanes of a warp, for the launch's block and numbers."""
        known = given_numbers(self.code, self.launch.arguments)
        return Lanes(self.slicer, self.launch.block, known)

    @cached_property
    def aligned_lanes(self) -> Lanes:
        """The same with every buffer at an address that is aligned, and otherwise unknown.

        A pointer without a known argument is assumed to point to a buffer.
        """
        names = [parameter.name for parameter in self.function.parameters]
        given = dict(zip(names, self.launch.arguments, strict=False))
        buffers = {name for name, each in given.items() if isinstance(each, Buffer)}
        for index in self.global_loads + self.global_stores:
            location = self.slicer.addresses.location(index)
            root = location.root if location is not None else None
            if root is not None and root.kind is Kind.PARAMETER and root.key[0] not in given:
                buffers.add(root.key[0])
        return self.lanes.with_zeros(dict.fromkeys(buffers, ALIGNMENT.bit_length() - 1))

    @cached_property
    def lines(self) -> tuple[SourceLocation | None, ...]:
        """Source line of each instruction, None where the compiler recorded none."""
        known = locations_of(self.module)
        return tuple(known.get(each.start) for each in self.code.instructions)

    @property
    def copies(self) -> tuple[int, ...]:
        """The number of machine instructions of its own kind for each instruction.

        More than one for an access in a loop that the assembler unrolled; 0 for one it merged.

        Raises:
            CuadoError: the tools for this are missing.
        """
        return self.once(Kernel.copies, self._copies)

    def _copies(self) -> tuple[int, ...]:
        counts = Counter(
            ptx.start for kind, ptx in self._accesses() if ptx is not None and kind in _COUNTED
        )
        return tuple(counts[each.start] for each in self.code.instructions)

    def _accesses(self) -> Iterable[tuple[SassClass, PtxInstruction | None]]:
        """The class of each machine instruction, and what it comes from."""
        ptx, name, cache = self.launch.ptx, self.launch.kernel, Cache.default()
        known = map_bits(ptx, self.options, cache=cache)
        if known is not None:
            return [(each.kind, each.ptx) for each in known.functions[name]]
        mapped = map_lines(ptx, self.options, cache=cache).functions[name]
        return [(class_of(each.sass.sass), each.ptx) for each in mapped]

    @cached_property
    def shared(self) -> SharedMemory:
        """The shared arrays and who accesses them."""
        return shared_memory_of(self.code, self.slicer.addresses)

    @cached_property
    def shared_bytes(self) -> int:
        """Shared memory of a block, static and dynamic."""
        return (self.built.resources.shared or 0) + self.launch.dynamic_shared_bytes

    @cached_property
    def blocks_per_sm(self) -> int:
        """Blocks of the original that fit an SM."""
        return self.blocks_of(self.built.resources)

    def blocks_of(self, used: Resources, dynamic_shared_bytes: int | None = None) -> int:
        """Blocks per SM of a version with these resources, launched like the original.

        Args:
            used: the version's resources.
            dynamic_shared_bytes: in place of the launch's own.
        """
        dynamic = self.launch.dynamic_shared_bytes
        if dynamic_shared_bytes is not None:
            dynamic = dynamic_shared_bytes
        percent = self.launch.shared_carveout
        needs = LaunchRequirements(
            self.launch.threads_per_block,
            used.registers or 0,
            (used.shared or 0) + dynamic,
            used.barriers or 0,
            None if percent is None else preferred_carve_out(self.chip, percent),
        )
        return occupancy(self.chip, needs).blocks_per_sm

    def accesses(self, access: Access, *spaces: Space) -> tuple[int, ...]:
        """Instructions that make ``access`` to one of ``spaces``, as far as analysis knows.

        A generic access counts as of the space that its address provably points into.
        """
        found = []
        for index, effects in enumerate(self.code.effects):
            if effects.opcode.access is access and self.space(index) in spaces:
                found.append(index)
        return tuple(found)

    def space(self, index: int) -> Space | None:
        """The memory that an instruction accesses; GENERIC if it is unknown.

        A generic address derived from a pointer parameter is global: the host can pass no others.
        """
        stated = self.code.effects[index].opcode.space
        if stated is not Space.GENERIC:
            return stated
        location = self.slicer.addresses.location(index)
        if location is None:
            return stated
        from_host = location.root is not None and location.root.kind is Kind.PARAMETER
        return Space.GLOBAL if location.space is Space.GENERIC and from_host else location.space

    @cached_property
    def unresolved(self) -> tuple[int, ...]:
        """Generic loads and stores whose state space is unknown."""
        loads = self.accesses(Access.LOAD, Space.GENERIC)
        return tuple(sorted(loads + self.accesses(Access.STORE, Space.GENERIC)))

    @cached_property
    def global_loads(self) -> tuple[int, ...]:
        """Loads from global memory; generic ones that may go elsewhere are not among them."""
        return self.accesses(Access.LOAD, Space.GLOBAL)

    @cached_property
    def global_stores(self) -> tuple[int, ...]:
        """Stores to global memory."""
        return self.accesses(Access.STORE, Space.GLOBAL)

    @cached_property
    def shared_accesses(self) -> tuple[int, ...]:
        """Plain loads and stores of shared memory."""
        loads = self.accesses(Access.LOAD, Space.SHARED)
        return tuple(sorted(loads + self.accesses(Access.STORE, Space.SHARED)))

    @cached_property
    def barriers(self) -> tuple[int, ...]:
        """Block-wide barriers."""
        return self.having(Trait.BARRIER)

    def having(self, *traits: Trait) -> tuple[int, ...]:
        """Instructions with any of some traits."""
        wanted = frozenset(traits)
        return tuple(
            n for n, effects in enumerate(self.code.effects) if wanted & effects.opcode.traits
        )

    @cached_property
    def steering(self) -> frozenset[int]:
        """Instructions that an address or a branch depends on: they must not change."""
        accesses = [n for n, e in enumerate(self.code.effects) if e.opcode.access is not None]
        found = self.slicer.addresses_of(accesses).instructions | self.slicer.control().instructions
        return self.slicer.through_global(found, self.aliasing)

    @cached_property
    def deciding(self) -> frozenset[int]:
        """Instructions that an address, a branch, or the execution of an access depends on."""
        accesses = [n for n, e in enumerate(self.code.effects) if e.opcode.access is not None]
        found = self.steering | self.slicer.control_of(accesses).instructions
        return self.slicer.through_global(found, self.aliasing)

    @cached_property
    def steered_by_shared(self) -> frozenset[int]:
        """Reads of shared memory that an address or a branch depends on."""
        return frozenset(
            n
            for n in self.steering
            if self.code.effects[n].opcode.access in (Access.LOAD, Access.ATOMIC)
            and self.space(n) in (Space.SHARED, Space.GENERIC)
        )

    @cached_property
    def adds_floats(self) -> bool:
        """True if floats are added atomically: their sum depends on the order of arrival."""
        if not self.has_ptx:
            return self.machine.adds_floats
        atomics = self.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED, Space.GENERIC)
        words = (set(self.code.instructions[n].opcode.split(".")) for n in atomics)
        return any("add" in each and not _FLOATS.isdisjoint(each) for each in words)
