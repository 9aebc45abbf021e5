"""What buffers hold: numbers as they come, and what is hard: NaNs with payloads, infinities,
subnormal numbers, ends of integers. Indices stay below their bounds in every world.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:  # What runs on a GPU needs nothing but this module.
    from soundness.generation.kernels import Generated

Bytes = npt.NDArray[Any]
_FLOAT_BITS = {
    "f16": (0x0000, 0x8000, 0x3C00, 0x7C00, 0xFC00, 0x7E01, 0xFD55, 0x0001, 0x83FF, 0x7BFF),
    "f32": (
        0x00000000, 0x80000000, 0x3F800000, 0x7F800000, 0xFF800000, 0x7FC00001, 0xFFD55555,
        0x7FA00001, 0x00000001, 0x807FFFFF, 0x00800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x4F000000,
        0xCF000000, 0x33800000,
    ),
    "f64": (
        0, 1 << 63, 0x3FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000,
        0x7FF8000000000001, 0xFFFA555555555555, 1, 0x800FFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF,
        0x41E0000000000000, 0xC1E0000000000000,
    ),
}  # fmt: skip
_WIDTH = {"f16": np.uint16, "f32": np.uint32, "f64": np.uint64}
WORLDS = ("plain", "mixed", "extreme")
"""Kinds of contents."""


@dataclass(frozen=True, slots=True)
class Held:
    """A buffer that is to be filled.

    Attributes:
        name: of the buffer.
        type: of an element, as PTX names it.
        elements: how many.
        bound: of indices: all are below it; 0 of others.
    """

    name: str
    type: str
    elements: int
    bound: int = 0

    @property
    def width(self) -> int:
        """Bytes of an element."""
        return int(self.type[1:]) // 8


def contents(seed: int, number: int, buffers: Sequence[Held], world: int) -> dict[str, Bytes]:
    """Bytes of a kernel's buffers in one world; 0 is plain, 1 mixed, 2 extreme, and so on again."""
    kind = WORLDS[world % len(WORLDS)]
    seeds = random.Random(f"{seed} {number} {world}")  # noqa: S311 - no secret
    return {
        buffer.name: _bytes(np.random.default_rng(seeds.getrandbits(64)), buffer, kind)
        for buffer in buffers
    }


def held(made: "Generated") -> list[Held]:
    """The buffers of a kernel, in order."""
    return [
        Held(b.name, b.type, b.elements, made.bounds.get(b.name, 0)) for b in made.launch.buffers
    ]


def worlds(made: "Generated", count: int) -> dict[str, Bytes]:
    """Contents of several worlds: of each buffer a row for each."""
    rows = [contents(made.seed, made.number, held(made), world) for world in range(count)]
    return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


def _bytes(generator: np.random.Generator, buffer: Held, kind: str) -> Bytes:
    count, type_ = buffer.elements, buffer.type
    if buffer.bound:
        values: Bytes = generator.integers(0, buffer.bound, count)
        return values.astype(f"<i{buffer.width}").view(np.uint8)
    if type_ in _FLOAT_BITS:
        made = _floats(generator, type_, count, kind)
    else:
        made = _integers(generator, buffer.width, count, kind)
    return np.ascontiguousarray(made).view(np.uint8)


def _floats(generator: np.random.Generator, type_: str, count: int, kind: str) -> Bytes:
    spread = generator.uniform(-4, 4, count) * 2.0 ** generator.integers(-6, 6, count)
    plain = spread.astype({"f16": np.float16, "f32": np.float32, "f64": np.float64}[type_])
    bits = plain.view(_WIDTH[type_]).copy()
    special = np.array(_FLOAT_BITS[type_], _WIDTH[type_])[
        generator.integers(0, len(_FLOAT_BITS[type_]), count)
    ]
    share = {"plain": 0.0, "mixed": 0.15, "extreme": 0.6}[kind]
    return np.where(generator.random(count) < share, special, bits)


def _integers(generator: np.random.Generator, width: int, count: int, kind: str) -> Bytes:
    top = 1 << (8 * width - 1)
    ends = np.array([0, 1, top - 1, top, top + 1, 2 * top - 1], np.uint64)
    plain = generator.integers(0, min(1000, 2 * top), count).astype(np.uint64)
    special = ends[generator.integers(0, ends.size, count)]
    share = {"plain": 0.0, "mixed": 0.15, "extreme": 0.6}[kind]
    found = np.where(generator.random(count) < share, special, plain)
    return found.astype(f"<u{width}")
