"""Remove machine instructions without recompiling: overwrite them with NOPs.

Removing an instruction from PTX lets ptxas optimise around the hole (without its barriers a loop
was unrolled seven times), so the copy differs in more than was asked for. A patched cubin differs
in nothing else: registers, occupancy and every other instruction stay. A NOP still takes an issue
slot and keeps the stall count, the yield hint and the waits of the instruction it replaces.

An instruction of Volta and later has 128 bits. A NOP's low 64 are ``0x7918`` (opcode and true
guard); of the high 64 only the scheduling fields mean anything (Jia et al., "Dissecting the
NVIDIA Volta GPU architecture via microbenchmarking", 2018)::

    bits  41-44 stall count         kept
          45    yield hint          kept
          46-48 barrier set: write  7, none: no result will come
          49-51 barrier set: read   7, none
          52-57 barriers waited for kept
          58-61 operand reuse       0

What is checked: the instruction exists, does not steer control or a hardware protocol whose other
half would wait for ever, and is not written to by the loader. What is not checked, because that
needs the whole program: if an address, a branch or a trip count depends on its result. Patch loads
only outside those slices, and run patched kernels on copies of the data.
"""

from collections.abc import Iterable, Mapping

from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of
from cuado.sass.toolchain.disassemble import Disassembly, disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import PatchError
from cuado.sass.toolchain.listing import SassInstruction
from cuado.sass.toolchain.locate import Tool

_NOP_LOW = 0x7918
_KEPT = 0x3F << 52 | 0x1 << 45 | 0xF << 41
_NO_BARRIERS = 0x7 << 46 | 0x7 << 49
_BYTES = 16

_STEERING = frozenset(
    {
        SassClass.CONTROL,
        SassClass.ASYNC_BARRIER,
        SassClass.ASYNC_COPY,
        SassClass.TENSOR,
        SassClass.OTHER,
    }
)
"""Not removed one at a time: control flow, halves of protocols, and what nobody knows."""
_PRODUCTS = frozenset(
    {
        *("HMMA", "IMMA", "BMMA", "DMMA", "QMMA", "OMMA", "MOVM"),
        *("HGMMA", "IGMMA", "QGMMA", "BGMMA"),
    }
)
"""Products that write registers when they are done, as arithmetic does. A warp group's counts in
the group that is committed next; who waits for a group finds one without products ended."""
_HANDED_OVER = frozenset({"USETMAXREG", "ARRIVES", "ELECT", "UCGABAR_ARV", "UCGABAR_WAIT"})


def nop_of(encoding: int) -> int:
    """The NOP that replaces a 128-bit instruction and keeps its scheduling fields."""
    # A NOP sets no barrier, so an instruction that waits for the old one's finds it free.
    high = encoding >> 64 & _KEPT | _NO_BARRIERS
    return high << 64 | _NOP_LOW


def removable(instruction: SassInstruction) -> bool:
    """True if overwriting it leaves a program that can still end."""
    opcode, kind = base_opcode(instruction.sass), class_of(instruction.sass)
    if opcode in _HANDED_OVER:
        return False
    return kind not in _STEERING or opcode in _PRODUCTS


def select(code: Disassembly, kernel: str, kinds: Iterable[SassClass]) -> tuple[int, ...]:
    """Offsets of a kernel's removable instructions of some classes.

    Raises:
        PatchError: there is no such kernel.
    """
    if kernel not in code.functions:
        raise PatchError(
            f"the cubin has no function '{kernel}'", f"it has: {', '.join(code.functions)}"
        )
    wanted = frozenset(kinds)
    found = code.functions[kernel].instructions
    return tuple(i.offset for i in found if class_of(i.sass) in wanted and removable(i))


def with_nops(
    cubin: bytes,
    removed: Mapping[str, Iterable[int]],
    *,
    disassembler: Tool | None = None,
    cache: Cache | None = None,
) -> bytes:
    """The cubin with some instructions overwritten, checked by disassembling both.

    Args:
        cubin: the ELF image, for Volta or later.
        removed: offsets by function.
        disassembler: the tool to read with.
        cache: for the disassembler's results.

    Raises:
        PatchError: an offset is none of an instruction's, an instruction must stay, or the
            disassembler does not read the result as it should.
        InvalidCubinError: not a cubin.
        DisassemblyError: no tool here reads it.
        ToolNotFoundError: there is no disassembler.
    """
    wanted = {name: frozenset(offsets) for name, offsets in removed.items()}
    before = disassemble(cubin, tool=disassembler, cache=cache)
    read = Cubin(cubin)
    if read.instruction_bytes != _BYTES:
        raise PatchError(f"instructions of sm_{read.architecture} are not patched, only sm_70's on")
    patched = bytearray(cubin)
    for name, offsets in wanted.items():
        for offset in sorted(offsets):
            _check(read, before, name, offset)
            # Offsets are those in the function; the file has the function's code at an offset.
            at = read.code[name].offset + offset
            encoding = int.from_bytes(patched[at : at + _BYTES], "little")
            patched[at : at + _BYTES] = nop_of(encoding).to_bytes(_BYTES, "little")
    result = bytes(patched)
    verify(before, disassemble(result, tool=disassembler, cache=cache), wanted)
    return result


def _check(cubin: Cubin, code: Disassembly, name: str, offset: int) -> None:
    """Check that the instruction may be removed.

    Raises:
        PatchError: it is not.
    """
    function = code.functions.get(name)
    if function is None or name not in cubin.code:
        raise PatchError(
            f"the cubin has no function '{name}'", f"it has: {', '.join(code.functions)}"
        )
    index, rest = divmod(offset, _BYTES)
    if rest or not 0 <= index < len(function.instructions):
        raise PatchError(f"'{name}' has no instruction at {offset:#06x}")
    instruction = function.instructions[index]
    if not removable(instruction):
        raise PatchError(
            f"`{instruction.sass}` of '{name}' cannot be removed",
            "control flow, and parts of hardware protocols (barriers, waits), must stay",
        )
    if any(offset <= written < offset + _BYTES for written in cubin.relocated(name)):
        raise PatchError(
            f"`{instruction.sass}` of '{name}' is completed by the loader, which would undo the NOP"
        )


def verify(before: Disassembly, after: Disassembly, removed: Mapping[str, frozenset[int]]) -> None:
    """Check that exactly the requested instructions became NOPs.

    Raises:
        PatchError: something else changed, or something did not.
    """
    if before.functions.keys() != after.functions.keys():
        raise PatchError("patching changed which functions there are")
    for name, function in before.functions.items():
        changed = after.functions[name].instructions
        if len(function.instructions) != len(changed):
            raise PatchError(f"patching changed the number of instructions of '{name}'")
        for old, new in zip(function.instructions, changed, strict=True):
            if new.offset in removed.get(name, frozenset()):
                # A guard would show that bits of the old instruction were left.
                well = class_of(new.sass) is SassClass.NOP and "@" not in new.sass
            else:
                well = _same(old, new)
            if not well:
                raise PatchError(
                    f"patching made `{new.sass}` of `{old.sass}` at {old.offset:#06x} of '{name}'"
                )


def _same(old: SassInstruction, new: SassInstruction) -> bool:
    """True if both have one encoding; without it, one text, though its labels may change."""
    if old.encoding is None or new.encoding is None:
        return (old.offset, old.sass) == (new.offset, new.sass)
    return (old.offset, old.encoding) == (new.offset, new.encoding)
