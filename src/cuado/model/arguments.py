"""Arguments of a kernel that can be launched again: numbers, and buffers with their content.

The content of a buffer is described, not held: a seed and a rule make the same gigabytes wherever
the launch is repeated.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from math import prod

TYPE_BYTES = {
    name: size
    for size, names in (
        (1, "u8 s8 bool"),
        (2, "u16 s16 f16 bf16"),
        (4, "u32 s32 f32"),
        (8, "u64 s64 f64"),
    )
    for name in names.split()
}
"""Bytes of an element by type name; types are named as PTX names them."""

DEFAULT_PERIOD = 1 << 24
"""Elements after which generated content repeats: gigabytes are filled by copying."""


class Content(StrEnum):
    """How the elements of a buffer are made."""

    ZEROS = "zeros"
    CONSTANT = "constant"
    RANDOM = "random"
    RAMP = "ramp"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class Fill:
    """What a buffer holds before the launch.

    Attributes:
        content: zeros; one value; uniform random numbers from ``low`` to below ``high``, or of
            ``values``; ``low + step * i`` for element i; the bytes of a file.
        value: value of CONSTANT.
        low: lower end of RANDOM and RAMP.
        high: upper end of RANDOM.
        step: step of RAMP.
        seed: seed of RANDOM.
        period: elements after which RANDOM repeats.
        values: of RANDOM: the numbers that it chooses among, in place of a range; none for that.
        path: of FILE: a ``.npy`` file, or raw little-endian elements; or those packed by zstd, in a
            ``.zst`` file.
    """

    content: Content = Content.ZEROS
    value: float = 0.0
    low: float = 0.0
    high: float = 1.0
    step: float = 1.0
    seed: int = 0
    period: int = DEFAULT_PERIOD
    path: str = ""
    values: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number passed by value; ``type`` as PTX names it: ``s32``, ``u64``, ``f32``, ..."""

    name: str
    type: str
    value: float | int

    def __post_init__(self) -> None:
        if self.type not in TYPE_BYTES:
            raise ValueError(f"'{self.type}' is no type of a scalar")

    @property
    def integer(self) -> int | None:
        """The number that its bits are as an integer of its type; None for a float.

        A float that a case gives as a whole number (``alpha = 3``) is a float all the same.
        """
        is_float = self.type.startswith(("f", "bf"))
        return self.value if isinstance(self.value, int) and not is_float else None


@dataclass(frozen=True, slots=True)
class Buffer:
    """Device memory; as an argument it is a pointer to its first element.

    Attributes:
        name: name of the parameter, or of the memory.
        type: type of an element.
        shape: elements in each dimension, the last one contiguous.
        fill: its content before the launch.
        address: where it must lie on the device, since some memory holds pointers into it; None
            for anywhere.
        texture_channels: numbers in an element of the texture object that the parameter is, which
            is bound to this memory; 0 for a pointer.
    """

    name: str
    type: str
    shape: tuple[int, ...]
    fill: Fill = field(default_factory=Fill)
    address: int | None = None
    texture_channels: int = 0

    def __post_init__(self) -> None:
        if self.type not in TYPE_BYTES:
            raise ValueError(f"'{self.type}' is no type of an element")
        if not isinstance(self.shape, tuple | list) or not all(
            hasattr(n, "__index__") for n in self.shape
        ):
            raise ValueError(
                f"'{self.name}': a shape is a tuple of whole numbers, such as (1024,); a buffer of "
                f"data of your own is cuado.array('{self.name}', data)"
            )
        if not self.shape or min(self.shape) < 1:
            raise ValueError(f"'{self.name}' has no elements: {self.shape}")

    @property
    def elements(self) -> int:
        """Number of elements."""
        return prod(self.shape)

    @property
    def bytes(self) -> int:
        """Size in memory."""
        return self.elements * TYPE_BYTES[self.type]


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer into memory of the launch, which others may point into as well.

    Attributes:
        name: name of the parameter.
        buffer: name of the memory.
        offset: bytes from its first one; may be its end.
    """

    name: str
    buffer: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Structure:
    """A structure passed by value, as its bytes.

    Attributes:
        name: name of the parameter.
        data: its bytes.
        pointers: what is in it at a number of bytes from its first one, in place of those of
            ``data``: 8 bytes each.
    """

    name: str
    data: bytes
    pointers: tuple[tuple[int, Pointer], ...] = ()

    def __post_init__(self) -> None:
        if any(not 0 <= at <= len(self.data) - POINTER_BYTES for at, _ in self.pointers):
            raise ValueError(f"'{self.name}' has no room for its pointers")


POINTER_BYTES = 8
"""Size of a pointer to global memory; PTX of 32-bit addresses is not known to any device here."""

Argument = Scalar | Buffer | Pointer | Structure
