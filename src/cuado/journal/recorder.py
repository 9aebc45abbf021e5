"""Writing a run of the loop into the journal as it goes, without ever ending the run."""

from collections.abc import Callable
from pathlib import Path

from cuado.journal.connection import PATIENCE
from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal
from cuado.optimizer.session import Candidate, Iteration, Session


class JournalRecorder:
    """Keeps a session as it grows; it reports an error once, and the run continues.

    After a failure nothing more is tried before the end, so that a lock is not waited for again and
    again; then the whole session is written once more, and only if that fails, too, is it lost.

    Args:
        path: path of the journal.
        tell: told what went wrong, in a line.
        patience: seconds to wait for another process's lock.

    Attributes:
        number: number of the session in the journal; None as long as it is not there.
    """

    def __init__(self, path: Path, tell: Callable[[str], None], patience: float = PATIENCE) -> None:
        self.number: int | None = None
        self._path = path
        self._tell = tell
        self._patience = patience
        self._has_failed = False

    def begin(self, session: Session) -> None:
        """A session begins."""

        def write(journal: Journal) -> None:
            self.number = journal.begin(session)

        self._keep(write, "this run is not recorded as it goes")

    def iteration(self, iteration: Iteration) -> None:
        """A version was measured."""
        self._note(lambda journal, number: journal.append(number, iteration))

    def candidate(self, candidate: Candidate) -> None:
        """A candidate of the last iteration was tried."""
        self._note(lambda journal, number: journal.note(number, candidate))

    def finish(self, session: Session) -> None:
        """The session as it is in the end, whatever failed before."""

        def write(journal: Journal) -> None:
            if self.number is None:
                self.number = journal.begin(session)
            else:
                journal.finish(self.number, session)

        had_failed, self._has_failed = self._has_failed, False
        self._keep(write, "this run is not in the journal, or not all of it")
        if had_failed and not self._has_failed:
            self._tell(f"the run is in the journal after all: session {self.number}")

    def _note(self, write: Callable[[Journal, int], object]) -> None:
        number = self.number
        if number is not None and not self._has_failed:
            self._keep(
                lambda journal: write(journal, number), "this run is not recorded any further"
            )

    def _keep(self, write: Callable[[Journal], object], consequence: str) -> None:
        try:
            # Opened for each call, milliseconds beside a measurement's seconds: a run that is
            # forked or killed holds no file, and a journal that comes back is found.
            with Journal.open(self._path, self._patience) as journal:
                write(journal)
        except JournalError as error:
            self._has_failed = True
            self._tell(f"{error}; {consequence}")
