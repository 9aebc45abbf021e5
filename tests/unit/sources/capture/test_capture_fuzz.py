"""Whatever is in the files of a capture: it is read, or refused with words."""

import tempfile
from pathlib import Path

import pytest
from captured_kernels import axpy
from hypothesis import given, settings
from hypothesis import strategies as st

from cuado.errors import CuadoError, InvalidDataError
from cuado.sources.capture.fatbin import images_in, lz4_block
from cuado.sources.capture.manifest import Device, Manifest, decoded, encoded
from cuado.sources.capture.raw import FILE, read_raw

MANIFEST = encoded(Manifest("k", "k", (1, 1, 1), (32, 1, 1), Device("d", (9, 0)), ()))
CHANGES = st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 255)), min_size=1, max_size=8)
FEW = settings(max_examples=60, deadline=None)


def _changed(data: bytes, changes: list[tuple[int, int]]) -> bytes:
    made = bytearray(data)
    for place, value in changes:
        made[place % len(made)] = value
    return bytes(made)


@FEW
@given(CHANGES)
def test_summaries_with_other_bytes(changes: list[tuple[int, int]]) -> None:
    text = _changed(MANIFEST, changes)
    if text == MANIFEST:
        return
    try:
        decoded(text)
    except InvalidDataError:
        return


@FEW
@given(st.data())
def test_raw_captures_with_other_bytes(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = axpy().write(Path(made) / "raw", b"image")
        text = _changed((folder / FILE).read_bytes(), data.draw(CHANGES))
        (folder / FILE).write_bytes(text)
        try:
            read_raw(folder)
        except CuadoError:
            return


@FEW
@given(st.binary(max_size=200), st.sampled_from([0x11, 0x2011, 0x8011]), st.integers(0, 400))
def test_fat_binaries_of_any_bytes(body: bytes, flags: int, size: int) -> None:
    head = bytearray(64)
    head[0], head[4] = 1, 64
    head[8:16] = len(body).to_bytes(8, "little")
    head[16:20] = len(body).to_bytes(4, "little")
    head[40:48], head[56:64] = flags.to_bytes(8, "little"), size.to_bytes(8, "little")
    whole = bytes(head) + body
    container = (0xBA55ED50).to_bytes(4, "little") + bytes([1, 0, 16, 0])
    try:
        (image,) = images_in(container + len(whole).to_bytes(8, "little") + whole)
        assert len(image.data) == (len(body) if flags == 0x11 else size)
    except InvalidDataError:
        return


@FEW
@given(st.binary(max_size=100), st.integers(0, 1000))
def test_lz4_of_any_bytes(data: bytes, size: int) -> None:
    try:
        assert len(lz4_block(data, size)) == size
    except InvalidDataError:
        return


def test_an_unchanged_summary_is_read() -> None:
    assert decoded(MANIFEST).kernel == "k"
    with pytest.raises(InvalidDataError):
        decoded(MANIFEST[:-1])
