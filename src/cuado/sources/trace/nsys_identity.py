"""Processes, threads and physical devices of the events of an nsys export."""

from collections.abc import Mapping

import numpy as np

from cuado.model.timeline_tables import Ints
from cuado.sources.trace.database import Database

_BITS = 24
_MASK = (1 << _BITS) - 1
"""A global thread id holds the thread in its low 24 bits, the process in the next 24 [nsys]."""


class Identities:
    """Numbers processes in the order of their first event, and devices by the export's list."""

    def __init__(self, database: Database) -> None:
        self._pids: dict[int, int] = {}
        self._devices = _devices(database)

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers, in the order of their index; an unknown one if there is none."""
        return tuple(self._pids) or (0,)

    def process(self, columns: Mapping[str, Ints], length: int) -> Ints:
        """The index of each row's process, from ``globalPid`` or ``globalTid``."""
        whole = columns.get("globalPid", columns.get("globalTid"))
        pids = np.zeros(length, dtype=np.int64) if whole is None else (whole >> _BITS) & _MASK
        used, inverse = np.unique(pids, return_inverse=True)
        numbers = [self._pids.setdefault(int(pid), len(self._pids)) for pid in used]
        return np.array(numbers, dtype=np.int64)[inverse]

    def thread(self, columns: Mapping[str, Ints], length: int) -> Ints:
        """Each row's thread; 0 where the export has none."""
        whole = columns.get("globalTid")
        return np.zeros(length, dtype=np.int64) if whole is None else whole & _MASK

    def device(self, columns: Mapping[str, Ints], length: int) -> Ints:
        """Each row's GPU, by the number that the export's list of GPUs gives it.

        A process numbers the devices that it sees: device 0 of two processes can be two GPUs.
        """
        seen = columns.get("deviceId", np.zeros(length, dtype=np.int64))
        whole = columns.get("globalPid")
        if whole is None or not self._devices:
            return seen
        pids = (whole >> _BITS) & _MASK
        pairs, inverse = np.unique(np.stack([pids, seen]), axis=1, return_inverse=True)
        numbers = [
            self._devices.get((int(pid), int(number)), int(number)) for pid, number in pairs.T
        ]
        return np.array(numbers, dtype=np.int64)[np.ravel(inverse)]


def _devices(database: Database) -> dict[tuple[int, int], int]:
    rows = database.rows("TARGET_INFO_CUDA_DEVICE", "pid", "cudaId", "gpuId")
    return {
        (pid, seen): gpu
        for pid, seen, gpu in rows
        if isinstance(pid, int) and isinstance(seen, int) and isinstance(gpu, int)
    }
