"""Experiments on machine code: overwrites instructions with NOPs, and queries the code.

Where a kernel comes without PTX nothing can be rewritten. But an instruction whose result decides
no address and no branch can be overwritten; registers, occupancy and every other instruction stay,
and a NOP still occupies the issue slot.
"""

import re
from collections.abc import Callable, Iterable

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.instructions.conditions import stay_note
from cuado.sass.slices import MachineCode
from cuado.sass.toolchain.classes import SassClass, base_opcode
from cuado.sass.toolchain.nops import removable

PATCHED = "by patching machine code"
OVERWRITTEN = Setting("overwritten")

_GRID = ((0x0C, 0x18), (0x370, 0x37C))
"""Ranges of the grid's size in constant bank 0: up to sm_90, and from sm_100 on."""
_SHARED_SIZES = ((0x2C, 0x30), (0x114, 0x118), (0x16C, 0x170))
"""Ranges of shared memory's sizes there, as ptxas 13.0 compiles for sm_75 to sm_120."""
_CONSTANT = re.compile(r"c\[0x0\]\[(?:(U?R\w+)(?:\+(0x[0-9a-f]+))?|(0x[0-9a-f]+))\]")
_WIDE = re.compile(r"^(?:@!?U?P\w+ )?\S*\.(64|128)\b")
_SHARED_SIZE = "SR_SMEMSZ"
_COUPLED = frozenset({"UCGABAR_ARV", "UCGABAR_WAIT", "ACQBULK", "PREEXIT"})
"""Barriers of a cluster, and waiting for another grid."""
_ORDERED = frozenset({SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD, SassClass.ATOMIC})
"""Classes that read global memory, through which blocks can communicate."""


def overwriting(
    kernel: Kernel,
    kind: SassClass,
    what: str,
    keep: Callable[[MachineCode, int], bool] = lambda _, __: False,
) -> Proposal | Refusal:
    """Overwrite all instructions of a class whose values decide no address and no branch.

    Args:
        kernel: the kernel.
        kind: the class of instructions.
        what: name of the instructions, in the plural.
        keep: which of them stay for another reason.
    """
    code = kernel.machine
    every = code.having(kind)
    if not every:
        return Refusal(f"the kernel has no {what}", absent=True)
    if code.unclear:
        return Refusal(
            f"which instructions decide addresses and branches is unknown: {code.unclear}"
        )
    chosen = [
        n
        for n in every
        if n not in code.steering and removable(code.instructions[n]) and not keep(code, n)
    ]
    if not chosen:
        return Refusal(f"all {what} decide an address or a branch, directly or through stored data")
    return patched(code, chosen, stay_note(what, len(every), len(every) - len(chosen)))


def patched(
    code: MachineCode,
    chosen: Iterable[int],
    notes: tuple[str, ...] = (),
    touched: Iterable[int] = (),
) -> Proposal:
    """A program with some instructions overwritten.

    Args:
        code: the kernel's machine code.
        chosen: instructions of it.
        notes: for the reader.
        touched: instructions of the PTX that they were made of, where it is known.
    """
    offsets = tuple(code.instructions[n].offset for n in chosen)
    many = f"{len(offsets)} of {len(code.instructions)} instructions are NOPs"
    note = f"{PATCHED}: {many}; each still takes its issue slot"
    return Proposal(
        Kind.SEPARATE,
        (OVERWRITTEN,),
        notes=(note, *notes),
        removed=offsets,
        touched=tuple(touched),
    )


def is_strong(code: MachineCode, index: int) -> bool:
    """True if an access is ordered among threads: others may wait for its value."""
    return ".STRONG" in code.instructions[index].sass


def barriers(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Overwrite the barriers of the block."""
    code = kernel.machine
    every = code.having(SassClass.BARRIER)
    if not every:
        return Refusal("the kernel has no barrier", absent=True)
    if code.unclear:
        return Refusal(
            f"which instructions decide addresses and branches is unknown: {code.unclear}"
        )
    # Reductions hand a value on; arrivals, and barriers by a register's number, pair with others.
    others = {code.instructions[n].sass for n in every if not _is_plain(code, n)}
    if others:
        return Refusal(f"a barrier that does more than synchronize: {min(others)}")
    if code.steers_from("shared"):
        return Refusal(
            "shared memory decides an address or a branch: without barriers it would be read "
            "too early"
        )
    return patched(code, every)


def _is_plain(code: MachineCode, index: int) -> bool:
    return ".SYNC" in code.instructions[index].sass and code.effects[index].reads == frozenset()


def loads(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Overwrite loads from global memory whose values decide nothing."""
    return overwriting(kernel, SassClass.GLOBAL_LOAD, "global loads", is_strong)


def stores(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Overwrite stores to global memory, unless global data decides an address or a branch."""
    if not kernel.machine.unclear and kernel.machine.steers_from("global", but_read_only=True):
        return Refusal("global data decides an address or a branch, and the stores may change it")
    return overwriting(kernel, SassClass.GLOBAL_STORE, "global stores", is_strong)


def special_functions(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Overwrite special functions whose values decide nothing."""
    return overwriting(kernel, SassClass.SPECIAL, "special functions")


def asks_for_blocks(code: MachineCode) -> bool:
    """True if the kernel reads the number of blocks, as far as the code shows."""
    return _reads(code, _GRID)


def asks_for_shared_size(code: MachineCode) -> bool:
    """True if the kernel reads the size of its shared memory."""
    special = any(_SHARED_SIZE in each.sass for each in code.instructions)
    return special or _reads(code, _SHARED_SIZES)


def _reads(code: MachineCode, places: Iterable[tuple[int, int]]) -> bool:
    """True if constants of the launch are read; an unknown index may be any."""
    for each in code.instructions:
        for match in _CONSTANT.finditer(each.sass):
            register, _, constant = match.groups()
            # An index may lead anywhere, unless it starts within the parameters; RZ is 0.
            if register and not register.endswith("Z"):
                if _is_of_parameters(match[2]):
                    continue
                return True
            first = int(constant or match[2] or "0", 16)
            wide = _WIDE.match(each.sass)
            last = first + (int(wide[1]) // 8 if wide else 4)
            if any(first < end and last > start for start, end in places):
                return True
    return False


_PARAMETERS = 0x160
"""Least offset of parameters (sm_75): an index from there on is into an array of them."""


def _is_of_parameters(offset: str | None) -> bool:
    """True if an indexed constant lies among the parameters."""
    return offset is not None and int(offset, 16) >= _PARAMETERS


def coupled(code: MachineCode) -> str:
    """Why fewer blocks at a time, or in all, might hang the kernel; empty without a sign of it.

    If the slice of a branch is unknown, any ordered access to global memory may decide it.
    """
    if code.having(SassClass.OTHER):
        return f"whether blocks wait for each other is unknown: {code.unclear}"
    for n, each in enumerate(code.instructions):
        if base_opcode(each.sass) in _COUPLED:
            return f"blocks wait for others ({base_opcode(each.sass)})"
        if not is_strong(code, n) or code.kinds[n] not in _ORDERED or not code.effects[n].writes:
            continue
        # An atomic or ordered load that decides a branch may be a wait for another block.
        if code.unclear or n in code.steering:
            return f"blocks may wait for each other: {each.sass} may decide a branch"
    return ""
