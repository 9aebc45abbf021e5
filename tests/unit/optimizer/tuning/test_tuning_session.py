"""Tuning of a small kernel on the emulated device, from the case to the best configuration."""

from pathlib import Path

import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.errors import CuadoError
from cuado.optimizer.tuning import session
from cuado.optimizer.tuning.search import Search
from cuado.optimizer.tuning.session import Plan, Tuned, tune

# WORK is what a thread repeats for nothing: fewer rounds are faster.
SOURCE = """
extern "C" __global__ void scale(const float *in, float *out) {
    const int i = blockIdx.x * BX + threadIdx.x;
    float x = in[i];
    __shared__ volatile float sink[128];
    for (int k = 0; k < WORK; ++k) sink[threadIdx.x] = x;
    out[i] = x * 2.0f + (WORK == 8 ? 1.0f : 0.0f);
#if WORK == 16
    out[i + N] = x;
#endif
#if WORK == 99
    this does not compile
#endif
}"""
CASE = """
schema = 1
source = "scale.cu"
grid = ["N // BX"]
block = ["BX"]
constraints = ["N % BX == 0"]
[defines]
N = 4096
BX = 64
WORK = 64
[tunables]
BX = [32, 64, 128, 100]
WORK = [{work}]
[[arguments]]
name = "in"
type = "f32"
shape = [4096]
fill = {{ content = "random", seed = 1 }}
[[arguments]]
name = "out"
type = "f32"
shape = [{shape}]
output = true
"""


def tuned(folder: Path, work: str, plan: Plan, shape: str = "4096", **overrides: int) -> Tuned:
    (folder / "scale.cu").write_text(SOURCE)
    (folder / "case.toml").write_text(CASE.format(work=work, shape=shape))
    return tune(folder, EmulatedBackend("h200"), plan, overrides)


ONE = Plan(budget=20, jobs=1)


def test_the_best_is_found_compared_and_told_as_flags(tmp_path: Path) -> None:
    found = tuned(tmp_path, "4, 64, 512", ONE)
    assert (found.configurations, found.prepared, len(found.tried)) == (9, 9, 9)
    assert found.tried[0].values == {"BX": 64, "WORK": 64}
    assert found.best is not None
    assert found.best.values["WORK"] == 4
    assert f"-DBX={found.best.values['BX']}" in found.flags
    assert "-DWORK=4" in found.flags
    assert found.against_default is not None
    gain = found.against_default.gain
    assert gain is not None
    default = next(each for each in found.tried if each.values["WORK"] == 64)
    assert default.time is not None
    assert found.best.time is not None
    assert gain.estimate == pytest.approx(default.time / found.best.time, rel=0.01)
    assert not found.interrupted


def test_a_fast_configuration_with_other_results_is_no_best(tmp_path: Path) -> None:
    found = tuned(tmp_path, "8, 64, 512", ONE, BX=64)
    wrong = next(each for each in found.tried if each.values["WORK"] == 8)
    assert wrong.time is None
    assert "4096 elements of out differ" in wrong.problem
    assert found.best is not None
    assert found.best.values == {"BX": 64, "WORK": 64}
    assert found.against_default is None


def test_failures_cost_themselves_only(tmp_path: Path) -> None:
    found = tuned(tmp_path, "4, 16, 64, 99", ONE, BX=32)
    assert (found.configurations, found.prepared) == (4, 3)
    beyond = next(each for each in found.tried if each.values["WORK"] == 16)
    assert beyond.time is None
    assert beyond.problem
    assert found.best is not None
    assert found.best.values["WORK"] == 4


def test_the_budget_bounds_what_is_run_and_compiled(tmp_path: Path) -> None:
    found = tuned(tmp_path, "4, 8, 32, 64", Plan(budget=3, most=5, jobs=1))
    assert (found.configurations, found.prepared, len(found.tried)) == (12, 5, 3)
    assert found.tried[0].values == {"BX": 64, "WORK": 64}


def test_processes_prepare_the_same(tmp_path: Path) -> None:
    alone = tuned(tmp_path, "4, 64", Plan(budget=3, jobs=1))
    beside = tuned(tmp_path, "4, 64", Plan(budget=3, jobs=2))
    assert [each.facts for each in alone.tried] == [each.facts for each in beside.tried]
    assert [each.values for each in alone.tried] == [each.values for each in beside.tried]


def test_the_model_is_asked_beforehand(tmp_path: Path) -> None:
    found = tuned(tmp_path, "4, 64", Plan(budget=2, jobs=1, model="h200"), BX=64)
    assert [each.facts.modelled for each in found.tried] == [
        pytest.approx(each.time) for each in found.tried
    ]


def test_tunables_that_change_arguments_are_refused(tmp_path: Path) -> None:
    found = tuned(tmp_path, "4, 64", ONE, shape='"4096 + WORK"', BX=64)
    other = next(each for each in found.tried if each.values["WORK"] == 4)
    assert "changes an argument" in other.problem


def test_ctrl_c_keeps_what_was_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Search):
        def ask(self) -> tuple[int, ...] | None:
            if len(self._seen) == 2:
                raise KeyboardInterrupt
            return super().ask()

    monkeypatch.setattr(session, "Search", Interrupted)
    found = tuned(tmp_path, "4, 64, 512", ONE)
    assert found.interrupted
    assert len(found.tried) == 2
    assert found.best is not None


def test_what_cannot_be_tuned_says_so(tmp_path: Path) -> None:
    with pytest.raises(CuadoError, match="no configuration meets all constraints"):
        tuned(tmp_path, "64", ONE, BX=100)
    (tmp_path / "case.toml").write_text(
        CASE.format(work="64", shape="4096")
        .replace("[tunables]", "[constants]")
        .replace('constraints = ["N % BX == 0"]', "")
        .replace("BX = [32, 64, 128, 100]\nWORK = [64]", "")
    )
    with pytest.raises(CuadoError, match="has no tunables"):
        tune(tmp_path, EmulatedBackend("h200"), ONE)
