"""Programs on the emulated device: their code, their resources, and their possible launches."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import prod

from cuado.backends.emulated.frontend.program import Program as Code
from cuado.backends.emulated.frontend.untimed import untimed
from cuado.backends.emulated.machine_code.counts import MachineCode, machine_code
from cuado.backends.emulated.memory.comparison import GUARD_BYTES
from cuado.backends.emulated.memory.fixed_addresses import Pinning, pinning_of
from cuado.backends.parameters import argument_bytes
from cuado.device.chip import Chip
from cuado.device.occupancy import (
    LaunchRequirements,
    Occupancy,
    occupancy,
    preferred_carve_out,
)
from cuado.errors import CuadoError
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.kernel import MOST_INSTRUCTIONS
from cuado.kernel.roundings.pinned import pinned
from cuado.model.arguments import TYPE_BYTES
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import BY_DRIVER, TAIL, Failure, Loaded, Program, Trial, TrialFailedError
from cuado.ptx.analysis.rounding import may_fuse
from cuado.ptx.errors import TooLargeError
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.resources import Resources, resources_in
from cuado.sass.toolchain.targets import options_for

BRIEF = 1 << 16
"""Threads of a grid that is emulated sooner than LLVM optimises its kernel."""
_MOST_PAIRS = 300_000
"""Pairs of definitions and uses up to which it is looked at what products decide."""
_KEPT = 8
"""Programs that are kept in LLVM's language: only their runs take longer than lowering them."""


@lru_cache(maxsize=_KEPT)
def _code(
    ptx: str,
    kernel: str,
    sms: int,
    base: int,
    addresses: tuple[tuple[str, int], ...],
    guards: tuple[tuple[str, int], ...],
    is_brief: bool,
) -> Code:
    """A program, lowered once for all benches that load it: they differ in what buffers hold."""
    pinning = Pinning(base, dict(addresses), dict(guards))
    return Code(ptx, kernel, sms=sms, pinning=pinning, is_brief=is_brief)


class Kernel:
    """A loaded program.

    Attributes:
        program: the program that was loaded.
        code: the program, laid out and compiled for this machine.
        options: options for the assembler.
        resources: resources that its machine code needs.
        open: PTX lines of float operations whose roundings are not known, with the reason: they
            are run as written, each rounded by itself.
        alike_without_products: of trials for which it was asked, whether a block has the same
            events without its matrix products.

    Raises:
        TrialFailedError: it comes without PTX, has no such kernel, has an instruction that cannot
            be emulated, or its parameters do not fit the arguments of the launch.
    """

    def __init__(
        self, chip: Chip, device: DeviceAttributes, launch: Launch, program: Program
    ) -> None:
        self.program = program
        self.alike_without_products: dict[Trial, bool] = {}
        self._chip, self._launch = chip, launch
        if not program.ptx:
            raise self._refused("there is no PTX of it, and machine code is not emulated")
        try:
            self.options = options_for(program.ptx, device, program.max_registers)
            self.code = self._laid_out(program.ptx)
            self.open, ptx = self._rounded()
            if ptx != self.code.ptx:
                self.code = self._laid_out(ptx)
            _ = self.code.object
        except CuadoError as error:
            raise self._refused(error.message, error.remedy) from error
        self._check_parameters()
        self.resources = self._resources()

    @cached_property
    def machine(self) -> MachineCode:
        """The machine code of the program.

        Raises:
            TrialFailedError: it cannot be disassembled, or mapped to the PTX.
        """
        name = self.program.kernel
        try:
            return machine_code(self.code.ptx, name, self.options, self.code.code, Cache.default())
        except CuadoError as error:
            raise self._refused(error.message, error.remedy) from error

    @property
    def untimed(self) -> TrialFailedError | None:
        """Why the program's time is not modelled; None if it is."""
        return untimed(self.program.name, self.code.code, self._launch.cluster)

    @cached_property
    def has_products(self) -> bool:
        """True if the program has matrix products."""
        return bool(products_of(self.code.code).all)

    @cached_property
    def may_skip_products(self) -> bool:
        """True if it is proved that no matrix product decides an address, branch, or access."""
        code = self.code.code
        products = products_of(code).all
        if not products or len(code.instructions) > MOST_INSTRUCTIONS:
            return False
        accesses = [n for n, e in enumerate(code.effects) if e.opcode.access is not None]
        try:
            slicer = Slicer(code, _MOST_PAIRS)
            slices = slicer.addresses_of(accesses), slicer.control_of(accesses), slicer.control()
        except TooLargeError:
            return False
        return all(each.instructions.isdisjoint(products) for each in slices)

    @property
    def has_protocol(self) -> bool:
        """True if warps wait for each other, or for copies, at mbarriers, or copy in bulk."""
        return any(
            each.base == "mbarrier" or {"async", "bulk"} <= set(each.opcode.split("."))
            for each in self.code.code.instructions
        )

    @property
    def loaded(self) -> Loaded:
        """The properties that a driver would report for the loaded program."""
        used = self.resources
        blocks = self.fitting(Trial(self.program.name)).blocks_per_sm
        local = used.stack or used.stack_frame or 0
        return Loaded(used.registers or 0, local, self.static_shared_bytes, blocks)

    @property
    def static_shared_bytes(self) -> int:
        """Static shared memory of a block by the assembler, or by the PTX if it reports none."""
        shared = self.resources.shared
        return self.code.layout.static_shared_bytes if shared is None else shared

    def dynamic_shared_bytes(self, trial: Trial) -> int:
        """Dynamic shared memory of a block in a trial."""
        shared = trial.dynamic_shared_bytes
        return self._launch.dynamic_shared_bytes if shared is None else shared

    def carve_out_bytes(self, trial: Trial) -> int | None:
        """Shared memory of an SM that a trial prefers; None where the driver chooses."""
        percent = trial.shared_carveout
        percent = self._launch.shared_carveout if percent is None else percent
        if percent is None or percent == BY_DRIVER:
            return None
        return preferred_carve_out(self._chip, percent)

    def fitting(self, trial: Trial) -> Occupancy:
        """How many blocks of a trial fit an SM, and what limits them."""
        needs = LaunchRequirements(
            prod(trial.block or self._launch.block),
            self.resources.registers or 0,
            self.static_shared_bytes + self.dynamic_shared_bytes(trial),
            self.resources.barriers or 0,
            self.carve_out_bytes(trial),
        )
        return occupancy(self._chip, needs)

    def check_launch(self, trial: Trial) -> None:
        """Make sure that a trial can be launched.

        Raises:
            TrialFailedError: not one block of it fits an SM.
        """
        if self.fitting(trial).blocks_per_sm:
            return
        threads = prod(trial.block or self._launch.block)
        shared = self.static_shared_bytes + self.dynamic_shared_bytes(trial)
        raise TrialFailedError(
            Failure.LAUNCH,
            f"'{self.program.name}' was not launched: no block of {threads:,} threads with "
            f"{self.resources.registers} registers each and {shared:,} bytes of shared memory "
            f"fits an SM of {self._chip.title}",
        )

    def _laid_out(self, ptx: str) -> Code:
        """The code of a text of the program."""
        launch = self._launch
        pinning = pinning_of(launch, GUARD_BYTES)
        is_brief = prod(launch.grid) * prod(launch.block) <= BRIEF
        fixed = (tuple(sorted(each.items())) for each in (pinning.addresses, pinning.guards))
        return _code(ptx, self.program.kernel, self._chip.sm_count, pinning.base, *fixed, is_brief)

    def _rounded(self) -> tuple[Mapping[int, str], str]:
        """PTX that rounds as the machine code does, and the lines for which that is not known.

        Raises:
            CuadoError: it cannot be assembled, and the assembler might fuse something of it.
        """
        try:
            found = pinned(self.code.ptx, self.program.kernel, self.options)
        except CuadoError:
            if may_fuse(self.code.code):
                raise
            return {}, self.code.ptx
        return found.open, found.ptx

    def _resources(self) -> Resources:
        """Resources by the assembler's report, or by the machine code itself if there is none."""
        name = self.program.kernel
        try:
            made = assemble(self.program.ptx, self.options, cache=Cache.default())
            return made.resources[name]
        except (CuadoError, KeyError):
            pass
        try:
            return resources_in(self.program.cubin)[name]
        except (CuadoError, KeyError) as error:
            raise self._refused("its machine code does not say what it takes") from error

    def _check_parameters(self) -> None:
        layout = self.code.layout
        starts = [*layout.parameters.values(), layout.parameter_bytes]
        gives = [argument_bytes(argument) for argument in self._launch.arguments]
        if self.program.has_tail:
            gives += [TYPE_BYTES[type_] for _, type_ in TAIL]
        fits = len(starts) == len(gives) + 1 and all(
            start + size <= end for start, size, end in zip(starts, gives, starts[1:], strict=False)
        )
        if not fits:
            raise self._refused(
                f"it takes {len(starts) - 1} parameters in {layout.parameter_bytes} bytes, "
                f"the launch gives {len(gives)} of {gives} bytes"
            )

    def _refused(self, why: str, remedy: str = "") -> TrialFailedError:
        return TrialFailedError(Failure.LOAD, f"'{self.program.name}': {why}", remedy)
