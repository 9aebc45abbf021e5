"""Where cuado keeps things: the journal of runs, and the cache of what the tools made."""

from cuado.doctor.wanted_device import Wanted
from cuado.errors import CuadoError
from cuado.journal.connection import examine
from cuado.journal.place import VARIABLE, journal_path
from cuado.model.machine import Part, Status
from cuado.sass.toolchain.cache import Cache
from cuado.sources.machine import Facts
from cuado.sources.machine.folders import is_writable


def parts(_: Facts, __: Wanted) -> tuple[Part, ...]:
    """The parts journal and cache."""
    return _journal(), _cache()


def _journal() -> Part:
    try:
        path = journal_path()
        examine(path)
    except CuadoError as error:
        return Part("journal", Status.WARNING, error.message, error.remedy)
    except RuntimeError:  # Path.home() where the user has none.
        return Part("journal", Status.WARNING, "no home folder", f"set {VARIABLE} to a file")
    if not (is_writable(path) and is_writable(path.parent)):  # SQLite writes beside the file.
        remedy = f"runs are not recorded: allow writing, or set {VARIABLE}"
        return Part("journal", Status.WARNING, f"{path} cannot be written", remedy)
    state = "" if path.exists() else ", to be begun"
    return Part("journal", Status.OK, f"{path}{state}")


def _cache() -> Part:
    cache = Cache.default()
    if cache is None:
        return Part("cache", Status.NOT_NEEDED, "off: what was compiled is not kept")
    if not is_writable(cache.folder):
        remedy = "what is compiled is not kept: allow writing, or set CUADO_CACHE"
        return Part("cache", Status.WARNING, f"{cache.folder} cannot be written", remedy)
    return Part("cache", Status.OK, str(cache.folder))
