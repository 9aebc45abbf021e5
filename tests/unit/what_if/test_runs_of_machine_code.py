"""``cuado run`` of machine code alone: what is measured, tried, proved, kept and said.

The code is ptxas's; times are a table's, since no machine code runs here.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from test_conduct import H200, MILLISECOND, FakeBackend, FakeBench, Key
from test_patched_launches import ARGUMENTS, HEAD, TILE, launch_of
from whole_formats import WHOLE

from cuado.analysis.comparison.compared import compared
from cuado.cli.main import run
from cuado.journal.encoding import decoded, encoded
from cuado.model.launch import Launch
from cuado.model.limiter import Limit, Limiter
from cuado.model.trial import ORIGINAL, Loaded, Trial
from cuado.optimizer.emission.files import NothingToEmitError, emitted
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recorded_version import side_of_version
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.session import Ending, Fate, Session
from cuado.optimizer.transformations.carve_out import CarveOut
from cuado.optimizer.transformations.shared_swizzle import TRANSFORMATION as SHARED_SWIZZLE
from cuado.optimizer.version import Rejected, Version, next_version
from cuado.report.compare.view import pair_view
from cuado.report.formats import Style, render
from cuado.report.run import RunReport
from cuado.sources.capture.capture import Capture
from cuado.sources.capture.packing import pack
from cuado.stats import Reading
from cuado.what_if.conduct import open_launch, whatif
from cuado.what_if.counters import read_counters
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import CounterVerdict
from cuado.what_if.session import Options

EVERYTHING = tuple(kind for kind in all_transformations() if kind.IS_EXACT)
TIMES: dict[Key, float] = {
    (ORIGINAL, 0): 7 * MILLISECOND,
    ("no-barriers", 0): 5 * MILLISECOND,
    ("no-loads", 0): 4 * MILLISECOND,
}
FASTER = 5.6 * MILLISECOND
"""With the carve-out that this device likes."""
COPYING = (
    HEAD
    + """
.visible .entry copying(.param .u64 in, .param .u64 out, .param .u32 n)
{
    .reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .f32 %f<5>;
    .shared .align 16 .b8 held[16384];
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
    mov.u32 %r1, %tid.x; mov.u32 %r2, %nctaid.x; mad.lo.u32 %r3, %r2, 256, %r1;
    mul.wide.u32 %rd5, %r3, 4; add.s64 %rd6, %rd3, %rd5; add.s64 %rd7, %rd4, %rd5;
    shl.b32 %r4, %r1, 2; mov.u32 %r5, held; add.s32 %r6, %r5, %r4;
    cp.async.ca.shared.global [%r6], [%rd6], 4; cp.async.wait_all; bar.sync 0;
    ld.shared.f32 %f1, [%r6]; st.global.f32 [%rd7], %f1;
    ret;
}
"""
)
"""It copies asynchronously and asks for the number of blocks: every experiment refuses it."""


@dataclass
class Splitting(FakeBench):
    """A device that is faster with one split of L1 and shared memory."""

    percent: int = 100

    def time(self, trial: Trial) -> Reading:
        reading = super().time(trial)
        own = self.launch.shared_carveout if trial.program == ORIGINAL else trial.shared_carveout
        is_plain = (trial.program, trial.switch) not in TIMES or trial.program == ORIGINAL
        factor = FASTER / TIMES[ORIGINAL, 0] if is_plain and own == self.percent else 1.0
        return replace(reading, time=reading.time * factor)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        return {buffer.name: bytes(buffer.bytes) for buffer in self.launch.buffers}


def backend_with(percent: int, differs: frozenset[str] = frozenset()) -> FakeBackend:
    return FakeBackend(lambda given: Splitting(given, TIMES, differs=differs, percent=percent))


def session_with(
    launch: Launch, percent: int, differs: frozenset[str] = frozenset(), **chosen: object
) -> Session:
    backend = backend_with(percent, differs)
    options = LoopOptions(Options(all_experiments(), lines=False), EVERYTHING)
    options = replace(options, **chosen)  # type: ignore[arg-type]
    about = session_of(launch, backend, "tile", "", 0)
    return optimize(launch, backend, options, about, NoRecorder())


@pytest.fixture(scope="module")
def tile() -> Launch:
    return replace(launch_of(TILE, "tile"), opaque=True)


@pytest.fixture(scope="module")
def faster(tile: Launch) -> Session:
    return session_with(tile, 100)


def test_what_changes_the_launch_only_is_tried_proved_and_kept(faster: Session) -> None:
    assert faster.ending is Ending.NOTHING_HELPS
    first, last = faster.iterations
    assert last.version.steps == ("carve-out(percent=100)",)
    (kept,) = [each for each in first.candidates if each.fate is Fate.KEPT]
    assert kept.gain is not None
    assert kept.gain.estimate == pytest.approx(7 / 5.6, rel=5e-3)
    assert kept.proofs[0] == "the case's inputs: every bit of every buffer"
    (advice,) = kept.advised
    assert "PreferredSharedMemoryCarveout, 100" in advice.after
    assert last.version.speedup is not None
    assert last.version.speedup.estimate == pytest.approx(7 / 5.6, rel=5e-3)
    measured = {each.name for each in first.experiments if each.verdict}
    assert {"no-barriers", "no-loads", "grid-scaling", "occupancy-sweep"} <= measured


def test_what_needs_ptx_is_not_tried_for_one_reason(faster: Session) -> None:
    untried = dict(faster.iterations[0].untried)
    needy = {kind.NAME for kind in EVERYTHING if kind.NEEDS_PTX}
    assert {kind.NAME for kind in EVERYTHING} - needy == {"carve-out"}
    assert {n for n, why in untried.items() if why == "there is no PTX, only machine code"} == needy
    assert sum(note.startswith("no-ptx: ") for note in faster.notes) == 2
    assert any("of the launch are tried (carve-out)" in note for note in faster.notes)
    assert any("code=[sm_90,compute_90]" in note for note in faster.notes)


def test_results_that_differ_are_not_kept(tile: Launch) -> None:
    found = session_with(tile, 100, frozenset({"carve-out(percent=100)"}))
    fates = {each.transformation: each.fate for each in found.iterations[0].candidates}
    assert fates["carve-out(percent=100)"] is Fate.WRONG
    assert len(found.iterations) == 1


def test_a_step_that_needs_ptx_is_refused_and_one_that_does_not_keeps_the_code(
    tile: Launch,
) -> None:
    with open_launch(tile, backend_with(0), Options(())) as ready:
        subject = ready.session.subject
    original = Version((), subject)
    refused = next_version(original, SHARED_SWIZZLE())
    assert refused == Rejected(Fate.REFUSED, "there is no PTX, only machine code")
    made = next_version(original, CarveOut(50))
    assert isinstance(made, Version)
    assert made.subject.built is subject.built
    assert made.subject.options.architecture == "sm_90"
    assert (made.trial.shared_carveout, original.trial.shared_carveout) == (50, -1)


def test_the_session_says_which_code_it_was_and_can_be_kept(faster: Session, tile: Launch) -> None:
    versions = [each.version for each in faster.iterations]
    assert (faster.ptx, len(faster.cubin)) == ("", 64)
    assert [(each.ptx, each.cubin) for each in versions] == [("", faster.cubin)] * 2
    assert decoded(encoded(faster), Session, "it") == faster
    assert faster.emitted == ""
    with pytest.raises(NothingToEmitError, match="only machine code, which is as it was"):
        emitted(faster, tile)


def test_how_to_load_what_is_written_says_which_split_to_ask_for(
    faster: Session, tile: Launch
) -> None:
    made = emitted(replace(faster, cubin="", emitted=TILE), replace(tile, ptx=TILE, cubin=None))
    loading = made.files[f"{made.stem}.md"]
    assert isinstance(loading, str)
    assert "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100);" in loading
    assert "kernel.preferred_shared_memory_carveout = 100\n" in loading
    assert "max_dynamic_shared_size_bytes" not in loading


def test_of_what_was_asked_for_nothing_may_be_left(tile: Launch) -> None:
    found = session_with(tile, -1, transformations=(SHARED_SWIZZLE,))
    assert found.ending is Ending.NOTHING_HELPS
    (only,) = found.iterations
    assert only.untried == (("shared-swizzle", "there is no PTX, only machine code"),)
    assert any("requested transformations need PTX; none is tried" in note for note in found.notes)


def test_machine_code_is_compared_with_ptx_and_told_apart(faster: Session) -> None:
    first = faster.iterations[0]
    version = replace(first.version, ptx="0b5e9d" * 11, cubin="")
    other = replace(faster, iterations=(replace(first, version=version),))
    original = side_of_version(faster, 0, "1")
    made = pair_view(compared(original, side_of_version(other, 0, "2")))
    assert ("code", f"machine code {faster.cubin[:12]}", "PTX 0b5e9d0b5e9d") in made.facts
    again = pair_view(compared(original, side_of_version(faster, 1, "1:1")))
    assert "code" not in [name for name, *_ in again.facts]


@pytest.mark.parametrize("name", WHOLE)
def test_every_format_shows_it(faster: Session, name: str) -> None:
    text = render(RunReport(faster), name, Style(100, color=False)).replace("\\", "")
    plain = " ".join(text.split())
    assert "there is no PTX, only machine code" in plain.replace("There", "there")
    if name == "json":
        found = json.loads(text)
        assert found["ptx_sha256"] is None
        assert found["cubin_sha256"] == faster.cubin
        assert {each["version"]["cubin_sha256"] for each in found["iterations"]} == {faster.cubin}
        assert len(found["iterations"][0]["untried"]) == len(faster.iterations[0].untried)
    else:
        assert f"machine code {faster.cubin[:12]}" in plain
        assert "build the kernel with PTX" in plain
        assert plain.count("there is no PTX, only machine code".removeprefix("t")) < 6


def test_where_nothing_helps_each_transformation_has_its_line_in_json(tile: Launch) -> None:
    found = session_with(tile, -1)
    assert found.ending is Ending.NOTHING_HELPS
    data = json.loads(render(RunReport(found), "json", Style(100, color=False)))
    names = [each["transformation"] for each in data["nothing_helped"]]
    assert {"shared-swizzle", "thread-remap"} <= set(names)
    assert not any("," in name for name in names if "carve-out" not in name)


def refusing() -> Launch:
    return replace(launch_of(COPYING, "copying"), grid=(132, 1, 1), opaque=True)


def counted(verdict: Limit) -> CounterVerdict:
    return CounterVerdict(Limiter(verdict, "tensor pipe", "the tensor pipe is 93% busy"))


def test_where_every_experiment_refuses_the_counters_have_the_verdict() -> None:
    plan, backend = Options(all_experiments(), lines=False), backend_with(-1)
    found = whatif(refusing(), backend, plan, lambda *_: counted(Limit.NEAR_ROOF))
    assert not any(outcome.gain for outcome in found.outcomes)
    assert found.original is not None
    assert found.limiter.verdict is Limit.NEAR_ROOF
    assert found.limiter.reason == "by hardware counters: the tensor pipe is 93% busy"
    silent = whatif(refusing(), backend, plan, read_counters)
    assert silent.limiter.verdict is Limit.UNDECIDED
    assert "math-only is refused (no-ptx" in silent.limiter.reason
    unsure = whatif(refusing(), backend, plan, lambda *_: counted(Limit.UNDECIDED))
    assert "math-only is refused (no-ptx" in unsure.limiter.reason


@pytest.mark.parametrize("verdict", [Limit.NEAR_ROOF, Limit.LATENCY, None])
def test_such_a_kernel_has_a_session_too(verdict: Limit | None) -> None:
    launch, backend = refusing(), backend_with(-1)
    options = LoopOptions(Options(all_experiments(), lines=False), EVERYTHING)
    about = session_of(launch, backend, "copying", "", 0)

    def counters(bench: object, loaded: Loaded) -> CounterVerdict:
        del bench, loaded
        return counted(verdict) if verdict else CounterVerdict(note="no permission")

    found = optimize(launch, backend, options, about, NoRecorder(), counters)
    (only,) = found.iterations
    assert only.version.time is not None
    near = verdict is Limit.NEAR_ROOF
    assert found.ending is (Ending.NEAR_ROOF if near else Ending.NOTHING_HELPS)
    assert only.limiter == (verdict.value if verdict else "undecided")
    assert only.limiter_reason.startswith("by hardware counters") is (verdict is not None)
    assert dict(only.untried)["shared-swizzle"] == "there is no PTX, only machine code"
    assert bool(only.candidates) is not near


@pytest.fixture
def capture(tmp_path: Path) -> Capture:
    small = replace(launch_of(TILE, "tile"), arguments=ARGUMENTS)
    return pack(small, backend_with(0), "sm_90", tmp_path / "tile.capture")


def test_the_verb_takes_such_a_capture_and_the_journal_keeps_it(
    capture: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CUADO_JOURNAL", str(tmp_path / "journal.sqlite3"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("cuado.cli.run.backend_of", lambda *_: backend_with(100))
    assert run(["run", str(capture.path), "-o", str(tmp_path / "run.json")]) == 0
    found = json.loads((tmp_path / "run.json").read_text())
    assert found["iterations"][1]["version"]["steps"] == ["carve-out(percent=100)"]
    assert any("no PTX of the kernel was captured: it was made of" in n for n in found["notes"])
    capsys.readouterr()
    assert run(["show", "1", "-v"]) == 0
    assert f"machine code {found['cubin_sha256'][:12]}" in capsys.readouterr().out
    assert run(["log"]) == 0
    assert "tile" in capsys.readouterr().out
    assert run(["compare", "1:0", "1:1"]) == 0
    said = capsys.readouterr().out
    assert "carve-out(percent=100)" in said
    assert "faster" in said.lower()
    files = tmp_path / "fast"
    assert run(["run", str(capture.path), "--no-record", "--emit", str(files)]) == 0
    assert "the report says what to set before the launch" in capsys.readouterr().err
    assert not files.exists()


def test_remedies_name_the_chip_at_hand(tile: Launch) -> None:
    a100 = replace(H200, name="NVIDIA A100-SXM4-40GB", compute_capability=(8, 0))
    other = launch_of(TILE.replace("sm_90", "sm_80"), "tile", "sm_80")
    bench = replace(backend_with(0).make(other), device=a100)
    found = whatif(other, FakeBackend(lambda _: bench, device=a100), Options(()))
    assert any("compute_80,code=[sm_80,compute_80]" in note for note in found.notes)
    assert tile.cubin != other.cubin
