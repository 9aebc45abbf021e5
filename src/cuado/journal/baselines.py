"""Baselines: names for sessions, and the gate that holds later sessions against them."""

from dataclasses import dataclass

from cuado.analysis.comparison.compared import Compared, compared, differences
from cuado.errors import UnknownNameError
from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal
from cuado.journal.references import LAST, Reference, side_of
from cuado.journal.session_list import Entry
from cuado.optimizer.recorded_version import case_name
from cuado.stats import Verdict

ORIGINAL = "0"


@dataclass(frozen=True, slots=True)
class Baseline:
    """A name for a session, or for one version of it.

    Attributes:
        name: the user's.
        of: what it names; without a version it stands for two, the kernel as it was given and
            what the session made of it.
    """

    name: str
    of: Reference


@dataclass(frozen=True, slots=True)
class Gate:
    """A session held against a baseline.

    Attributes:
        baseline: it.
        number: number of the session.
        compared: each version against its counterpart, baseline first.
    """

    baseline: Baseline
    number: int
    compared: tuple[Compared, ...]

    @property
    def has_regressed(self) -> bool:
        """True if a version is slower, beyond the noise and the intervals."""
        return any(each.time.verdict is Verdict.SLOWER for each in self.compared)


def set_baseline(journal: Journal, name: str, of: Reference) -> None:
    """Name a session or a version; a name that is taken is moved.

    Raises:
        JournalError: there is no such version, or it was not timed: nothing could be held
            against it.
    """
    if not name.strip() or not name.isprintable():
        raise JournalError(f"'{name}' is no name for a baseline")
    session = journal.session(of.number)
    for version in _versions(of):
        _expect_time(side_of(session, of, version).time, of)
    with journal.writing() as connection:
        connection.execute(
            "INSERT INTO baseline (name, session, version) VALUES (?, ?, ?) "
            "ON CONFLICT (name) DO UPDATE SET session = excluded.session, "
            "version = excluded.version",
            (name, of.number, of.version),
        )


def remove_baseline(journal: Journal, name: str) -> None:
    """Forget a baseline; its session stays.

    Raises:
        UnknownNameError: there is none of that name.
    """
    baseline(journal, name)
    with journal.writing() as connection:
        connection.execute("DELETE FROM baseline WHERE name = ?", (name,))


def baselines(journal: Journal) -> tuple[Baseline, ...]:
    """All of them, by name.

    Raises:
        JournalError: one is damaged.
    """
    rows = journal.rows("SELECT name, session, version FROM baseline ORDER BY name")
    for name, session, version in rows:
        # SQLite keeps a text where a number belongs.
        if not (isinstance(name, str) and isinstance(session, int) and isinstance(version, str)):
            raise JournalError(f"baseline {name!r:.40} is damaged", "'sqlite3 FILE .recover'")
    return tuple(Baseline(name, Reference(session, version)) for name, session, version in rows)


def baseline(journal: Journal, name: str) -> Baseline:
    """The one of that name.

    Raises:
        UnknownNameError: there is none; lists those there are.
    """
    known = {each.name: each for each in baselines(journal)}
    if name not in known:
        raise UnknownNameError("baseline", name, known)
    return known[name]


def check(
    journal: Journal,
    name: str,
    number: int | None = None,
    floor: float | None = None,
    *,
    force: bool = False,
) -> Gate:
    """Hold a session against a baseline.

    Args:
        journal: where both are.
        name: name of the baseline.
        number: number of the session; by default the newest that can be compared.
        floor: share up to which a difference is noise; the larger of the sessions' own by default.
        force: whether to compare what is of another case, kernel or device.

    Raises:
        UnknownNameError: there is no such baseline.
        JournalError: there is no such session, it was not timed, or it cannot be compared.
    """
    base = baseline(journal, name)
    chosen = newest_like(journal, base).number if number is None else number
    ours, theirs = journal.session(base.of.number), journal.session(chosen)
    results = []
    for version in _versions(base.of):
        a = side_of(ours, base.of, version)
        b = side_of(theirs, Reference(chosen, version))
        apart = differences(a, b)
        if apart and not force:
            raise JournalError(
                f"session {chosen} cannot be held against baseline '{name}': {'; '.join(apart)}",
                "name another session, or --force",
            )
        _expect_time(a.time, base.of)
        _expect_time(b.time, Reference(chosen, version))
        results.append(compared(a, b, floor))
    return Gate(base, chosen, tuple(results))


def newest_like(journal: Journal, base: Baseline) -> Entry:
    """The newest session of the baseline's case, kernel and device that came after it.

    Raises:
        JournalError: there is none.
    """
    model = journal.entry(base.of.number)
    for entry in journal.sessions():
        if entry.number > model.number and _likeness(entry) == _likeness(model):
            return entry
    raise JournalError(
        f"there is no session of {case_name(model.case)} on {model.device} after baseline "
        f"'{base.name}'",
        f"'cuado run {model.case}' makes one",
    )


def _likeness(entry: Entry) -> tuple[str, str, str, bool]:
    return (case_name(entry.case), entry.kernel, entry.device, entry.modelled)


def _versions(of: Reference) -> tuple[str, ...]:
    return (of.version,) if of.version else (ORIGINAL, LAST)


def _expect_time(time: object, of: Reference) -> None:
    if time is None:
        raise JournalError(
            f"session {of.number} has no time of its version {of.version or 'to compare'}",
            "it ended before that was measured; name another session",
        )
