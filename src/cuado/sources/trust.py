"""Which cases may run code that lies beside them: the user trusts folders, as in an editor.

A case can name a Python function (its reference), and a source with a host part goes to nvcc,
which starts a shell and a host compiler. Both happen only for cases that are trusted:

- those in the examples that come with cuado,
- those that ``cuado case new`` wrote, and those in folders that the user said yes to,
- those that ``CUADO_TRUST`` names: folders, or ``1`` for all (``--trust`` sets it for one run).

What the user said is kept in ``$XDG_STATE_HOME/cuado/trusted``: one JSON text a line, with the
real path of a folder or a case, and the number of its owner. It counts as long as the owner is the
same, and nobody else can write the folder.
"""

import json
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cuado.errors import CuadoError
from cuado.inputs import real_path

# Where the examples are that come with cuado.


def examples_folder() -> Path | None:
    """Beside the package where it is installed, above it in a source tree; None without them."""
    package = Path(__file__).resolve().parents[1]
    folders = (package / "examples", package.parents[1] / "examples")
    return next((each for each in folders if each.is_dir()), None)


VARIABLE = "CUADO_TRUST"
_ALL = frozenset({"1", "yes", "all"})
_NONE = frozenset({"", "0", "no"})
_MOST_BYTES = 4 << 20


class UntrustedError(CuadoError):
    """A case of unknown origin that would have its own code run."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(
            f"{path}: is not trusted, and would run code: {what}",
            f"look at it first; then give --trust, or set {VARIABLE} to its folder",
        )


def is_trusted(path: Path) -> bool:
    """True if code that a case names may be run.

    Args:
        path: path of the case file.
    """
    real = real_path(path)
    places = (real, *real.parents)
    named = os.environ.get(VARIABLE, "").strip()
    if named.lower() in _ALL:
        return True
    chosen = [] if named.lower() in _NONE else named.split(os.pathsep)
    if any(real_path(Path(each).expanduser()) in places for each in chosen if each):
        return True
    examples = examples_folder()
    if examples is not None and examples in places:
        return True
    known = dict(_remembered())
    return any(_is_same(place, real, known.get(str(place))) for place in places)


def expect_trust(path: Path, what: str) -> None:
    """Make sure that a case is trusted.

    Args:
        path: path of the case file.
        what: would be run, in a few words.

    Raises:
        UntrustedError: it is not.
    """
    if not is_trusted(path):
        raise UntrustedError(path, what)


def trust_everything() -> None:
    """Trust every case from now on, in this process and those that it starts."""
    os.environ[VARIABLE] = "1"


def place_of(path: Path) -> Path:
    """What is trusted with a case: its folder, or the case alone.

    A folder that others can write to, and one that holds the user's home, are not trusted whole.
    """
    real = real_path(path)
    folder = real.parent
    home = Path.home().resolve()
    is_wide = folder == home or folder in home.parents
    return real if is_wide or _others_write(folder) else folder


def remember(place: Path) -> None:
    """Trust a folder, or a single case, from now on.

    Raises:
        CuadoError: it cannot be written down.
    """
    store = store_path()
    line = json.dumps({"path": str(place), "owner": place.stat().st_uid}) + "\n"
    try:
        store.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # One write of a short line to a file that only grows: no process sees half of another's.
        handle = os.open(store, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        try:
            os.write(handle, line.encode())
        finally:
            os.close(handle)
    except OSError as error:
        raise CuadoError(
            f"cannot write {store}: {error.strerror}", f"set {VARIABLE} to the case's folder"
        ) from error


def store_path() -> Path:
    """The file of what the user trusts."""
    state = Path(os.environ.get("XDG_STATE_HOME", ""))
    folder = state if state.is_absolute() else Path.home() / ".local" / "state"
    return folder / "cuado" / "trusted"


def _remembered() -> Iterator[tuple[str, int]]:
    """Paths and their owners; none from a file that another user can have written."""
    try:
        handle = os.open(store_path(), os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError:
        return
    with os.fdopen(handle, "rb") as file:
        status = os.fstat(file.fileno())
        own = status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        lines = file.read(_MOST_BYTES).splitlines() if own and stat.S_ISREG(status.st_mode) else []
    for line in lines:
        with suppress(ValueError, KeyError, TypeError, RecursionError):
            found = json.loads(line)
            yield str(found["path"]), int(found["owner"])


def _is_same(place: Path, case: Path, owner: int | None) -> bool:
    """True if a place is still what it was, and the case is its owner's or the user's."""
    if owner is None:
        return False
    try:
        status, wrote = place.stat(), case.stat().st_uid
    except OSError:
        return False
    is_open = stat.S_ISDIR(status.st_mode) and _others_write(place)
    return status.st_uid == owner and not is_open and wrote in {owner, os.geteuid(), 0}


def _others_write(folder: Path) -> bool:
    return bool(folder.stat().st_mode & stat.S_IWOTH)
