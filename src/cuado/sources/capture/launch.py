"""Converts a capture to a launch."""

import re
from pathlib import Path

from msgspec.structs import asdict

from cuado.backends.packing import packed_number
from cuado.backends.parameters import check_arguments, module_of
from cuado.errors import CuadoError
from cuado.model.arguments import (
    POINTER_BYTES,
    TYPE_BYTES,
    Argument,
    Buffer,
    Content,
    Fill,
    Pointer,
    Scalar,
    Structure,
)
from cuado.model.launch import Extent, InL2, Launch
from cuado.model.program import ProgramShare
from cuado.sass.toolchain.targets import capability, with_ptx
from cuado.sources.capture.capture import Capture, read_capture
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.images import cubin_in
from cuado.sources.capture.manifest import Manifest, Memory, Parameter, Variable

_TARGET = re.compile(r"^\s*\.target\s+(sm_\d+[af]?)", re.MULTILINE)
_FORMATS = {"f16": "<f2", "f32": "<f4", "f64": "<f8"}
_MOST_PERCENT = 100


def launch_of_capture(
    capture: Capture, architecture: str = "", *, as_it_ran: bool = False
) -> Launch:
    """The launch that was captured.

    Its buffers are read when it is opened. They are put where they were if any of them holds
    pointers, and anywhere otherwise.

    Args:
        capture: capture that was read.
        architecture: of the device that it is for, e.g. ``sm_90``; empty if that does not matter.
        as_it_ran: whether the program's machine code is launched even where there is PTX of it.

    Raises:
        CaptureError: it has no code for the architecture; or the launch is of a kind that cannot
            be repeated. The message says which.
    """
    manifest = capture.manifest
    ptx, cubin = _code(capture, architecture, as_it_ran)
    if manifest.why_no_replay:
        raise CaptureError(
            capture.path,
            f"cannot be replayed: {manifest.why_no_replay}, which lies elsewhere in every process",
        )
    is_pinned = any(each.holds_pointers for each in manifest.held)
    buffers = {each.name: _buffer(capture, each, is_pinned) for each in manifest.memory}
    arguments = tuple(_argument(each, buffers) for each in manifest.parameters)
    direct = {each.name for each in arguments if isinstance(each, Buffer)}
    variables = _variables(manifest, ptx)
    percent = manifest.attributes.preferred_carveout
    try:
        made = Launch(
            name=manifest.name,
            ptx=ptx,
            kernel=manifest.kernel,
            grid=manifest.grid,
            block=manifest.block,
            arguments=arguments,
            outputs=_changed(manifest, variables),
            dynamic_shared_bytes=manifest.dynamic_shared_bytes,
            l2=InL2(warm=manifest.warm),
            max_registers=manifest.max_registers,
            sources={path: capture.text(c) for path, c in manifest.sources.items()},
            shared_carveout=percent if percent in range(_MOST_PERCENT + 1) else None,
            memory=tuple(buffer for name, buffer in buffers.items() if name not in direct),
            variables=tuple(_buffer(capture, each, False) for each in variables),
            cluster=_cluster(capture, ptx),
            cooperative=manifest.cooperative,
            opaque=True,
            cubin=cubin,
            program=_program(manifest),
            command=tuple(manifest.command),
        )
        check_arguments(made)
    except (ValueError, CuadoError) as error:
        problem = error.message if isinstance(error, CuadoError) else str(error)
        raise CaptureError(capture.path, f"cannot be launched: {problem}") from error
    return made


def _program(manifest: Manifest) -> ProgramShare | None:
    return None if manifest.program is None else ProgramShare(**asdict(manifest.program))


def _variables(manifest: Manifest, ptx: str) -> tuple[Variable, ...]:
    """The module's variables that the code has: PTX of another file may have others."""
    if not ptx:
        return tuple(manifest.variables)
    declared = {v.name for v in module_of(ptx).variables if v.space in ("global", "const")}
    return tuple(each for each in manifest.variables if each.name in declared)


def _changed(manifest: Manifest, variables: tuple[Variable, ...]) -> tuple[str, ...]:
    """Names of the memory that the application's launch changed, of what the replay has."""
    held = {each.name for each in manifest.memory} | {each.name for each in variables}
    return tuple(each.name for each in manifest.held if each.is_changed and each.name in held)


def load_capture(path: Path | str, architecture: str = "") -> Launch:
    """The launch of a capture on disk.

    Args:
        path: path of its folder.
        architecture: as :func:`launch_of_capture` takes it.

    Raises:
        CaptureError: there is none, it was altered, or it cannot be launched.
    """
    return launch_of_capture(read_capture(Path(path)), architecture)


def _code(capture: Capture, architecture: str, as_it_ran: bool) -> tuple[str, bytes | None]:
    """Its PTX; where there is none, its machine code for an architecture."""
    manifest = capture.manifest
    if manifest.ptx is not None and not as_it_ran:
        return _fitting(capture, capture.text(manifest.ptx.content), architecture), None
    held = manifest.cubin or manifest.image
    major, minor = capability(architecture) if architecture else manifest.device.compute
    image = b"".join(capture.pieces(held.content)) if held is not None else b""
    cubin = cubin_in(image, manifest.kernel, 10 * major + minor)
    if cubin is None and as_it_ran:
        raise CaptureError(capture.path, f"has no machine code for sm_{major}{minor}")
    if cubin is None:
        raise CaptureError(
            capture.path,
            f"has no PTX: {manifest.why_no_ptx}; and no machine code for sm_{major}{minor}",
            f"build the program with PTX ({with_ptx((major, minor))}) and "
            "capture it again; 'cuado profile' reads counters of machine code",
        )
    return "", cubin


def _fitting(capture: Capture, text: str, architecture: str) -> str:
    """Its PTX, if that runs on an architecture."""
    found = _TARGET.search(text)
    if not architecture or found is None:
        return text
    own, device = capability(found[1]), capability(architecture)
    is_special = found[1][-1].isalpha()
    if device < own or (is_special and device != own):
        reason = "which has features of that chip only" if is_special else "which is newer"
        raise CaptureError(
            capture.path,
            f"is PTX for {found[1]}, {reason}: it does not run on {architecture}",
            f"use a device of {found[1].rstrip('af')}, or --device emulated:h200",
        )
    return text


def _cluster(capture: Capture, ptx: str) -> Extent | None:
    """Blocks of a cluster, where the kernel's code does not state them itself."""
    cluster = capture.manifest.cluster
    is_stated = re.search(r"\.(reqnctapercluster|explicitcluster)\b", ptx) is not None
    return None if is_stated or cluster == (1, 1, 1) else cluster


def _buffer(capture: Capture, memory: Memory | Variable, is_pinned: bool) -> Buffer:
    content = memory.before
    elements = content.bytes // TYPE_BYTES[memory.type]
    fill = Fill(Content.FILE, path=str(capture.file(content).resolve()))
    address = memory.address if is_pinned else None
    if elements * TYPE_BYTES[memory.type] != content.bytes:
        raise CaptureError(capture.path, f"'{memory.name}' is not of whole {memory.type}")
    return Buffer(memory.name, memory.type, (elements,), fill, address)


def _argument(parameter: Parameter, buffers: dict[str, Buffer]) -> Argument:
    data, pointers = bytes.fromhex(parameter.value), parameter.pointers
    if len(pointers) == 1 and pointers[0].at == 0 and len(data) == POINTER_BYTES:
        pointer = pointers[0]
        if pointer.memory == parameter.name and pointer.offset == 0:
            return buffers[pointer.memory]
        return Pointer(parameter.name, pointer.memory, pointer.offset)
    if not pointers and (scalar := _scalar(parameter, data)) is not None:
        return scalar
    inside = tuple(
        (p.at, Pointer(f"{parameter.name}+{p.at}", p.memory, p.offset)) for p in pointers
    )
    return Structure(parameter.name, data, inside)


def _scalar(parameter: Parameter, data: bytes) -> Scalar | None:
    """A parameter as a number; None if it is of bytes, or no number that gives the same bytes."""
    kind = f"u{parameter.type[1:]}" if parameter.type.startswith("b") else parameter.type
    if TYPE_BYTES.get(kind) != len(data):
        return None
    value = _number(kind, data)
    return Scalar(parameter.name, kind, value) if packed_number(kind, value) == data else None


def _number(kind: str, data: bytes) -> float | int:
    if kind in _FORMATS:
        import numpy as np

        return float(np.frombuffer(data, _FORMATS[kind])[0])
    return int.from_bytes(data, "little", signed=kind.startswith("s"))
