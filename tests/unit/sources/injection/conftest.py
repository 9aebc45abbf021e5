"""The world of the tests, built once."""

import fcntl
import os
import shutil

import pytest
from injection_world import World, build_fakes

from cuado.sources.injection.build_command import find_compiler
from cuado.sources.injection.library import find_library


@pytest.fixture(scope="session")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("no C++ compiler")
    base = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        base = base.parent  # Built once for all workers.
    folder = base / "injection-world"
    with (base / "injection-world.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "complete").exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            # The user's cache keeps it from one run of the tests to the next.
            (folder / "libcuado_injection.so").symlink_to(find_library())
            build_fakes(folder, compiler.path)
            (folder / "complete").touch()
    return World(folder / "libcuado_injection.so", folder)
