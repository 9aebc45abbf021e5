"""A report without what nobody reads gives the same profiles, and odd reports are left alone."""

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuado.model.profile import Profile
from cuado.sources.ncu import framing, report
from cuado.sources.ncu.trimmed_reports import slimmed

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
STENCIL = RECORDED / "stencil.ncu-rep"
DATA = STENCIL.read_bytes()
BLOCKS = framing.blocks(STENCIL, DATA)
APART = {"origin", "raw", "metrics"}


def same(one: Profile, other: Profile) -> bool:
    names = (field.name for field in dataclasses.fields(Profile) if field.name not in APART)
    return all(getattr(one, name) == getattr(other, name) for name in names) and (
        dict(one.metrics.items()) == dict(other.metrics.items())
    )


@pytest.mark.parametrize("name", ["averaging", "transpose", "stencil"])
def test_the_copy_reads_like_the_report(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = RECORDED / f"{name}.ncu-rep"
    data = path.read_bytes()
    slim = slimmed(data, framing.blocks(path, data), report._wanted)
    assert slim is not None
    assert len(slim) < 0.6 * len(data)
    quick = report.read(path)
    monkeypatch.setattr(report, "slimmed", lambda *_: None)
    whole = report.read(path)
    assert len(quick.profiles) == len(whole.profiles) > 0
    assert all(map(same, quick.profiles, whole.profiles))


def test_the_copy_is_framed_and_holds_as_many_launches() -> None:
    slim = slimmed(DATA, BLOCKS, lambda name: name.startswith("launch__"))
    assert slim is not None
    assert [b.launches for b in framing.blocks(STENCIL, slim)] == [b.launches for b in BLOCKS]


def test_raw_metrics_come_from_the_report_itself() -> None:
    profile = report.read(STENCIL).profiles[1]
    assert len(profile.raw) > 1000
    assert "sm__mio_pq_read_cycles_active.avg.pct_of_peak_sustained_elapsed" in profile.raw
    assert profile.raw["launch__block_size"].value == 512


LAUNCH = next(block for block in BLOCKS if block.launches)


@given(position=st.integers(LAUNCH.payload, LAUNCH.end - 1), byte=st.integers(0, 255))
@settings(max_examples=80, deadline=None)
def test_odd_payloads_are_left_alone_or_stay_framed(position: int, byte: int) -> None:
    data = DATA[:position] + bytes([byte]) + DATA[position + 1 :]
    slim = slimmed(data, BLOCKS, lambda _: False)
    assert slim is None or len(framing.blocks(STENCIL, slim)) == len(BLOCKS)


def test_a_full_disk_only_costs_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Path, data: bytes) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", fails)
    assert len(report.read(STENCIL).profiles) == 2
