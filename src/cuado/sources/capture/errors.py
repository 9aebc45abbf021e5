"""What can be wrong with a capture."""

from pathlib import Path

from cuado.errors import InvalidDataError


class CaptureError(InvalidDataError):
    """A capture that cannot be used: names the file, and what is wrong with it.

    Args:
        path: path of the file or folder.
        problem: what is wrong.
        remedy: what to do about it.
    """

    def __init__(self, path: Path | str, problem: str, remedy: str = "") -> None:
        self.path = path
        super().__init__(f"{path}: {problem}", remedy)
