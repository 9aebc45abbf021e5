"""Sources of tests' kernels in files that stay where they are.

A compiler writes a source's path into what it makes. In a folder of each test's own, every kernel
is compiled, assembled and disassembled anew in each test that uses it, since the path makes another
text of it; here, once.
"""

import hashlib
import os
import tempfile
from pathlib import Path

_CACHES = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
_FOLDER = _CACHES / "cuado" / "sources-of-tests"


def kept_source(name: str, text: str) -> Path:
    """A file of that name with that text, the same for all tests, which must not write to it."""
    path = _FOLDER / hashlib.sha256(text.encode()).hexdigest()[:16] / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(unfinished).replace(path)  # Whole at any moment: other processes want it as well.
    return path
