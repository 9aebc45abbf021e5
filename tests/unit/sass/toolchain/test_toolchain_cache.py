import multiprocessing
import os
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.sass.toolchain.cache import Cache


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("??/*"))


def test_what_was_put_is_got(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "new")
    key = Cache.key("a", b"b")
    assert cache.get(key) is None
    cache.put(key, {"x": [1, None, "é\ud800"]})
    assert Cache(tmp_path / "new").get(key) == {"x": [1, None, "é\ud800"]}


@given(st.lists(st.binary()), st.lists(st.binary()))
def test_keys_tell_all_sequences_apart(one: list[bytes], other: list[bytes]) -> None:
    assert (Cache.key(*one) == Cache.key(*other)) == (one == other)


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "moved"])
def test_a_damaged_entry_is_a_miss_and_goes(tmp_path: Path, damage: str) -> None:
    cache, key = Cache(tmp_path), Cache.key("k")
    cache.put(key, list(range(50)))
    (path,) = files(tmp_path)
    data = path.read_bytes()
    if damage == "moved":
        key = Cache.key("other")
        target = tmp_path / key[:2] / f"{key}.json"
        target.parent.mkdir(exist_ok=True)
        path = path.rename(target)
    else:
        made = {"cut": data[:-1], "flip": data[:-1] + b"}", "empty": b""}[damage]
        path.write_bytes(made)
    assert cache.get(key) is None
    assert not path.exists()


@pytest.mark.parametrize("kind", ["fifo", "device", "folder"])
def test_an_entry_that_is_no_file_is_a_miss_at_once(tmp_path: Path, kind: str) -> None:
    """A FIFO waits for who writes, a device has no end: both held up a verb, or filled memory."""
    cache, key = Cache(tmp_path), Cache.key("k")
    cache.put(key, "x")
    (path,) = files(tmp_path)
    path.unlink()
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        path.mkdir()
    found: list[object] = []
    reader = threading.Thread(target=lambda: found.append(cache.get(key)), daemon=True)
    reader.start()
    reader.join(10)
    assert found == [None]
    cache.put(key, "y")
    assert cache.get(key) == (None if kind == "folder" else "y")


def test_size_is_bounded_and_the_longest_unused_go(tmp_path: Path) -> None:
    cache = Cache(tmp_path, bound=100_000)
    first = Cache.key("first")
    cache.put(first, "x" * 5000)
    for number in range(100):
        cache.put(Cache.key(str(number)), "x" * 5000)
        for path in files(tmp_path):
            age = 100 - number if path.stem == first else 200 - number
            os.utime(path, (time.time() - age, time.time() - age))
        assert cache.get(first) is not None
        assert sum(path.stat().st_size for path in files(tmp_path)) < 115_000
    assert len(files(tmp_path)) > 5


def test_an_entry_larger_than_the_bound_is_not_kept(tmp_path: Path) -> None:
    Cache(tmp_path, bound=10).put(Cache.key("k"), "x" * 100)
    assert files(tmp_path) == []


def test_what_a_killed_writer_left_goes_after_a_while(tmp_path: Path) -> None:
    (tmp_path / "ab").mkdir()
    old, young = tmp_path / "ab" / "old.part", tmp_path / "ab" / "young.part"
    for path in (old, young):
        path.write_text("half")
    os.utime(old, (time.time() - 7200, time.time() - 7200))
    Cache(tmp_path).put(Cache.key("k"), 1)
    assert not old.exists()
    assert young.exists()


def test_a_folder_that_cannot_be_written_forgets(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    cache = Cache(tmp_path / "file")
    cache.put(Cache.key("k"), 1)
    assert cache.get(Cache.key("k")) is None


def _write_on(folder: Path) -> None:
    cache = Cache(folder, bound=200_000)
    number = 0
    while True:
        cache.put(Cache.key(str(number % 20)), [number % 20] * 3000)
        number += 1


def test_killed_writers_leave_whole_entries_or_none(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_write_on, args=(tmp_path,)) for _ in range(2)]
    for writer in writers:
        writer.start()
    cache, seen, until = Cache(tmp_path), 0, time.monotonic() + 20
    while seen < 200 and time.monotonic() < until:
        for number in range(20):
            found = cache.get(Cache.key(str(number)))
            assert found is None or found == [number] * 3000
            seen += found is not None
    for writer in writers:
        writer.kill()
        writer.join()
    assert seen >= 200
    for number in range(20):
        assert cache.get(Cache.key(str(number))) in (None, [number] * 3000)


def test_where_the_default_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def folder() -> Path | None:
        cache = Cache.default()
        return cache.folder if cache else None

    monkeypatch.delenv("CUADO_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert folder() == tmp_path / "cuado" / "toolchain"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert folder() == tmp_path / "home" / ".cache" / "cuado" / "toolchain"
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "mine"))
    assert folder() == tmp_path / "mine"
    monkeypatch.setenv("CUADO_CACHE", "off")
    assert folder() is None


def test_looks_at_the_whole_folder_once_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Path] = []
    monkeypatch.setattr(Cache, "_make_room", lambda self: looked.append(self.folder))
    for number in range(5):
        Cache(tmp_path).put(Cache.key(str(number)), "x")
    assert looked == [tmp_path]
    for number in range(5, 15):
        Cache(tmp_path, bound=100_000).put(Cache.key(str(number)), "x" * 1000)
    assert looked == [tmp_path] * 3  # Another bound; and again after a sixteenth of it.
