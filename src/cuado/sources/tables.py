"""What all text formats share: lines, cells, numbers, launch shapes and function names.

Each line is parsed by itself, so that one damaged line costs one line. No profiler writes a line
break inside a cell.
"""

import codecs
import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado import inputs
from cuado.errors import InvalidDataError, UnreadableFileError

# Longest first: the mark of UTF-32 begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LINE_BREAK = re.compile(r"\r\n|\n|\r")
# Neither float() nor \d alone will do: they take 1_000, nan, and the digits of other scripts.
_NUMBER = re.compile(
    r"[+-]?(?:(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
)
# No profiler counts so far, and products of a few such numbers still fit a float.
_LARGEST = 1e30
_EXTENT = re.compile(r"[0-9]+(?:\s*[x,]\s*[0-9]+){0,2}")
_LARGEST_EXTENT = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table; ``number`` counts from 1."""

    number: int
    text: str

    @property
    def cells(self) -> list[str]:
        """The line's comma-separated cells, outer blanks removed.

        Raises:
            InvalidDataError: if its quotes do not match: it was cut off, or it is no CSV.
        """
        try:
            rows = list(csv.reader([self.text], skipinitialspace=True, strict=True))
        except csv.Error as error:
            raise InvalidDataError(f"line {self.number} is damaged ({error})") from error
        return [cell.strip() for cell in rows[0]] if rows else []


def read_text(path: Path) -> str:
    """Read a text file in UTF-8, or in what its byte order mark says (PowerShell writes UTF-16).

    Raises:
        UnreadableFileError: if it cannot be opened, or is not text.
    """
    try:
        data = inputs.read_bytes(path, inputs.TABLE)
    except OSError as error:
        raise UnreadableFileError(path, error.strerror or "cannot be read") from error
    try:
        return decode(data)
    except UnicodeDecodeError as error:
        raise UnreadableFileError(
            path, "is not text: its bytes are not UTF-8", "save it as UTF-8"
        ) from error


def decode(data: bytes, errors: str = "strict") -> str:
    """Decode UTF-8, or what a byte order mark says; ``errors`` as for ``bytes.decode``."""
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    return data.decode(encoding, errors)


def lines(text: str) -> Iterator[Line]:
    """Give the lines that are not blank.

    A letter that cannot be printed becomes a question mark, so that no name or message made of a
    file's text can steer a terminal.
    """
    for number, line in enumerate(_LINE_BREAK.split(text), 1):
        if line.strip():
            yield Line(number, printable(line))


def number(cell: str) -> float:
    """Read a number, thousands separated by commas or not.

    Raises:
        InvalidDataError: if it is none (NaN and infinity are none), or beyond all measure.
    """
    if _NUMBER.fullmatch(cell):
        value = float(cell.replace(",", ""))
        if abs(value) <= _LARGEST:
            return value
    raise InvalidDataError(f"'{shown(cell)}' is not a number")


def whole(cell: str) -> int:
    """Read a whole number, at least 0.

    Raises:
        InvalidDataError: if it is none.
    """
    value = number(cell)
    if value < 0 or value != int(value):
        raise InvalidDataError(f"'{shown(cell)}' is not a whole number of at least 0")
    return int(value)


def extent(cell: str) -> tuple[int, int, int]:
    """Read a grid or a block: ``256``, ``32x8``, ``(32, 8, 1)``; what is not given is 1.

    Raises:
        InvalidDataError: if it is none, or a number in it is 0 or beyond what CUDA allows.
    """
    bare = cell[1:-1].strip() if cell.startswith("(") and cell.endswith(")") else cell
    if not _EXTENT.fullmatch(bare):
        raise InvalidDataError(f"'{shown(cell)}' is not a grid or block such as 32x8x1")
    sizes = [int(part[:20]) for part in re.split(r"\s*[x,]\s*", bare)]
    if not all(1 <= size <= _LARGEST_EXTENT for size in sizes):
        raise InvalidDataError(f"'{shown(cell)}' is not a grid or block that CUDA can launch")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def printable(text: str) -> str:
    """Replace letters that cannot be printed: a tab by a blank, others by question marks."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else "?" for c in text.replace("\t", " "))


def shown(text: str, most: int = 40) -> str:
    """Part of a file's text as a message may show it: short and printable."""
    clean = printable(text)
    return clean if len(clean) <= most else f"{clean[: most - 3]}..."


def duplicate(names: list[str]) -> str | None:
    """Find the first name that occurs twice; None if there is none. Empty names do not count."""
    seen: set[str] = set()
    for name in names:
        if name and name in seen:
            return name
        seen.add(name)
    return None


def function_name(signature: str) -> str:
    """Strip a signature of return type, namespaces, template arguments and parameters.

    ``void app::(anonymous namespace)::scale<float, (int)4>(T1 *, int)`` is ``scale``. A name that
    does not look like a C++ function stays as it is.
    """
    bare = _outside_brackets(signature.replace("(anonymous namespace)", ""))
    words = bare.partition("(")[0].split()
    name = words[-1].rpartition("::")[2] if words else ""
    return name or signature


def _outside_brackets(text: str) -> str:
    """Remove ``<...>``; the text itself if these do not match."""
    depth, kept = 0, []
    for letter in text:
        depth += letter == "<"
        if depth == 0:
            kept.append(letter)
        depth -= letter == ">"
        if depth < 0:
            return text
    return "".join(kept) if depth == 0 else text
