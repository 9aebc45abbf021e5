"""What the injection library leaves of a launch: a folder with ``launch.json``, which comes last.

Read as another program's output is: every value against its type, every file name against being
more than a name, every file's size before it is read.
"""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cuado import inputs
from cuado.sources.capture.errors import CaptureError

FILE = "launch.json"
FORMAT = "cuado raw capture"
VERSION = 1
_MOST_TEXT = 64 << 20

Hexadecimal = Annotated[str, Meta(pattern="^([0-9a-fA-F]{2})*$")]
Address = Annotated[str, Meta(pattern="^0[xX][0-9a-fA-F]{1,16}$")]
FileName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.-]*$", max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1 << 48)]
Extent = tuple[Count, Count, Count]


class RawDevice(Struct):
    """The device that the launch ran on."""

    name: str = ""
    compute: tuple[int, int] = (0, 0)
    driver: str | None = None
    uuid: str | None = None


class RawAttributes(Struct):
    """What the driver says of the kernel."""

    max_dynamic_shared_bytes: int | None = None
    preferred_carveout: int | None = None
    registers: int | None = None
    static_shared_bytes: int | None = None
    local_bytes: int | None = None


class RawParameter(Struct):
    """A parameter's bytes."""

    offset: Count
    bytes: Count
    value: Hexadecimal


class RawModule(Struct):
    """The image of the module."""

    file: FileName
    kind: str


class RawAllocation(Struct):
    """An allocation; files of its bytes, as far as they could be read."""

    address: Address
    bytes: Count
    before: FileName | None = None
    after: FileName | None = None
    origin: str = "malloc"
    reached_from: list[int] = []


class RawGlobal(Struct):
    """A variable of the module."""

    name: str
    address: Address
    bytes: Count
    before: FileName | None = None
    after: FileName | None = None
    constant: bool = False


class RawRefused(Struct):
    """Memory that was left out."""

    address: Address
    bytes: Count
    reason: str


class RawError(Struct):
    """Why the launch was not captured."""

    message: str
    remedy: str = ""


class RawLaunch(Struct):
    """``launch.json``; see the fields' names in ``docs/capture.md``."""

    format: str
    version: int
    kernel: str = ""
    grid: Extent = (0, 0, 0)
    block: Extent = (0, 0, 0)
    cluster: Extent | None = None
    dynamic_shared_bytes: Count = 0
    cooperative: bool = False
    launch: Count = 0
    command: list[str] = []
    device: RawDevice | None = None
    attributes: RawAttributes = msgspec.field(default_factory=RawAttributes)
    parameters: list[RawParameter] = []
    module: RawModule | None = None
    module_reason: str = ""
    cubin: FileName | None = None
    linked: Annotated[list[FileName], Meta(max_length=1000)] = []
    allocations: list[RawAllocation] = []
    globals: list[RawGlobal] = []
    refused: list[RawRefused] = []
    seconds: float | None = None
    launched_from: str | None = None
    environment: dict[str, str] = {}
    error: RawError | None = None

    @property
    def memory(self) -> "tuple[RawAllocation | RawGlobal, ...]":
        """Allocations, then variables of the module."""
        return tuple[RawAllocation | RawGlobal, ...]([*self.allocations, *self.globals])


def number(address: str) -> int:
    """An address as a number."""
    return int(address, 16)


def read_raw(folder: Path) -> RawLaunch:
    """What ``launch.json`` says.

    Raises:
        CaptureError: it is missing, not what it should be, or says that capturing failed.
    """
    path = folder / FILE
    try:
        found = msgspec.json.decode(inputs.read_bytes(path, _MOST_TEXT), type=RawLaunch)
    except OSError as error:
        raise CaptureError(
            folder,
            f"capturing did not come to its end ({FILE}: {error.strerror or error})",
            "did the program end while the kernel ran? capture an earlier launch: --launch 0",
        ) from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CaptureError(path, f"cannot be read: {error}") from error
    if found.format != FORMAT or found.version != VERSION:
        raise CaptureError(
            path,
            f"is '{found.format}' of version {found.version}, not '{FORMAT}' of version {VERSION}",
            "the injection library is another version's: install cuado again",
        )
    if found.error is not None:
        raise CaptureError(
            found.kernel or folder, f"was not captured: {found.error.message}", found.error.remedy
        )
    _check(path, found)
    return found


def file_of(folder: Path, name: str, size: int) -> Path:
    """A file beside ``launch.json``, of ``size`` bytes.

    Raises:
        CaptureError: it is missing, or of another size.
    """
    path = folder / name
    try:
        own = path.lstat()
    except OSError as error:
        raise CaptureError(path, error.strerror or str(error)) from error
    if path.is_symlink() or not path.is_file():
        raise CaptureError(path, "is no file")
    if own.st_size != size:
        raise CaptureError(path, f"has {own.st_size:,} bytes, not {size:,}: it is cut off")
    return path


def _check(path: Path, found: RawLaunch) -> None:
    if not found.kernel or found.device is None or min(*found.grid, *found.block) < 1:
        raise CaptureError(path, "says no kernel, no device, or no grid and block")
    for n, parameter in enumerate(found.parameters):
        if len(parameter.value) != 2 * parameter.bytes:
            raise CaptureError(path, f"parameter {n} has not the bytes that it states")
    if found.device.compute[0] < 1:
        raise CaptureError(path, "does not say which device it ran on")
    if any(not each.bytes for each in found.memory):
        raise CaptureError(path, "has memory of 0 bytes")
