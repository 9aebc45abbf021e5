"""Constants of the emulator's model: of the chip itself or a named relative, never assumed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.cli.main import run
from cuado.device import chipfile, known_chips, library, load_chip, parse_chip
from cuado.device.chip_model import CONSTANTS, own_constant
from cuado.device.model_resolution import model_of, taken_from
from cuado.errors import CuadoError, InvalidDataError

H200 = load_chip("h200")
A100 = (files("cuado.device") / "data" / "a100.toml").read_text("utf-8")


def constant_replaced(name: str, right_side: str) -> str:
    found = re.sub(rf"(?m)^{name} = \{{.*unit.*$", f"{name} = {right_side}", A100)
    assert found != A100
    return found


@pytest.mark.parametrize("name", known_chips())
def test_every_known_chip_can_be_emulated(name: str) -> None:
    chip = load_chip(name)
    model = model_of(chip)
    for constant in CONSTANTS:
        own = own_constant(chip, constant)
        assert (own is None) == (constant in model.taken)
        assert own is None or getattr(model, constant) == own


def test_the_first_relative_takes_from_nobody() -> None:
    assert model_of(H200).taken == {}
    assert taken_from(model_of(H200)) == ""


def test_a_report_says_what_was_taken_from_which_chip() -> None:
    model = model_of(load_chip("a100"))
    assert model.taken["barrier_cycles"] == "NVIDIA H200"
    assert "l1_latency" not in model.taken
    said = taken_from(model)
    assert said.startswith("Modelled with ")
    assert "atomics, barriers" in said
    assert said.endswith(" of NVIDIA H200.")
    assert said in EmulatedBackend("a100").notes
    assert not any(note.startswith("Modelled with") for note in EmulatedBackend("h200").notes)


def test_without_a_relative_a_missing_constant_is_named_before_anything_runs() -> None:
    alone = replace(load_chip("a100"), relative=None)
    with pytest.raises(InvalidDataError, match=r"states no .*barrier_cycles") as caught:
        model_of(alone)
    assert 'relative = "h200"' in caught.value.remedy


def test_a_relative_with_less_l1_than_the_chip_has_shared_memory_is_refused() -> None:
    model = {name: each for name, each in H200.model.items() if name != "l1_and_shared_bytes"}
    larger = replace(H200, model=model, relative="a100", name="mine")
    with pytest.raises(
        InvalidDataError, match="233472 bytes of shared memory are more than 196608"
    ):
        model_of(larger)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            constant_replaced(
                "l1_and_shared_bytes", '{ value = 131_072, unit = "byte", source = "guide_l1" }'
            ),
            r"model\.l1_and_shared_bytes: is less than the shared memory alone, 167936 bytes",
        ),
        (
            constant_replaced(
                "l2_port_bytes", '{ value = -1, unit = "byte/cycle", source = "guide" }'
            ),
            r"model\.l2_port_bytes\.value: must be a finite number above 0, not -1",
        ),
        (
            constant_replaced("l2_port_bytes", '{ value = 3, unit = "us", source = "guide" }'),
            r"model\.l2_port_bytes\.unit: must be 'byte/cycle'",
        ),
        (
            constant_replaced(
                "l2_port_bytes", '{ value = 3, unit = "byte/cycle", source = "hearsay" }'
            ),
            r"model\.l2_port_bytes\.source: 'hearsay' is not in",
        ),
        (
            constant_replaced(
                "l2_port_bytes",
                '{ value = 3, unit = "byte/cycle", source = "guide", fitted_on = "" }',
            ),
            r"model\.l2_port_bytes\.fitted_on: must be a non-empty string",
        ),
        (
            constant_replaced("l2_port_bytes", "64"),
            r"model\.l2_port_bytes: must be a table",
        ),
        (
            A100 + 'l2_choice = { value = 17, unit = "line", source = "guide" }\n',
            r"model\.l2_choice: a set of lines has 16",
        ),
        (A100 + 'wings = { value = 2, unit = "1", source = "guide" }\n', "model.wings: unkn"),
        (A100.replace("value = 1.41e9", "value = 1410"), r"facts\.sm_clock: 1410 is no clock"),
        (A100.replace("value = 2039e9", "value = 2039"), r"facts\.dram_peak_bandwidth: must be in"),
        (A100.replace("value = 206", "value = 20"), r"facts\.l2_latency: is no longer than"),
        (A100.replace("value = 1024", "value = 4096"), r"facts\.max_threads_per_block: is more th"),
        (A100.replace("value = 255", "value = 65_536"), r"facts\.max_registers_per_thread: is mo"),
        (A100.replace('value = 32, source = "occup', 'value = 65, source = "occup'), r"max_blocks"),
        (A100.replace('relative = "h200"', 'relative = "a100"'), "relative: a chip cannot be"),
        (A100.replace('relative = "h200"', 'relative = "voodoo"'), "'voodoo' is no known chip"),
    ],
)
def test_an_impossible_value_is_refused_with_its_line_and_why(text: str, said: str) -> None:
    with pytest.raises(InvalidDataError, match=said) as caught:
        parse_chip(text, "a100", "a100.toml")
    line = int(re.findall(r"^a100\.toml:(\d+): ", caught.value.message)[0])
    key = re.findall(r": (?:\w+\.)?(\w+)(?:\.\w+)?: ", caught.value.message)[0]
    assert text.splitlines()[line - 1].startswith(f"{key} = ")


def test_a_fact_that_is_left_out_is_the_relatives_only_with_the_same_capability() -> None:
    text = "".join(
        line for line in A100.splitlines(keepends=True) if not line.startswith("sfu_lanes")
    )
    assert parse_chip(text, "mine", "mine.toml").sfu_lanes_per_sm is None
    text = text.replace('relative = "h200"', 'relative = "a100"')
    found = parse_chip(text, "mine", "mine.toml")
    assert found.sfu_lanes_per_sm == 16
    assert found.sources["sfu_lanes_per_sm"].startswith("as NVIDIA A100-SXM4-80GB, of the same")


@contextmanager
def packaged_in(folder: Path) -> Iterator[None]:
    """Chips come from a folder."""
    caches = (chipfile.packaged, chipfile.packaged_names, library._readable)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chipfile, "data", lambda: folder)
        try:
            for each in caches:
                each.cache_clear()
            yield
        finally:
            patch.undo()
            for each in caches:
                each.cache_clear()


def copied(folder: Path, *names: str) -> None:
    for name in names:
        text = (files("cuado.device") / "data" / f"{name}.toml").read_text("utf-8")
        (folder / f"{name}.toml").write_text(text, "utf-8")


def test_one_bad_file_breaks_only_its_own_chip(tmp_path: Path) -> None:
    copied(tmp_path, "a100", "h200")
    (tmp_path / "bad.toml").write_text("[facts]\nsm_count = -1\n", "utf-8")
    with packaged_in(tmp_path):
        assert known_chips() == ("a100", "bad", "h200")
        assert load_chip("NVIDIA H200").name == "h200"
        assert [chip.name for chip in library.readable_chips()] == ["a100", "h200"]
        with pytest.raises(CuadoError, match=r"bad\.toml"):
            load_chip("bad")


def test_a_bad_file_breaks_of_its_kin_only_what_they_take_from_it(tmp_path: Path) -> None:
    copied(tmp_path, "a100", "a100-40gb", "a40")
    (tmp_path / "h200.toml").write_text("[facts]\nsm_count = -1\n", "utf-8")
    with packaged_in(tmp_path):
        a100 = load_chip("a100")
        assert (a100.sm_count, a100.relative) == (108, "h200")
        assert load_chip("a100-40gb").max_warps_per_sm == 64
        with pytest.raises(CuadoError, match=r"h200\.toml"):
            model_of(a100)
        (tmp_path / "a100.toml").write_text("[facts]\nsm_count = -1\n", "utf-8")
    with packaged_in(tmp_path):
        assert load_chip("a40").sm_count == 84
        with pytest.raises(CuadoError, match=r"'a100' cannot be read: .*a100\.toml"):
            load_chip("a100-40gb")


def test_relatives_in_a_circle_are_refused(tmp_path: Path) -> None:
    copied(tmp_path, "a100", "h200")
    text = (tmp_path / "h200.toml").read_text("utf-8")
    (tmp_path / "h200.toml").write_text('relative = "a100"\n' + text, "utf-8")
    with packaged_in(tmp_path):
        for name in ("a100", "h200"):
            with pytest.raises(CuadoError, match="leads back to this chip"):
                load_chip(name)
        assert not list(library.readable_chips())


def test_the_list_of_chips_says_that_none_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.toml").write_text("[facts]\nsm_count = -1\n", "utf-8")
    with packaged_in(tmp_path):
        assert run(["list", "chips"]) == 0
    assert "Not readable: bad" in capsys.readouterr().out
