"""Host memory taken for a device's, and a device whose calls take the time that they say."""

import ctypes
import math
import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuado.backends.arrays import Span
from cuado.optimizer.tuning.decorator import TunedCall
from cuado.stats import Reading


class Array:
    """What frameworks offer of an array on the device."""

    def __init__(self, data: NDArray[Any]) -> None:
        self.data = data

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        own = self.data.__array_interface__
        keys = ("shape", "typestr", "data", "strides")
        return {"version": 3, **{key: own[key] for key in keys}}


def bytes_at(address: int, size: int) -> NDArray[np.uint8]:
    """Memory as an array; writing changes it."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))


class Machine:
    """A ground to tune on: a call says what it takes, and takes it with some noise.

    Attributes:
        elapsed: nanoseconds of what was launched since a timing began.
        timed: calls that were timed.
        lost: whether the context is to fail.
    """

    name = "a machine of the tests"

    def __init__(self, noise: float = 0.002) -> None:
        self._random = random.Random(7)  # noqa: S311 - no secret
        self._noise = noise
        self._spans: tuple[Span, ...] = ()
        self._copies: list[NDArray[np.uint8]] = []
        self.elapsed = 0.0
        self.timed = 0
        self.has_waited = False
        self.lost: Exception | None = None

    def __enter__(self) -> "Machine":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was taken."""

    def hold(self, spans: Sequence[Span]) -> None:
        self._spans = tuple(spans)
        self._copies = [bytes_at(each.address, each.bytes).copy() for each in spans]

    def restore(self, which: Sequence[int]) -> None:
        for number in which:
            span = self._spans[number]
            bytes_at(span.address, span.bytes)[:] = self._copies[number]

    def read(self, span: Span) -> NDArray[np.uint8]:
        return bytes_at(span.address, span.bytes).copy()

    def held(self, number: int) -> NDArray[np.uint8]:
        return self._copies[number]

    def run(self, call: Callable[[], object]) -> object:
        if self.lost is not None:
            raise self.lost
        return call()

    def spoil(self, span: Span, pattern: int) -> None:
        bytes_at(span.address, span.bytes)[:] = pattern

    def time(
        self, call: Callable[[], object], restored: Sequence[int], done: Callable[[object], None]
    ) -> Reading:
        self.restore(restored)
        self.elapsed = 0.0
        self.timed += 1
        done(call())
        return Reading(self.elapsed * self._random.gauss(1.0, self._noise), (1500.0, 1500.0))


def on(machine: Machine, tuned: TunedCall, *, keep: bool = False) -> TunedCall:
    """A call that is tuned on a machine."""
    return tuned.using(ground=lambda _: machine, stream=0, keep=keep)


def arrays(count: int = 64) -> tuple[Array, Array]:
    """0, 1, 2, ... and ones."""
    return Array(np.arange(count, dtype=np.float32)), Array(np.ones(count, np.float32))


def took(machine: Machine, block: int, fastest: int = 256) -> None:
    """Slower the farther from the fastest, by a fifth for each doubling."""
    machine.elapsed += 20_000 * 1.2 ** abs(math.log2(block / fastest))
