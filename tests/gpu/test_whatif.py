"""What-if on a real GPU: gains, unchanged results, and saboteurs that cost themselves only."""

import os
import signal
import threading
from pathlib import Path

import pytest

from cuado.backends.gpu import GpuBench, Limits
from cuado.backends.gpu.backend import GpuBackend
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Scope, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.sources.case import load_case
from cuado.stats import Verdict
from cuado.what_if.conduct import whatif
from cuado.what_if.counters import read_counters
from cuado.what_if.experiment import Experiment
from cuado.what_if.registry import all_experiments, experiment_named
from cuado.what_if.result import Outcome, Status, WhatIf
from cuado.what_if.session import Options

pytestmark = pytest.mark.gpu

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {"N": 2048}


@pytest.fixture(scope="module")
def shared(architecture: str) -> Launch:
    path = EXAMPLES / "transpose" / "transpose_shared.toml"
    return load_case(path, architecture=architecture, overrides=SMALL)


def outcome(found: WhatIf, name: str) -> Outcome:
    return next(each for each in found.outcomes if each.experiment.name == name)


def saboteur(name: str, rank: int, code: str) -> Experiment:
    """An experiment whose program begins with ``code``."""

    def propose(kernel: Kernel, scope: Scope) -> Proposal:
        rewriting = Rewriting(kernel)
        pointer = rewriting.register("b64")
        rewriting.at_start(code.format(pointer=pointer, switch=rewriting.switch))
        return Proposal(Kind.SEPARATE, (Setting("on", 1),), rewriting.text(), has_tail=True)

    return Experiment(name, "What if it broke?", Bottleneck.MEMORY, propose, rank=rank)


ILLEGAL = saboteur("illegal", 15, "mov.b64 {pointer}, 64;\nst.global.b32 [{pointer}], {switch};")
ENDLESS = saboteur("endless", 16, "$again:\nbar.sync 0;\nbra.uni $again;")


def test_every_experiment_leaves_results_alone_where_it_must(shared: Launch) -> None:
    options = Options(all_experiments(), budget=4.0)
    found = whatif(shared, GpuBackend(), options, read_counters)
    unsound = {o.experiment.name: o.reason for o in found.outcomes if o.status is Status.UNSOUND}
    assert unsound == {}
    failed = {o.experiment.name: o.reason for o in found.outcomes if o.status is Status.FAILED}
    assert failed == {}
    switched = [o for o in found.outcomes if o.kind is Kind.SWITCHED]
    assert len(switched) >= 5
    for each in switched:
        assert each.equivalence is not None, each.experiment.name
        assert each.equivalence.equal
    swizzle = outcome(found, "shared-swizzle")
    assert swizzle.equivalence is not None
    assert swizzle.equivalence.equal


def test_conflict_free_copies_of_the_conflicting_transpose_are_faster(shared: Launch) -> None:
    names = ("conflict-free-shared", "shared-swizzle", "no-atomic-contention")
    options = Options(tuple(map(experiment_named, names)), lines=False)
    found = whatif(shared, GpuBackend(), options)
    for name in names[:2]:
        gain = outcome(found, name).gain
        assert gain is not None
        assert gain.low > 1.2, (name, gain)
    assert outcome(found, "no-atomic-contention").status is Status.ABSENT


@pytest.mark.parametrize(
    ("bad", "says"), [(ILLEGAL, "illegal address"), (ENDLESS, "still running")]
)
def test_a_poisoned_or_endless_program_costs_its_own_experiment(
    shared: Launch, bad: Experiment, says: str
) -> None:
    good = tuple(map(experiment_named, ("no-barriers", "conflict-free-shared", "memory-only")))
    backend = GpuBackend(limits=Limits(first=8.0, least=2.0))
    found = whatif(shared, backend, Options((good[0], bad, *good[1:]), lines=False, budget=20.0))
    broken = outcome(found, bad.name)
    assert broken.status is Status.FAILED
    assert says in broken.reason
    for experiment in good:
        assert outcome(found, experiment.name).status is Status.MEASURED, experiment.name
    assert outcome(found, "conflict-free-shared").verdict is Verdict.FASTER


def test_a_worker_killed_in_the_middle_costs_one_trial_at_most(shared: Launch) -> None:
    class Watched(GpuBackend):
        bench: GpuBench

        def open(self, launch: Launch) -> GpuBench:
            self.bench = super().open(launch)
            return self.bench

    backend = Watched()
    killed: list[int] = []

    def kill() -> None:
        pid = backend.bench.worker_pid
        if pid is not None:
            killed.append(pid)
            os.kill(pid, signal.SIGKILL)

    def progress(what: str, done: int, total: int) -> None:
        if what == "measuring causes" and done == 20:
            threading.Timer(0.002, kill).start()

    names = ("no-barriers", "conflict-free-shared", "memory-only", "math-only")
    options = Options(tuple(map(experiment_named, names)), lines=False, budget=20.0)
    found = whatif(shared, backend, options, progress=progress)
    assert killed
    assert backend.bench.worker_pid != killed[0]
    measured = [o for o in found.outcomes if o.status is Status.MEASURED]
    assert len(measured) >= len(names) - 1
