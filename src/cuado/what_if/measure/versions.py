"""Proposals made into programs, each checked before its time is believed.

The check compares a program's machine code with what the rewrite meant to do: static instructions
by class, registers, spills, and blocks per SM. Where occupancy fell because the rewrite takes a few
registers more or fewer, the program is assembled again until it is the original's.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from cuado.errors import CuadoError
from cuado.kernel.assembly import build, classes_of
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Scope, Setting
from cuado.kernel.rewrites.loops.forbid_unrolling import NOTE, ROLLED, without_unrolling
from cuado.kernel.roundings.compared import Assembled, objection
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, count_bytes
from cuado.sass.toolchain.disassemble import code_of, disassemble
from cuado.sass.toolchain.nops import select, with_nops
from cuado.sass.toolchain.opcode_bits import bytes_by_bits
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.equal_occupancy import (
    held_like,
    may_spill,
    padding,
    spilled,
    with_fewer_registers,
    with_more_registers,
)
from cuado.what_if.result import Check

_SIZE_REGISTER = re.compile(r"%(dynamic|total|aggr)_smem")
"""Registers that hold the size of shared memory: a kernel that reads them is not the same with
more."""
TOLERANCE = 0.05
"""Share by which the count of a class may differ from what was meant: large kernels vary a bit."""


@dataclass(frozen=True)
class Version:
    """A proposal with its program.

    Attributes:
        experiment: what proposed it.
        scope: the instructions it was restricted to.
        proposal: what it proposed.
        program: None where the original's is used.
        built: its machine code; the original's where there is no program.
        original: what it is checked against.
        dynamic_shared_bytes: it is to be launched with, None for the launch's own.
        held: dynamic shared memory with which the original holds as many blocks per SM as this
            program, which cannot have the original's number; None where it has.
        rolled: the original with loops as this version has them, where the original's own are
            unrolled otherwise; what it is checked against, and compared with.
    """

    experiment: Experiment
    scope: Scope
    proposal: Proposal
    program: Program | None
    built: Built
    original: Kernel
    dynamic_shared_bytes: int | None = None
    held: int | None = None
    rolled: Built | None = None

    @property
    def baseline(self) -> Program | None:
        """The program that a version without a switch is compared with; None for the original."""
        if self.rolled is None or self.proposal.kind in (Kind.SWITCHED, Kind.NOISE):
            return None
        return self.rolled.program(ROLLED, self.original.launch.kernel)

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """The results of its self-check; waits for the disassembly."""
        if self.program is None:
            return ()
        try:
            return tuple(_checks(self.original, self))
        except CuadoError as error:
            return (Check("disassembly", "readable machine code", error.message, passed=False),)

    @property
    def is_judged(self) -> bool:
        """True if its self-check was made, or has nothing to check."""
        return self.program is None or "checks" in self.__dict__

    @property
    def known_checks(self) -> tuple[Check, ...]:
        """The results of its self-check as far as it was made; none where it was not."""
        return self.checks if "checks" in self.__dict__ else ()

    @property
    def sound(self) -> bool:
        """True if every check passed."""
        return all(check.passed for check in self.checks)

    @property
    def name(self) -> str:
        """Unique in a session."""
        return name_of(self.experiment, self.scope, self.proposal)

    def trial(self, setting: Setting) -> Trial:
        """The trial that runs one of the proposal's settings."""
        dynamic = self.dynamic_shared_bytes
        if setting.dynamic_shared_bytes is not None:
            dynamic = setting.dynamic_shared_bytes
        program = self.program.name if self.program else ORIGINAL
        return Trial(program, setting.switch, setting.grid, setting.block, dynamic)

    def variants(self) -> Iterator[tuple[str, Trial]]:
        """Names of the settings in a run, and their trials."""
        for setting in self.proposal.settings:
            yield f"{self.name}:{setting.label}", self.trial(setting)

    @property
    def held_original(self) -> tuple[str, Trial] | None:
        """The original at this version's blocks per SM; None where both have the same."""
        if self.held is None:
            return None
        blocks = self.original.blocks_of(self.built.resources, self.dynamic_shared_bytes)
        name = f"{ORIGINAL} at {blocks} blocks per SM, {self.held} B"
        return name, Trial(ORIGINAL, dynamic_shared_bytes=self.held)

    def trials(self) -> Iterator[tuple[str, Trial]]:
        """All that is timed for it: its settings, and what they are compared with."""
        yield from self.variants()
        if self.baseline is not None:
            yield self.baseline.name, Trial(self.baseline.name)
        if self.held_original is not None:
            yield self.held_original


def name_of(experiment: Experiment, scope: Scope, proposal: Proposal) -> str:
    """Name of an experiment's program: ``register-cap/32 registers``, ``no-loads@a.cu:7``."""
    alternative = f"/{proposal.label}" if proposal.label else ""
    return experiment.name + alternative + (f"@{scope.label}" if scope.label else "")


def _patched(subject: Kernel, experiment: Experiment, scope: Scope, proposal: Proposal) -> Version:
    """The original with some machine instructions overwritten; registers and the rest stay."""
    kernel = subject.launch.kernel
    removed = {kernel: proposal.removed}
    cubin = with_nops(subject.built.cubin, removed, cache=Cache.default())
    text = proposal.emulated or ""
    built = Built(cubin, subject.built.resources, classes_of(cubin, kernel), text)
    program = built.program(name_of(experiment, scope, proposal), kernel)
    return Version(experiment, scope, proposal, program, built, subject)


def draft(subject: Kernel, experiment: Experiment, scope: Scope, proposal: Proposal) -> Version:
    """Assemble a proposal; what its self-check asks for is looked at later.

    Raises:
        CuadoError: the rewritten module cannot be assembled.
    """
    if proposal.removed:
        return _patched(subject, experiment, scope, proposal)
    if subject.open_roundings and proposal.kind in (Kind.SWITCHED, Kind.NOISE):
        # Its time is valid in any case; only that it computes the same is not proved.
        proposal = replace(proposal, notes=(*proposal.notes, subject.open_roundings))
    if proposal.ptx is None and proposal.max_registers is None and not proposal.uncapped:
        return Version(experiment, scope, proposal, None, subject.built, subject)
    return _assembled(subject, experiment, scope, proposal, _text(subject, proposal))


def settled(made: Version) -> Version:
    """The version, or one with its loops kept rolled, where only that passes the self-check.

    Raises:
        CuadoError: the module with rolled loops cannot be assembled.
    """
    proposal, kernel = made.proposal, made.original.launch.kernel
    # A rewrite with equal results is compared with the original as it is: its gain can be had.
    may_roll = proposal.expectations and proposal.kind not in (Kind.EQUIVALENT, Kind.LAUNCH)
    if made.program is None or proposal.removed or not may_roll or made.sound:
        return made
    loops = without_unrolling(_text(made.original, proposal), kernel)
    return made if loops is None else _with_loops_rolled(made, loops) or made


def _text(subject: Kernel, proposal: Proposal) -> str:
    return proposal.ptx if proposal.ptx is not None else subject.launch.ptx


def _with_loops_rolled(made: Version, loops: str) -> Version | None:
    """A version and its original with loops kept rolled; None if that is no better.

    Args:
        made: the version that the assembler unrolled otherwise than the original.
        loops: its PTX with loops kept rolled.
    """
    subject, proposal = made.original, made.proposal
    kernel = subject.launch.kernel
    original = without_unrolling(subject.launch.ptx, kernel)
    if not original:
        return None
    level = build(original, kernel, subject.options)
    if subject.blocks_of(level.resources) != subject.blocks_per_sm:
        return None
    noted = replace(proposal, notes=(*proposal.notes, NOTE))
    assembled = _assembled(subject, made.experiment, made.scope, noted, loops)
    # Of an original with rolled loops nothing is measured at another occupancy.
    other = replace(assembled, rolled=level, held=None)
    return other if other.sound else None


def _assembled(
    subject: Kernel, experiment: Experiment, scope: Scope, proposal: Proposal, ptx: str
) -> Version:
    cap = proposal.max_registers or (None if proposal.uncapped else subject.options.max_registers)
    options = replace(subject.options, max_registers=cap)
    built = build(ptx, subject.launch.kernel, options)
    if proposal.kind in (Kind.SWITCHED, Kind.NOISE):
        built = _with_occupancy(subject, ptx, built, options)
    is_switched = proposal.kind in (Kind.SWITCHED, Kind.NOISE)
    has_more = is_switched and subject.blocks_of(built.resources) > subject.blocks_per_sm
    dynamic = padding(subject, built) if proposal.pin_occupancy or has_more else None
    held = _held(subject, proposal, built, dynamic, has_more=has_more)
    name, kernel = name_of(experiment, scope, proposal), subject.launch.kernel
    if proposal.overwrites:
        built = _overwritten(built, kernel, proposal)
    program = built.program(name, kernel, has_tail=proposal.has_tail)
    return Version(experiment, scope, proposal, program, built, subject, dynamic, held)


def _held(
    subject: Kernel, proposal: Proposal, built: Built, dynamic: int | None, *, has_more: bool
) -> int | None:
    """Dynamic shared memory of the original at the copy's occupancy; None if that is the same."""
    is_compared = proposal.kind in (Kind.SWITCHED, Kind.NOISE) or proposal.pin_occupancy
    has_fewer = subject.blocks_of(built.resources, dynamic) < subject.blocks_per_sm
    if not is_compared or not (has_more or has_fewer) or _SIZE_REGISTER.search(subject.launch.ptx):
        return None
    return held_like(subject, built, dynamic)


def _overwritten(built: Built, kernel: str, proposal: Proposal) -> Built:
    """The machine code with all instructions of the proposal's classes overwritten that may be.

    Raises:
        CuadoError: the machine code cannot be disassembled or patched.
    """
    places = select(disassemble(built.cubin, cache=Cache.default()), kernel, proposal.overwrites)
    cubin = with_nops(built.cubin, {kernel: places}, cache=Cache.default())
    text = proposal.emulated or ""
    return replace(built, cubin=cubin, counted=classes_of(cubin, kernel), ptx=text)


def _with_occupancy(subject: Kernel, ptx: str, built: Built, options: AssembleOptions) -> Built:
    """The version with the original's occupancy, where another count of registers can give it."""
    kernel = subject.launch.kernel

    def again(text: str) -> Built:
        return build(text, kernel, options)

    blocks = subject.blocks_of(built.resources)
    if blocks < subject.blocks_per_sm:
        return with_fewer_registers(subject, ptx, built, again)
    if blocks > subject.blocks_per_sm:
        return with_more_registers(subject, ptx, built, again)
    return built


def _checks(kernel: Kernel, version: Version) -> Iterator[Check]:
    proposal, built, dynamic = version.proposal, version.built, version.dynamic_shared_bytes
    if proposal.removed:
        yield from _patch_checks(kernel, version)
        return
    reference = version.rolled or kernel.built
    is_switched = proposal.kind in (Kind.SWITCHED, Kind.NOISE)
    for expectation in proposal.expectations:
        check = _counted_as_meant(expectation, reference, built)
        # What the merging of accesses is worth is measured as the cost of the switch, if any.
        apart = None if check.passed or not is_switched else _moved_as_before(version, expectation)
        yield apart or check
    if is_switched:
        most = may_spill(kernel)
        yield Check(
            "bytes spilled per thread",
            f"at most {most}",
            str(spilled(built)),
            spilled(built) <= most,
        )
    if is_switched or proposal.pin_occupancy:
        blocks = kernel.blocks_of(built.resources, dynamic)
        yield Check(
            "blocks per SM",
            str(blocks if version.held is not None else kernel.blocks_per_sm),
            str(blocks),
            blocks == kernel.blocks_per_sm or version.held is not None,
        )
    if not kernel.open_roundings if is_switched else proposal.keeps_results:
        yield _rounded_alike(kernel, version, may_add=is_switched)


def _rounded_alike(kernel: Kernel, version: Version, *, may_add: bool) -> Check:
    """The check that floats are rounded as in the original; with the switch off, if it has one."""
    built = version.built
    options = replace(kernel.options, max_registers=built.max_registers)
    after = Assembled(built.ptx, kernel.launch.kernel, built.cubin, options)
    reason = objection(kernel.assembled, after, may_add=may_add)
    return Check("roundings of floats", "as in the original", reason or "the same", not reason)


def _patch_checks(kernel: Kernel, version: Version) -> Iterator[Check]:
    """The checks that exactly the intended instructions became NOPs, by class."""
    before, after = kernel.built.classes, version.built.classes
    meant = Counter(
        kernel.machine.kinds[n]
        for n, each in enumerate(kernel.machine.instructions)
        if each.offset in frozenset(version.proposal.removed)
    )
    for kind, count in meant.items():
        left = before[kind] - count
        yield Check(f"{kind.value} instructions", str(left), str(after[kind]), after[kind] == left)
    nops, wanted = after[SassClass.NOP], before[SassClass.NOP] + meant.total()
    yield Check("NOPs", str(wanted), str(nops), nops == wanted)


def _counted_as_meant(expectation: Expectation, reference: Built, built: Built) -> Check:
    """The check that there are as many instructions as the rewrite meant."""
    before = sum(reference.classes[kind] for kind in expectation.classes)
    after = sum(built.classes[kind] for kind in expectation.classes)
    slack = round(TOLERANCE * before)
    low, high = before - expectation.minus - slack, before + expectation.plus + slack
    return Check(
        f"{_names(expectation)} instructions",
        str(before) if low == high else f"{max(low, 0)} to {high}",
        str(after),
        low <= after <= high,
    )


def _moved_as_before(version: Version, expectation: Expectation) -> Check | None:
    """The check that other instructions move the same bytes; None if they do not, or if unknown.

    The assembler merges accesses to neighbouring addresses into one wide access. It cannot merge
    those of a copy, whose addresses a switch decides.
    """
    reference = version.rolled or version.original.built
    before, after = (_bytes(version, code, expectation) for code in (reference, version.built))
    if before is None or before != after:
        return None
    name = f"bytes of {_names(expectation)} instructions, otherwise merged"
    return Check(name, str(before), str(after), passed=True)


def _bytes(version: Version, built: Built, expectation: Expectation) -> int | None:
    """Bytes that a thread moves by the instructions of some classes; None if one's are unknown."""
    kernel = version.original.launch.kernel
    moved = bytes_by_bits(built.cubin, kernel)
    if moved is None:
        moved = count_bytes(code_of(built.cubin, cache=Cache.default())[kernel].body)
    there = [kind for kind in expectation.classes if built.classes[kind]]
    if not there or any(kind not in moved for kind in there):
        return None
    return sum(moved[kind] for kind in there)


def _names(expectation: Expectation) -> str:
    return " and ".join(kind.value for kind in expectation.classes)
