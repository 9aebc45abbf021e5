"""Ctrl-C and a full disk while the device works ahead of the self-checks leave what was timed."""

import time
from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from test_ahead import with_lines
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.backends.protocol import Bench
from cuado.model.trial import ORIGINAL, Loaded, Trial
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.stats import Reading
from cuado.what_if.conduct import whatif
from cuado.what_if.measure.programs import INTERRUPTED
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, Status
from cuado.what_if.session import Options


@dataclass
class Pressed(FakeBench):
    """Ctrl-C is pressed once, in the first run of a program whose name has a text in it."""

    text: str = ""
    is_pressed: bool = False

    def time(self, trial: Trial) -> Reading:
        if self.text in trial.program and not self.is_pressed:
            self.is_pressed = True
            raise KeyboardInterrupt
        return super().time(trial)


@pytest.mark.parametrize("text", ["noise-fma", "@"])
def test_ctrl_c_in_a_sweep_or_a_line_keeps_the_causes(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were timed while self-checks were made; it is their self-checks that are waited for."""

    def slow(cubins: Iterable[bytes], cache: Cache | None) -> None:
        disassemble_together(cubins, cache)
        late = time.perf_counter() + 30
        while not bench.is_pressed and time.perf_counter() < late:
            time.sleep(0.02)

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", slow)
    launch = with_lines(launched())
    times = {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4}
    bench = Pressed(launch, times, text=text)
    chosen = tuple(map(experiment_named, ("no-loads", "noise-fma")))
    options = Options(chosen, lines=text == "@")
    counted: list[bool] = []

    def counters(_: Bench, __: Loaded) -> CounterVerdict:
        counted.append(bench.is_pressed)
        return CounterVerdict()

    found = whatif(launch, FakeBackend(lambda _: bench), options, counters)
    assert bench.is_pressed
    assert found.interrupted
    loads, noise = found.outcomes
    assert loads.status is Status.MEASURED
    assert noise.reason == INTERRUPTED
    assert not any(counted), "Nothing is counted after Ctrl-C."


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_in_the_wait_for_self_checks_keeps_the_causes_unless_pressed_again(
    presses: int,
) -> None:
    launch = launched()
    bench = Pressed(launch, {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4}, is_pressed=True)
    left = [KeyboardInterrupt()] * presses

    def tell(what: str, done: int, _: int) -> None:
        if "checking the rewritten programs" in what and done and left:
            raise left.pop()

    options = Options((experiment_named("no-loads"),), lines=False)
    found = whatif(launch, FakeBackend(lambda _: bench), options, None, tell)
    assert found.interrupted
    assert not left
    (loads,) = found.outcomes
    assert (loads.status is Status.MEASURED) is (presses == 1)


def test_code_that_cannot_be_read_together_costs_no_experiment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reading it ahead is no more than a convenience: each self-check asks for its own code."""

    def full(_: Iterable[bytes], __: Cache | None) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", full)
    launch = launched()
    bench = FakeBench(launch, {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4})
    options = Options((experiment_named("no-loads"),), lines=False)
    (loads,) = whatif(launch, FakeBackend(lambda _: bench), options).outcomes
    assert loads.status is Status.MEASURED
