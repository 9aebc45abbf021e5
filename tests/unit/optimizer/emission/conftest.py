"""What tests of launchers share: a program that calls them, built once."""

import pytest
from fake_launches import Launchers, headers, launchers


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Launchers:
    """Launchers of some conditions, in front of a driver that only notes what is launched."""
    include = headers()
    if include is None:
        pytest.skip("there is no cuda.h here")
    return launchers(tmp_path_factory.mktemp("launchers"), include)
