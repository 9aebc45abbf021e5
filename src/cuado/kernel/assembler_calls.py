"""Assembles PTX to machine code, even where the PTX is newer than the assembler."""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.ptx.edit import apply
from cuado.ptx.errors import PtxEditError
from cuado.ptx.rewrite import lower_version
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.errors import UnsupportedPtxError

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
