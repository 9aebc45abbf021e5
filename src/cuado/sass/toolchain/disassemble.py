"""A cubin's machine code, instruction by instruction, through nvdisasm or cuobjdump.

nvdisasm is preferred: it prints line information and needs no other tool. Newer ones no longer
read older chips (13.1 and later refuse Volta), so every one found is tried.
"""

import re
import tempfile
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock
from types import MappingProxyType

from cuado.model.instruction import SourceLocation
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import DisassemblyError, InvalidCubinError
from cuado.sass.toolchain.listing import SassFunction, SassInstruction, parse_listing
from cuado.sass.toolchain.locate import Program, Tool, find, find_each
from cuado.sass.toolchain.process import run

# Code that was read in this process: a what-if asks for that of each version several times.
#
# Reading the cache's text of a thousand instructions takes as long as ten analyses of them.

MOST = 60_000
"""Instructions that are kept: some 25 MB."""
Functions = tuple[SassFunction, ...]


class ListingCache:
    """The last functions that were read, by the cache's folder and key."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: OrderedDict[tuple[Path, str], Functions] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def get(self, folder: Path, key: str) -> Functions | None:
        """What was kept under a key; None if that is nothing."""
        with self._lock:
            found = self._known.get((folder, key))
            if found is not None:
                self._known.move_to_end((folder, key))
            return found

    def put(self, folder: Path, key: str, functions: Functions) -> None:
        """Keep some functions, and forget the oldest where there are too many instructions."""
        size = _size(functions)
        with self._lock:
            if size > self._most or (folder, key) in self._known:
                return
            self._known[folder, key] = functions
            self._held += size
            while self._held > self._most:
                self._held -= _size(self._known.popitem(last=False)[1])


def _size(functions: Functions) -> int:
    return sum(len(function.instructions) for function in functions)


_ARGUMENTS = {
    Program.NVDISASM: ("--print-code", "--print-line-info-inline", "--print-instruction-encoding"),
    Program.CUOBJDUMP: ("--dump-sass",),
}
_FILE = "kernel.cubin"
_LOCK = Lock()
_UNDER_WAY: dict[str, Lock] = {}
"""Locks of the cubins that are being disassembled, by key."""
_READ = ListingCache()
_OF_DEBUGGERS = re.compile(r"(\.rela?)?\.(nv_)?debug|\.shstrtab")
"""Names of sections that a disassembly without source lines does not depend on."""
_IDENTITY = 20
"""Bytes of an ELF file that say what kind of file it is, and for which machine."""


@dataclass(frozen=True, slots=True)
class Disassembly:
    """What a cubin's code says.

    Attributes:
        functions: by name, kernels and functions that were not inlined.
        has_lines: whether the tool could say source lines, had the cubin any.
        disassembler: the tool, in its own words.
    """

    functions: Mapping[str, SassFunction]
    has_lines: bool
    disassembler: str


def disassemble(
    cubin: bytes,
    *,
    tool: Tool | None = None,
    cache: Cache | None = None,
    timeout: float = 300.0,
) -> Disassembly:
    """Disassemble a cubin; every byte of its code is accounted for.

    Args:
        cubin: the ELF image.
        tool: an nvdisasm or a cuobjdump; without it those on this machine are tried in turn.
        cache: looked in first, and added to.
        timeout: seconds one tool may take.

    Raises:
        InvalidCubinError: not a cubin.
        DisassemblyError: no tool here reads it, or not all of it.
        ToolNotFoundError: there is neither nvdisasm nor cuobjdump.
        ToolFailedError: a tool took too long.
    """
    read = Cubin(cubin)
    refused: DisassemblyError | None = None
    for each in [tool] if tool else _tools():
        try:
            return _disassemble_with(each, read, cache, timeout)
        except DisassemblyError as error:
            refused = refused or error
    if refused is None:
        find(Program.NVDISASM)  # Raises what says how to get one.
        raise DisassemblyError("the disassembler came and went while it was looked for")
    raise refused


def _tools() -> Iterator[Tool]:
    yield from find_each(Program.NVDISASM)
    yield from find_each(Program.CUOBJDUMP)


def code_of(
    cubin: bytes, *, cache: Cache | None = None, timeout: float = 300.0
) -> Mapping[str, SassFunction]:
    """A cubin's functions by name, with source lines or without: whichever is known already.

    Raises:
        CuadoError: as of :func:`disassemble`.
    """
    read = Cubin(cubin)
    tool = next(_tools(), None)
    if tool is None or cache is None:
        return disassemble(cubin, cache=cache, timeout=timeout).functions
    known = kept_code(tool, read, cache)
    if known is None:
        with alone_with([code_key(tool, read)]):  # Somebody may be reading it just now.
            known = kept_code(tool, read, cache)
            if known is None:
                found = disassemble(cubin, cache=cache, timeout=timeout)
                if found.disassembler == tool.banner:
                    functions = tuple(map(_without_lines, found.functions.values()))
                    keep_code(tool, read, functions, cache)
                return found.functions
    return MappingProxyType({function.name: function for function in known})


def is_known(cubin: bytes, cache: Cache) -> bool:
    """True if the cache has a cubin's code; False of what is no cubin as well."""
    tool = next(_tools(), None)
    try:
        read = Cubin(cubin)
    except InvalidCubinError:
        return False
    return tool is not None and kept_code(tool, read, cache) is not None


def code_key(tool: Tool, cubin: Cubin) -> str:
    """Key of a cubin's code without source lines.

    Sections for debuggers do not count, which say the text that the code was made from: of two
    texts that give the same code one is disassembled.
    """
    parts = (
        part
        for section in cubin.sections
        if not _OF_DEBUGGERS.match(section.name)
        for part in (section.name, cubin.bytes_of(section))
    )
    header = cubin.image[:_IDENTITY], str(cubin.architecture)
    return Cache.key("code 2", tool.banner, *_ARGUMENTS[tool.program], *header, *parts)


def kept_code(tool: Tool, cubin: Cubin, cache: Cache) -> tuple[SassFunction, ...] | None:
    """What the cache knows of a cubin's code; None if that is nothing."""
    keys = (code_key(tool, cubin), _key(tool, cubin))
    for key in keys:
        if (known := _READ.get(cache.folder, key)) is not None:
            return known
    for key in keys:
        functions = _from_plain(cache.get(key))
        if functions is not None:
            _READ.put(cache.folder, key, functions)
            return functions
    return None


def keep_code(tool: Tool, cubin: Cubin, functions: tuple[SassFunction, ...], cache: Cache) -> None:
    """Keep a cubin's code without source lines."""
    key = code_key(tool, cubin)
    cache.put(key, [_to_plain(function) for function in functions])
    _READ.put(cache.folder, key, functions)


def _key(tool: Tool, cubin: Cubin) -> str:
    return Cache.key("disassemble 2", tool.banner, *_ARGUMENTS[tool.program], cubin.image)


def _disassemble_with(tool: Tool, cubin: Cubin, cache: Cache | None, timeout: float) -> Disassembly:
    key = _key(tool, cubin)
    with alone_with([key]):  # Who asks for the same code meanwhile finds it in the cache then.
        functions = _from_plain(cache.get(key)) if cache is not None else None
        if functions is None:
            with tempfile.TemporaryDirectory(prefix="cuado-") as name:
                path = Path(name) / _FILE
                path.write_bytes(cubin.image)
                functions = listed(tool, path, timeout, cubin.architecture)
            _check_complete(tool, cubin, functions)
            if cache is not None:
                cache.put(key, [_to_plain(function) for function in functions])
    by_name = MappingProxyType({function.name: function for function in functions})
    return Disassembly(by_name, tool.program is Program.NVDISASM, tool.banner)


@contextmanager
def alone_with(keys: Iterable[str]) -> Iterator[None]:
    """Wait until nobody else disassembles any of some cubins.

    Args:
        keys: of the cubins; none that this thread holds already.
    """
    with ExitStack() as held:
        for key in sorted(set(keys)):  # In one order, so that no two wait for each other.
            with _LOCK:
                lock = _UNDER_WAY.setdefault(key, Lock())
            held.callback(_forget, key)
            held.enter_context(lock)
        yield


def _forget(key: str) -> None:
    with _LOCK:
        _UNDER_WAY.pop(key, None)


def listed(
    tool: Tool, path: Path, timeout: float = 300.0, architecture: int | None = None
) -> tuple[SassFunction, ...]:
    """The functions that a tool lists of a cubin in a file.

    Raises:
        DisassemblyError: it does not read the cubin.
        ToolFailedError: it takes too long.
    """
    arguments = [*_ARGUMENTS[tool.program], path.name]
    done = run(tool.path, arguments, timeout=timeout, folder=path.parent)
    if done.code:
        said = next(iter(done.errors.strip().splitlines()), f"it ended with {done.code}")
        made_for = "" if architecture is None else f" for sm_{architecture}"
        raise DisassemblyError(
            f"{tool} does not read this cubin{made_for}: {said}",
            f"pip install {Program.NVDISASM.wheel}, in a version that knows the chip",
        )
    return parse_listing(done.output)


def is_of(tool: Tool, cubin: Cubin, functions: tuple[SassFunction, ...]) -> bool:
    """True if a listing has every byte of a cubin's code."""
    try:
        _check_complete(tool, cubin, functions)
    except DisassemblyError:
        return False
    return True


def _check_complete(tool: Tool, cubin: Cubin, functions: tuple[SassFunction, ...]) -> None:
    """Every 16 bytes of code are in the listing, and the listing is of these bytes.

    Before Volta control words stand between the instructions; there the tool is trusted.

    Raises:
        DisassemblyError: the listing is not understood, or is of something else.
    """
    if cubin.instruction_bytes != 16:
        return
    listed = {function.name: function.instructions for function in functions}
    for name, section in cubin.code.items():
        data = cubin.bytes_of(section)
        for start in range(0, len(data), 16):
            expected = int.from_bytes(data[start : start + 16], "little")
            code = listed.get(name, ())
            at = code[start // 16] if start // 16 < len(code) else None
            if at is None or at.offset != start or at.encoding not in (expected, None):
                raise DisassemblyError(
                    f"{tool} printed something else than the code of '{name}' at {start:#06x}"
                )


def _without_lines(function: SassFunction) -> SassFunction:
    plain = (replace(each, location=None, inlined_at=()) for each in function.instructions)
    return SassFunction(function.name, tuple(plain))


def _to_plain(function: SassFunction) -> list[object]:
    """The value as plain data for JSON."""
    rows = [
        [
            i.offset,
            i.sass,
            None if i.encoding is None else f"{i.encoding:x}",
            [[p.file, p.line] for p in (i.location, *i.inlined_at) if p],
            i.target,
        ]
        for i in function.instructions
    ]
    return [function.name, rows]


def _from_plain(plain: object) -> tuple[SassFunction, ...] | None:
    """Undo :func:`_to_plain`; None for anything else."""
    if not isinstance(plain, list):
        return None
    try:
        return tuple(SassFunction(name, tuple(map(_row, rows))) for name, rows in plain)
    except (TypeError, ValueError):
        return None


def _row(row: list[object]) -> SassInstruction:
    offset, sass, encoding, places, target = row
    if not (isinstance(offset, int) and isinstance(sass, str) and isinstance(places, list)):
        raise TypeError("not a row of an instruction")
    located = [SourceLocation(file, line) for file, line in places]
    bits = None if encoding is None else int(str(encoding), 16)
    if not (target is None or isinstance(target, int)):
        raise TypeError("not an offset")
    first = located[0] if located else None
    return SassInstruction(offset, sass, bits, first, tuple(located[1:]), target)
