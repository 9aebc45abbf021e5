"""``capture.json``: what a capture holds, as values; typed when it is read and when it is written.

    {"format": "cuado capture", "version": 1, "checksum": SHA-256 of the text of "capture",
     "capture": {...}}

Contents are named by their SHA-256; each is one file of the folder ``data``, packed by zstd. What
is the same before and after the launch, or in two buffers, is there once.
"""

import hashlib
import math
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cuado.errors import InvalidDataError
from cuado.model.arguments import TYPE_BYTES

FORMAT = "cuado capture"
VERSION = 1

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(pattern=r"^[A-Za-z_$%][A-Za-z0-9_$%.]*$", max_length=10_000)]
Size = Annotated[int, Meta(ge=1, le=1 << 48)]
Count = Annotated[int, Meta(ge=0, le=1 << 48)]
Address = Annotated[int, Meta(ge=0, le=1 << 62)]
Hexadecimal = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=1 << 17)]
Element = Annotated[str, Meta(pattern=f"^({'|'.join(TYPE_BYTES)})$")]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """What some memory holds: the file, and bytes."""

    sha256: Digest
    bytes: Size


class Inside(Struct, frozen=True, forbid_unknown_fields=True):
    """A pointer among the bytes of a parameter.

    Attributes:
        at: bytes from the parameter's first one.
        memory: name of what it leads into.
        offset: bytes from the first one of that.
    """

    at: Count
    memory: Name
    offset: Count


class Parameter(Struct, frozen=True, forbid_unknown_fields=True):
    """A parameter of the kernel.

    Attributes:
        name: name of the argument.
        offset: offset of its first byte among those of all.
        type: as the PTX has it; empty without PTX, or for one of bytes.
        value: its bytes, as they were.
        pointers: in it.
    """

    name: Name
    offset: Count
    value: Hexadecimal
    type: str = ""
    pointers: tuple[Inside, ...] = ()


class Memory(Struct, frozen=True, forbid_unknown_fields=True):
    """An allocation.

    Attributes:
        name: name of the parameter, if that alone leads to it, to its first byte.
        address: where it was.
        type: type of its elements, as far as the kernel's accesses tell.
        before: what it held before the launch.
        after: what it held after it; None if that is not known.
        origin: what allocated it.
        holds_pointers: whether it holds what may be addresses of captured memory.
    """

    name: Name
    address: Address
    type: Element
    before: Content
    after: Content | None = None
    origin: str = "malloc"
    holds_pointers: bool = False

    @property
    def is_changed(self) -> bool:
        """True if the launch left something else in it, as far as that is known."""
        return self.after not in (None, self.before)


class Variable(Struct, frozen=True, forbid_unknown_fields=True):
    """A variable of the module; attributes as of an allocation."""

    name: Name
    address: Address
    type: Element
    before: Content
    after: Content | None = None
    constant: bool = False
    holds_pointers: bool = False

    @property
    def is_changed(self) -> bool:
        """True if the launch left something else in it, as far as that is known."""
        return self.after not in (None, self.before)


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """Memory that was not captured, and why."""

    address: Address
    bytes: Count
    reason: str


class Image(Struct, frozen=True, forbid_unknown_fields=True):
    """Code: its kind (ptx, cubin, fatbin), and its file."""

    kind: str
    content: Content


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the launch was captured."""

    name: str
    compute: tuple[int, int]
    driver: str = ""
    uuid: str = ""


class Attributes(Struct, frozen=True, forbid_unknown_fields=True):
    """What the driver said of the kernel, where it did."""

    max_dynamic_shared_bytes: int | None = None
    preferred_carveout: int | None = None
    registers: int | None = None
    static_shared_bytes: int | None = None
    local_bytes: int | None = None


class Usual(Struct, frozen=True, forbid_unknown_fields=True):
    """What launches of the same kernel and shape took in the program, the captured one aside.

    Attributes:
        launches: how many there were.
        median: median of their times, in seconds.
        low: a quarter of them took no longer.
        high: a quarter of them took no less.
    """

    launches: Count
    median: float
    low: float
    high: float


class Program(Struct, frozen=True, forbid_unknown_fields=True):
    """The kernel's share of the program that was traced.

    Attributes:
        kernel: seconds of all its launches of that shape.
        whole: seconds of the program; of all kernels, where the program's own are not known.
        launches: how many there are.
        of_kernels: whether ``whole`` is the time of all kernels only.
        second: the kernel that takes most time of the others; empty if there is none.
        second_kernel: seconds of all its launches.
        around: seconds of the program, where ``whole`` is the time of all kernels though the
            program's is known; 0 otherwise.
    """

    kernel: float
    whole: float
    launches: Count = 0
    of_kernels: bool = False
    second: str = ""
    second_kernel: float = 0.0
    around: float = 0.0


Extent = tuple[Size, Size, Size]


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """A captured launch.

    Attributes:
        name: name for the reader.
        kernel: name of the entry.
        grid: blocks.
        block: threads.
        cluster: blocks of a cluster; None without.
        dynamic_shared_bytes: per block.
        cooperative: whether the blocks of the grid may wait for each other.
        launch: number of the launch among those of this kernel in the process, from 0 on.
        command: command that was run.
        device: device that it ran on.
        attributes: attributes of the kernel.
        parameters: in order.
        memory: allocations.
        variables: variables of the module.
        refused: memory that was not captured.
        image: the module as it was loaded.
        cubin: the machine code that the driver ran, where it is known apart from the image.
        ptx: its PTX.
        ptx_from: where that was found; empty where it was the launch's own.
        why_no_ptx: the reason, if there is none.
        why_no_replay: why it cannot be launched again although there is PTX; empty if it can.
        sources: text of source files that the PTX names, by path.
        seconds: seconds that the launch took in the application; None where that is not known.
        usual: what the other launches took there; None where hardly any was timed.
        program: the kernel's share of the program; None where that was not traced.
        launched_from: the line that launched it: ``file:line function``.
        warm: whether the L2 is to keep what it holds between runs.
        max_registers: cap for the assembler.
        notes: what a reader should know.
    """

    name: str
    kernel: str
    grid: Extent
    block: Extent
    device: Device
    parameters: tuple[Parameter, ...]
    memory: tuple[Memory, ...] = ()
    variables: tuple[Variable, ...] = ()
    cluster: Extent | None = None
    dynamic_shared_bytes: Count = 0
    cooperative: bool = False
    launch: Count = 0
    command: tuple[str, ...] = ()
    attributes: Attributes = Attributes()
    refused: tuple[Refused, ...] = ()
    image: Image | None = None
    cubin: Image | None = None
    ptx: Image | None = None
    ptx_from: str = ""
    why_no_ptx: str = ""
    why_no_replay: str = ""
    sources: dict[str, Content] = {}
    seconds: float | None = None
    usual: Usual | None = None
    program: Program | None = None
    launched_from: str | None = None
    warm: bool = False
    max_registers: int | None = None
    notes: tuple[str, ...] = ()

    @property
    def seconds_in_program(self) -> float | None:
        """What the kernel takes in the application.

        The captured launch itself followed on its memory's being read and on the pause that this
        takes: where others are known, they tell.
        """
        return self.seconds if self.usual is None else self.usual.median

    @property
    def held(self) -> "tuple[Memory | Variable, ...]":
        """Allocations, then variables of the module."""
        return tuple[Memory | Variable, ...]([*self.memory, *self.variables])

    @property
    def contents(self) -> tuple[Content, ...]:
        """Everything that is in files, each once."""
        held: list[Content | None] = []
        for each in self.held:
            held += [each.before, each.after]
        held += [image.content for image in (self.image, self.cubin, self.ptx) if image is not None]
        held += self.sources.values()
        return tuple(dict.fromkeys(content for content in held if content is not None))


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    checksum: Digest
    capture: msgspec.Raw


class _Kind(Struct, frozen=True):
    """What says whether the rest can be read at all."""

    format: str = ""
    version: int = 0


def encoded(manifest: Manifest) -> bytes:
    """The text of ``capture.json``."""
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    digest = hashlib.sha256(text).hexdigest()
    return msgspec.json.encode(_File(FORMAT, VERSION, digest, msgspec.Raw(text)))


def decoded(text: bytes) -> Manifest:
    """What ``encoded`` made a text of.

    Raises:
        InvalidDataError: it is no capture, of another version, was altered, or contradicts itself.
    """
    try:
        kind = msgspec.json.decode(text, type=_Kind)
        if kind.format != FORMAT:
            raise InvalidDataError("is no capture", "'cuado capture' writes some")
        if kind.version != VERSION:
            raise InvalidDataError(
                f"is of version {kind.version}, and this cuado reads {VERSION}",
                "install a newer one",
            )
        file = msgspec.json.decode(text, type=_File)
        if hashlib.sha256(bytes(file.capture)).hexdigest() != file.checksum:
            raise InvalidDataError("was altered: its checksum is wrong", "capture the launch again")
        manifest = msgspec.json.decode(file.capture, type=Manifest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidDataError(f"cannot be read: {error}", "capture the launch again") from error
    _check(manifest)
    return manifest


def schema() -> dict[str, object]:
    """The JSON schema of what stands under ``capture``."""
    return msgspec.json.schema(Manifest)


def _check(manifest: Manifest) -> None:
    """What types do not say."""
    program = manifest.program
    if program is not None and not 0 < program.kernel <= program.whole < math.inf:
        raise InvalidDataError("gives no share of a program", "capture the launch again")
    sizes = {memory.name: memory.before.bytes for memory in manifest.memory}
    if len(sizes) != len(manifest.memory):
        raise InvalidDataError("names some memory twice", "capture the launch again")
    for each in manifest.held:
        if each.after is not None and each.after.bytes != each.before.bytes:
            raise InvalidDataError(f"'{each.name}' changes its size", "capture the launch again")
    for parameter in manifest.parameters:
        room = len(parameter.value) // 2 - 8
        for pointer in parameter.pointers:
            if pointer.at > room or pointer.offset > sizes.get(pointer.memory, -1):
                raise InvalidDataError(
                    f"'{parameter.name}' points to what is not there", "capture the launch again"
                )
