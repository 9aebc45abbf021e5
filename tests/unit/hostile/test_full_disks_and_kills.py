"""A full disk is called one, and what a kill left behind goes when the next one starts."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cuado.cli import list as catalogues
from cuado.cli.main import run
from cuado.disk import remedy
from cuado.sources.capture.capture_files import writing
from cuado.sources.case.compilation import _nvcc_remedy


@pytest.mark.parametrize(
    ("log", "says"),
    [
        ("cc1plus: fatal error: /tmp/x.ii: No space left on device", "make room"),
        ("nvcc fatal: Disk quota exceeded", "make room"),
        ("gcc: fatal error: cannot execute 'cc1plus': execvp: No such file", "g++"),
        ("nvcc fatal   : Failed to preprocess host compiler properties.", "g++"),
        ("cc1plus: fatal error: a.cu: No such file or directory", ""),
        ("k.cu(3): error: expected a ;", ""),
    ],
)
def test_the_remedy_is_for_what_is_wrong(log: str, says: str) -> None:
    found = _nvcc_remedy(log)
    assert says in found
    assert bool(found) is bool(says)


def test_a_full_disk_anywhere_is_an_error_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "cuado-x")

    monkeypatch.setattr(catalogues, "emit", full)
    assert run(["chips"]) == 2
    err = capsys.readouterr().err
    assert "No space left on device" in err
    assert "TMPDIR" in err
    assert not remedy("Permission denied")


KILLED = """
import os, sys
from pathlib import Path
from cuado.sources.capture.capture_files import writing
with writing(Path(sys.argv[1])) as writer:
    print("here", flush=True)
    sys.stdin.read()
"""


def abandoned(target: Path) -> Path:
    """A folder that a killed writer left, as old as it takes."""
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(target)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"here\n"
    (left,) = (p for p in target.parent.glob(f".{target.name}.*") if (p / "data").is_dir())
    os.utime(left, (time.time() - 100, time.time() - 100))
    with writing(target.with_name("other.capture")):
        pass
    with writing(target):
        assert left.exists(), "its writer is alive"
    child.kill()
    child.communicate()
    assert left.exists()
    return left


def test_what_a_kill_left_goes_at_the_next_start(tmp_path: Path) -> None:
    target = tmp_path / "c.capture"
    (tmp_path / ".c.capture.mine").mkdir()
    (tmp_path / ".c.capture.12345678").write_text("a file")
    left = abandoned(target)
    (target / "data").rmdir()
    target.rmdir()
    with writing(target):
        assert not left.exists()
    assert {path.name for path in tmp_path.iterdir()} == {
        ".c.capture.mine",
        ".c.capture.12345678",
        "c.capture",
        "other.capture",
    }
