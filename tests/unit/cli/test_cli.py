"""The command line as a user meets it: verbs, formats, bad input, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer
import typer.main

from cuado.cli import main
from cuado.cli.explain import HEADINGS
from cuado.cli.main import run
from cuado.optimizer.registry import all_transformations, transformation_named
from cuado.report.formats.json import SCHEMA_VERSION
from cuado.what_if.registry import all_experiments

ROOT = Path(__file__).parents[3]
AVERAGING = ROOT / "examples" / "recorded" / "averaging.ncu-rep"


def cuado(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = run([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("verb", ["analyze", "explain", "rules", "chips", "metrics"])
def test_help_teaches(capsys: pytest.CaptureFixture[str], verb: str) -> None:
    code, out, _ = cuado(capsys, verb, "--help")
    assert code == 0
    assert "Usage: " in out
    assert "--format" in out


@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown", "html"])
@pytest.mark.parametrize(
    "verb",
    [["rules"], ["chips"], ["metrics"], ["explain", "uncoalesced-global-load"], ["explain", "ipc"]],
    ids=" ".join,
)
def test_every_verb_has_every_format(
    capsys: pytest.CaptureFixture[str], verb: list[str], format_name: str
) -> None:
    code, out, err = cuado(capsys, *verb, "--format", format_name)
    assert code == 0, err
    assert out
    if format_name == "json":
        assert json.loads(out)["schema_version"] == SCHEMA_VERSION


def test_analyze_prints_the_verdict_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, err = cuado(capsys, "analyze", AVERAGING)
    assert code == 0, err
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "average_thread_per_element" in out
    assert out.startswith("Uncoalesced loads at averaging.cu:27 (average_thread_per_element, 60%")
    _, out, _ = cuado(capsys, "analyze", AVERAGING, "-v")
    assert out.index("limiter:") < out.index("cause:")
    assert "\x1b" not in out


def test_top_and_kernel_choose(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = cuado(capsys, "analyze", AVERAGING, "--top", "1", "-v")
    assert out.count("limiter: ") == 1
    _, out, _ = cuado(capsys, "analyze", AVERAGING, "-k", "warp_per", "-f", "json")
    assert [k["name"] for k in json.loads(out)["kernels"]] == ["average_warp_per_element"]
    _, out, _ = cuado(capsys, "analyze", AVERAGING, "--launch", "0", "-f", "json")
    assert [k["launch"] for k in json.loads(out)["kernels"]] == [0]


def test_vendor_advice_is_apart(capsys: pytest.CaptureFixture[str]) -> None:
    _, plain, _ = cuado(capsys, "analyze", AVERAGING)
    _, with_vendor, _ = cuado(capsys, "analyze", AVERAGING, "--vendor")
    assert "NVIDIA's own rules" not in plain
    assert "NVIDIA's own rules" in with_vendor


@pytest.mark.parametrize(
    ("ending", "start"), [(".html", "<!doctype html>"), (".json", "{"), (".md", "# ")]
)
def test_output_file_by_its_ending(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, start: str
) -> None:
    target = tmp_path / f"report{ending}"
    code, out, err = cuado(capsys, "analyze", AVERAGING, "-o", target)
    assert code == 0
    assert out == ""
    assert str(target) in err
    assert target.read_text("utf-8").lower().startswith(start)
    assert [path.name for path in tmp_path.iterdir()] == [target.name]


def bad_inputs(folder: Path) -> dict[str, Path]:
    data = AVERAGING.read_bytes()
    newer = bytearray(data)
    newer[9] = 99
    contents: dict[str, bytes] = {
        "empty.ncu-rep": b"",
        "truncated.ncu-rep": data[: len(data) // 2],
        "cut_in_header.ncu-rep": data[:9],
        "newer.ncu-rep": bytes(newer),
        "text.ncu-rep": b"hello\n",
        "binary.csv": bytes(range(256)),
        "columns.csv": b"# chip: c2050\nkernel,no_such_counter\nk,1\n",
        "unit.csv": b"# chip: c2050\nkernel,gputime [fortnights]\nk,1\n",
        "nochip.csv": b"kernel,gputime [ms]\nk,1\n",
        "oddchip.csv": b"# chip: banana\nkernel,gputime [ms]\nk,1\n",
    }
    paths = {name: folder / name for name in contents}
    for name, path in paths.items():
        path.write_bytes(contents[name])
    paths["a folder"] = folder
    paths["missing"] = folder / "no_such.ncu-rep"
    return paths


NAMES = sorted(
    [
        *("empty.ncu-rep", "truncated.ncu-rep", "cut_in_header.ncu-rep", "newer.ncu-rep"),
        *("text.ncu-rep", "binary.csv", "columns.csv", "unit.csv", "nochip.csv", "oddchip.csv"),
        *("a folder", "missing"),
    ]
)


@pytest.mark.parametrize("name", NAMES)
def test_bad_input_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    path = bad_inputs(tmp_path)[name]
    code, out, err = cuado(capsys, "analyze", path)
    assert code == 2
    assert out == ""
    assert "Traceback" not in err
    lines = err.strip().splitlines()
    assert lines[0].startswith("cuado: ")
    assert len(lines) <= 2


def test_unknown_names_list_the_known(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, known in (
        (["explain", "uncoalesced-loads"], "did you mean uncoalesced-load"),
        (["explain", "no-such-rule"], " more"),
        (["analyze", str(AVERAGING), "--chip", "banana"], "h200"),
        (["rules", "--format", "docx"], "markdown"),
    ):
        code, _, err = cuado(capsys, *arguments)
        assert code == 2
        assert known in err


@pytest.mark.parametrize("name", [each.name for each in all_experiments()])
def test_pages_of_experiments_have_the_same_three_parts(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """A further paragraph or list with a colon in it belongs to the part before."""
    code, out, _ = cuado(capsys, "explain", name, "--format", "json")
    assert code == 0
    parts = tuple(json.loads(out)["sections"])
    also = ("As a transformation",) if name in {each.NAME for each in all_transformations()} else ()
    assert parts == (*HEADINGS[:3], *also)


@pytest.mark.parametrize("name", [each.NAME for each in all_transformations()])
def test_pages_of_transformations_say_why_results_stay_the_same(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    code, out, _ = cuado(capsys, "explain", name, "--format", "json")
    assert code == 0
    parts = json.loads(out)["sections"]
    if transformation_named(name).IS_EXACT and "As a transformation" not in parts:
        assert {"What it changes", "Why the results stay the same", "What it costs"} <= set(parts)
    assert all(text.strip() for text in parts.values())


def test_near_misses_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = cuado(capsys, "explain", "bank-conflict")
    assert "did you mean bank-conflict-" in err


def test_no_match_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = cuado(capsys, "analyze", AVERAGING, "-k", "fft")
    assert code == 2
    assert "average_warp_per_element" in err


def test_unwritable_output_leaves_what_was_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = cuado(capsys, "chips", "-o", tmp_path / "no" / "such" / "place.md")
    assert code == 2
    assert "cannot write" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_full_disk_is_no_traceback() -> None:
    program = Path(sys.executable).with_name("cuado")
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [program, "chips"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr


def test_a_closed_pipe_is_silent() -> None:
    program = Path(sys.executable).with_name("cuado")
    with subprocess.Popen(
        [program, "metrics"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_no_colour_unless_a_terminal() -> None:
    program = Path(sys.executable).with_name("cuado")
    ended = subprocess.run(
        [program, "chips"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    assert "\x1b" not in ended.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = cuado(capsys, "--version")
    assert code == 0
    assert out.startswith("cuado ")


def test_options_are_made_of_the_functions_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who runs verbs in one process, as notebooks and the fuzzer do, does not wait for it again."""
    made: list[object] = []
    build = typer.main.get_command

    def counted(app: typer.Typer) -> object:
        made.append(app)
        return build(app)

    main._program.cache_clear()
    monkeypatch.setattr(typer.main, "get_command", counted)
    assert cuado(capsys, "list", "metrics")[0] == 0
    assert cuado(capsys, "list", "chips")[0] == 0
    assert len(made) == 1
