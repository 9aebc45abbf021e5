"""Tensor maps, by which copies move tiles of tensors, in cuado's form.

A kernel takes a map as 128 bytes that only its maker can read. Until a launch cuado keeps it in a
form of its own, which the emulated device reads as it is (``runtime/tensors.h``); for a GPU the
driver encodes it.
"""

import struct
from dataclasses import dataclass

MAP_BYTES, MAP_ALIGNMENT = 128, 64
"""Size and place of a map in memory or in a parameter: CUDA driver API, cuTensorMapEncodeTiled."""
SWIZZLES = (0, 32, 64, 128)
MOST_RANK = 5
TYPES = {
    "u8": 0,
    "u16": 1,
    "u32": 2,
    "s32": 3,
    "u64": 4,
    "s64": 5,
    "f16": 6,
    "f32": 7,
    "f64": 9,
    "bf16": 10,
}
"""Types of elements by their numbers in PTX (``tensormap.replace.tile.elemtype``)."""
_MARK = 0x70616D63
_FORM = "<Q4Q5I5I5I6B2xI6h"
_CORNER_BITS = {3: 16, 4: 8, 5: 5}
"""Bits of each offset of a corner, by the number of dimensions: CUDA driver API,
cuTensorMapEncodeIm2col."""
MOST_PIXELS = 1024


@dataclass(frozen=True, slots=True)
class TensorMap:
    """A tensor, and the tiles of it; the first dimension is the one that is contiguous.

    Attributes:
        type: type of an element.
        dims: elements in each dimension.
        strides: bytes from one element to the next in every dimension but the first.
        box: elements of a tile.
        steps: of these every so many are copied.
        swizzle: bytes of the pattern in which a tile lies in shared memory; 0 for none.
        has_nans: true if elements outside of the tensor are NaNs; they are zeros otherwise.
        corners: for copies in im2col mode, whose ``box`` is the number of channels and of pixels:
            how far the first and the last position of a pixel lie from the first and last element
            of each dimension but the first and the last; both empty for tiles.
    """

    type: str
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    steps: tuple[int, ...]
    swizzle: int = 0
    has_nans: bool = False
    corners: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def __post_init__(self) -> None:
        rank = len(self.dims)
        if self.type not in TYPES:
            raise ValueError(f"elements of {self.type} cannot be copied as tiles")
        if not 1 <= rank <= MOST_RANK or len(self.steps) != rank:
            raise ValueError("a tensor has 1 to 5 dimensions, and its tile and steps have as many")
        if len(self.strides) != rank - 1 or any(n % 16 or n >= 1 << 40 for n in self.strides):
            raise ValueError("each dimension but the first has a stride, a multiple of 16 bytes")
        if self.swizzle not in SWIZZLES or any(not 1 <= n < 1 << 32 for n in self.dims):
            raise ValueError("a tensor has elements, and swizzles are of 32, 64 or 128 bytes")
        self._check_tile((256, MOST_PIXELS) if any(self.corners) else (256,) * rank)
        if any(self.corners):
            self._check_corners()

    def _check_tile(self, most: tuple[int, ...]) -> None:
        if len(self.box) != len(most):
            raise ValueError("a tile has as many dimensions as the tensor, or channels and pixels")
        tiles = all(1 <= n <= limit for n, limit in zip(self.box, most, strict=True))
        if not tiles or any(not 1 <= n <= 8 for n in self.steps):
            raise ValueError("a tile has 1 to 256 elements along a dimension, its steps are 1 to 8")

    def _check_corners(self) -> None:
        bits = _CORNER_BITS.get(len(self.dims), 0)
        wanted = len(self.dims) - 2
        if not bits or any(len(corner) != wanted for corner in self.corners):
            raise ValueError("a tensor of 3 to 5 dimensions has corners of as many numbers, less 2")
        limit = 1 << bits - 1
        if any(not -limit <= n < limit for corner in self.corners for n in corner):
            raise ValueError(f"corners of this tensor have {bits} bits")
        low, high = self.corners
        inner = zip(self.dims[1:-1], low, high, strict=True)
        if any(size + above - below < 1 for size, below, above in inner):
            raise ValueError("between the corners of this tensor there is no pixel")

    def data(self) -> bytes:
        """The map in cuado's form, without the tensor's address, which is its first 8 bytes."""

        def padded(numbers: tuple[int, ...], length: int) -> tuple[int, ...]:
            return numbers + (0,) * (length - len(numbers))

        numbers = (
            *padded(self.strides, MOST_RANK - 1),
            *padded(self.dims, MOST_RANK),
            *padded(self.box, MOST_RANK),
            *padded(self.steps, MOST_RANK),
        )
        kinds = (len(self.dims) - 1, TYPES[self.type], 0, SWIZZLES.index(self.swizzle))
        flags = int(self.has_nans), int(any(self.corners))
        corners = padded(self.corners[0], 3) + padded(self.corners[1], 3)
        made = struct.pack(_FORM, 0, *numbers, *kinds, *flags, _MARK, *corners)
        return made.ljust(MAP_BYTES, b"\0")

    @classmethod
    def read(cls, data: bytes) -> "tuple[TensorMap, int] | None":
        """The map in cuado's form, and the tensor's address; None for other bytes.

        Raises:
            ValueError: it is in that form, and no possible map.
        """
        if len(data) != MAP_BYTES:
            return None
        address, *every = struct.unpack_from(_FORM, data)
        numbers, (rank, type_, _, swizzle, nans, mode, mark) = every[:19], every[19:26]
        corners = every[26:29], every[29:]
        if mark != _MARK:
            return None
        count, names = rank + 1, {number: name for name, number in TYPES.items()}
        if count > MOST_RANK or type_ not in names or swizzle >= len(SWIZZLES):
            raise ValueError("no tensor map of cuado's")
        strides, rest = numbers[: MOST_RANK - 1], numbers[MOST_RANK - 1 :]
        dims, box, steps = (rest[n * MOST_RANK :][:count] for n in range(3))
        low, high = (tuple(each[: count - 2]) if mode else () for each in corners)
        found = cls(
            names[type_],
            tuple(dims),
            tuple(strides[: count - 1]),
            tuple(box[:2] if mode else box),
            tuple(steps),
            SWIZZLES[swizzle],
            bool(nans),
            (low, high),
        )
        return found, address


def maps_in(data: bytes) -> tuple[tuple[int, TensorMap, int], ...]:
    """Where a parameter holds maps in cuado's form, and the addresses of their tensors.

    Raises:
        ValueError: one is in that form, and no possible map.
    """
    found = []
    for at in range(0, len(data) - MAP_BYTES + 1, MAP_ALIGNMENT):
        read = TensorMap.read(data[at : at + MAP_BYTES])
        if read is not None:
            found.append((at, *read))
    return tuple(found)
