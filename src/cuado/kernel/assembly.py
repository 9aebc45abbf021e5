"""Assembles kernels and examines their machine code."""

from collections import Counter
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache, partial

from cuado.errors import CuadoError
from cuado.kernel.assembler_calls import MOST_SECONDS, assembled, look_at, wait_for
from cuado.kernel.built import Built, Counted
from cuado.kernel.kernel import Kernel, NoKernelError
from cuado.kernel.original_program import own_machine_code
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.sass.toolchain import locate
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, count_classes, full_opcode
from cuado.sass.toolchain.disassemble import code_of
from cuado.sass.toolchain.opcode_bits import classes_by_bits, may_be_told
from cuado.sass.toolchain.resources import resources_in


def require_tools() -> None:
    """Make sure that programs can be assembled and checked.

    Raises:
        ToolNotFoundError: there is no ptxas, or no disassembler; says how to get it.
    """
    locate.find(locate.Program.PTXAS)
    if not locate.find_all(locate.Program.CUOBJDUMP):
        locate.find(locate.Program.NVDISASM)


def build(
    ptx: str,
    kernel: str,
    options: AssembleOptions,
    pool: Executor | None = None,
    *,
    seconds: float = MOST_SECONDS,
) -> Built:
    """Assemble a module and look at one kernel's machine code.

    With a pool, the machine code is examined there concurrently; otherwise when its classes are
    asked for: most candidates never need them, and a disassembler takes longer than the assembler.

    A ``.version`` newer than every ptxas here is written down to the newest that one of them
    takes, if the module's features allow. One run of ptxas takes ``seconds`` at most.

    Raises:
        NoKernelError: the module has no such kernel; lists those it has.
        CuadoError: the module cannot be assembled.
    """
    made = assembled(ptx, options, seconds)
    if kernel not in made.resources:
        raise NoKernelError(kernel, tuple(made.resources))
    counted: Counted
    if pool is None:
        if not may_be_told(made.cubin):
            wait_for(made.cubin)
        counted = cache(partial(classes_of, made.cubin, kernel))
    else:
        counted = pool.submit(classes_of, made.cubin, kernel)
    return Built(made.cubin, made.resources[kernel], counted, ptx, options.max_registers)


def rebuilt(
    kernel: Kernel, launch: Launch, seconds: float = MOST_SECONDS
) -> tuple[Built, AssembleOptions]:
    """The code of a launch derived from a kernel's launch, and its assembler options.

    Without PTX it is the kernel's own code, since only the launch can change then. The assembler
    takes ``seconds`` at most.

    Raises:
        CuadoError: the code cannot be assembled.
    """
    if not launch.has_ptx:
        return kernel.built, kernel.options
    options = replace(kernel.options, max_registers=launch.max_registers)
    return build(launch.ptx, launch.kernel, options, seconds=seconds), options


def machine_code(launch: Launch, device: DeviceAttributes) -> Built:
    """A launch's own machine code, where there is no PTX.

    Raises:
        UnknownNameError: the machine code has no such kernel; lists those it has.
        CuadoError: the machine code is for another chip, no cubin, or cannot be disassembled.
    """
    cubin = own_machine_code(launch, device.compute_capability)
    return Built(cubin, resources_in(cubin)[launch.kernel], classes_of(cubin, launch.kernel))


def classes_of(cubin: bytes, kernel: str) -> Counter[SassClass]:
    """Instructions of one kernel of a cubin, by class; costs a disassembly where bits do not say.

    Raises:
        CuadoError: it cannot be disassembled.
    """
    known = classes_by_bits(cubin, kernel)
    if known is not None:
        return Counter(known)
    look_at(cubin)
    return count_classes(code_of(cubin, cache=Cache.default())[kernel].body)


def opcodes_of(kernel: Kernel) -> tuple[str, ...]:
    """The full opcodes in all of a kernel's machine code, read once; none if nothing reads it."""

    def read() -> tuple[str, ...]:
        try:
            functions = code_of(kernel.built.cubin, cache=Cache.default()).values()
        except CuadoError:
            return ()
        found = {full_opcode(each.sass) for function in functions for each in function.body}
        return tuple(sorted(found))

    return kernel.once(opcodes_of, read)
