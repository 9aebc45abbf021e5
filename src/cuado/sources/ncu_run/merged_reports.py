"""Reports of several runs as one recording: what is known best of each kernel and launch shape."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import PurePath

from cuado.model.profile import Origin, Profile, Recording

TOOL = "Nsight Compute"


def merged(recordings: Sequence[Recording], command: Sequence[str], file: str = "") -> Recording:
    """One recording of all.

    Args:
        recordings: the most detailed one first; of a kernel and launch shape only the launches of
            the first that has it are taken.
        command: the program, which names the recording where no file is kept.
        file: file that is kept; empty for none.
    """
    profiles: list[Profile] = []
    taken: set[Hashable] = set()
    for recording in recordings:
        new = [profile for profile in recording.profiles if _kind(profile) not in taken]
        taken |= {_kind(profile) for profile in new}
        profiles += new
    versions = [recording.origin.version for recording in recordings]
    return Recording(
        Origin(file or label(command), TOOL, next(filter(None, versions), "")),
        tuple(replace(profile, index=index) for index, profile in enumerate(profiles)),
        tuple(launch for recording in recordings for launch in recording.unreadable),
        tuple(note for recording in recordings for note in recording.notes),
    )


def label(command: Sequence[str]) -> str:
    """A program and its arguments, without folders: ``train.py --epochs 1``."""
    return " ".join(PurePath(word).name or word for word in command)


def _kind(profile: Profile) -> Hashable:
    return profile.signature, profile.launch.grid, profile.launch.block
