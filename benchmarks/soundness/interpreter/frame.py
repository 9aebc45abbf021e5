"""What the steps of a run work on: registers, memory, parameters, and the log of accesses."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from cuado.ptx.analysis.code import Key
from soundness.interpreter.memory import GLOBAL, LOCAL, SHARED, BadAccessError, Segment
from soundness.interpreter.races import Log
from soundness.interpreter.threads import Threads
from soundness.interpreter.values import Array, unsigned


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
            kind = unsigned(bits)
            pattern = 1 if bits == 1 else 0xD3ADB33F_D3ADB33F & ((1 << bits) - 1)
            self.registers[key] = np.full(self.threads.count, pattern, kind)
        return self.registers[key]

    def located(self, space: str, addresses: Array) -> tuple[str, Array]:
        """The state space that addresses lie in, and addresses in its segment.

        Raises:
            BadAccessError: addresses of several spaces at once, or of none.
        """
        if space in ("global", "const"):
            return "global", addresses
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
