"""What was faster elsewhere is kept if it is faster on the session's own device too, and proved."""

import time
from collections.abc import Iterable, Iterator

import pytest
from shares import WILD, Turns, session_on, versions_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.open_bench import OpenBench
from cuado.optimizer.executor import InProcess, Timing
from cuado.optimizer.moves import Move
from cuado.optimizer.proving import Prover
from cuado.optimizer.search import Search, Searched
from cuado.optimizer.session import Candidate, Fate
from cuado.optimizer.version import Version
from cuado.stats import Comparison, Interval, Reason, Verdict


class Elsewhere(InProcess):
    """Finds every candidate faster, the ones with more turns most."""

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        del session, deadline
        for version in versions:
            (step,) = version.steps
            assert isinstance(step, Turns)
            ratio = 1 / (step.count + 1)
            interval = Interval(ratio, ratio, ratio, 0.95, 8)
            found = Comparison(
                Verdict.FASTER, (Reason.BEYOND_FLOOR,), (), interval, 0.05, 8, (), ()
            )
            yield version, Timing(found, where="gpu:7 far away")


def searched(*counts: int, executor: InProcess) -> tuple[Searched, dict[str, Candidate]]:
    versions, _ = versions_of(*counts)
    told: list[Candidate] = []
    prover = Prover(EmulatedBackend("h200"), versions.original, 0)
    with session_on(versions.original) as session:
        search = Search(
            session,
            versions,
            versions.original,
            prover,
            time.perf_counter() + 60,
            told.append,
            executor,
        )
        found = search.run([Move(str(Turns(count)), (Turns(count),)) for count in counts])
    prover.close()
    return found, {each.transformation: each for each in told}


def test_only_what_is_faster_here_too_is_kept() -> None:
    found, told = searched(2, 13, 24, WILD, executor=Elsewhere())
    assert found.kept is not None
    assert found.kept.steps == (Turns(2),)
    assert {name: each.fate for name, each in told.items()} == {
        f"turns(count={WILD})": Fate.FAILED,
        "turns(count=24)": Fate.SLOWER,
        "turns(count=13)": told["turns(count=13)"].fate,
        "turns(count=2)": Fate.KEPT,
    }
    assert told["turns(count=13)"].fate in (Fate.SLOWER, Fate.NO_GAIN)
    for name in (f"turns(count={WILD})", "turns(count=24)", "turns(count=13)"):
        assert told[name].reason.endswith("unlike on gpu:7 far away")
    kept = told["turns(count=2)"]
    assert kept.proofs
    assert kept.gain is not None
    assert kept.gain.estimate == pytest.approx(searched_here())  # measured here, not elsewhere


def searched_here() -> float:
    _, told = searched(2, executor=InProcess())
    gain = told["turns(count=2)"].gain
    assert gain is not None
    return gain.estimate


def test_what_is_outdone_says_where_it_was_timed() -> None:
    found, told = searched(2, 4, executor=Elsewhere())
    assert found.kept is not None
    assert found.kept.steps == (Turns(4),)
    assert told["turns(count=2)"].fate is Fate.OUTDONE
    assert told["turns(count=2)"].notes == ("timed on gpu:7 far away",)
    assert told["turns(count=4)"].notes == ()
