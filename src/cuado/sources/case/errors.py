"""What can be wrong with a case."""

from pathlib import Path

from cuado.errors import InvalidDataError


class CaseError(InvalidDataError):
    """A case that cannot be launched: names the file and the key, and says what to write.

    Args:
        path: path of the case file, or how a case from Python is called.
        key: the key that is wrong, e.g. ``arguments[2].shape``; empty for the whole file.
        problem: what is wrong with it.
        remedy: what to do about it.
    """

    def __init__(self, path: Path | str, key: str, problem: str, remedy: str = "") -> None:
        self.path = path
        self.key = key
        where = f"{path}: {key}" if key else str(path)
        super().__init__(f"{where}: {problem}", remedy)
