"""Names as readers know them, out of mangled ones; anything else stays as it is."""

import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.names import readable, readable_name

FLOAT = "_ZN3app5scaleIfEEvPT_PKS1_S1_i"
DOUBLE = "_ZN3app5scaleIdEEvPT_PKS1_S1_i"
TILE = "_ZZ16transpose_sharediiPKfPfE4tile"

FUNCTIONS = (
    ("_Z5otherPf", "other"),
    ("_ZL5otherPf", "other"),
    ("_ZN3app5inner3runEPf", "app::inner::run"),
    ("_ZN3appL3runEPf", "app::run"),
    ("_ZN12_GLOBAL__N_13runEPf", "run"),
    (FLOAT, "app::scale"),
    ("_ZN3appIfE5scaleILi4EEEvPf", "app::scale"),
    ("_ZN3appIfLi4ENS_3boxIdEEE5scaleEPf", "app::scale"),
    ("_ZN3appIA10_fDv4_fFvPfEE5scaleEv", "app::scale"),
    ("_Z6kernelILi7EfEvPT0_", "kernel"),
)
VARIABLES = (
    (TILE, "tile"),
    ("_ZZ6kernelIfEvPT_E4tile", "tile"),
    ("_ZZN2E43fooEvE4tile", "tile"),
    ("_ZZ1kvE4tile_0", "tile"),
    ("_ZZ1kvE4tile__10_", "tile"),
)


@pytest.mark.parametrize(
    ("mangled", "name"),
    [
        *FUNCTIONS,
        *VARIABLES,
        ("_ZZ1kvE4tile_padded", "tile_padded"),
        ("plain", "plain"),
        ("_Z", "_Z"),
        ("_Z99short", "_Z99short"),
        ("_ZN", "_ZN"),
        ("_ZTV1x", "_ZTV1x"),
        ("_ZZ1kv", "_ZZ1kv"),
        ("_ZZ1kvE9tile", "_ZZ1kvE9tile"),
    ],
)
def test_names(mangled: str, name: str) -> None:
    assert readable_name(mangled) == name


@pytest.mark.skipif(shutil.which("c++filt") is None, reason="no demangler installed")
@pytest.mark.parametrize(("mangled", "name"), [*FUNCTIONS, *VARIABLES])
def test_a_demangler_agrees(mangled: str, name: str) -> None:
    found = subprocess.run(["c++filt", mangled], capture_output=True, text=True, check=True)  # noqa: S607
    assert found.stdout.strip() != mangled
    assert name.rpartition("::")[2] in found.stdout


def test_names_in_sentences() -> None:
    says = f"'{TILE}' is not written; see {TILE}+4, [{TILE}], and my_Z5otherPf."
    assert readable(says) == "'tile' is not written; see tile+4, [tile], and my_Z5otherPf."
    assert readable("no names") == "no names"


def test_names_that_would_read_the_same_stay() -> None:
    both = f"name one of: {FLOAT}; {DOUBLE}; _Z5otherPf"
    assert readable(both) == f"name one of: {FLOAT}; {DOUBLE}; other"
    assert readable(f"{FLOAT} and {FLOAT}") == "app::scale and app::scale"


@given(st.text(alphabet="_ZNELISTDvFfi0123456789ab$. ", max_size=60))
def test_any_text_is_read_in_any_order_of_letters(text: str) -> None:
    once = readable(text)
    assert isinstance(once, str)
    assert ("_Z" in text) or once == text
