"""What ``-o`` writes: whole or not at all, through links, and never in place of a device."""

import os
import threading
from pathlib import Path

import pytest

from cuado.cli.main import run
from cuado.errors import CuadoError
from cuado.outputs import write_file, written


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("before")
    path.chmod(0o640)
    write_file(path, "after")
    assert path.read_text() == "after"
    assert path.stat().st_mode & 0o777 == 0o640
    assert names(tmp_path) == ["a"]


def test_an_error_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("before")

    def fail() -> None:
        with written(path) as file:
            file.write(b"half")
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert path.read_text() == "before"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_a_link(tmp_path: Path, is_there: bool) -> None:
    (tmp_path / "deep").mkdir()
    target, link = tmp_path / "deep" / "target", tmp_path / "link"
    if is_there:
        target.write_text("before")
    link.symlink_to(target)
    write_file(link, "after")
    assert link.is_symlink()
    assert target.read_text() == "after"


@pytest.mark.parametrize("through", ["itself", "link"])
def test_a_fifo_is_written_into(tmp_path: Path, through: str) -> None:
    path, link = tmp_path / "fifo", tmp_path / "link"
    os.mkfifo(path)
    link.symlink_to(path)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(path.read_text()), daemon=True)
    reader.start()
    write_file(path if through == "itself" else link, "text")
    reader.join(10)
    assert got == ["text"]
    assert path.is_fifo()


def test_a_device_is_written_into(tmp_path: Path) -> None:
    reading, writing = os.openpty()
    try:
        link = tmp_path / "link"
        link.symlink_to(os.ttyname(writing))
        write_file(link, "text\n")
        assert os.read(reading, 100) == b"text\r\n"
        assert link.is_char_device()
        assert link.is_symlink()
    finally:
        os.close(reading)
        os.close(writing)


def test_what_the_shell_has_open_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with path.open("ab") as file:
        file.write(b"before ")
        file.flush()
        write_file(Path(f"/dev/fd/{file.fileno()}"), "after")
        assert os.fstat(file.fileno()).st_ino == path.stat().st_ino
    assert path.read_text() == "before after"


@pytest.mark.parametrize("kind", ["folder", "loop", "absent folder"])
def test_what_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    path = tmp_path / "a"
    if kind == "folder":
        path.mkdir()
    elif kind == "loop":
        path.symlink_to("a")
    else:
        path = tmp_path / "no" / "a"
    with pytest.raises(CuadoError, match="cannot write"):
        write_file(path, "text")
    assert run(["chips", "-o", str(path)]) == 2
    assert "cannot write" in capsys.readouterr().err
    assert names(tmp_path) == ([] if kind == "absent folder" else ["a"])
