"""Captures that were cut off, altered, or made to harm: each is refused, and the file named."""

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from captured_kernels import Piece, axpy, captured_ptx

from cuado.errors import CuadoError, UnreadableFileError
from cuado.sources.capture import Capture, launch_of_capture, read_capture
from cuado.sources.capture.capture import FILE
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.manifest import schema


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("captures")
    finalise(axpy().write(folder / "raw", captured_ptx().encode()), folder / "axpy.capture")
    return folder


@pytest.fixture
def path(original: Path, tmp_path: Path) -> Path:
    return shutil.copytree(original / "axpy.capture", tmp_path / "axpy.capture")


@pytest.fixture
def raw(original: Path, tmp_path: Path) -> Path:
    return shutil.copytree(original / "raw", tmp_path / "raw")


def _first(capture: Capture) -> Path:
    return capture.file(capture.manifest.memory[0].before)


def _rewritten(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the summary, with a checksum that is right."""
    file = json.loads((path / FILE).read_text())
    change(file["capture"])
    text = json.dumps(file["capture"])
    digest = hashlib.sha256(text.encode()).hexdigest()
    head = {"format": file["format"], "version": file["version"], "checksum": digest}
    (path / FILE).write_text(f'{json.dumps(head)[:-1]}, "capture":{text}}}')


def test_what_is_the_same_before_and_after_is_there_once(path: Path) -> None:
    capture = read_capture(path)
    names = {file.stem for file in (path / "data").iterdir()}
    assert names == {content.sha256 for content in capture.manifest.contents}
    assert capture.check() == len(names) == 3  # PTX, which is the image too; before; after.


def test_a_byte_that_was_changed_is_found(path: Path) -> None:
    file = _first(read_capture(path))
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    with pytest.raises(UnreadableFileError, match=file.name):
        read_capture(path).check()


def test_another_file_in_its_place_is_found(path: Path) -> None:
    capture = read_capture(path)
    after = capture.manifest.memory[0].after
    assert after is not None
    _first(capture).write_bytes(capture.file(after).read_bytes())
    with pytest.raises(UnreadableFileError, match="was altered: its checksum is not its name"):
        capture.check()


@pytest.mark.parametrize("left", [0, 3, 20, 400])
def test_files_that_were_cut_off_are_found(path: Path, left: int) -> None:
    file = _first(read_capture(path))
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(UnreadableFileError, match=file.name):
        read_capture(path).check()


def test_a_file_that_is_gone_is_named(path: Path) -> None:
    file = _first(read_capture(path))
    file.unlink()
    with pytest.raises(UnreadableFileError, match=file.name):
        read_capture(path).check()


def test_files_larger_than_stated_are_not_unpacked(path: Path) -> None:
    def shrink(held: dict[str, Any]) -> None:
        held["memory"][0]["before"]["bytes"] = held["memory"][0]["after"]["bytes"] = 1024
        held["parameters"][0]["pointers"][1]["offset"] = 0

    _rewritten(path, shrink)
    with pytest.raises(UnreadableFileError, match="holds 2,048 bytes, not 1,024"):
        read_capture(path).check()


def test_a_summary_that_was_edited_is_found(path: Path) -> None:
    text = (path / FILE).read_text()
    (path / FILE).write_text(text.replace('"kernel": "axpy"', '"kernel": "axpz"'))
    with pytest.raises(CaptureError, match="its checksum is wrong"):
        read_capture(path)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("sha256", "../../../../etc/passwd"),
        ("sha256", "a" * 63),
        ("bytes", -1),
        ("bytes", 1 << 60),
        ("bytes", 2.5),
    ],
)
def test_names_and_sizes_that_cannot_be_are_refused(path: Path, key: str, value: object) -> None:
    _rewritten(path, lambda held: held["memory"][0]["before"].update({key: value}))
    with pytest.raises(CaptureError, match="cannot be read"):
        read_capture(path)


@pytest.mark.parametrize(
    "change",
    [
        lambda held: held["parameters"][0]["pointers"][0].update(memory="nothing"),
        lambda held: held["parameters"][0]["pointers"][0].update(at=4000),
        lambda held: held["parameters"][0]["pointers"][0].update(offset=1 << 40),
        lambda held: held["memory"].append(held["memory"][0]),
        lambda held: held["memory"][0]["after"].update(bytes=8),
    ],
    ids=["no-memory", "no-room", "no-place", "twice", "grows"],
)
def test_summaries_that_contradict_themselves_are_refused(
    path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    _rewritten(path, change)
    with pytest.raises(CaptureError):
        read_capture(path)


def test_a_newer_version_and_another_file_are_told_apart(path: Path) -> None:
    text = (path / FILE).read_text()
    (path / FILE).write_text(text.replace('"version":1', '"version":2'))
    with pytest.raises(CaptureError, match="version 2, and this cuado reads 1"):
        read_capture(path)
    (path / FILE).write_text("{}")
    with pytest.raises(CaptureError, match="is no capture"):
        read_capture(path)
    (path / FILE).write_bytes(b"\x80\x04pickled")
    with pytest.raises(CaptureError, match="cannot be read"):
        read_capture(path)
    (path / FILE).unlink()
    with pytest.raises(CaptureError, match=r"has no capture\.json"):
        read_capture(path)
    with pytest.raises(CaptureError, match="there is no such capture"):
        read_capture(path / "nowhere.capture")


def test_a_raw_capture_without_its_summary_did_not_come_to_its_end(
    raw: Path, tmp_path: Path
) -> None:
    (raw / "launch.json").unlink()
    with pytest.raises(CaptureError, match="did not come to its end"):
        finalise(raw, tmp_path / "x.capture")


def test_what_is_missing_of_a_raw_capture_is_named(raw: Path, tmp_path: Path) -> None:
    (raw / "a0.after").write_bytes(b"short")
    with pytest.raises(CaptureError, match=r"a0\.after: has 5 bytes, not 2,048: it is cut off"):
        finalise(raw, tmp_path / "x.capture")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["raw"]


def test_names_of_a_raw_capture_lead_nowhere_else(raw: Path, tmp_path: Path) -> None:
    text = (raw / "launch.json").read_text()
    (raw / "launch.json").write_text(text.replace("a0.after", "../secret"))
    with pytest.raises(CaptureError, match="cannot be read"):
        finalise(raw, tmp_path / "x.capture")
    (raw / "launch.json").write_text(text)
    (raw / "a0.after").unlink()
    (raw / "a0.after").symlink_to(raw / "a0.before")
    with pytest.raises(CaptureError, match="is no file"):
        finalise(raw, tmp_path / "x.capture")


def test_more_than_the_limit_is_refused_before_anything_is_packed(
    raw: Path, tmp_path: Path
) -> None:
    with pytest.raises(CaptureError, match="takes 4 KiB, saved before and after") as error:
        finalise(raw, tmp_path / "x.capture", limit=4095)
    assert "--limit" in error.value.remedy
    assert finalise(raw, tmp_path / "x.capture", limit=4096)


def test_a_refusal_of_the_library_is_passed_on(tmp_path: Path) -> None:
    launch = axpy()
    launch.more = {"error": {"message": "too large", "remedy": "raise the limit"}}
    folder = launch.write(tmp_path / "raw", b"")
    with pytest.raises(CaptureError, match="axpy: was not captured: too large") as raised:
        finalise(folder, tmp_path / "x.capture")
    assert raised.value.remedy == "raise the limit"


def test_allocations_that_overlap_are_damage(tmp_path: Path) -> None:
    launch = axpy()
    launch.memory.append(Piece(launch.memory[0].address + 8, bytes(8), bytes(8)))
    folder = launch.write(tmp_path / "raw", b"")
    with pytest.raises(CaptureError, match="overlap"):
        finalise(folder, tmp_path / "x.capture")


def test_an_interruption_leaves_nothing(raw: Path, tmp_path: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        finalise(raw, tmp_path / "x.capture", progress=interrupted)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["raw"]


def test_how_much_is_packed_is_told_in_a_unit_that_one_knows(tmp_path: Path) -> None:
    launch = axpy()
    first = launch.memory[0]
    launch.memory[0] = Piece(first.address, bytes(3 << 19), bytes(3 << 19))
    told: list[tuple[str, int, int]] = []
    folder = launch.write(tmp_path / "raw", captured_ptx().encode())
    finalise(folder, tmp_path / "x.capture", progress=lambda *each: told.append(each))
    assert {what for what, _, _ in told} == {"packing (MiB)"}
    assert [done for _, done, _ in told[:2]] == [2, 3]
    assert {total for _, _, total in told} == {3}


def test_what_is_there_already_is_left_alone(raw: Path, path: Path) -> None:
    with pytest.raises(CaptureError, match="is there already"):
        finalise(raw, path)
    assert finalise(raw, path, replace=True).check() == 3
    other = path.parent / "thesis"
    other.mkdir()
    with pytest.raises(CaptureError, match="is there already"):
        finalise(raw, other, replace=True)


def test_damaged_content_is_found_when_a_launch_is_opened(path: Path) -> None:
    from cuado.backends.emulated.backend import EmulatedBackend

    capture = read_capture(path)
    launch = launch_of_capture(capture)
    file = _first(capture)
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(CuadoError, match=file.name):
        EmulatedBackend().open(launch)


def test_the_published_schema_is_the_types_own() -> None:
    published = Path(__file__).parents[4] / "src/cuado/sources/capture/capture.schema.json"
    assert json.loads(published.read_text("utf-8")) == json.loads(json.dumps(schema()))
