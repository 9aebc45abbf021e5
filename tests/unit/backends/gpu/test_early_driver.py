"""The driver is started before anybody asks for it, and what goes wrong then is not said."""

import subprocess
import sys
from pathlib import Path

import pytest

from cuado.backends.gpu import early_driver

DRIVER = """
#include <stdio.h>
#include <stdlib.h>
static int note(const char *what, int number) {
    FILE *log = fopen(getenv("CUADO_TEST_LOG"), "a");
    fprintf(log, "%s %d\\n", what, number);
    fclose(log);
    return 0;
}
int cuInit(unsigned flags) { note("init", (int)flags); return getenv("CUADO_TEST_BROKEN") != 0; }
int cuDeviceGet(int *device, int index) { *device = 40 + index; return note("get", index); }
int cuDevicePrimaryCtxRetain(void **context, int device) { return note("retain", device); }
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a driver of a few functions was asked."""
    (tmp_path / "driver.c").write_text(DRIVER)
    library = tmp_path / "libcuda.so.1"
    source = tmp_path / "driver.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)  # noqa: S607
    monkeypatch.setattr(early_driver, "LIBRARY", str(library))
    path = tmp_path / "log"
    path.touch()
    monkeypatch.setenv("CUADO_TEST_LOG", str(path))
    return path


def test_the_driver_is_started_and_a_context_made(log: Path) -> None:
    early_driver.start_driver().join(20)
    assert log.read_text() == "init 0\n"
    early_driver.make_context(3).join(20)
    assert log.read_text() == "init 0\ninit 0\nget 3\nretain 43\n"


def test_a_driver_that_does_not_start_is_left_alone(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_TEST_BROKEN", "1")
    early_driver.make_context(0).join(20)
    assert log.read_text() == "init 0\n"


def test_without_a_driver_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(early_driver, "LIBRARY", "libnone.so.1")
    early_driver.make_context(0).join(20)
    assert capfd.readouterr() == ("", "")


def test_it_imports_nothing_that_takes_long() -> None:
    """A worker starts the driver before it imports the rest."""
    code = "import sys, cuado.backends.gpu.early_driver; print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
