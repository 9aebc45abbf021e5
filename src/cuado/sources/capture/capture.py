"""A capture on disk: a folder with ``capture.json`` and ``data/SHA256.zst``."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado import inputs
from cuado.backends.compressed import SUFFIX, unpacked
from cuado.errors import InvalidDataError
from cuado.model.byte_sizes import in_mebibytes
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.manifest import Content, Manifest, decoded

FILE = "capture.json"
DATA = "data"
ENDING = ".capture"
PIECE_BYTES = 16 << 20
_MOST_TEXT = 64 << 20
"""Bytes of ``capture.json``."""
_MOST_CODE = 1 << 30
Progress = Callable[[str, int, int], None]
"""Told what is under way, how much of it is done, and of how much."""


@dataclass(frozen=True, slots=True)
class Capture:
    """One capture.

    Attributes:
        path: path of the folder.
        manifest: what it says.
    """

    path: Path
    manifest: Manifest

    def file(self, content: Content) -> Path:
        """Where some content lies."""
        return self.path / DATA / f"{content.sha256}{SUFFIX}"

    def pieces(self, content: Content, size: int = PIECE_BYTES) -> Iterator[bytes]:
        """The pieces of some content, checked against its checksum.

        Raises:
            UnreadableFileError: its file is missing, truncated or altered.
        """
        return unpacked(self.file(content), content.bytes, size)

    def text(self, content: Content) -> str:
        """Some content as text.

        Raises:
            UnreadableFileError: its file is missing, truncated or altered.
            CaptureError: it is no text.
        """
        if content.bytes > _MOST_CODE:
            raise CaptureError(self.file(content), f"holds {content.bytes:,} bytes of code")
        try:
            return b"".join(self.pieces(content)).decode()
        except UnicodeDecodeError as error:
            raise CaptureError(self.file(content), "is no text", "capture it again") from error

    def check(self, progress: Progress | None = None) -> int:
        """Read every file, and hold it against its checksum; how many there are.

        Raises:
            UnreadableFileError: one is missing, truncated or altered; named.
        """
        contents = self.manifest.contents
        total, done = sum(content.bytes for content in contents), 0
        for content in contents:
            for piece in self.pieces(content):
                done += len(piece)
                if progress is not None:
                    progress("checksums (MiB)", in_mebibytes(done), in_mebibytes(total))
        return len(contents)


def is_capture(path: Path) -> bool:
    """True if a path is meant to be a capture: its folder, or the file in it."""
    return path.name == FILE or (path / FILE).is_file() or path.name.endswith(ENDING)


def read_capture(path: Path) -> Capture:
    """Read what a capture says; what it holds is read when it is used.

    Args:
        path: path of the folder, or of ``capture.json`` in it.

    Raises:
        CaptureError: there is none, it is incomplete, was altered, or is of another version.
    """
    folder = path.parent if path.name == FILE else path
    file = folder / FILE
    if not folder.is_dir():
        raise CaptureError(folder, "there is no such capture", "'cuado capture' writes one")
    try:
        return Capture(folder, decoded(inputs.read_bytes(file, _MOST_TEXT)))
    except FileNotFoundError as error:
        raise CaptureError(folder, f"has no {FILE}: it is no capture, or half a one") from error
    except OSError as error:
        raise CaptureError(file, error.strerror or str(error)) from error
    except InvalidDataError as error:
        if isinstance(error, CaptureError):
            raise
        raise CaptureError(file, error.message, error.remedy) from error
