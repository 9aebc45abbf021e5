from pathlib import Path

import pytest

from cuado.model.profile import Profile
from cuado.sources.ncu.report import read

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"


@pytest.fixture(scope="session")
def recorded() -> dict[str, Profile]:
    """The recorded H200 kernels by name; of the stencil's launches the first."""
    profiles: dict[str, Profile] = {}
    for name in ("transpose", "averaging", "stencil"):
        for profile in read(RECORDED / f"{name}.ncu-rep").profiles:
            profiles.setdefault(profile.kernel, profile)
    return profiles
