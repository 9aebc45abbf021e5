"""Checks for write permission, without writing."""

import os
from pathlib import Path


def is_writable(path: Path) -> bool:
    """True if a file or folder may be written or, if it is not there, made."""
    for place in (path.absolute(), *path.absolute().parents):
        if place.exists():
            if not place.is_dir() and place != path.absolute():
                return False  # A file stands where a folder would have to be made.
            return os.access(place, os.W_OK | (os.X_OK if place.is_dir() else 0))
    return False
