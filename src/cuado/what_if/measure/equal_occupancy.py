"""The original's blocks per SM for a rewritten program: fewer registers, more, or shared memory.

A program that needs fewer registers than the original would have more blocks on an SM. Shared
memory would hold them off, but take from the L1 what the original has of it. So it is given
*ballast* where it has a switch: code that never runs, and that needs many registers at once. It is
behind a branch that the switch would have to be ``MAGIC`` for; each of its values comes from
another lane of the warp, so that none can be computed twice, and all of them are used twice, the
second time on top of what came of the first, so that all are alive in between.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.built import Built
from cuado.kernel.facts.registers.launch_bounds import capped
from cuado.kernel.kernel import Kernel
from cuado.ptx.edit import apply
from cuado.ptx.rewrite import declare, fresh_name, prologue
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check

_SHARED_UNIT = 128
"""Bytes by which shared memory is padded; no chip allocates less."""
_FEWEST_REGISTERS = 16
SPILL_TOLERANCE = 0.05
"""Share by which a copy may spill more than an original that spills: spills limit it as much."""
_TRIES = 3
"""Number of attempts to fit the ballast: registers follow it nearly one by one."""


def with_fewer_registers(
    kernel: Kernel, ptx: str, built: Built, again: Callable[[str], Built]
) -> Built:
    """The program with the original's occupancy, if fewer registers can give it: see may_spill.

    The cap is written into the PTX: of a kernel that states its block the assembler takes no other.

    Args:
        kernel: the original.
        ptx: the program.
        built: the same, with fewer blocks per SM.
        again: assembles such a program.
    """
    wanted = kernel.blocks_per_sm
    registers = built.resources.registers
    if registers is None:
        return built
    for cap in range(registers - 1, _FEWEST_REGISTERS - 1, -1):
        if kernel.blocks_of(replace(built.resources, registers=cap)) < wanted:
            continue
        fewer = again(capped(ptx, kernel.launch.kernel, cap))
        has_enough = kernel.blocks_of(fewer.resources) >= wanted
        return fewer if has_enough and spilled(fewer) <= may_spill(kernel) else built
    return built


def with_more_registers(
    kernel: Kernel, ptx: str, built: Built, again: Callable[[str], Built]
) -> Built:
    """The program with ballast that gives it the original's occupancy; as it is where none does.

    Args:
        kernel: the original.
        ptx: the program, which has a switch.
        built: the same, with more blocks per SM.
        again: assembles such a program.
    """
    wanted = kernel.blocks_per_sm
    counts = range((built.resources.registers or 0) + 1, kernel.chip.max_registers_per_thread + 1)
    enough = (
        n for n in counts if kernel.blocks_of(replace(built.resources, registers=n)) <= wanted
    )
    needed = next(enough, None)
    if needed is None:
        return built
    values = needed
    for _ in range(_TRIES):
        try:
            heavier = again(ballasted(ptx, kernel.launch.kernel, values))
        except CuadoError:
            return built  # An architecture without what ballast is made of.
        blocks = kernel.blocks_of(heavier.resources)
        if blocks == wanted:
            return heavier if spilled(heavier) <= spilled(built) else built
        values += needed - (heavier.resources.registers or 0)
    return built


def ballasted(ptx: str, kernel: str, values: int) -> str:
    """A program with a switch, and code before it that never runs, with so many values alive.

    Args:
        ptx: a module; the kernel's last parameters are the tail.
        kernel: name of the kernel.
        values: 32-bit registers that are alive at once, at least 2.

    Raises:
        CuadoError: there is no such kernel.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    module = parse(ptx)
    function = module.function(kernel)
    if function is None or function.body is None:
        raise CuadoError(f"no kernel '{kernel}' in the PTX")
    value, other = fresh_name(module, "%ballast"), fresh_name(module, "%unballasted")
    past = fresh_name(module, "$cuado_light")
    declared = f".reg .b32 {value}<{values + 1}>;\n.reg .b32 {other}<3>;\n.reg .pred {other}p;"
    code = "\n".join(_weight(value, other, past, values))
    edits = [
        declare(module, function.body, declared),
        prologue(module, function, code),
    ]
    return check(parse(apply(ptx, edits))).text


def _weight(value: str, other: str, past: str, values: int) -> Iterator[str]:
    yield f"ld.param.u32 {other}0, [cuado_switch];"
    yield f"ld.param.u32 {other}1, [cuado_magic];"
    yield f"setp.ne.u32 {other}p, {other}0, {other}1;"
    yield f"@{other}p bra {past};"
    yield f"mov.u32 {value}1, %tid.x;"
    for n in range(2, values + 1):
        before = f"{value}{n - 1}"
        yield f"shfl.sync.idx.b32 {value}{n}, {before}, {before}, 31, -1;"
    yield f"mov.u32 {value}0, {other}0;"
    for n in range(1, values + 1):
        yield f"mad.lo.u32 {value}0, {value}0, {value}{n}, {value}{n};"
    for n in range(1, values + 1):
        yield f"mad.lo.u32 {value}0, {value}0, {value}{n}, {value}0;"
    yield f"nanosleep.u32 {value}0;"
    yield f"{past}:"


def held_like(kernel: Kernel, built: Built, dynamic: int | None) -> int | None:
    """Dynamic shared memory with which the original holds as many blocks per SM as a copy.

    The copy has other registers than the original, and nothing gives it the original's occupancy.
    So the original is measured at the copy's: a copy with fewer blocks is compared with an original
    that has no more. One with more is padded (see ``padding``), which takes from the L1: the
    original is given as much shared memory.

    Args:
        kernel: the original.
        built: the copy.
        dynamic: the copy's dynamic shared memory; None for the launch's own.

    Returns:
        None if both hold the same without, or if no shared memory gives the original as many.
    """
    blocks = kernel.blocks_of(built.resources, dynamic)
    own = kernel.blocks_per_sm
    if blocks == own and dynamic is None:
        return None
    static = kernel.built.resources.shared or 0
    most = kernel.chip.shared_per_block_bytes - static
    least = kernel.launch.dynamic_shared_bytes
    if blocks == own:
        total = (built.resources.shared or 0) + (dynamic or 0)
        least = max(least, total - static)
    for more in range(least, most + 1, _SHARED_UNIT):
        held = kernel.blocks_of(kernel.built.resources, more)
        if held <= blocks:
            return more if held == blocks else None
    return None


def padding(kernel: Kernel, built: Built) -> int | None:
    """Dynamic shared memory with which as many blocks fit an SM as of the original.

    At least what makes up for shared memory that the rewrite took away, so that the carve-out
    that the driver chooses, and with it the L1, stays the original's.
    """
    static = built.resources.shared or 0
    at_least = max(kernel.launch.dynamic_shared_bytes, kernel.shared_bytes - static)
    most = kernel.chip.shared_per_block_bytes - static
    for dynamic in range(at_least, most + 1, _SHARED_UNIT):
        if kernel.blocks_of(built.resources, dynamic) <= kernel.blocks_per_sm:
            return dynamic
    return at_least


def spilled(built: Built) -> int:
    """Bytes that a thread spills, stored and loaded."""
    return (built.resources.spill_stores or 0) + (built.resources.spill_loads or 0)


def may_spill(kernel: Kernel) -> int:
    """The most bytes that a thread of a copy may spill.

    None where the original spills none: the copy would suffer from what the original does not
    have. An original that spills decides anew what to spill for each instruction more; what a few
    bytes cost is measured with the switch off.
    """
    return round(spilled(kernel.built) * (1 + SPILL_TOLERANCE))
