"""Assembles PTX to machine code, newer PTX as well, and reads the code of many programs at once."""

from dataclasses import replace
from threading import Lock

from cuado.errors import CuadoError
from cuado.ptx.edit import apply
from cuado.ptx.errors import PtxEditError
from cuado.ptx.rewrite import lower_version
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import is_known
from cuado.sass.toolchain.errors import UnsupportedPtxError
from cuado.sass.toolchain.merged_cubins import disassemble_together

MOST_SECONDS = 300.0
"""Time limit of one run of ptxas."""


def assembled(ptx: str, options: AssembleOptions, seconds: float = MOST_SECONDS) -> Assembly:
    """Assemble a module, or take it from the user's cache.

    A ``.version`` newer than every ptxas here, of those that suit the driver, is written down to
    the newest that one of them takes, if the module's features allow.

    Args:
        ptx: the module.
        options: the assembler's options.
        seconds: time limit of one run of ptxas.

    Raises:
        CuadoError: the module cannot be assembled, or not in that time.
    """
    try:
        return assemble(ptx, options, cache=Cache.default(), timeout=seconds)
    except UnsupportedPtxError as error:
        try:
            return _lowered(ptx, options, error, seconds)
        except UnsupportedPtxError:
            if options.newest_cuda is None:
                raise
    # The driver may take the code of a newer assembler all the same: it says so when it loads it.
    return assembled(ptx, replace(options, newest_cuda=None), seconds)


def _lowered(
    ptx: str, options: AssembleOptions, error: UnsupportedPtxError, seconds: float
) -> Assembly:
    """Assemble with a lower ``.version``.

    Raises:
        UnsupportedPtxError: the original error, if a lower version does not help.
    """
    if error.newest is None:
        raise error
    module = parse(ptx)
    try:
        edit = lower_version(module, error.newest)
    except PtxEditError:
        raise error from None
    if edit is None:
        raise error
    try:
        return assemble(apply(ptx, [edit]), options, cache=Cache.default(), timeout=seconds)
    except CuadoError:
        raise error from None


# Machine code that nobody has looked at yet: it is disassembled together once somebody does.
#
# Of the versions of a kernel before and after a rewrite mostly both are looked at. A disassembler
# takes a third of a second to start, and milliseconds for one more kernel.

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
