"""Which launches of a recording to analyse."""

import re
from dataclasses import dataclass

from cuado.errors import CuadoError
from cuado.model.profile import Profile, Recording


@dataclass(frozen=True, slots=True)
class Selection:
    """What the user asked for; everything by default.

    Attributes:
        kernel: regular expression searched for in the kernel's signature.
        launch: index of one launch in its recording, from 0.
    """

    kernel: str = ""
    launch: int | None = None


def select(recording: Recording, selection: Selection) -> tuple[Profile, ...]:
    """The chosen profiles, in their order.

    Raises:
        CuadoError: if the expression does not compile, or nothing matches; lists what there is.
    """
    try:
        pattern = re.compile(selection.kernel)
    except re.error as error:
        raise CuadoError(
            f"'{selection.kernel}' is not a regular expression ({error})",
            "give --kernel a name or a regular expression",
        ) from error
    chosen = tuple(
        profile
        for profile in recording.profiles
        if pattern.search(profile.signature)
        and (selection.launch is None or profile.index == selection.launch)
    )
    if recording.profiles and not chosen:
        names = ", ".join(dict.fromkeys(profile.kernel for profile in recording.profiles))
        indices = [profile.index for profile in recording.profiles]
        raise CuadoError(
            f"{recording.origin.file}: no launch matches",
            f"kernels: {names}; launches: {min(indices)} to {max(indices)}",
        )
    return chosen
