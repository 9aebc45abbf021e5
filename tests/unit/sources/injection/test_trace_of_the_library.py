"""What the injection library writes is what ``cuado trace`` reads: both sides of the raw trace."""

from pathlib import Path

import pytest
from injection_world import World

from cuado.analysis.timeline.analysis import analysed
from cuado.cli.main import run
from cuado.sources.injection.run import Ran, Traced, injected
from cuado.sources.trace.read import read


def test_a_program_is_traced_and_read(world: World, tmp_path: Path) -> None:
    ran = world.run(Traced(api=True), tmp_path, "launch", "20")
    timeline = read(ran.folder)
    found = analysed(timeline)
    (spot,) = found.hotspots
    assert (spot.kernel, spot.launches) == ("axpy", 20)
    assert (spot.grid, spot.block) == ((2, 1, 1), (128, 1, 1))
    assert timeline.notes == ()
    assert timeline.processes[0].complete
    assert timeline.processes[0].command[1:] == ("launch", "20")
    causes = found.devices[0].gaps.causes
    assert causes is not None
    assert causes.launching > 0
    assert {"cuLaunchKernel"} <= {call.name for call in found.calls}


def test_children_and_ranges(world: World, tmp_path: Path) -> None:
    world.run(Traced(), tmp_path / "children", "children")
    assert len(read(tmp_path / "children").processes) == 2
    world.run(Traced(api=True), tmp_path / "marks", "marks")
    (step,) = analysed(read(tmp_path / "marks")).ranges
    assert (step.text, step.domain, step.kernels, step.hottest) == ("step", "solver", 1, "axpy")


def test_the_verb(
    world: World,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def here(command: list[str], job: Traced, *, folder: Path) -> Ran:
        return injected(
            command,
            job,
            folder=folder,
            library=world.library,
            cupti=world.cupti,
            base=world.environment(),
        )

    monkeypatch.setattr("cuado.sources.injection.run.injected", here)
    code = run(["trace", "--keep", str(tmp_path / "kept"), "--", world.program, "launch", "20"])
    assert code == 7, "the program's own"
    shown = capfd.readouterr()
    assert shown.out.startswith("sum "), "the program's own output comes first"
    assert "axpy takes 100% of the time of all kernels: 20 launches" in shown.out
    assert run(["trace", str(tmp_path / "kept")]) == 0
    assert "axpy takes 100%" in capfd.readouterr().out
