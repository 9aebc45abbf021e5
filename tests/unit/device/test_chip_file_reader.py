"""The reader of chip files: exact about what is wrong, and nothing but cuado's own errors."""

from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.device import Chip, load_chip, parse_chip, read_chip
from cuado.device.chip import FACTS
from cuado.device.model_resolution import lenders, model_of
from cuado.errors import InvalidDataError, UnreadableFileError

GOOD = (files("cuado.device") / "data" / "h200.toml").read_text("utf-8")


def edited(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def fact_replaced(fact: str, right_side: str) -> str:
    lines = [
        f"{fact} = {right_side}" if ln.startswith(f"{fact} = ") else ln for ln in GOOD.split("\n")
    ]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (edited("[facts]", "[facts]\nwings = 2"), r"t\.toml:\d+: facts\.wings: unknown key"),
        (edited("[facts]", "[extra]\n[facts]"), r"t\.toml:\d+: extra: unknown key"),
        (edited("[sources]", "[sources]\nidle = 'x'"), r"sources\.idle: no fact cites it"),
        (edited("[sources]", "[sources]\nidle = 5"), r"sources\.idle: must be a non-empty string"),
        (fact_replaced("sm_count", "132"), r"facts\.sm_count: must be a table"),
        (fact_replaced("sm_count", "{ value = 132 }"), r"facts\.sm_count\.source: must be"),
        (
            fact_replaced("sm_count", '{ value = 132, source = "hearsay" }'),
            r"facts\.sm_count\.source: 'hearsay' is not in \[sources\]",
        ),
        (
            fact_replaced("sm_count", '{ value = 132, source = "spec", unit = "SM" }'),
            r"facts\.sm_count\.unit: unknown key",
        ),
        (
            fact_replaced("sm_count", '{ source = "spec" }'),
            r"sm_count\.value: must be a whole number",
        ),
        ("[sources]", r"facts: must be a table"),
        ("", r"sources: must be a table"),
    ],
)
def test_a_broken_rule_is_named_with_file_and_key(text: str, said: str) -> None:
    with pytest.raises(InvalidDataError, match=said):
        parse_chip(text, "t", "t.toml")


def test_facts_of_earlier_versions_are_read_over() -> None:
    earlier = edited("[sources]", "[sources]\nold = 'the manual'")
    earlier = earlier.replace(
        "[facts]\n",
        '[facts]\nshared_banks = { value = 32, source = "old" }\n'
        'l1_line_bytes = { value = 128, source = "old" }\n',
    )
    found = parse_chip(earlier, "t", "t.toml")
    assert found == parse_chip(GOOD, "t", "t.toml")
    with pytest.raises(InvalidDataError, match=r"facts\.shared_banks: must be a table"):
        parse_chip(edited("[facts]\n", "[facts]\nshared_banks = 32\n"), "t", "t.toml")


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("sm_count", "0"),
        ("sm_count", "132.0"),
        ("sm_count", "true"),
        ("sm_count", "'132'"),
        ("sm_clock", "nan"),
        ("sm_clock", "inf"),
        ("sm_clock", "-1.0"),
        ("sm_clock", "1" + "0" * 400),
        ("achievable_dram_fraction", "1.01"),
        ("achievable_dram_fraction", "0"),
        ("compute_capability", "[9]"),
        ("compute_capability", "9.0"),
        ("names", "[]"),
        ("names", "['', 'x']"),
        ("shared_configs_bytes", "[0, 0, 233_472]"),
        ("shared_configs_bytes", "[-1, 233_472]"),
        ("shared_configs_bytes", "[0, 8_192]"),
        ("shared_per_block_bytes", "233_472"),
        ("registers_per_block", "65_537"),
    ],
)
def test_a_wrong_value_is_named_with_its_key(fact: str, value: str) -> None:
    line = next(ln for ln in GOOD.split("\n") if ln.startswith(f"{fact} = "))
    source = line.rpartition("source = ")[2]
    with pytest.raises(InvalidDataError, match=rf"facts\.{fact}"):
        parse_chip(fact_replaced(fact, f"{{ value = {value}, source = {source}"), "t", "t.toml")


def test_a_missing_required_fact_is_named_and_a_missing_optional_one_is_absent() -> None:
    lines = GOOD.split("\n")
    without = "\n".join(ln for ln in lines if not ln.startswith("sm_clock"))
    with pytest.raises(InvalidDataError, match=r"facts\.sm_clock: missing"):
        parse_chip(without, "t", "t.toml")
    for fact in ("names", "sm_count"):
        without = "\n".join(ln for ln in without.split("\n") if not ln.startswith(f"{fact} = "))
    with pytest.raises(InvalidDataError) as caught:
        parse_chip(without, "t", "t.toml")
    assert caught.value.message.endswith("facts.names: missing, and so are sm_count, sm_clock")
    bare = '[sources]\na = "b"\n[facts]\nsm_count = { value = 1, source = "a" }\n'
    with pytest.raises(InvalidDataError, match="a relative lends those of the SM to a chip"):
        parse_chip(bare, "t", "t.toml")
    optional = ("launch_overhead = ", "gh200_launch = ")
    chip = parse_chip("\n".join(ln for ln in lines if not ln.startswith(optional)), "t", "t.toml")
    assert chip.launch_overhead is None
    assert "launch_overhead" not in chip.sources


def test_the_example_of_the_documentation_is_a_whole_file() -> None:
    page = (Path(__file__).parents[3] / "docs" / "chips.md").read_text("utf-8")
    text = next(part for part in page.split("```toml\n")[1:]).partition("```")[0]
    chip = parse_chip(text, "a30", "a30.toml")
    assert chip.peak_fp32_rate == pytest.approx(10.32e12, rel=1e-3)
    assert model_of(chip).l1_and_shared_bytes == 196_608
    assert lenders(model_of(chip)) == "NVIDIA H200 and 1 more chip"


@pytest.mark.parametrize(
    "text", ["= 1", "a = [" * 3000, "a = " + "[" * 5000, "a = " + "9" * 5000, "a = 1\na = 2"]
)
def test_what_is_not_toml_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableFileError, match="is not TOML"):
        parse_chip(text, "t", "t.toml")


def test_missing_and_binary_files_are_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError):
        read_chip(tmp_path / "none.toml")
    with pytest.raises(UnreadableFileError):
        read_chip(tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnreadableFileError, match="UTF-8"):
        read_chip(binary)


def test_a_chip_file_of_ones_own_is_loaded_by_its_path(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(GOOD, "utf-8")
    chip = load_chip(str(own))
    assert chip.name == "mine"
    assert chip.sm_count == load_chip("h200").sm_count


def check(text: str) -> None:
    """Read it: a valid chip or one of the two errors; any other exception fails the test."""
    try:
        chip = parse_chip(text, "fuzz", "fuzz.toml")
    except (InvalidDataError, UnreadableFileError):
        return
    assert isinstance(chip, Chip)
    assert chip.peak_issue_rate is not None
    assert chip.peak_issue_rate > 0


VALUES = st.sampled_from(
    [
        "0",
        "-1",
        "1e308",
        "nan",
        "inf",
        "true",
        "''",
        "[]",
        "[[]]",
        "{}",
        "1979-05-27",
        "7",
        "0.5",
        "[1, 2]",
    ]
) | st.integers().map(str)


@given(st.integers(0, len(GOOD)), st.integers(0, 40), st.text(max_size=20))
def test_splicing_text_into_a_file_gives_a_chip_or_a_clear_refusal(
    at: int, length: int, text: str
) -> None:
    check(GOOD[:at] + text + GOOD[at + length :])


@given(st.sampled_from(sorted(FACTS)), VALUES, st.sampled_from(["general", "spec", "nobody"]))
def test_any_value_for_any_fact_gives_a_chip_or_a_clear_refusal(
    fact: str, value: str, source: str
) -> None:
    check(fact_replaced(fact, f'{{ value = {value}, source = "{source}" }}'))


@given(st.lists(st.integers(0, GOOD.count("\n")), max_size=3), st.text(max_size=30))
def test_dropping_and_adding_lines_gives_a_chip_or_a_clear_refusal(
    dropped: list[int], added: str
) -> None:
    kept = [line for number, line in enumerate(GOOD.split("\n")) if number not in dropped]
    check("\n".join([*kept, added]))


CURVE = """
[[concurrency]]
pattern = "increment"
loads = 1
word_bytes = 4
warps = [1, 2]
bandwidth = [1e10, 2e10]
source = "increments"
"""


def test_a_curve_is_read_with_its_source() -> None:
    curve = parse_chip(GOOD + CURVE, "t", "t.toml").concurrency[-1]
    assert (curve.warps, curve.bandwidth) == ((1, 2), (1e10, 2e10))
    assert "h200-concurrency" in curve.source


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"increment"', '"gather"', r"concurrency\[\d+\]\.pattern: must be one of increment, read"),
        ("loads = 1", "loads = 0", r"loads\.value: must be a whole number above 0"),
        ("warps = [1, 2]", "warps = [2, 1]", r"warps\.value: must be an ascending list"),
        ("warps = [1, 2]", "warps = [1, 2, 3]", r"warps: must be positive and as many as"),
        ("warps = [1, 2]", "warps = [0, 2]", r"warps: must be positive"),
        ("[1e10, 2e10]", "[]", r"bandwidth: must be a list of numbers above 0"),
        ("[1e10, 2e10]", "[1e10, nan]", r"bandwidth\.value: must be a finite number"),
        ('source = "increments"', "", r"source: must be a non-empty string"),
        ("loads = 1", "loads = 1\nspeed = 2", r"speed: unknown key"),
    ],
)
def test_what_no_curve_is(old: str, new: str, said: str) -> None:
    with pytest.raises(InvalidDataError, match=said):
        parse_chip(GOOD + CURVE.replace(old, new), "t", "t.toml")


def test_curves_are_an_array_of_tables() -> None:
    with pytest.raises(InvalidDataError, match="must be an array of tables"):
        parse_chip(GOOD.partition("[[concurrency]]")[0] + "[concurrency]\nx = 1\n", "t", "t.toml")
