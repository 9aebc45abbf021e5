"""What trying a transformation promises: recorded gains, and bounds weighed with them."""

import math
import tomllib
from importlib.resources import files

import pytest
from alike import case, subject_of

from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.guidance import Wanted
from cuado.optimizer.moves import extensions
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.transformations.l1_use import L1Use
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.usual_gains import Usual, promise_of, usual
from cuado.optimizer.version import Version


def test_every_record_is_of_a_transformation() -> None:
    text = (files("cuado.optimizer") / "usual_gains.toml").read_text(encoding="utf-8")
    assert {*tomllib.loads(text)} <= {each.NAME for each in all_transformations()}
    known = [usual(each) for each in all_transformations()]
    assert all(0 <= each.gained <= each.tried and each.logarithms >= 0 for each in known)


def test_a_bound_is_weighed_and_what_is_expected_is_not() -> None:
    rarely, often = promise_of(L1Use, 2.0, None), promise_of(LoopToGrid, 2.0, None)
    assert rarely < often < math.log(2)
    assert promise_of(L1Use, 2.0, 1.5) == pytest.approx(math.log(1.5))
    assert promise_of(LoopToGrid, None, None) == usual(LoopToGrid).gain


def test_one_record_decides_little() -> None:
    assert Usual().share == 0.25
    assert Usual(1, 1, 5.0).share == pytest.approx(0.4)
    assert Usual(100, 0, 0.0).share < 0.01


def test_of_what_nothing_bounds_the_one_that_mostly_gains_comes_first() -> None:
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    wanted = [Wanted(kind, Bottleneck.IN_FLIGHT) for kind in (L1Use, ThreadCoarsening)]
    for order in (wanted, wanted[::-1]):
        moves, _ = extensions(version, order)
        assert type(moves[0].steps[-1]) is ThreadCoarsening
        assert type(moves[-1].steps[-1]) is L1Use
