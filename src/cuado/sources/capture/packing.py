"""Makes a capture of any launch by running it once: what it needs, and what it leaves.

What a capture of an application holds beyond that (its memory, its line) there is none of.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.backends.contents import pieces
from cuado.backends.packing import packed
from cuado.backends.parameters import kernel_of
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.arguments import Argument, Buffer, Pointer, Structure
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sass.toolchain.elf import Cubin
from cuado.sources.capture.capture import Capture, Progress, read_capture
from cuado.sources.capture.capture_files import Writer, writing
from cuado.sources.capture.manifest import (
    Attributes,
    Content,
    Device,
    Image,
    Inside,
    Manifest,
    Memory,
    Parameter,
    Variable,
)

_FIRST = 0x7F10_0000_0000
_UNIT = 2 << 20
"""Where buffers that may lie anywhere are said to have been, and in steps of what."""


@dataclass(frozen=True, slots=True)
class _Held:
    """What a buffer held before the launch and after it."""

    before: Content
    after: Content


def pack(
    launch: Launch,
    backend: Backend,
    architecture: str,
    target: Path,
    *,
    replaces: bool = False,
    progress: Progress | None = None,
) -> Capture:
    """Run a launch once, and write it down as a capture.

    Args:
        launch: what to run.
        backend: the backend to run on.
        architecture: architecture of the backend's device.
        target: folder of the capture.
        replaces: whether a capture that is there is replaced.
        progress: told how many buffers are packed.

    Raises:
        CaptureError: something is in the way.
        CuadoError: the launch does not run, or the capture cannot be written.
    """
    everything = tuple(each.name for each in (*launch.buffers, *launch.variables))
    program = original_program(launch, architecture)
    with writing(target, replace=replaces) as writer:
        with backend.open(replace(launch, outputs=everything)) as bench:
            bench.load(program)
            after = bench.outputs(Trial())
        held: dict[str, _Held] = {}
        for n, buffer in enumerate((*launch.buffers, *launch.variables)):
            if progress is not None:
                progress("packing", n, len(everything))
            data = after[buffer.name]
            before = writer.put(content_of(buffer), buffer.bytes, buffer.name)
            held[buffer.name] = _Held(before, writer.put_bytes(data, buffer.name))
        writer.finish(_manifest(launch, backend, held, writer))
    return read_capture(target)


def content_of(buffer: Buffer) -> Iterator[bytes]:
    """The whole content of a buffer before the launch; shorter content is repeated."""
    made, kept = 0, list[bytes]()
    for piece in pieces(buffer):
        data = piece.tobytes()[: buffer.bytes - made]
        made += len(data)
        if made < buffer.bytes:
            kept.append(data)
        yield data
    while made < buffer.bytes:
        for data in kept:
            part = data[: buffer.bytes - made]
            made += len(part)
            if part:
                yield part


def _manifest(launch: Launch, backend: Backend, held: dict[str, _Held], writer: Writer) -> Manifest:
    compute = backend.device.compute_capability
    if compute is None:
        raise CuadoError("the driver does not say the device's compute capability")
    addresses = _addresses(launch)
    pinned = {buffer.name for buffer in launch.buffers if buffer.address is not None}
    put = writer.put_bytes
    ptx = Image("ptx", put(launch.ptx.encode(), "PTX")) if launch.has_ptx else None
    cubin = Image("cubin", put(launch.cubin or b"", "cubin")) if ptx is None else None
    return Manifest(
        name=launch.name,
        kernel=launch.kernel,
        grid=launch.grid,
        block=launch.block,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        cluster=launch.cluster,
        cooperative=launch.cooperative,
        device=Device(backend.name, compute),
        attributes=Attributes(preferred_carveout=launch.shared_carveout),
        parameters=tuple(_parameters(launch, addresses)),
        memory=tuple(_memory(b, addresses, held, pinned) for b in launch.buffers),
        variables=tuple(
            Variable(v.name, 0, v.type, held[v.name].before, held[v.name].after)
            for v in launch.variables
        ),
        image=cubin,
        ptx=ptx,
        why_no_ptx="" if ptx else "it was made of machine code",
        sources={p: put(t.encode(), p) for p, t in launch.sources.items() if t},
        warm=launch.l2.warm,
        max_registers=launch.max_registers,
    )


def _memory(
    buffer: Buffer, addresses: dict[str, int], held: dict[str, _Held], pinned: set[str]
) -> Memory:
    name, content = buffer.name, held[buffer.name]
    place = addresses[name]
    before, after = content.before, content.after
    return Memory(name, place, buffer.type, before, after, "case", name in pinned)


def _addresses(launch: Launch) -> dict[str, int]:
    """Addresses of all buffers; those that may lie anywhere follow each other."""
    found: dict[str, int] = {}
    ends = [b.address + b.bytes for b in launch.buffers if b.address is not None]
    at = -(-max([_FIRST, *ends]) // _UNIT) * _UNIT
    for buffer in launch.buffers:
        if buffer.address is not None:
            found[buffer.name] = buffer.address
            continue
        found[buffer.name] = at
        at = -(-(at + buffer.bytes) // _UNIT) * _UNIT
    return found


def _parameters(launch: Launch, addresses: dict[str, int]) -> Iterator[Parameter]:
    if not launch.has_ptx:
        places = Cubin(launch.cubin or b"").parameters(launch.kernel)
        for argument, (offset, _) in zip(launch.arguments, places, strict=True):
            value = packed(argument, addresses).hex()
            yield Parameter(argument.name, offset, value, "", tuple(_pointers(argument)))
        return
    offset = 0
    taken = kernel_of(launch).parameters
    for parameter, argument in zip(taken, launch.arguments, strict=True):
        data = packed(argument, addresses)
        align = parameter.align or min(len(data), 16) or 1
        offset = -(-offset // align) * align
        kind = "" if parameter.dimensions else parameter.type
        yield Parameter(argument.name, offset, data.hex(), kind, tuple(_pointers(argument)))
        offset += len(data)


def _pointers(argument: Argument) -> Iterator[Inside]:
    match argument:
        case Buffer(name=name):
            yield Inside(0, name, 0)
        case Pointer(buffer=buffer, offset=offset):
            yield Inside(0, buffer, offset)
        case Structure(pointers=pointers):
            for at, pointer in pointers:
                yield Inside(at, pointer.buffer, pointer.offset)
        case _:
            pass
