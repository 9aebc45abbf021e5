"""The machine code of many cubins, disassembled together.

A disassembler takes two thirds of a second to start and next to nothing for a kernel, and a
what-if looks at twenty versions of one. The code of many cubins is put into one ELF file, which is
disassembled once, with the functions inside of a kernel's code: a division has one, for extreme
values. What each cubin would have said by itself goes into the cache under its own key, but for
source lines, which the file does not have. Every byte is compared with the listing, as for a single
cubin. Whatever is not plainly one kernel's code is left to be disassembled by itself.
"""

import os
import re
import struct
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import base_opcode
from cuado.sass.toolchain.disassemble import (
    alone_with,
    code_key,
    is_of,
    keep_code,
    kept_code,
    listed,
)
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import DisassemblyError, InvalidCubinError, ToolFailedError
from cuado.sass.toolchain.listing import SassFunction
from cuado.sass.toolchain.locate import Program, Tool, find_all

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_LARGE = 1 << 18
"""Bytes of code from which a kernel is disassembled by itself: it would hold up the others."""
_SEVERAL = 2
"""Kernels from which a file of many is worth it."""
_PROCESSORS, _WORTH = 4, 4
"""Processors, and kernels, for each disassembler that runs."""
_LOCAL_SECTION, _LOCAL_FUNCTION, _GLOBAL_FUNCTION, _KERNEL = 0x03, 0x02, 0x12, 0x10
"""Bindings and types of symbols, and what nvdisasm calls ``STO_CUDA_ENTRY``."""
_BITS, _STRINGS, _SYMBOLS = 1, 3, 2
_TEXT_FLAGS, _CODE_ALIGNMENT = 6, 128
_LABEL = re.compile(r"(\.L_(?:x_)?)([0-9]+)")
_AIMED_ELSEWHERE = frozenset({"BRX", "BRXU", "JMX", "JMXU", "JCAL", "CAL"})
"""Opcodes of which the listing says more than their bytes: their targets stand elsewhere in the
cubin."""
_CALL = "CALL"
"""The same, unless it calls a function inside of the kernel's code."""
_Inner = tuple[str, int, int]
"""A function inside of a kernel's code: its name, its offset there, and its bytes."""


def disassemble_together(cubins: Iterable[bytes], cache: Cache | None) -> None:
    """Have the code of many cubins in the cache, each under its own key.

    What cannot be disassembled this way, and all of it without a cache, is left for
    :func:`~cuado.sass.toolchain.disassemble.code_of`.
    """
    tool = next(iter(find_all(Program.NVDISASM)), None)
    if cache is None or tool is None:
        return
    plain = {code_key(tool, each.cubin): each for each in _plain(cubins)}
    unknown = {k: each for k, each in plain.items() if kept_code(tool, each.cubin, cache) is None}
    if len(unknown) < _SEVERAL:
        return
    with alone_with(unknown):
        groups: dict[tuple[bytes, int], list[_Code]] = {}
        for each in unknown.values():
            if kept_code(tool, each.cubin, cache) is None:  # Nobody has read it meanwhile.
                groups.setdefault(each.made_for, []).append(each)
        for group in groups.values():
            if len(group) >= _SEVERAL:
                parts = _dealt(group, len(os.sched_getaffinity(0)))
                with ThreadPoolExecutor(len(parts)) as pool:
                    list(pool.map(lambda part: _disassemble(tool, part, cache), parts))


def _dealt(codes: Sequence["_Code"], processors: int) -> list[Sequence["_Code"]]:
    """The codes in as many parts as are worth a disassembler of their own at the same time.

    On two processors one is enough: its start costs more than what it then saves.
    """
    parts = max(1, min(processors // _PROCESSORS, len(codes) // _WORTH))
    return [codes[first::parts] for first in range(parts)]


@dataclass(frozen=True)
class _Code:
    """One kernel's code in its cubin."""

    cubin: Cubin
    name: str
    data: bytes
    inner: tuple[_Inner, ...] = ()

    @property
    def made_for(self) -> tuple[bytes, int]:
        """What cubins must have in common: the ELF's identity, and the flags with the chip."""
        header = _HEADER.unpack_from(self.cubin.image, 0)
        return header[0], header[7]


def _plain(cubins: Iterable[bytes]) -> Iterator[_Code]:
    """Those of one kernel, all functions inside of its code, without code that a loader changes."""
    for image in cubins:
        try:
            cubin = Cubin(image)
        except InvalidCubinError:
            continue
        if len(cubin.code) != 1 or cubin.instruction_bytes != 16:
            continue
        name, section = next(iter(cubin.code.items()))
        data, inner = cubin.bytes_of(section), cubin.within(name)
        is_whole = {*cubin.functions} == {name, *(each for each, _, _ in inner)}
        if len(data) <= _LARGE and not cubin.relocated(name) and is_whole:
            yield _Code(cubin, name, data, inner)


def _disassemble(tool: Tool, codes: Sequence[_Code], cache: Cache) -> None:
    names = [f"{code.name}.{number}" for number, code in enumerate(codes)]
    with tempfile.TemporaryDirectory(prefix="cuado-") as folder:
        path = Path(folder) / "kernels.cubin"
        data, inner = [code.data for code in codes], [code.inner for code in codes]
        path.write_bytes(merged(codes[0].cubin.image, names, data, inner))
        try:
            found = {function.name: function for function in listed(tool, path)}
        except (DisassemblyError, ToolFailedError):
            return
    for number, (name, code) in enumerate(zip(names, codes, strict=True)):
        function = found.get(name)
        if function is None or _needs_more(function):
            continue
        renamed = {name: code.name, **{f"{each}.{number}": each for each, _, _ in code.inner}}
        alone = _as_alone(function, code.name, renamed)
        if is_of(tool, code.cubin, (alone,)):
            keep_code(tool, code.cubin, (alone,), cache)


def _needs_more(function: SassFunction) -> bool:
    opcodes = ((base_opcode(each.sass), each.target) for each in function.instructions)
    return any(
        opcode in _AIMED_ELSEWHERE or (opcode == _CALL and target is None)
        for opcode, target in opcodes
    )


def _as_alone(function: SassFunction, name: str, names: Mapping[str, str]) -> SassFunction:
    """The function under its own name, with labels counted from 0 as in a cubin of its own.

    Args:
        function: as it is in the file of many.
        name: its own.
        names: of functions as they are in that file, and their own.
    """
    texts = [each.sass for each in function.instructions]
    numbers = [int(found[2]) for text in texts for found in _LABEL.finditer(text)]
    first = min(numbers, default=0)

    def counted(found: re.Match[str]) -> str:
        return f"{found[1]}{int(found[2]) - first}"

    def own(text: str) -> str:
        for there, here in names.items():
            text = text.replace(f"({there})", f"({here})")
        return text

    renamed = [own(_LABEL.sub(counted, text)) for text in texts]
    pairs = zip(function.instructions, texts, renamed, strict=True)
    # Most have no label: they stay as they are.
    return SassFunction(
        name, tuple(e if text == new else replace(e, sass=new) for e, text, new in pairs)
    )


def merged(
    model: bytes,
    names: Sequence[str],
    codes: Sequence[bytes],
    inner: Sequence[Sequence[_Inner]] = (),
) -> bytes:
    """An ELF file of some kernels' code and nothing else.

    Args:
        model: a cubin for the same chip, whose header is taken over.
        names: of the kernels.
        codes: their machine code.
        inner: functions inside of each kernel's code, which get the kernel's number behind a point.
    """
    body = bytearray(_HEADER.size)
    section_names, symbol_names = _Strings(), _Strings()
    locals_, globals_, texts = [bytes(_SYMBOL.size)], [], []
    first = 4  # After the empty section, two of strings, and the symbols.
    for number, functions in enumerate(inner):
        for function, offset, size in functions:
            symbol = (symbol_names.at(f"{function}.{number}"), _LOCAL_FUNCTION, 0)
            locals_.append(_SYMBOL.pack(*symbol, first + number, offset, size))
    before = len(locals_)
    for number, (name, code) in enumerate(zip(names, codes, strict=True)):
        at = _placed(body, code, _CODE_ALIGNMENT)
        text, section = f".text.{name}", first + number
        locals_.append(_SYMBOL.pack(symbol_names.at(text), _LOCAL_SECTION, 0, section, 0, 0))
        kernel = (symbol_names.at(name), _GLOBAL_FUNCTION, _KERNEL)
        globals_.append(_SYMBOL.pack(*kernel, section, 0, len(code)))
        row = (section_names.at(text), _BITS, _TEXT_FLAGS, 0, at, len(code), 3)
        texts.append((*row, before + len(names) + number, _CODE_ALIGNMENT, 0))
    own = [section_names.at(each) for each in (".shstrtab", ".strtab", ".symtab")]
    table = b"".join([*locals_, *globals_])
    places = [
        (_placed(body, data, 8), len(data))
        for data in (bytes(section_names.data), bytes(symbol_names.data), table)
    ]
    rows = [
        (0,) * 10,
        (own[0], _STRINGS, 0, 0, *places[0], 0, 0, 1, 0),
        (own[1], _STRINGS, 0, 0, *places[1], 0, 0, 1, 0),
        (own[2], _SYMBOLS, 0, 0, *places[2], 2, len(locals_), 8, _SYMBOL.size),
        *texts,
    ]
    at = _placed(body, b"".join(_SECTION.pack(*row) for row in rows), 8)
    identity, kind, machine, version, _, _, _, flags, *_ = _HEADER.unpack_from(model, 0)
    sizes = (_HEADER.size, 56, 0, _SECTION.size, len(rows), 1)
    body[: _HEADER.size] = _HEADER.pack(identity, kind, machine, version, 0, 0, at, flags, *sizes)
    return bytes(body)


class _Strings:
    """A section of strings."""

    def __init__(self) -> None:
        self.data = bytearray(1)

    def at(self, text: str) -> int:
        """Add a string; its offset."""
        start = len(self.data)
        self.data += text.encode() + b"\0"
        return start


def _placed(body: bytearray, data: bytes, alignment: int) -> int:
    """Append some bytes; where they begin."""
    body += bytes(-len(body) % alignment)
    at = len(body)
    body += data
    return at
