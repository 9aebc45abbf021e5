"""What the steps of a run work on: registers, memory, parameters, and the log of accesses."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cuado.ptx.analysis.code import Key
from soundness.interpreter.memory import GLOBAL, LOCAL, SHARED, BadAccessError, Segment
from soundness.interpreter.races import Log
from soundness.interpreter.threads import Threads
from soundness.interpreter.values import Array, unsigned

UNSET = 0xA5
"""A byte of what a function has not been passed, or has not returned."""
Span = tuple[int, int]
"""The first byte, and the one behind the last."""


def _pattern(kind: "np.dtype[Any]") -> int:
    """What a register holds that nobody wrote."""
    return 1 if kind == np.bool_ else 0xD3ADB33F_D3ADB33F & ((1 << 8 * kind.itemsize) - 1)


@dataclass
class Frame:
    """One run.

    Attributes:
        threads: of the launch.
        memory: by state space.
        parameters: bytes of all of them.
        addresses: of buffers and of the module's variables.
        logs: of accesses by state space; empty where nobody asks for races.
        registers: bits by register: one for each thread.
    """

    threads: Threads
    memory: Mapping[str, Segment]
    parameters: Array
    addresses: Mapping[str, int]
    logs: Mapping[str, Log]
    registers: dict[Key, Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.block_epoch = np.zeros(self.threads.count, np.int32)
        self.warp_epoch = np.zeros(self.threads.count, np.int64)
        self.parties: dict[int, Array] = {}
        """By epoch of the block: the party that each thread waits with (:mod:`.parties`), or 0."""

    def register(self, key: Key, bits: int) -> Array:
        """A register of all threads; what nobody wrote is a pattern."""
        if key not in self.registers:
            kind = np.dtype(unsigned(bits))
            self.registers[key] = np.full(self.threads.count, _pattern(kind), kind)
        return self.registers[key]

    def provide(self, passed: int) -> None:
        """Memory for what functions are passed: so many bytes for each thread."""
        self._unwritten = int(self.memory["local"].data[0])
        size, count = max(-(-passed // 256), 1) * 256, self.threads.count
        data = np.full(size * count, UNSET, np.uint8)
        self.memory = {
            **self.memory,
            "param": Segment(0, data, np.ones(size, np.bool_), np.arange(count)),
        }

    @property
    def passed(self) -> Array:
        """What functions are passed and return: a row of bytes for each thread."""
        return self.memory["param"].data.reshape(self.threads.count, -1)

    def forget(self, registers: Iterable[Key], local: Span, passed: Span, members: Array) -> None:
        """Let some threads find nothing in registers, local variables, and what was passed."""
        for key in registers:
            self.registers[key][members] = _pattern(self.registers[key].dtype)
        if local[0] < local[1]:
            rows = self.memory["local"].data.reshape(self.threads.count, -1)
            rows[members, slice(*local)] = self._unwritten
        self.passed[members, slice(*passed)] = UNSET

    def located(self, space: str, addresses: Array) -> tuple[str, Array]:
        """The state space that addresses lie in, and addresses in its segment.

        Raises:
            BadAccessError: addresses of several spaces at once, or of none.
        """
        if space in ("global", "const"):
            return "global", addresses
        if space == "param":
            return space, addresses
        if space in ("shared", "local"):
            base = SHARED if space == "shared" else LOCAL
            return space, addresses.astype(np.int64) + base
        wide = addresses.astype(np.int64)
        for name, base, end in (
            ("global", GLOBAL, GLOBAL << 1),
            ("shared", SHARED, GLOBAL),
            ("local", LOCAL, SHARED),
        ):
            if ((wide >= base) & (wide < end)).all():
                return name, wide
        raise BadAccessError("generic addresses of several spaces")
