"""The parts of a cubin's ELF container that cuado needs: sections, code, relocations, resources.

A cubin is a 64-bit little-endian ELF file for machine 190 (``EM_CUDA``). A kernel's code is in
``.text.<kernel>``, its constants in ``.nv.constant<bank>.<kernel>``; ``.nv.info`` holds attributes
as (format, code, value), of which registers and stack frames by symbol are read here.
"""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from cuado.sass.toolchain.errors import InvalidCubinError

_MACHINE = 190
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_NO_BITS, _SYMTAB, _REL, _RELA = 8, 2, 9, 4
_FUNCTION = 2
"""Type of a symbol."""
_ABI_OF_13 = 8
"""From this ABI version on, the architecture stands one byte higher in the flags."""
_VOLTA = 70
_SIZED = 4
"""Format of an attribute whose value has a length of its own."""
_REGISTER_COUNT, _FRAME_SIZE = 0x2F, 0x11
_PARAMETER, _BARRIERS = 0x17, 0x4C
_PARAMETER_INFO = struct.Struct("<IHHI")
_PARAMETER_SIZE_SHIFT = 18
"""Its last word: the size stands above alignment, memory space and bank."""
_HOPPER = 90
_RESERVED_SHARED = 1024
"""Bytes of a block's shared memory that are the system's own, from Hopper on within its section."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section; ``offset`` and ``size`` are of its bytes in the file (none if ``no_bits``)."""

    name: str
    kind: int
    offset: int
    size: int
    info: int
    link: int

    @property
    def no_bits(self) -> bool:
        """True if it only reserves space, as shared memory does."""
        return self.kind == _NO_BITS


class Cubin:
    """A cubin, read and checked.

    Raises:
        InvalidCubinError: not a cubin, or one that is cut off.
    """

    def __init__(self, image: bytes) -> None:
        self.image = image
        try:
            self.sections, self._flags, self._abi = _read(image)
        except (struct.error, IndexError, OverflowError) as error:
            raise InvalidCubinError("the cubin is cut off or damaged") from error

    @property
    def architecture(self) -> int:
        """Compute capability as in ``sm_90``, without what follows the number."""
        return (self._flags >> 8 if self._abi >= _ABI_OF_13 else self._flags) & 0xFF

    @property
    def instruction_bytes(self) -> int:
        """Bytes of one instruction; before Volta three of them share a control word as well."""
        return 16 if self.architecture >= _VOLTA else 8

    @cached_property
    def code(self) -> Mapping[str, Section]:
        """Code sections by the function they are named for."""
        prefix = ".text."
        return MappingProxyType(
            {s.name.removeprefix(prefix): s for s in self.sections if s.name.startswith(prefix)}
        )

    def bytes_of(self, section: Section) -> bytes:
        """Its bytes; empty if it only reserves space."""
        return (
            b"" if section.no_bits else self.image[section.offset : section.offset + section.size]
        )

    def relocated(self, function: str) -> frozenset[int]:
        """Offsets in a function's code that the loader will write to."""
        found: set[int] = set()
        for section in self.sections:
            size = {_REL: 16, _RELA: 24}.get(section.kind)
            if size and section.name in (f".rel.text.{function}", f".rela.text.{function}"):
                data = self.bytes_of(section)
                starts = range(0, len(data) - size + 1, size)
                found |= {struct.unpack_from("<Q", data, start)[0] for start in starts}
        return frozenset(found)

    def referred(self, name: str) -> Mapping[int, str]:
        """Functions that a section refers to, by the offset in it."""
        table = next((s for s in self.sections if s.kind == _SYMTAB), None)
        symbols = b"" if table is None else self.bytes_of(table)
        found = {}
        for section in self.sections:
            size = {_REL: 16, _RELA: 24}.get(section.kind)
            if not size or section.name not in (f".rel{name}", f".rela{name}"):
                continue
            data = self.bytes_of(section)
            for start in range(0, len(data) - size + 1, size):
                offset, info = struct.unpack_from("<QQ", data, start)
                at = (info >> 32) * _SYMBOL.size
                if at + _SYMBOL.size <= len(symbols):
                    home = _SYMBOL.unpack_from(symbols, at)[3]
                    if home < len(self.sections):
                        found[offset] = self.sections[home].name.removeprefix(".text.")
        return MappingProxyType(found)

    def constant_bytes(self, function: str) -> Mapping[int, int]:
        """Bytes of each constant bank that a kernel has of its own."""
        found = {}
        for section in self.sections:
            head, _, name = section.name.removeprefix(".nv.constant").partition(".")
            if section.name.startswith(".nv.constant") and name == function and head.isdecimal():
                found[int(head)] = section.size
        return MappingProxyType(found)

    @cached_property
    def registers(self) -> Mapping[str, int]:
        """Registers per thread by function, as the loader will read them."""
        return self._attribute(_REGISTER_COUNT)

    @cached_property
    def frames(self) -> Mapping[str, int]:
        """Bytes of stack frame by function."""
        return self._attribute(_FRAME_SIZE)

    def parameters(self, function: str) -> tuple[tuple[int, int], ...]:
        """Offset and bytes of each of a kernel's parameters, in their order.

        As seen in code for sm_75 to sm_120 by ptxas 13.0, against the sizes in its PTX.
        """
        found = {}
        for code, value in _attributes(self._info(function)):
            if code == _PARAMETER and len(value) == _PARAMETER_INFO.size:
                _, ordinal, offset, word = _PARAMETER_INFO.unpack(value)
                found[ordinal] = (offset, word >> _PARAMETER_SIZE_SHIFT)
        return tuple(found[ordinal] for ordinal in sorted(found))

    def barriers(self, function: str) -> int | None:
        """Named barriers of a block; None if the cubin does not say."""
        values = [v for code, v in _attributes(self._info(function)) if code == _BARRIERS]
        return values[0][0] if values and values[0] else None

    def shared_bytes(self, function: str) -> int:
        """Static shared memory of a block, without what the system reserves."""
        size = next((s.size for s in self.sections if s.name == f".nv.shared.{function}"), 0)
        return max(size - _RESERVED_SHARED, 0) if self.architecture >= _HOPPER else size

    def _info(self, function: str) -> bytes:
        name = f".nv.info.{function}"
        section = next((s for s in self.sections if s.name == name), None)
        return b"" if section is None else self.bytes_of(section)

    def _attribute(self, wanted: int) -> Mapping[str, int]:
        info = next((s for s in self.sections if s.name == ".nv.info"), None)
        if info is None:
            return {}
        names = self._symbols
        found = {}
        for code, value in _attributes(self.bytes_of(info)):
            if code == wanted and len(value) == 8:
                symbol, number = struct.unpack("<II", value)
                if symbol in names:
                    found[names[symbol]] = number
        return MappingProxyType(found)

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """Names of all functions that symbols stand for, those inside of a kernel's code too."""
        table = next((s for s in self.sections if s.kind == _SYMTAB), None)
        data = b"" if table is None else self.bytes_of(table)
        return tuple(
            name
            for index, name in self._symbols.items()
            if _SYMBOL.unpack_from(data, index * _SYMBOL.size)[1] & 0xF == _FUNCTION
        )

    def within(self, function: str) -> tuple[tuple[str, int, int], ...]:
        """The functions inside of a kernel's code: name, offset and bytes; the kernel left out."""
        table = next((s for s in self.sections if s.kind == _SYMTAB), None)
        data = b"" if table is None else self.bytes_of(table)
        found = []
        for index, name in self._symbols.items():
            _, kind, _, section, offset, size = _SYMBOL.unpack_from(data, index * _SYMBOL.size)
            is_code = section < len(self.sections) and (
                self.sections[section].name == f".text.{function}"
            )
            if kind & 0xF == _FUNCTION and is_code and name != function:
                found.append((name, offset, size))
        return tuple(found)

    @cached_property
    def _symbols(self) -> Mapping[int, str]:
        table = next((s for s in self.sections if s.kind == _SYMTAB), None)
        if table is None or table.link >= len(self.sections):
            return {}
        names, data = self.bytes_of(self.sections[table.link]), self.bytes_of(table)
        return {
            index: _text(names, _SYMBOL.unpack_from(data, index * _SYMBOL.size)[0])
            for index in range(len(data) // _SYMBOL.size)
        }


def _read(image: bytes) -> tuple[tuple[Section, ...], int, int]:
    """Sections, flags and ABI version."""
    header = _HEADER.unpack_from(image, 0)
    identity, machine = header[0], header[2]
    if identity[:6] != b"\x7fELF\x02\x01" or machine != _MACHINE:
        raise InvalidCubinError("not a cubin (a 64-bit ELF file for CUDA)")
    start, flags, entry, count, names_at = header[6], header[7], header[11], header[12], header[13]
    if entry != _SECTION.size or names_at >= count:
        raise InvalidCubinError("the cubin's section table is damaged")
    raw = [_SECTION.unpack_from(image, start + index * entry) for index in range(count)]
    names = image[raw[names_at][4] : raw[names_at][4] + raw[names_at][5]]
    sections = tuple(Section(_text(names, r[0]), r[1], r[4], r[5], r[7], r[6]) for r in raw)
    for section in sections:
        if not section.no_bits and section.offset + section.size > len(image):
            raise InvalidCubinError(f"the cubin is cut off inside section '{section.name}'")
    return sections, flags, identity[8]


def _text(table: bytes, start: int) -> str:
    end = table.find(b"\0", start)
    return table[start : end if end >= 0 else len(table)].decode("utf-8", "replace")


def _attributes(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Codes and values of an ``.nv.info`` section, up to where it stops making sense."""
    at = 0
    while at + 4 <= len(data):
        form, code, short = struct.unpack_from("<BBH", data, at)
        at += 4
        if form != _SIZED:
            yield code, data[at - 2 : at]
        elif at + short <= len(data):
            yield code, data[at : at + short]
            at += short
        else:
            return
