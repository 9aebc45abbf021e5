"""The table of causes is whole: every declared cause is reachable, and nothing is found by name."""

from dataclasses import replace

import pytest
from outcomes import causes_of, limiter, outcome, pictures
from test_naming import EMPTY, MakeSubject

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.rules.registry import all_rules
from cuado.stats import Interval
from cuado.what_if.diagnose.ruled_out import RULED_OUT, Effect
from cuado.what_if.diagnose.table import TABLE, Declared, Names
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import coalesced_loads, no_barriers
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.registry import all_experiments

LONG = Interval(1e6, 0.99e6, 1.01e6, 0.95, 8)


@pytest.fixture
def plain(make_subject: MakeSubject) -> Kernel:
    return make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))


def test_every_cause_has_an_experiment_a_row_or_a_rule_that_can_name_it() -> None:
    by_rules = {each.cause for each in all_rules()}
    declared = {each.cause for each in all_experiments()}
    by_rows = {cause for row in TABLE if isinstance(row, Names) for cause in row.causes}
    assert set(Cause) <= declared | by_rows | by_rules


def test_a_row_of_its_own_lists_experiments_that_there_are() -> None:
    rows = [row for row in TABLE if isinstance(row, Names)]
    assert all(row.by and row.causes for row in rows)
    listed = {each for row in rows for each in row.by} | {e for r in RULED_OUT for e in r.by}
    assert listed <= set(all_experiments())
    assert sum(isinstance(row, Declared) for row in TABLE) == 1
    assert RULED_OUT[0].effect is Effect.RULES_OUT


def test_an_experiment_that_declares_a_cause_names_it_without_being_listed(plain: Kernel) -> None:
    """The plain case of a new experiment: its own file is the only place that is touched."""

    def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
        raise NotImplementedError

    new = Experiment("newly-thought-of", "?", Bottleneck.SPILLS, propose, cause=Cause.SPILLS)
    found = replace(outcome("no-spills", 0.5, Kind.SWITCHED), experiment=new)
    outcomes = (*pictures(0.5, 0.9), found)
    (named,) = causes_of(plain, outcomes, limiter(*outcomes), LONG)
    assert (named.cause, named.experiment) == (Cause.SPILLS, "newly-thought-of")


def test_outcomes_are_found_by_the_experiment() -> None:
    found = outcome("no-barriers", 0.5)
    outcomes = Outcomes((found,))
    assert outcomes.of(no_barriers.EXPERIMENT) is found
    assert outcomes.measured(no_barriers.EXPERIMENT) is found
    assert outcomes.gain(no_barriers.EXPERIMENT) == found.gain
    assert outcomes.of(coalesced_loads.EXPERIMENT) is None
    assert outcomes.gain(coalesced_loads.EXPERIMENT) is None
