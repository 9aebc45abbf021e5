"""Programs on the device: loading them, asking what they take, and launching them."""

import ctypes
from dataclasses import dataclass
from math import prod
from typing import Any

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.driver import DeviceError
from cuado.backends.gpu.messages import Setup
from cuado.backends.gpu.variables import Pristine, Variables
from cuado.backends.parameters import argument_bytes
from cuado.model.arguments import TYPE_BYTES
from cuado.model.launch import Extent
from cuado.model.trial import BY_DRIVER, TAIL, Failure, Loaded, Program, Trial, TrialFailedError

_STATIC_LIMIT = 48 << 10
"""Shared memory of a block beyond which a kernel has to ask for more."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A trial's launch with the gaps filled in from the launch's own."""

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int
    shared_carveout: int | None = None


def shape_of(setup: Setup, trial: Trial) -> Shape:
    """The shape that ``trial`` is launched with."""
    shared, carveout = trial.dynamic_shared_bytes, trial.shared_carveout
    return Shape(
        trial.grid or setup.grid,
        trial.block or setup.block,
        setup.dynamic_shared_bytes if shared is None else shared,
        setup.shared_carveout if carveout is None else carveout,
    )


class Parameters:
    """Parameters laid out for ``cuLaunchKernel``; ``pointer`` is valid as long as this lives."""

    def __init__(self, values: list[bytes]) -> None:
        self._values = [ctypes.create_string_buffer(value, max(1, len(value))) for value in values]
        addresses = [ctypes.addressof(value) for value in self._values]
        self._array = (ctypes.c_void_p * max(1, len(addresses)))(*addresses)
        self.pointer = ctypes.addressof(self._array)


class Kernel:
    """A loaded program.

    Attributes:
        program: what was loaded.
        function: the driver's handle.
        variables: variables of its module, that the launch gives content to; None if it gives none.

    Raises:
        TrialFailedError: the code is refused, has no such kernel, or takes other parameters.
    """

    def __init__(
        self,
        context: Context,
        setup: Setup,
        program: Program,
        pristine: Pristine | None = None,
    ) -> None:
        self._context = context
        self.program = program
        driver = context.driver
        try:
            self._module = driver.call("cuModuleLoadData", program.cubin)
            self.function = self._find()
        except DeviceError as error:
            if error.is_fatal or error.failure is Failure.MEMORY:
                raise
            raise TrialFailedError(Failure.LOAD, f"'{program.name}': {error.message}") from error
        self.registers = self._attribute("NUM_REGS")
        self.local_bytes = self._attribute("LOCAL_SIZE_BYTES")
        self.static_shared_bytes = self._attribute("SHARED_SIZE_BYTES")
        self.max_threads = self._attribute("MAX_THREADS_PER_BLOCK")
        self._granted = _STATIC_LIMIT - self.static_shared_bytes
        self._carveout = BY_DRIVER
        self._check_parameters(setup)
        self.variables = Variables(context, self._module, pristine) if pristine else None

    def loaded(self, setup: Setup) -> Loaded:
        """What the device says of it."""
        blocks = self.blocks_per_sm(shape_of(setup, Trial(self.program.name)))
        return Loaded(self.registers, self.local_bytes, self.static_shared_bytes, blocks)

    def blocks_per_sm(self, shape: Shape) -> int:
        """Blocks of this shape that fit an SM; 0 if it cannot be launched."""
        if self._refusal(shape):
            return 0
        self._grant(shape)
        threads, shared = prod(shape.block), shape.dynamic_shared_bytes
        return int(
            self._context.driver.call(
                "cuOccupancyMaxActiveBlocksPerMultiprocessor", self.function, threads, shared
            )
        )

    def prepare(self, shape: Shape) -> None:
        """Make it ready to be launched in this shape.

        Raises:
            TrialFailedError: it cannot be.
        """
        refusal = self._refusal(shape)
        if refusal:
            raise TrialFailedError(Failure.LAUNCH, f"'{self.program.name}': {refusal}")
        self._grant(shape)

    def _refusal(self, shape: Shape) -> str:
        """Why a shape cannot be launched; empty if no reason is known."""
        most = self._most_dynamic()
        if shape.dynamic_shared_bytes > most:
            return (
                f"{shape.dynamic_shared_bytes:,} bytes of dynamic shared memory are asked for, "
                f"and at most {most:,} are left beside the {self.static_shared_bytes:,} static ones"
            )
        threads = prod(shape.block)
        if threads > self.max_threads:
            return (
                f"a block of {threads:,} threads is asked for, and with {self.registers} "
                f"registers a thread it can have {self.max_threads:,}"
            )
        return ""

    def _most_dynamic(self) -> int:
        optin = self._context.attribute("max_shared_memory_per_block_optin")
        most = optin or self._context.attribute("max_shared_memory_per_block") or _STATIC_LIMIT
        return most - self.static_shared_bytes

    def _grant(self, shape: Shape) -> None:
        """Ask for dynamic shared memory beyond 48 KiB a block, and for the shape's carve-out.

        The carve-out stays with the function: a shape that has none takes back an earlier one's.
        """
        carveout = BY_DRIVER if shape.shared_carveout is None else shape.shared_carveout
        if carveout != self._carveout:
            attribute = self._name("PREFERRED_SHARED_MEMORY_CARVEOUT")
            self._context.driver.call("cuFuncSetAttribute", self.function, attribute, carveout)
            self._carveout = carveout
        if shape.dynamic_shared_bytes > self._granted:
            attribute = self._name("MAX_DYNAMIC_SHARED_SIZE_BYTES")
            size = shape.dynamic_shared_bytes
            self._context.driver.call("cuFuncSetAttribute", self.function, attribute, size)
            self._granted = size

    def _attribute(self, name: str) -> int:
        driver = self._context.driver
        return int(driver.call("cuFuncGetAttribute", self._name(name), self.function))

    def _name(self, name: str) -> Any:
        attributes = self._context.driver.api.CUfunction_attribute
        return getattr(attributes, f"CU_FUNC_ATTRIBUTE_{name}")

    def _find(self) -> Any:
        driver, wanted = self._context.driver, self.program.kernel
        try:
            return driver.call("cuModuleGetFunction", self._module, wanted.encode())
        except DeviceError as error:
            if error.status != "NOT_FOUND":
                raise
        names = ", ".join(self._names())
        raise TrialFailedError(
            Failure.LOAD,
            f"'{self.program.name}' has no kernel '{wanted}'",
            f"it has {names}" if names else "",
        )

    def _names(self) -> list[str]:
        """Names of the kernels in the module; none where the driver cannot list them."""
        driver = self._context.driver
        functions = ("cuModuleGetFunctionCount", "cuModuleEnumerateFunctions", "cuFuncGetName")
        if not all(map(driver.has, functions)):
            return []
        try:
            count = driver.call(functions[0], self._module)
            handles = driver.call(functions[1], count, self._module)
            names = [driver.call(functions[2], handle) for handle in handles]
        except DeviceError:
            return []
        return sorted(name.decode() if isinstance(name, bytes) else str(name) for name in names)

    def _check_parameters(self, setup: Setup) -> None:
        """Compare sizes with what the code takes, where the driver can say that."""
        driver = self._context.driver
        if not driver.has("cuFuncGetParamInfo"):
            return
        takes: list[int] = []
        while True:
            try:
                _, size = driver.call("cuFuncGetParamInfo", self.function, len(takes))
            except DeviceError as error:
                if error.is_fatal:
                    raise
                if error.status != "INVALID_VALUE":
                    return
                break
            takes.append(int(size))
        gives = [argument_bytes(argument) for argument in setup.arguments]
        if self.program.has_tail:
            gives += [TYPE_BYTES[type_] for _, type_ in TAIL]
        if takes != gives:
            raise TrialFailedError(
                Failure.LOAD,
                f"'{self.program.name}' takes parameters of {takes} bytes, "
                f"the launch gives {gives}",
            )
