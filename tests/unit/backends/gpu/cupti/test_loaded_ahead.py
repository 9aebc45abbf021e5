"""CUPTI's file is read before it is asked for, and others go on meanwhile."""

import ctypes
import subprocess
import time
from pathlib import Path
from threading import Thread

import pytest

from cuado.backends.gpu.cupti import library

SLOW = """
#include <time.h>
__attribute__((constructor)) static void wait(void) {
    struct timespec half = {0, 500000000};
    nanosleep(&half, 0);
}
"""


def test_others_go_on_while_the_library_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, made = tmp_path / "slow.c", tmp_path / "libcupti.so.13"
    source.write_text(SLOW)
    command = ["cc", "-shared", "-fPIC", "-o", str(made), str(source)]
    subprocess.run(command, check=True)
    monkeypatch.setenv(library.VARIABLE, str(made))
    thread = Thread(target=library.load_ahead)
    began = time.perf_counter()
    thread.start()
    steps = 0
    while thread.is_alive():
        time.sleep(0.01)
        steps += 1
    assert time.perf_counter() - began >= 0.5
    assert steps > 10
    began = time.perf_counter()
    ctypes.CDLL(str(made))
    assert time.perf_counter() - began < 0.4


def test_a_library_that_is_none_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "libcupti.so.13").write_text("text")
    monkeypatch.setenv(library.VARIABLE, str(tmp_path))
    library.load_ahead()
    with pytest.raises(OSError, match="libcupti"):
        library.Library(str(tmp_path / "libcupti.so.13"))
