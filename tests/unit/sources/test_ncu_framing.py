"""A report that is cut, of another kind, or newer must never pass for a recording."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuado.errors import UnreadableFileError
from cuado.sources.ncu import framing

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
REPORT = RECORDED / "averaging.ncu-rep"
LENGTH = 4


def launches_in(file: Path) -> int:
    return sum(block.launches for block in framing.blocks(file, file.read_bytes()))


def count_or_refusal(file: Path) -> bool:
    """Whether the frames give a count, or an error that names the file; any other error passes."""
    try:
        return launches_in(file) >= 0
    except UnreadableFileError as error:
        return error.path == file


DATA = REPORT.read_bytes()
STARTS = [block.start for block in framing.blocks(REPORT, DATA)]
"""Where the frames begin: the only places where a cut leaves a whole, shorter report."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("framing") / "report.ncu-rep"


@pytest.mark.parametrize(("name", "launches"), [("averaging", 2), ("transpose", 5), ("stencil", 2)])
def test_whole_reports(name: str, launches: int) -> None:
    report = RECORDED / f"{name}.ncu-rep"
    assert launches_in(report) == launches
    assert framing.tool_version(report.read_bytes()) == "2025.3.1"


@pytest.mark.parametrize(
    "length",
    [
        len(framing.MAGIC),
        len(framing.MAGIC) + 2,
        STARTS[0] - 1,
        STARTS[0] + 2,
        STARTS[0] + LENGTH + 10,
        STARTS[2] + LENGTH + 1000,
        STARTS[2] + 100_000,
        STARTS[-1] - 1,
        STARTS[-1] + 1,
        len(DATA) - 1,
    ],
)
def test_truncated(file: Path, length: int) -> None:
    file.write_bytes(DATA[:length])
    with pytest.raises(UnreadableFileError, match="truncated or damaged") as caught:
        launches_in(file)
    assert f"{length:,} bytes" in caught.value.message
    assert caught.value.remedy


@given(length=st.integers(len(framing.MAGIC) + 1, len(DATA) - 1))
@settings(max_examples=60, deadline=None)
def test_truncated_anywhere(file: Path, length: int) -> None:
    file.write_bytes(DATA[:length])
    if length in STARTS[1:]:  # A header without a frame is no report.
        assert launches_in(file) < 2
    else:
        with pytest.raises(UnreadableFileError, match="truncated or damaged"):
            launches_in(file)


@given(position=st.integers(len(framing.MAGIC), STARTS[2]), byte=st.integers(0, 255))
@settings(max_examples=60, deadline=None)
def test_damaged_anywhere_is_an_error_or_a_count(file: Path, position: int, byte: int) -> None:
    file.write_bytes(DATA[:position] + bytes([byte]) + DATA[position + 1 :])
    assert count_or_refusal(file)


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes_after_the_magic(file: Path, tail: bytes) -> None:
    file.write_bytes(framing.MAGIC + tail)
    assert count_or_refusal(file)


def test_empty(file: Path) -> None:
    file.write_bytes(b"")
    with pytest.raises(UnreadableFileError, match="is empty"):
        launches_in(file)


@pytest.mark.parametrize("start", [b"NVX\0", b"\x7fELF", b"NV", b"ID,Kernel Name\n"])
def test_another_kind(file: Path, start: bytes) -> None:
    file.write_bytes(start + DATA[len(start) :] if len(start) == LENGTH else start)
    with pytest.raises(UnreadableFileError, match="is not an Nsight Compute report"):
        launches_in(file)


def test_a_newer_format(file: Path) -> None:
    # The first header is two bytes: field 1, the format's version.
    position = len(framing.MAGIC) + LENGTH + 1
    assert DATA[position] == framing.NEWEST_FORMAT
    file.write_bytes(DATA[:position] + bytes([framing.NEWEST_FORMAT + 1]) + DATA[position + 1 :])
    with pytest.raises(UnreadableFileError, match="has report format 8, and cuado reads up to 7"):
        launches_in(file)
