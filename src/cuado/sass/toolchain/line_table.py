"""The line table of a cubin: which source line each machine instruction bears.

It is DWARF's (version 2 to 4, "Line Number Information"): a program that adds rows of address, file
and line. Addresses are relative to the function that a relocation names. What follows DWARF's own
operations, as NVIDIA's for inlined calls do, says how long it is and is passed over.
"""

import struct
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import InvalidCubinError

_SECTION = ".debug_line"
_UNIT = struct.Struct("<IHI")
_COPY, _ADVANCE_PC, _ADVANCE_LINE, _SET_FILE = 1, 2, 3, 4
_CONST_ADD_PC, _FIXED_ADVANCE_PC = 8, 9
_END_SEQUENCE, _SET_ADDRESS = 1, 2
_BEHIND = 255
"""Number of the special operation whose step in address the operation const_add_pc takes."""
_VERSIONS = range(2, 5)


@dataclass(frozen=True, slots=True)
class LineRows:
    """Rows of one function.

    Attributes:
        addresses: bytes from its start, ascending.
        places: file and line from each address on; None from where a sequence ends.
    """

    addresses: tuple[int, ...]
    places: tuple[tuple[str, int] | None, ...]

    def at(self, offset: int) -> tuple[str, int] | None:
        """File and line of the instruction at an offset; None where the table has none."""
        row = bisect_right(self.addresses, offset) - 1
        return self.places[row] if row >= 0 else None


def line_rows(cubin: Cubin) -> Mapping[str, LineRows]:
    """The line table of each function that has one.

    Raises:
        InvalidCubinError: the table is damaged, or of a version that is not read.
    """
    section = next((s for s in cubin.sections if s.name == _SECTION), None)
    if section is None:
        return {}
    data, functions = cubin.bytes_of(section), cubin.referred(_SECTION)
    rows: dict[str, list[tuple[int, tuple[str, int] | None]]] = {}
    try:
        at = 0
        while at < len(data):
            end = at + 4 + _UNIT.unpack_from(data, at)[0]
            for function, address, place in _Unit(data, at, end, functions):
                rows.setdefault(function, []).append((address, place))
            at = end
    except (struct.error, IndexError, ValueError, ZeroDivisionError) as error:
        raise InvalidCubinError("the cubin's line table is damaged") from error
    found = {}
    for function, own in rows.items():
        own.sort(key=lambda row: row[0])  # Of rows at one address the last stays behind.
        found[function] = LineRows(tuple(a for a, _ in own), tuple(p for _, p in own))
    return found


class _Unit:
    """One line number program, run when it is iterated over."""

    def __init__(self, data: bytes, at: int, end: int, functions: Mapping[int, str]) -> None:
        self._data, self._end, self._functions = data, end, functions
        _, version, header = _UNIT.unpack_from(data, at)
        if version not in _VERSIONS:
            raise InvalidCubinError(f"a line table of DWARF {version}")
        self._at = at + _UNIT.size
        self._shortest = self._byte()
        if version >= _VERSIONS[-1]:
            self._byte()  # Operations per instruction: more than one on VLIW machines only.
        self._byte()  # Whether rows begin statements.
        self._base = struct.unpack("b", bytes([self._byte()]))[0]
        self._range, opcodes = self._byte(), self._byte()
        self._arguments = [0, *(self._byte() for _ in range(opcodes - 1))]
        self._files = [""]
        while self._text():
            pass  # Folders.
        while name := self._text():
            self._files.append(name)
            for _ in range(3):
                self._number()
        self._at = at + _UNIT.size + header
        self._begin()

    def __iter__(self) -> Iterator[tuple[str, int, tuple[str, int] | None]]:
        self._begin()
        while self._at < self._end:
            code = self._byte()
            if code == 0:
                ended = self._extended()
                if ended:
                    yield self._function, self._address, None
                    self._begin()
            elif code == _COPY or code >= len(self._arguments):
                if code != _COPY:
                    self._step(code)
                    self._line += self._base + (code - len(self._arguments)) % self._range
                yield self._function, self._address, (self._files[self._file], self._line)
            else:
                self._plain(code)

    def _begin(self) -> None:
        self._function, self._address, self._file, self._line = "", 0, 1, 1

    def _step(self, code: int) -> None:
        """Advance the address as a special opcode does."""
        self._address += (code - len(self._arguments)) // self._range * self._shortest

    def _extended(self) -> bool:
        """Run an extended operation; true if it ends a sequence."""
        size = self._number()
        after = self._at + size
        kind = self._byte()
        if kind == _SET_ADDRESS:
            self._function = self._functions.get(self._at, "")
            self._address = int.from_bytes(self._data[self._at : after], "little")
        self._at = after
        return kind == _END_SEQUENCE

    def _plain(self, code: int) -> None:
        if code == _ADVANCE_PC:
            self._address += self._number() * self._shortest
        elif code == _ADVANCE_LINE:
            self._line += self._signed()
        elif code == _SET_FILE:
            self._file = self._number()
        elif code == _CONST_ADD_PC:
            self._step(_BEHIND)
        elif code == _FIXED_ADVANCE_PC:
            self._address += struct.unpack_from("<H", self._data, self._at)[0]
            self._at += 2
        else:
            for _ in range(self._arguments[code]):
                self._number()

    def _byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def _number(self) -> int:
        """LEB128, unsigned."""
        value = shift = 0
        while True:
            byte = self._byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def _signed(self) -> int:
        start = self._at
        value = self._number()
        bits = 7 * (self._at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def _text(self) -> str:
        end = self._data.index(b"\0", self._at)
        text = self._data[self._at : end].decode("utf-8", "replace")
        self._at = end + 1
        return text
