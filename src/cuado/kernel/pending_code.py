"""Machine code that nobody has looked at yet: it is disassembled together once somebody does.

Of the versions of a kernel before and after a rewrite mostly both are looked at. A disassembler
takes a third of a second to start, and milliseconds for one more kernel.
"""

from threading import Lock

from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import is_known
from cuado.sass.toolchain.merged_cubins import disassemble_together

MOST, LARGEST = 8, 1 << 16
"""Cubins that are waited for at most, and bytes of one: reading the listing of a large kernel would
take longer than starting a disassembler for it, should it be looked at."""
_waiting: dict[bytes, None] = {}
_LOCK = Lock()


def wait_for(cubin: bytes) -> None:
    """Have a cubin disassembled with the next one that is looked at, unless too many wait."""
    if len(cubin) > LARGEST:
        return
    with _LOCK:
        _waiting[cubin] = None
        if len(_waiting) > MOST:
            del _waiting[next(iter(_waiting))]


def look_at(*cubins: bytes) -> None:
    """Have the code of cubins, and of those that wait, in the user's cache, if there is one.

    Those that wait go on waiting where the code that is looked at is known: for them alone no
    disassembler is started, since most of them nobody will look at.
    """
    cache = Cache.default()
    if cache is None or all(is_known(each, cache) for each in cubins):
        return
    with _LOCK:
        together = {**dict.fromkeys(cubins), **_waiting}
        _waiting.clear()
    disassemble_together(together, cache)
