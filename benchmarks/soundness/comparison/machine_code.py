"""Versions as ``gpu_worker`` runs them: machine code, how it is launched, bytes of parameters."""

from collections.abc import Iterator
from typing import Any

from cuado.backends.packing import packed
from cuado.kernel.assembly import build
from cuado.model.arguments import Argument, Buffer, Pointer, Structure
from cuado.model.launch import Launch
from cuado.optimizer.version import Version
from soundness.assembler.together import Part
from soundness.interpreter.decoding import decoded

Row = dict[str, Any]


class Rows:
    """Rows of one kernel's versions.

    Args:
        own: the kernel's launch, whose arguments all versions have.
    """

    def __init__(self, own: Launch) -> None:
        self._own = own
        self._data, self._pointers = _parameters(own)
        self._last: tuple[bytes, str] = b"", ""

    def _hex(self, code: bytes) -> str:
        """As digits; the same text for what is several versions' code."""
        if code is not self._last[0]:
            self._last = code, code.hex()
        return self._last[1]

    def original(self, prepared: Version) -> Row:
        """The kernel as it is, not as rewrites start from it: the assembler's own choices."""
        options, own = prepared.subject.options, self._own
        return {**self.of(prepared), "code": build(own.ptx, own.kernel, options).cubin.hex()}

    def of(self, version: Version) -> Row:
        """A version."""
        launch, cubin = version.subject.launch, version.subject.built.cubin
        part = cubin if isinstance(cubin, Part) else None
        code, name = (part.whole, part.name) if part else (cubin, launch.kernel)
        return {
            "steps": version.name,
            "kernel": name,
            "entry": launch.kernel,
            "grid": launch.grid,
            "block": launch.block,
            "dynamic": launch.dynamic_shared_bytes,
            "parameters": self._data.hex(),
            "pointers": self._pointers,
            "code": self._hex(code),
            "ptx": launch.ptx,
        }


def _parameters(launch: Launch) -> tuple[bytes, list[tuple[int, str, int]]]:
    """Bytes of all parameters, and where pointers belong in them: buffer, bytes from its start."""
    code = decoded(launch.ptx, launch.kernel)
    data = bytearray(code.parameter_bytes)
    pointers: list[tuple[int, str, int]] = []
    nowhere = {buffer.name: 0 for buffer in launch.buffers}
    for argument, place in zip(launch.arguments, code.parameters, strict=True):
        value = packed(argument, nowhere)
        data[place : place + len(value)] = value
        pointers += [(place + at, name, offset) for at, name, offset in _pointers(argument)]
    return bytes(data), pointers


def _pointers(argument: Argument) -> Iterator[tuple[int, str, int]]:
    match argument:
        case Buffer(name=name):
            yield 0, name, 0
        case Pointer(buffer=name, offset=offset):
            yield 0, name, offset
        case Structure(pointers=pointers):
            yield from ((at, pointer.buffer, pointer.offset) for at, pointer in pointers)
        case _:
            pass
