"""Disks that are full: how to know it from what the system or a tool said, and what to do."""

import errno
import re
import tempfile

_SAID = re.compile(r"No space left on device|Disk quota exceeded|disk is full", re.IGNORECASE)
_NUMBERS = frozenset({errno.ENOSPC, errno.EDQUOT})


def is_full(error: OSError) -> bool:
    """True if the system says that there is no room left."""
    return error.errno in _NUMBERS


def remedy(log: str) -> str:
    """What to do, if a tool says that there is no room left for its files; else empty."""
    if not _SAID.search(log):
        return ""
    return f"make room in {tempfile.gettempdir()}, or set TMPDIR to a folder that has some"
