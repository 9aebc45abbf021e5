"""Sessions to a file and back: JSON, versioned, with the baselines that name them.

A session keeps its key wherever it goes, so that it is not imported twice; its number is each
journal's own.
"""

import re
from dataclasses import dataclass

from cuado.journal.baselines import Baseline, baselines, set_baseline
from cuado.journal.encoding import decoded, encoded
from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal
from cuado.journal.references import Reference, reference
from cuado.optimizer.session import Ending, Session

FORMAT = "cuado-journal"
VERSION = 1
_KEY = re.compile(r"[0-9a-f]{32}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Envelope:
    """What every export of any version says of itself."""

    format: str
    version: int


@dataclass(frozen=True, slots=True)
class KeyedSession:
    """A session with the key that tells it from all others."""

    key: str
    session: Session


@dataclass(frozen=True, slots=True)
class NamedKey:
    """A baseline: the key of its session, and its version."""

    name: str
    key: str
    version: str


@dataclass(frozen=True, slots=True)
class Export:
    """The file's content."""

    format: str
    version: int
    sessions: tuple[KeyedSession, ...]
    baselines: tuple[NamedKey, ...] = ()


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did.

    Attributes:
        new: numbers that its sessions have here.
        updated: numbers of those that were here unfinished.
        known: how many were here.
        baselines: names that were set.
        kept: names that mean something else here, and still do.
    """

    new: tuple[int, ...]
    updated: tuple[int, ...]
    known: int
    baselines: tuple[str, ...]
    kept: tuple[str, ...]


def exported(journal: Journal, numbers: tuple[int, ...] = ()) -> str:
    """Sessions as JSON text.

    Args:
        journal: the journal to export from.
        numbers: which; all if there are none.

    Raises:
        JournalError: there is no such session, or one cannot be read.
    """
    chosen = dict.fromkeys(numbers) or [entry.number for entry in reversed(journal.sessions())]
    keys = {number: journal.entry(number).key for number in chosen}
    sessions = tuple(KeyedSession(key, journal.session(n)) for n, key in keys.items())
    names = tuple(
        NamedKey(each.name, keys[each.of.number], each.of.version)
        for each in baselines(journal)
        if each.of.number in keys
    )
    return f"{encoded(Export(FORMAT, VERSION, sessions, names))}\n"


def imported(journal: Journal, content: bytes, whose: str) -> Imported:
    """Put the sessions of an export into a journal, but those that are there; all or nothing.

    A session that is here as unfinished, and finished in the file, is completed.

    Args:
        journal: to put them in.
        content: content of the file.
        whose: named if it cannot be read.

    Raises:
        JournalError: this is no export, is a newer cuado's, or breaks a rule of the format.
    """
    export = _read(content, whose)
    numbers: dict[str, int] = {}
    new, updated = [], []
    with journal.writing():
        here = {entry.key: entry for entry in journal.sessions()}
        for item in export.sessions:
            entry = here.get(item.key)
            if entry is None:
                numbers[item.key] = journal.begin(item.session, item.key)
                new.append(numbers[item.key])
                continue
            numbers[item.key] = entry.number
            if entry.ending == Ending.RUNNING and item.session.ending is not Ending.RUNNING:
                journal.finish(entry.number, item.session)
                updated.append(entry.number)
        names, kept = _name(journal, export, numbers)
    known = len(export.sessions) - len(new) - len(updated)
    return Imported(tuple(new), tuple(updated), known, names, kept)


def _read(content: bytes, whose: str) -> Export:
    envelope = decoded(content, Envelope, whose)
    if envelope.format != FORMAT:
        raise JournalError(f"{whose} is no export of a journal", "'cuado journal export' makes one")
    if envelope.version > VERSION:
        raise JournalError(
            f"{whose}: a newer cuado has written it (format {envelope.version}, this cuado knows "
            f"up to {VERSION})",
            "use that cuado",
        )
    export = decoded(content, Export, whose)
    keys = [item.key for item in export.sessions]
    bad = next((key for key in keys if not _KEY.fullmatch(key)), None)
    if bad is not None:
        raise JournalError(f"{whose}: '{bad}' is no session's key")
    if len(set(keys)) < len(keys):
        raise JournalError(f"{whose} holds a session twice")
    return export


def _name(
    journal: Journal, export: Export, numbers: dict[str, int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Set the file's baselines: names that were set, and those that mean something else here."""
    here = {each.name: each for each in baselines(journal)}
    done, kept = [], []
    for item in export.baselines:
        if item.key not in numbers:
            raise JournalError(f"baseline '{item.name}' names a session that is not in the file")
        number = numbers[item.key]
        of = reference(f"{number}:{item.version}") if item.version else Reference(number)
        if item.name not in here:
            set_baseline(journal, item.name, of)
            done.append(item.name)
        elif here[item.name] != Baseline(item.name, of):
            kept.append(item.name)
    return tuple(done), tuple(kept)
