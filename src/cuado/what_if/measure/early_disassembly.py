"""Programs are disassembled in lots while others are still being rewritten and assembled.

A disassembler runs beside Python, and takes a third of a second to start: where processors are
free, what is assembled first need not wait for what is assembled last.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from threading import Lock

LOT = 8
"""Programs that are worth a disassembler of their own."""
FEWEST, FOR_EACH, MOST = 4, 2, 4
"""Processors of this process from which disassemblers run beside the assembling, processors for
each of them, and their number at most."""
Read = Callable[[list[bytes]], None]
"""Has some machine code in the cache."""


class EarlyDisassembly:
    """The lots of some jobs' machine code.

    Args:
        read: has a lot in the cache; fails in no way.
        processors: that this process may use; None to ask.
    """

    def __init__(self, read: Read, processors: int | None = None) -> None:
        count = len(os.sched_getaffinity(0)) if processors is None else processors
        workers = min(count // FOR_EACH, MOST) if count >= FEWEST else 0
        self._pool = ThreadPoolExecutor(workers) if workers else None
        self._read = read
        self._lock = Lock()
        self._waiting: dict[bytes, None] = {}
        self._given: set[bytes] = set()
        self._lots: list[Future[None]] = []
        self._is_over = False

    def add(self, cubins: Iterable[bytes]) -> None:
        """Take machine code that is assembled; a lot of it is read at once."""
        with self._lock:
            if self._pool is None or self._is_over:
                return
            for each in cubins:
                if each not in self._given:
                    self._waiting[each] = None
            if len(self._waiting) >= LOT:
                self._begin_lot(self._pool)

    def read_all(self) -> None:
        """Read what waits for others: there are none."""
        with self._lock:
            if self._pool is not None and not self._is_over and self._waiting:
                self._begin_lot(self._pool)

    def _begin_lot(self, pool: Executor) -> None:
        lot = list(self._waiting)
        self._waiting.clear()
        self._given.update(lot)
        self._lots.append(pool.submit(self._read, lot))

    def rest_of(self, cubins: Sequence[bytes]) -> list[bytes]:
        """Those that are in no lot, each once; no further lot is begun."""
        with self._lock:
            self._is_over = True
            return [each for each in dict.fromkeys(cubins) if each not in self._given]

    def finish(self) -> None:
        """Wait for all lots."""
        for lot in self._lots:
            lot.result()
        self.close()

    def close(self) -> None:
        """Begin nothing more; what is under way ends by itself."""
        with self._lock:
            self._is_over = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
