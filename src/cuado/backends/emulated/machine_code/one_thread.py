"""Small systems of equations are solved by one thread.

OpenBLAS wakes a thread for each processor, which spin while they wait for each other: 60 systems of
400 unknowns took 5.7 s of CPU on two busy processors, and 0.29 s with one thread.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np

_NAMES = (
    "scipy_openblas_{}_num_threads64_",
    "openblas_{}_num_threads64_",
    "openblas_{}_num_threads",
)


@cache
def threads_of_numpy() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """Functions that say and set how many threads NumPy's own OpenBLAS uses; None if it has none.

    They are those of the library that NumPy's packages bring along.
    """
    folder = Path(np.__file__).parents[1] / "numpy.libs"
    for path in sorted(folder.glob("*openblas*")):
        library = ctypes.CDLL(str(path))
        for name in _NAMES:
            get, set_ = (getattr(library, name.format(word), None) for word in ("get", "set"))
            if get is not None and set_ is not None:
                return get, set_
    return None


@dataclass(slots=True)
class _Users:
    """Who uses one thread now.

    Attributes:
        count: of them; several threads of this process may be among them.
        before: threads that OpenBLAS used before the first of them came.
        lock: guards both.
    """

    count: int = 0
    before: int = 0
    lock: AbstractContextManager[object] = field(default_factory=Lock)


_USERS = _Users()


@contextmanager
def one_thread() -> Iterator[None]:
    """Have NumPy's OpenBLAS use one thread; as many as before afterwards."""
    found = threads_of_numpy()
    if found is None:
        yield
        return
    get, set_ = found
    with _USERS.lock:
        if not _USERS.count:
            _USERS.before = get()
            set_(1)
        _USERS.count += 1
    try:
        yield
    finally:
        with _USERS.lock:
            _USERS.count -= 1
            if not _USERS.count:
                set_(_USERS.before)
