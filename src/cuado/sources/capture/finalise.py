"""Makes a capture of what the injection library left: packed, checksummed, pointers found.

Everything is streamed: of gigabytes, a piece at a time is in memory.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from cuado.model.byte_sizes import in_mebibytes, size_in_words
from cuado.ptx import Module, parse
from cuado.sources.capture.capture import PIECE_BYTES, Capture, Progress, read_capture
from cuado.sources.capture.capture_files import Writer, writing
from cuado.sources.capture.code import Beside, code_of
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.kinds import element_types, fitting
from cuado.sources.capture.loaded_pointers import follows_pointers
from cuado.sources.capture.manifest import (
    Attributes,
    Content,
    Device,
    Image,
    Inside,
    Manifest,
    Memory,
    Parameter,
    Program,
    Refused,
    Usual,
    Variable,
)
from cuado.sources.capture.pointers import Range, Ranges
from cuado.sources.capture.raw import (
    RawAllocation,
    RawDevice,
    RawGlobal,
    RawLaunch,
    file_of,
    number,
    read_raw,
)
from cuado.sources.case.kernels import short_name
from cuado.sources.case.sources import named_in

_MOST_IMAGE = 1 << 30
"""Bytes of a module."""


def finalise(  # noqa: PLR0913 - what is known of the launch
    folder: Path,
    target: Path,
    *,
    limit: int | None = None,
    progress: Progress | None = None,
    replace: bool = False,
    beside: Beside | None = None,
    usual: Usual | None = None,
    program: Program | None = None,
) -> Capture:
    """Make a capture of a raw one, which stays as it is.

    Args:
        folder: folder of the raw capture.
        target: folder of the capture.
        limit: bytes that its memory may take, before and after the launch; None for any.
        progress: told how many bytes are packed.
        replace: whether a capture that is there is replaced.
        beside: where to look for the PTX of machine code; None: nowhere.
        usual: what launches like it take in the program, where that is known.
        program: the kernel's share of the program, where that is known.

    Raises:
        CaptureError: the raw capture is incomplete, damaged or too large, or something is in the
            way.
        CuadoError: it cannot be written.
    """
    raw = read_raw(folder)
    size = 2 * sum(each.bytes for each in raw.memory)
    if limit is not None and size > limit:
        raise CaptureError(
            raw.kernel,
            f"what the launch reaches takes {size_in_words(size)}, saved before and after it; "
            f"{size_in_words(limit)} are allowed",
            f"allow more: --limit {(size >> 30) + 1}GB; or capture a launch on smaller data",
        )
    with writing(target, replace=replace) as writer:
        packed = _Packed(size, progress)
        made = _Finaliser(folder, raw, writer, packed, beside).manifest()
        writer.finish(msgspec.structs.replace(made, usual=usual, program=program))
    return read_capture(target)


@dataclass
class _Packed:
    """How much is packed."""

    total: int
    progress: Progress | None
    done: int = 0

    def add(self, size: int) -> None:
        self.done += size
        if self.progress is not None:
            self.progress("packing (MiB)", in_mebibytes(self.done), in_mebibytes(self.total))


@dataclass
class _Held:
    """What was found in one allocation while it was packed."""

    before: Content
    after: Content | None
    points_to: set[str] = field(default_factory=set)


class _Finaliser:
    """One raw capture on its way.

    Attributes:
        ranges: allocations by number, and variables by name.
    """

    def __init__(
        self, folder: Path, raw: RawLaunch, writer: Writer, packed: _Packed, beside: Beside | None
    ) -> None:
        self._folder, self._raw, self._writer, self._packed = folder, raw, writer, packed
        self._beside = beside
        self._types: list[str] = []
        self._follows = True
        self._globals = [each for each in raw.globals if each.before is not None]
        variables = [Range(_key(g), number(g.address), g.bytes) for g in self._globals]
        own = [v.address for v in variables]
        # An allocation that is a variable's is saved with that.
        self._allocations = [
            a for a in raw.allocations if a.before is not None and not _holds_any(a, own)
        ]
        allocations = [
            Range(str(n), number(a.address), a.bytes) for n, a in enumerate(self._allocations)
        ]
        try:
            self.ranges = Ranges((*allocations, *variables))
        except ValueError as error:
            raise CaptureError(folder, f"is damaged: {error}") from error

    def manifest(self) -> Manifest:
        """The manifest of the capture, with all contents packed."""
        raw, device = self._raw, self._device()
        (image, loaded), (cubin, ran) = self._loaded(), self._cubin()
        code = code_of(loaded, ran, raw, self._linked(), self._beside)
        text = code.ptx
        module = parse(text) if text else None
        self._follows = follows_pointers(module, raw.kernel)
        function = None if module is None else module.function(raw.kernel)
        if function is not None:
            self._types = [_type(p.type, p.dimensions) for p in function.parameters]
        ptx = None if not text else Image("ptx", self._writer.put_bytes(text.encode(), "PTX"))
        held = [self._pack(each) for each in self._allocations]
        variables = [self._pack(each) for each in self._globals]
        names = self._names([*held, *variables])
        inside = self._inside(names)
        return Manifest(
            name=short_name(raw.kernel),
            kernel=raw.kernel,
            grid=raw.grid,
            block=raw.block,
            cluster=raw.cluster,
            dynamic_shared_bytes=raw.dynamic_shared_bytes,
            cooperative=raw.cooperative,
            launch=raw.launch,
            command=tuple(raw.command),
            device=Device(device.name, device.compute, device.driver or "", device.uuid or ""),
            attributes=msgspec.convert(msgspec.to_builtins(raw.attributes), Attributes),
            parameters=inside,
            memory=self._memory(names, held, inside, module),
            variables=self._variables(variables, module),
            refused=self._refused(),
            image=image,
            cubin=cubin,
            ptx=ptx,
            ptx_from=code.origin,
            why_no_ptx=code.why_not,
            why_no_replay=self._why_no_replay([*held, *variables]),
            sources=self._sources(text),
            seconds=raw.seconds,
            launched_from=raw.launched_from,
            max_registers=code.max_registers,
            notes=self._notes(),
        )

    def _device(self) -> RawDevice:
        if self._raw.device is None:
            raise CaptureError(self._folder, "does not say on which device it ran")
        return self._raw.device

    def _loaded(self) -> tuple[Image | None, bytes]:
        """The image that the module was loaded from."""
        if self._raw.module is None:
            return None, b""
        data, content = self._code(self._raw.module.file)
        return Image(self._raw.module.kind, content), data

    def _cubin(self) -> tuple[Image | None, bytes]:
        """The machine code that the driver ran."""
        if self._raw.cubin is None:
            return None, b""
        data, content = self._code(self._raw.cubin)
        return Image("cubin", content), data

    def _linked(self) -> list[str]:
        """PTX that the driver linked to make the module."""
        return [self._image(name).decode("utf-8", "replace") for name in self._raw.linked]

    def _code(self, name: str) -> tuple[bytes, Content]:
        """A file of code, and where it was put."""
        data = self._image(name)
        return data, self._writer.put_bytes(data, str(self._folder / name))

    def _image(self, name: str) -> bytes:
        path = self._folder / name
        size = path.stat().st_size if path.is_file() else 0
        if not 0 < size <= _MOST_IMAGE:
            raise CaptureError(path, "is missing, or no module")
        return file_of(self._folder, name, size).read_bytes()

    def _pack(self, each: RawAllocation | RawGlobal) -> _Held:
        points_to: set[str] = set()
        before = self._put(each.before or "", each.bytes, points_to)
        after = None if each.after is None else self._put(each.after, each.bytes, None)
        return _Held(before, after, points_to)

    def _put(self, name: str, size: int, points_to: set[str] | None) -> Content:
        path = file_of(self._folder, name, size)
        return self._writer.put(self._pieces(path, points_to), size, str(path))

    def _pieces(self, path: Path, points_to: set[str] | None) -> Iterator[bytes]:
        with path.open("rb") as file:
            while data := file.read(PIECE_BYTES):
                if points_to is not None:
                    points_to |= self.ranges.pointed_to(data)
                self._packed.add(len(data))
                yield data

    def _names(self, held: list[_Held]) -> dict[str, str]:
        """Names of allocations by key: the parameter's, if only one points there, to the start."""
        ways: Counter[str] = Counter()
        direct: dict[str, str] = {}
        for n, parameter in enumerate(self._raw.parameters):
            for at, where, offset in self._pointers(n):
                ways[where.key] += 1
                if at == 0 and offset == 0 and parameter.bytes == 8:
                    direct[where.key] = f"arg{n}"
        reached = set[str]().union(*(each.points_to for each in held))
        return {
            key: direct[key] if ways[key] == 1 and key in direct and key not in reached else other
            for key, other in ((str(n), f"memory{n}") for n in range(len(self._allocations)))
        }

    def _pointers(self, n: int) -> list[tuple[int, Range, int]]:
        parameter = self._raw.parameters[n]
        if n < len(self._types) and self._types[n].startswith("f"):
            return []
        return self.ranges.inside(bytes.fromhex(parameter.value), parameter.offset)

    def _inside(self, names: dict[str, str]) -> tuple[Parameter, ...]:
        types = self._types
        return tuple(
            Parameter(
                f"arg{n}",
                parameter.offset,
                parameter.value.lower(),
                types[n] if n < len(types) else "",
                tuple(
                    Inside(at, names[where.key], offset)
                    for at, where, offset in self._pointers(n)
                    if where.key in names
                ),
            )
            for n, parameter in enumerate(self._raw.parameters)
        )

    def _memory(
        self,
        names: dict[str, str],
        held: list[_Held],
        parameters: tuple[Parameter, ...],
        module: Module | None,
    ) -> tuple[Memory, ...]:
        types = {} if module is None else element_types(module, self._raw.kernel)
        kinds: dict[str, str] = {}
        for n, parameter in enumerate(parameters):
            for pointer in parameter.pointers:
                if n in types:
                    kinds.setdefault(pointer.memory, types[n])
        return tuple(
            Memory(
                names[str(n)],
                number(allocation.address),
                fitting(kinds.get(names[str(n)]), allocation.bytes),
                found.before,
                found.after,
                allocation.origin,
                self._follows and bool(found.points_to),
            )
            for n, (allocation, found) in enumerate(zip(self._allocations, held, strict=True))
        )

    def _variables(self, held: list[_Held], module: Module | None) -> tuple[Variable, ...]:
        types = {} if module is None else {v.name: v.type for v in module.variables}
        return tuple(
            Variable(
                variable.name,
                number(variable.address),
                fitting(_known(types.get(variable.name, "")), variable.bytes),
                found.before,
                found.after,
                variable.constant,
                self._follows and bool(found.points_to),
            )
            for variable, found in zip(self._globals, held, strict=True)
        )

    def _why_no_replay(self, held: list[_Held]) -> str:
        """Variables of a module lie elsewhere in every process: nothing may point to them."""
        variables = {_key(variable) for variable in self._globals}
        for n, _ in enumerate(self._raw.parameters):
            for _, where, _ in self._pointers(n):
                if where.key in variables:
                    return f"parameter {n} points to the module's variable '{where.key[1:]}'"
        for each in held if self._follows else ():
            for key in sorted(each.points_to & variables):
                return f"memory holds pointers to the module's variable '{key[1:]}'"
        return ""

    def _refused(self) -> tuple[Refused, ...]:
        unread = [
            Refused(number(each.address), each.bytes, "it could not be read")
            for each in self._raw.memory
            if each.before is None
        ]
        stated = [Refused(number(r.address), r.bytes, r.reason) for r in self._raw.refused]
        return (*stated, *unread)

    def _notes(self) -> tuple[str, ...]:
        """Which parameters point to memory that was not captured: a kernel may not need it."""
        found: list[str] = []
        for n, parameter in enumerate(self._raw.parameters):
            data = bytes.fromhex(parameter.value)
            words = {
                int.from_bytes(data[at : at + 8], "little")
                for at in range(-parameter.offset % 8, len(data) - 7, 8)
            }
            found += [
                f"arg{n} points to memory that was not captured: {each.reason}"
                for each in self._refused()
                if any(0 < each.address <= word < each.address + each.bytes for word in words)
            ]
        return tuple(dict.fromkeys(found))

    def _sources(self, ptx: str) -> dict[str, Content]:
        texts = named_in(ptx) if ptx else {}
        put = self._writer.put_bytes
        return {path: put(text.encode(), path) for path, text in texts.items() if text}


def _key(variable: RawGlobal) -> str:
    """The key of a module's variable; allocations have numbers for keys."""
    return f"={variable.name}"


def _holds_any(allocation: RawAllocation, addresses: list[int]) -> bool:
    first = number(allocation.address)
    return any(first <= address < first + allocation.bytes for address in addresses)


def _type(kind: str, dimensions: tuple[int | None, ...]) -> str:
    """A parameter's type; empty for a structure passed as bytes."""
    return "" if dimensions else kind


def _known(kind: str) -> str | None:
    """The element type for a PTX type."""
    return f"u{kind[1:]}" if kind.startswith("b") and kind != "b128" else kind or None
