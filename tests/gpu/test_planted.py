"""Planted causes on a real GPU: the experiment on the cause gains; a healthy kernel has none."""

from pathlib import Path

import pytest

import cuado
from cuado.backends.gpu.backend import GpuBackend
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.model.launch import Launch
from cuado.sources.case import load_case
from cuado.stats import Verdict
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import all_experiments, experiment_named
from cuado.what_if.result import Outcome, Status, WhatIf
from cuado.what_if.session import Options

pytestmark = pytest.mark.gpu

SOURCE = Path(__file__).parent / "planted.cu"
CASES = Path(__file__).parents[2] / "benchmarks" / "planted"
N = 1 << 22
BLOCK = 256


def floats(name: str, count: int = N) -> Buffer:
    return Buffer(name, "f32", (count,), Fill(Content.RANDOM, seed=1))


def integers(name: str, high: int, count: int = N) -> Buffer:
    return Buffer(name, "u32", (count,), Fill(Content.RANDOM, low=0, high=high, seed=2))


def launched(
    architecture: str, kernel: str, *arguments: Argument, max_registers: int | None = None
) -> Launch:
    out = Buffer("out", "f32", (N,))
    given = arguments or (out, floats("in"), Scalar("n", "s32", N))
    return cuado.launch(
        SOURCE,
        kernel,
        grid=N // BLOCK,
        block=BLOCK,
        arguments=given,
        outputs=(given[0].name,),
        architecture=architecture,
        max_registers=max_registers,
    )


def answer(launch: Launch, *names: str) -> dict[str, Outcome]:
    chosen = tuple(map(experiment_named, names)) or all_experiments()
    found: WhatIf = whatif(launch, GpuBackend(), Options(chosen, lines=False, budget=4.0))
    return {outcome.experiment.name: outcome for outcome in found.outcomes}


def gain(outcome: Outcome) -> float:
    assert outcome.status is Status.MEASURED, (outcome.experiment.name, outcome.reason)
    assert outcome.gain is not None
    return outcome.gain.estimate


def test_divergence(architecture: str) -> None:
    found = answer(launched(architecture, "divergent"), "no-divergence")["no-divergence"]
    assert found.verdict is Verdict.FASTER
    assert 1.5 < gain(found) < 2.3


def test_atomics_on_few_words(architecture: str) -> None:
    bins = Buffer("bins", "u32", (8,))
    launch = launched(
        architecture, "contended", bins, integers("in", 1 << 20), Scalar("n", "s32", N)
    )
    found = answer(launch, "no-atomic-contention")["no-atomic-contention"]
    assert found.verdict is Verdict.FASTER
    assert gain(found) > 3


def test_functions_that_the_compiler_writes_out(architecture: str) -> None:
    launch = load_case(CASES / "powers.toml", architecture=architecture)
    found = answer(launch, "fast-functions")["fast-functions"]
    assert found.verdict is Verdict.FASTER
    assert gain(found) > 3
    assert any("of its largest value" in note for note in found.notes)


def test_double_precision(architecture: str) -> None:
    found = answer(launched(architecture, "doubles"), "fp64-as-fp32")["fp64-as-fp32"]
    assert found.verdict is Verdict.FASTER
    assert gain(found) > 1.5


def test_spills(architecture: str) -> None:
    launch = launched(architecture, "crowded", max_registers=32)
    found = answer(launch, "no-spills")["no-spills"]
    assert found.verdict is Verdict.FASTER
    assert found.equivalence is not None
    assert found.equivalence.equal


def test_an_array_of_structures(architecture: str) -> None:
    out = Buffer("out", "f32", (N,))
    launch = launched(architecture, "structures", out, floats("in", 8 * N), Scalar("n", "s32", N))
    found = answer(launch, "coalesced-loads", "coalesced-stores")
    assert found["coalesced-loads"].verdict is Verdict.FASTER
    assert gain(found["coalesced-loads"]) > 2
    assert found["coalesced-stores"].status is Status.ABSENT


def test_a_copy_has_none_of_the_causes(architecture: str) -> None:
    found = answer(launched(architecture, "plain_copy"))
    for name in (
        "no-barriers",
        "coalesced-loads",
        "coalesced-stores",
        "conflict-free-shared",
        "no-divergence",
        "no-atomic-contention",
        "no-spills",
        "fp64-as-fp32",
    ):
        assert found[name].status is Status.ABSENT, (name, found[name].reason)
    unsound = [name for name, each in found.items() if each.status is Status.UNSOUND]
    assert unsound == []


def test_data_that_decides_addresses_stays_and_the_rest_is_asked(architecture: str) -> None:
    launch = launched(
        architecture,
        "rows",
        Buffer("out", "f32", (N,)),
        Buffer("start", "s32", (N,), Fill(Content.RAMP, low=0, step=8)),
        integers("column", N, 8 * N),
        floats("in"),
        Scalar("n", "s32", N),
    )
    found = answer(launch, "math-only", "memory-only", "no-loads", "all-hits-l2")
    assert found["no-loads"].status is Status.MEASURED
    assert any("are kept" in note for note in found["no-loads"].notes)
    assert gain(found["no-loads"]) > 1.1
    for name in ("math-only", "memory-only"):
        assert found[name].status is Status.MEASURED, found[name].reason
