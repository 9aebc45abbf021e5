"""Where the library comes from, what it asks of the loader, and whose layouts it reads."""

import shutil
import subprocess
from pathlib import Path

import pytest
from injection_world import NATIVE, ROOT, World

from cuado.sass.toolchain.locate import wheel_folders
from cuado.sources.injection import library as module
from cuado.sources.injection.build_command import (
    Compiler,
    CompilingError,
    compile_library,
    find_compiler,
    fingerprint,
)
from cuado.sources.injection.library import LibraryMissingError, find_library, look


@pytest.fixture
def one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources that compile at once, and nothing shipped."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "entry.cpp").write_text('extern "C" int InitializeInjection() { return 1; }\n')
    shutil.copy(NATIVE / "exports.map", folder)
    monkeypatch.setattr(module, "_SOURCES", (folder,))
    monkeypatch.setattr(module, "_SHIPPED", tmp_path / "shipped.so")
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache" / "toolchain"))
    if find_compiler() is None:
        pytest.skip("no C++ compiler")
    return folder


def test_it_is_built_once_and_again_when_its_sources_change(one_line: Path) -> None:
    assert look().path is None
    assert "built on first use" in look().note
    built = find_library()
    assert look().path == find_library() == built
    assert not [path for path in built.parent.iterdir() if path != built]
    (one_line / "entry.cpp").write_text('extern "C" int InitializeInjection() { return 0; }\n')
    assert look().path is None


def test_sources_that_do_not_compile(one_line: Path) -> None:
    (one_line / "entry.cpp").write_text("int f( {\n")
    with pytest.raises(LibraryMissingError, match="error"):
        find_library()
    assert look().path is None


def test_without_a_cache_it_is_built_for_this_process(
    one_line: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_CACHE", "off")
    assert find_library().is_file()


def test_without_a_compiler(
    one_line: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_CXX", str(tmp_path / "none"))
    with pytest.raises(LibraryMissingError, match="no compiler") as caught:
        find_library()
    assert "CUADO_CXX" in caught.value.remedy
    (tmp_path / "shipped.so").write_text("")
    assert find_library() == tmp_path / "shipped.so"


def test_a_named_library_goes_first(
    one_line: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_INJECTION_LIBRARY", str(tmp_path / "mine.so"))
    with pytest.raises(LibraryMissingError, match="is not there"):
        find_library()
    (tmp_path / "mine.so").write_text("")
    assert find_library() == tmp_path / "mine.so"


def test_the_fingerprint_tells_compilers_apart() -> None:
    one, other = Compiler("g++", "12"), Compiler("g++", "13")
    assert fingerprint(NATIVE, one) != fingerprint(NATIVE, other)


def test_a_compiler_that_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(CompilingError, match="does not run"):
        compile_library(NATIVE, tmp_path / "none.so", Compiler("/none", ""))
    assert not list(tmp_path.iterdir())


def test_no_symbol_is_left_to_the_loader(world: World) -> None:
    nm = shutil.which("nm")
    if nm is None:
        pytest.skip("no nm")
    names = _symbols(nm, "--undefined-only", world.library)
    # The driver leaves out, silently, a library with undefined symbols of its own.
    assert not [name for name in names if name.startswith("cu")]
    exported = _symbols(nm, "--defined-only", world.library)
    blocks = {"cuadoState", "cuadoOnlyBlocks", "cuadoOpen", "cuadoClose"}
    assert exported == {"InitializeInjection", "InitializeInjectionNvtx2"} | blocks
    wanted = world.library.read_bytes()
    assert b"libstdc++.so" not in wanted


def _symbols(nm: str, which: str, library: Path) -> set[str]:
    done = subprocess.run(
        [nm, "-D", which, str(library)], capture_output=True, text=True, check=True
    )
    return {line.split()[-1].partition("@")[0] for line in done.stdout.splitlines()}


def test_declarations_agree_with_nvidias_headers() -> None:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler")
    folders = [wheel / "include" for wheel in wheel_folders()]
    headers = ("cupti.h", "cuda.h", "generated_cuda_meta.h")
    if not all(any((folder / name).is_file() for folder in folders) for name in headers):
        pytest.skip("no headers of CUDA and CUPTI beside this Python")
    found = [word for folder in folders for word in ("-isystem", str(folder))]
    checked = ROOT / "tests" / "native" / "check_layouts.cpp"
    done = subprocess.run(
        [
            compiler.path,
            "-std=c++17",
            "-fsyntax-only",
            "-iquote",
            str(NATIVE),
            *found,
            str(checked),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
