"""Buffers hold what their fills say."""

import math
import struct
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cuado.backends import contents
from cuado.backends.contents import (
    as_numbers,
    constant_bits,
    converted,
    element_type,
    pieces,
    pieces_ahead,
)
from cuado.backends.packing import packed_number
from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.model.arguments import TYPE_BYTES, Buffer, Content, Fill

FLOATS = ("f16", "bf16", "f32", "f64")
INTEGERS = tuple(sorted(set(TYPE_BYTES) - {*FLOATS, "bool"}))


def made(type_: str, count: int, **fill: Any) -> Any:
    return as_numbers(
        np.concatenate(list(pieces(Buffer("b", type_, (count,), Fill(**fill))))), type_
    )


@pytest.mark.parametrize("type_", TYPE_BYTES)
def test_elements_have_the_size_of_their_type(type_: str) -> None:
    assert element_type(type_).itemsize == TYPE_BYTES[type_]


@pytest.mark.parametrize("type_", FLOATS)
@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, -2), (-1, 0), (1.0, 1.0625)])
def test_random_floats_are_in_their_range_and_spread(type_: str, low: float, high: float) -> None:
    found = made(type_, 20_000, content=Content.RANDOM, low=low, high=high, seed=3)
    assert low <= found.min() < low + 0.2 * (high - low)
    assert high - 0.2 * (high - low) < found.max() < high
    assert abs(float(found.astype("f8").mean()) - (low + high) / 2) < 0.03 * (high - low)


@pytest.mark.parametrize("type_", INTEGERS)
def test_random_integers_take_each_value_of_their_range(type_: str) -> None:
    found = made(type_, 1000, content=Content.RANDOM, low=3, high=9, seed=1)
    assert set(found.tolist()) == set(range(3, 9))


@pytest.mark.parametrize("type_", ["u8", "s32", "f16", "f64"])
def test_random_numbers_may_be_some_values(type_: str) -> None:
    values = (65, 67, 71, 84)
    found = made(type_, 1000, content=Content.RANDOM, values=values, seed=1)
    assert set(found.tolist()) == set(values)
    assert (found == made(type_, 1000, content=Content.RANDOM, values=values, seed=1)).all()
    assert (found != made(type_, 1000, content=Content.RANDOM, values=values, seed=2)).any()


def test_random_content_depends_on_the_seed_alone() -> None:
    one, same = (made("f32", 100, content=Content.RANDOM, seed=4) for _ in range(2))
    other = made("f32", 100, content=Content.RANDOM, seed=5)
    assert (one == same).all()
    assert (one != other).any()


def test_only_the_period_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "CHUNK_BYTES", 400)
    buffer = Buffer("b", "f32", (1 << 40,), Fill(Content.RANDOM, period=250))
    assert [piece.size for piece in pieces(buffer)] == [100, 100, 50]


def test_pieces_do_not_change_what_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    fills: Sequence[dict[str, Any]] = (
        {"content": Content.RAMP, "low": -5, "step": 3},
        {"content": Content.RAMP, "low": 0.25, "step": 0.5},
        {"content": Content.RANDOM, "seed": 2},
    )
    whole = [made("f64", 1000, **fill) for fill in fills]
    monkeypatch.setattr(contents, "CHUNK_BYTES", 1600)
    for fill, expected in zip(fills, whole, strict=True):
        assert (made("f64", 1000, **fill) == expected).all()


def test_a_ramp_counts_and_wraps() -> None:
    assert made("s32", 4, content=Content.RAMP, low=-1, step=2).tolist() == [-1, 1, 3, 5]
    assert made("u8", 3, content=Content.RAMP, low=254, step=1).tolist() == [254, 255, 0]
    assert made("f32", 3, content=Content.RAMP, low=0.5, step=0.25).tolist() == [0.5, 0.75, 1.0]


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [
        ("f32", 1.0, (4, 0x3F800000)),
        ("f64", 0.0, (4, 0)),
        ("f64", 1.0, None),
        ("s64", -1, (4, 0xFFFFFFFF)),
        ("s16", -2, (2, 0xFFFE)),
        ("bf16", 1.0, (2, 0x3F80)),
        ("f16", 1.0, (2, 0x3C00)),
        ("bool", 1, (1, 1)),
    ],
)
def test_constants_as_words(type_: str, value: float, expected: tuple[int, int] | None) -> None:
    buffer = Buffer("b", type_, (10,), Fill(Content.CONSTANT, value=value))
    assert constant_bits(buffer) == expected
    assert made(type_, 10, content=Content.CONSTANT, value=value).tolist() == [value] * 10


def test_zeros_as_words_and_other_content_not() -> None:
    assert constant_bits(Buffer("b", "f64", (3,))) == (1, 0)
    assert constant_bits(Buffer("b", "f64", (3,), Fill(Content.RAMP))) is None


@pytest.mark.parametrize("value", [0.0, -0.0, 1.0, -2.71828, 1e-40, 3.39e38, 1e39, -1e39, 1 / 3])
def test_bfloat16_rounds_to_the_nearest(value: float) -> None:
    bits = converted(np.array([value]), "bf16")
    found = float(as_numbers(bits, "bf16")[0])
    assert packed_number("bf16", value) == bits.tobytes()
    if abs(value) > 3.3961775e38:
        assert found == math.copysign(math.inf, value)
    else:
        assert found == pytest.approx(value, rel=2**-8, abs=1e-40)
    assert math.copysign(1, found) == math.copysign(1, value)


def test_bfloat16_keeps_nan_and_rounds_ties_to_even() -> None:
    assert math.isnan(as_numbers(converted(np.array([math.nan]), "bf16"), "bf16")[0])
    ties = np.array([0x3F808000, 0x3F818000], "<u4").view("<f4")
    assert converted(ties, "bf16").tolist() == [0x3F80, 0x3F82]


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [
        ("f32", 1e300, struct.pack("<f", math.inf)),
        ("f16", -1e6, struct.pack("<e", -math.inf)),
        ("s32", -1, b"\xff\xff\xff\xff"),
        ("u64", (1 << 64) - 2, b"\xfe" + b"\xff" * 7),
        ("bool", 1, b"\1"),
        ("f64", 0.1, struct.pack("<d", 0.1)),
    ],
)
def test_numbers_as_the_kernel_gets_them(type_: str, value: float, expected: bytes) -> None:
    assert packed_number(type_, value) == expected


def test_files(tmp_path: Path) -> None:
    values = np.arange(6, dtype="f4").reshape(2, 3)
    np.save(tmp_path / "a.npy", values)
    values.tofile(tmp_path / "a.bin")
    for name in ("a.npy", "a.bin"):
        found = made("f32", 6, content=Content.FILE, path=str(tmp_path / name))
        assert found.tolist() == [0, 1, 2, 3, 4, 5]
    np.save(tmp_path / "bits.npy", np.array([0x3F80, 0x4000], "u2"))
    found = made("bf16", 2, content=Content.FILE, path=str(tmp_path / "bits.npy"))
    assert found.tolist() == [1.0, 2.0]


@pytest.mark.parametrize(
    ("name", "type_", "count", "said"),
    [
        ("a.npy", "f32", 5, r"has 24 bytes, 'b' \(5 f32\) takes 20"),
        ("a.bin", "f32", 7, "has 24 bytes"),
        ("a.npy", "s32", 6, "holds float32, 'b' is s32"),
        ("none.npy", "f32", 6, "cannot be read"),
        ("none.bin", "f32", 6, "cannot be read"),
        ("bad.npy", "f32", 6, "cannot be read"),
    ],
)
def test_files_that_do_not_fit(
    tmp_path: Path, name: str, type_: str, count: int, said: str
) -> None:
    values = np.arange(6, dtype="f4")
    np.save(tmp_path / "a.npy", values)
    values.tofile(tmp_path / "a.bin")
    np.save(tmp_path / "bad.npy", np.array([{}]), allow_pickle=True)
    with pytest.raises(UnreadableFileError, match=said):
        made(type_, count, content=Content.FILE, path=str(tmp_path / name))


def test_a_range_without_numbers_is_an_error() -> None:
    with pytest.raises(InvalidDataError, match="no number is from 2"):
        made("f32", 3, content=Content.RANDOM, low=2.0, high=1.0)


def test_random_contents_made_side_by_side_are_the_same() -> None:
    """Each buffer has numbers of its own; what is more than one piece is made when it is needed."""
    buffers = [
        Buffer(f"b{seed}", "f32", (1000 * seed,), Fill(Content.RANDOM, seed=seed))
        for seed in (1, 2, 3)
    ]
    buffers.append(Buffer("zeros", "f32", (10,), Fill(Content.ZEROS)))
    buffers.append(Buffer("large", "f64", (1 << 24,), Fill(Content.RANDOM, seed=4)))
    with ThreadPoolExecutor(3) as pool:
        made = pieces_ahead(buffers, pool)
        assert made.keys() == {"b1", "b2", "b3"}
        for each in buffers[:3]:
            (expected,) = pieces(each)
            assert np.array_equal(made[each.name].result(), expected)
