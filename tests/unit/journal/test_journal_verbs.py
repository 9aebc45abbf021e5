"""``cuado log``, ``show``, ``compare``, ``baseline`` and ``journal`` as a user meets them."""

import json
from dataclasses import replace
from pathlib import Path

import journal_sessions as samples
import pytest

from cuado.cli.main import run
from cuado.journal.journal import Journal

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A journal of three runs; the second is 10 % slower than the first."""
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "journal.sqlite3"
    monkeypatch.setenv("CUADO_JOURNAL", str(path))
    slow = tuple(
        replace(
            each,
            version=samples.version(
                base * 1.1, 2.34 if each.version.speedup else None, dram_bytes=5.0
            ),
        )
        for each, base in zip(samples.iterations(), (973e3, 416e3), strict=True)
    )
    with Journal.open(path) as journal:
        journal.begin(samples.session("examples/transpose/transpose_2d.toml"))
        journal.begin(samples.session(iterations=slow))
        journal.begin(
            samples.begun("examples/cases/sgemm/case.toml"),
        )
        journal.begin(
            samples.session(
                "a_rather_long_name_of_a_case.toml",
                device="NVIDIA Tesla V100-SXM2-32GB",
                modelled=True,
                started="2025-01-02T03:04:05Z",
            )
        )
    return path


def call(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = run(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_log_lists_newest_first_in_80_columns(capsys: Capture, path: Path) -> None:
    code, out, _ = call(capsys, "log")
    assert code == 0
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines[1:] if line[:1].isdigit()] == ["4", "3", "2", "1"]
    first = next(line for line in lines if line.startswith("1 "))
    assert "transpose_2d" in first
    assert "973 -> 416 us" in first
    assert first.endswith("2.34x  near its roof")
    assert "unfinished" in next(line for line in lines if line.startswith("3 "))
    assert "times are modelled" in out


def test_log_filters_and_prints_all_as_json(capsys: Capture, path: Path) -> None:
    _, out, _ = call(capsys, "log", "--case", "transpose", "-n", "1", "-f", "json")
    (only,) = json.loads(out)["runs"]
    assert (only["#"], only["last_ns"], only["provenance"]) == (2, 416e3 * 1.1, "measured")
    _, out, _ = call(capsys, "log", "--device", "v100", "-f", "json")
    assert [row["#"] for row in json.loads(out)["runs"]] == [4]
    code, out, _ = call(capsys, "log", "--kernel", "none")
    assert (code, "no such run" in out) == (0, True)


def test_without_a_journal_log_is_empty_and_the_rest_says_so(
    capsys: Capture, tmp_path: Path
) -> None:
    where = ("--journal", str(tmp_path / "none"))
    code, out, _ = call(capsys, "log", *where)
    assert (code, "cuado run CASE" in out) == (0, True)
    for verb in (
        ("show", "1"),
        ("compare", "1", "2"),
        ("baseline", "list"),
        ("journal", "export", "-"),
    ):
        code, out, err = call(capsys, *verb, *where)
        assert (code, out) == (2, "")
        assert "no journal" in err
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown", "html"])
def test_show_renders_a_run(capsys: Capture, path: Path, format_name: str) -> None:
    code, out, _ = call(capsys, "show", "1", "-f", format_name)
    assert code == 0
    assert "thread" in out
    assert "transpose" in out
    code, out, _ = call(capsys, "show", "3", "-f", format_name)
    assert (code, bool(out)) == (0, True)


def test_show_of_what_is_not_there(capsys: Capture, path: Path) -> None:
    code, out, err = call(capsys, "show", "99")
    assert (code, out) == (2, "")
    assert "no session 99" in err
    assert "cuado log" in err


@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown", "html"])
def test_compare_says_who_is_faster(capsys: Capture, path: Path, format_name: str) -> None:
    code, out, _ = call(capsys, "compare", "1:0", "1", "-f", format_name)
    assert code == 0
    if format_name == "json":
        found = json.loads(out)
        assert found["verdict"] == "faster"
        assert found["time_ratio"]["estimate"] == pytest.approx(1 / 2.34)
        (sectors,) = found["metrics"]
        assert (sectors["trend"], sectors["change"]) == ("better", -0.875)
        assert sectors["provenance"] == {"a": "measured", "b": "measured"}
        assert found["b"]["steps"] == ["thread-remap(xy)"]
    else:
        assert "B is faster" in out
        assert "better" in out
        assert "87.5%" in out
    if format_name == "terminal":
        assert max(map(len, out.splitlines())) <= 80


def test_compare_of_two_runs_and_of_none(capsys: Capture, path: Path) -> None:
    _, out, _ = call(capsys, "compare", "1", "2")
    assert "B is slower" in out
    _, out, _ = call(capsys, "compare", "1", "2", "-v")
    assert "in one only" in out  # their counters are not the same
    _, out, _ = call(capsys, "compare", "1", "2", "--noise", "0.2")
    assert "the same, within the noise" in out
    _, out, _ = call(capsys, "compare", "1", "4")
    assert "undecided" in out
    assert "not the same device" in out
    for bad, problem in (("1:9", "no version 9"), ("3", "no version"), ("x", "names no session")):
        code, _, err = call(capsys, "compare", "1", bad)
        assert (code, problem in err) == (2, True)


def test_the_gate_ends_with_1_on_a_regression(capsys: Capture, path: Path) -> None:
    assert call(capsys, "baseline", "set", "gate", "1")[0] == 0
    code, out, _ = call(capsys, "baseline", "check", "gate")
    assert code == 1
    assert "regression: run 2" in out
    assert out.count("slower") == 3
    assert call(capsys, "baseline", "check", "gate", "--noise", "0.2")[0] == 0
    code, out, _ = call(capsys, "baseline", "check", "gate", "1", "-f", "json")
    assert code == 0
    assert [row["verdict"] for row in json.loads(out)["gate"]] == ["same", "same"]
    code, _, err = call(capsys, "baseline", "check", "gate", "4")
    assert (code, "--force" in err) == (2, True)
    code, out, _ = call(capsys, "baseline", "check", "gate", "4", "--force")
    assert (code, "undecided" in out) == (0, True)


def test_baselines_are_listed_and_removed(capsys: Capture, path: Path) -> None:
    call(capsys, "baseline", "set", "gate", "1:0")
    _, out, _ = call(capsys, "baseline", "list")
    assert "1:0" in out
    assert call(capsys, "baseline", "remove", "gate")[0] == 0
    code, _, err = call(capsys, "baseline", "check", "gate")
    assert (code, "unknown baseline" in err) == (2, True)
    _, out, _ = call(capsys, "baseline", "list")
    assert "None yet" in out


def test_export_and_import_carry_a_baseline_to_ci(
    capsys: Capture, path: Path, tmp_path: Path
) -> None:
    file, elsewhere = tmp_path / "runs.json", ("--journal", str(tmp_path / "ci.sqlite3"))
    call(capsys, "baseline", "set", "gate", "1")
    assert call(capsys, "journal", "export", str(file), "1")[0] == 0
    code, _, err = call(capsys, "journal", "import", str(file), *elsewhere)
    assert code == 0
    assert "new: 1" in err
    assert "baselines set: gate" in err
    assert "were here: 1" in call(capsys, "journal", "import", str(file), *elsewhere)[2]
    assert call(capsys, "baseline", "check", "gate", "1", *elsewhere)[0] == 0

    file.write_text(file.read_text()[:-40])
    code, _, err = call(capsys, "journal", "import", str(file), *elsewhere)
    assert (code, "cannot be read" in err) == (2, True)
    code, _, err = call(capsys, "journal", "import", str(tmp_path / "none.json"), *elsewhere)
    assert (code, "No such file" in err) == (2, True)
    code, _, err = call(capsys, "journal", "export", str(tmp_path / "no" / "f.json"))
    assert (code, "cannot write" in err) == (2, True)


def test_a_damaged_journal_is_told_with_a_remedy(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.sqlite3"
    bad.write_text("dear diary " * 100)
    monkeypatch.setenv("CUADO_JOURNAL", str(bad))
    code, out, err = call(capsys, "log")
    assert (code, out) == (2, "")
    assert "not a journal" in err
    assert "CUADO_JOURNAL" in err
