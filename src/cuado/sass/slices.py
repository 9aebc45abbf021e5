"""Which machine instructions steer a kernel: what its addresses and its control flow depend on.

A load that is overwritten by a NOP leaves stale registers. That costs nothing but wrong results as
long as no address, branch or guard depends on them; otherwise the kernel would do other work, or
run into an illegal address. Slices go backwards over the control flow, from each register to every
write that may reach it, and through memory: where what is read from a memory steers, so does what
is written to it.

Not followed, and therefore refused: indirect branches, and what the table of opcodes does not have.
"""

import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from cuado.sass.effects import Effects, effects_of
from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of
from cuado.sass.toolchain.listing import SassInstruction

_C = SassClass
_READS_OF = {
    "shared": frozenset({_C.SHARED_LOAD, _C.SHARED_ATOMIC, _C.GENERIC_LOAD}),
    "local": frozenset({_C.LOCAL_LOAD, _C.GENERIC_LOAD}),
    "global": frozenset({_C.GLOBAL_LOAD, _C.GENERIC_LOAD, _C.ATOMIC}),
}
_WRITES_OF = {
    "shared": frozenset({_C.SHARED_STORE, _C.SHARED_ATOMIC, _C.GENERIC_STORE}),
    "local": frozenset({_C.LOCAL_STORE, _C.GENERIC_STORE}),
    "global": frozenset({_C.GLOBAL_STORE, _C.GENERIC_STORE, _C.ATOMIC}),
}
ACCESSES = frozenset().union(*_READS_OF.values(), *_WRITES_OF.values(), {_C.TEXTURE})
_INDIRECT = frozenset({"BRX", "BRXU", "JMX", "JMXU"})
_ENDS = frozenset({"EXIT", "KILL", "RET"})
_JUMPS = frozenset({"BRA", "JMP"})
_PROTOCOLS = frozenset({_C.ASYNC_COPY, _C.ASYNC_BARRIER})
_WARPGROUP = frozenset({"HGMMA", "IGMMA", "QGMMA", "BGMMA", "WARPGROUP", "USETMAXREG"})
_FLOATS = ("F16", "F32", "F64", "BF16")
_READ_ONLY = ".CONSTANT"
"""What the compiler knows nobody writes while the kernel runs."""


@dataclass(frozen=True)
class MachineCode:
    """A kernel's machine code with what depends on what.

    Attributes:
        instructions: in address order, padding left out.
    """

    instructions: Sequence[SassInstruction]

    @cached_property
    def kinds(self) -> tuple[SassClass, ...]:
        """Class of each instruction."""
        return tuple(class_of(each.sass) for each in self.instructions)

    @cached_property
    def effects(self) -> tuple[Effects, ...]:
        """Registers of each instruction."""
        return tuple(effects_of(each.sass) for each in self.instructions)

    def having(self, *kinds: SassClass) -> tuple[int, ...]:
        """Instructions of some classes."""
        return tuple(n for n, kind in enumerate(self.kinds) if kind in kinds)

    @cached_property
    def adds_floats(self) -> bool:
        """True if floats are added atomically: their sum depends on the order that they come in."""
        atomics = self.having(_C.ATOMIC, _C.SHARED_ATOMIC)
        words = (set(re.split(r"[.\s]", self.instructions[n].sass)) for n in atomics)
        return any("ADD" in each and any(w.startswith(_FLOATS) for w in each) for each in words)

    @cached_property
    def unclear(self) -> str:
        """Why the steering instructions are unknown; empty if they are known."""
        for each, kind in zip(self.instructions, self.kinds, strict=True):
            base = base_opcode(each.sass)
            if base in _INDIRECT:
                return f"an indirect branch ({base})"
            if kind is SassClass.OTHER:
                return f"an instruction that is not known ({base})"
            if kind in _PROTOCOLS or base in _WARPGROUP:
                return f"a hardware protocol ({base}): one half of it would wait for the other"
        return ""

    @cached_property
    def _before(self) -> tuple[tuple[int, ...], ...]:
        """Instructions that may be executed right before each."""
        targets = self._targets
        bases = [base_opcode(each.sass) for each in self.instructions]
        # Where a warp that diverged reconverges: any place that a BSSY names may be the one.
        named = [target for target, base in zip(targets, bases, strict=True) if base == "BSSY"]
        reconverging = [target for target in named if target is not None]
        returning = [n + 1 for n, base in enumerate(bases) if base == "CALL"]
        elsewhere = {"BSYNC": reconverging, "BREAK": reconverging, "RET": returning}
        before: list[list[int]] = [[] for _ in bases]
        for n, (target, base) in enumerate(zip(targets, bases, strict=True)):
            following = list(elsewhere.get(base, ()))
            if target is not None and base != "BSSY":
                following.insert(0, target)
            if self._may_fall_through(n, base):
                following.append(n + 1)
            for each in following:
                if each < len(before):
                    before[each].append(n)
        return tuple(map(tuple, before))

    @cached_property
    def _targets(self) -> tuple[int | None, ...]:
        """The instruction that each one names: of a branch, a call, or a place to reconverge at."""
        at: dict[int | None, int] = {e.offset: n for n, e in enumerate(self.instructions)}
        return tuple(at.get(each.target) for each in self.instructions)

    def _may_fall_through(self, n: int, base: str) -> bool:
        """True if the next instruction may be executed after this one, at least by some lanes."""
        if self.effects[n].guard or base not in _ENDS | _JUMPS:
            return True
        return "P" in _operand(self.instructions[n].sass)

    @cached_property
    def steering(self) -> frozenset[int]:
        """Instructions that an address, a branch, or whether an access is made depends on."""
        found: set[int] = set()
        # `needs` holds registers with the instruction before which their value matters: each goes
        # backwards along all paths until an instruction certainly overwrites it.
        needs: deque[tuple[int, str]] = deque()
        seen: set[tuple[int, str]] = set()
        for n, kind in enumerate(self.kinds):
            names = set(self._steering_reads(n, kind))
            needs.extend((n, name) for name in names)
        taken: set[str] = set()
        while needs:
            at, name = needs.popleft()
            for previous in self._before[at]:
                if (previous, name) in seen:
                    continue
                seen.add((previous, name))
                effects = self.effects[previous]
                # A writer steers, and with it all that it reads: registers, and what is in memory.
                if name in effects.writes and previous not in found:
                    found.add(previous)
                    needs.extend((previous, each) for each in effects.reads)
                    needs.extend(self._through_memory(previous, taken))
                # A guarded or partial write leaves older values alive: the search goes on behind
                # it.
                if name not in effects.kills:
                    needs.append((previous, name))
        return frozenset(found)

    def _steering_reads(self, n: int, kind: SassClass) -> Iterable[str]:
        """Registers that decide where an instruction branches, or what it accesses."""
        effects, sass = self.effects[n], self.instructions[n].sass
        if kind is SassClass.CONTROL or kind is SassClass.BARRIER:
            return effects.reads
        if kind not in ACCESSES and kind is not SassClass.CONSTANT_LOAD:
            return ()
        if kind is SassClass.TEXTURE:
            return effects.reads
        # Of an access only the address and the guard matter, not the data that it stores.
        inside = sass[sass.find("[") : sass.rfind("]") + 1]
        address = effects_of(f"NOP {inside}").reads if inside else frozenset()
        return {*address, *([effects.guard] if effects.guard else ())}

    def _through_memory(self, n: int, taken: set[str]) -> Iterable[tuple[int, str]]:
        """What is written to a memory that instruction ``n`` reads, each memory once."""
        if _READ_ONLY in self.instructions[n].sass:
            return
        for memory, reading in _READS_OF.items():
            if self.kinds[n] in reading and memory not in taken:
                taken.add(memory)
                for writer in self.having(*_WRITES_OF[memory]):
                    yield from ((writer, name) for name in self.effects[writer].reads)

    def steers_from(self, memory: str, *, but_read_only: bool = False) -> bool:
        """True if something read from a memory steers.

        Args:
            memory: ``shared``, ``local`` or ``global``.
            but_read_only: leave out what nobody writes while the kernel runs.
        """
        return any(
            self.kinds[n] in _READS_OF[memory]
            and not (but_read_only and _READ_ONLY in self.instructions[n].sass)
            for n in self.steering
        )


def _operand(sass: str) -> str:
    """The first operand: a branch may have its condition there (``BRA.U !UP0, ...``)."""
    return sass.partition(" ")[2].partition(",")[0] if "," in sass else ""
