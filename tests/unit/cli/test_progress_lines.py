"""Where there is no terminal a line says now and then what is being done."""

from types import SimpleNamespace

import pytest

from cuado.cli import progress
from cuado.cli.progress import QUIET, in_lines


def test_a_line_after_some_seconds_of_silence(capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter([0.0, 1.0, QUIET + 1, QUIET + 1, QUIET + 2, 3 * QUIET, 3 * QUIET])
    tell = in_lines(lambda: next(clock))
    tell("building", 0, 1)
    assert capsys.readouterr().err == ""
    tell("measuring causes", 3, 40)
    assert capsys.readouterr().err == f"measuring causes, 3 of 40 ({QUIET + 1:.0f} s)\n"
    tell("measuring causes", 4, 40)
    assert capsys.readouterr().err == ""
    tell("counting\x1b[31m", 0, 1)
    said = capsys.readouterr().err
    assert "counting" in said
    assert "\x1b" not in said


def test_no_bar_is_drawn_over_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    bar = SimpleNamespace(stop=lambda: told.append("stop"), start=lambda: told.append("start"))
    monkeypatch.setattr(progress, "_SHOWN", [bar])

    def asked() -> None:
        with progress.without_bar():
            told.append("asked")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asked()
    assert told == ["stop", "asked", "start"]
