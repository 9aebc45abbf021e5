"""The corpus of PTX: files of several compilers, and one written by hand; see corpus/make.sh."""

from pathlib import Path

import pytest

from cuado.ptx import Module, parse

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.ptx"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "ptx" in metafunc.fixturenames:
        metafunc.parametrize("ptx", CORPUS, ids=lambda path: path.stem, indirect=True)


@pytest.fixture
def ptx(request: pytest.FixtureRequest) -> str:
    """Text of one file of the corpus."""
    path: Path = request.param
    return path.read_bytes().decode()


_MODULES: dict[str, Module] = {}


@pytest.fixture
def module(ptx: str) -> Module:
    """The same, parsed."""
    if ptx not in _MODULES:
        _MODULES[ptx] = parse(ptx)
    return _MODULES[ptx]


@pytest.fixture(scope="session")
def handwritten() -> Module:
    """The file with what compilers rarely write."""
    path = next(path for path in CORPUS if path.stem.startswith("handwritten"))
    return parse(path.read_text())
