"""Rules, experiments and transformations use the vocabulary as it says of itself."""

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.vocabulary import CAUSES
from cuado.optimizer.registry import all_transformations
from cuado.what_if.diagnose.table import TABLE, Names
from cuado.what_if.registry import all_experiments


def test_every_word_has_its_place() -> None:
    assert set(CAUSES) == set(Bottleneck)
    assert frozenset().union(*CAUSES.values()) == set(Cause)


def test_an_experiment_names_a_cause_of_what_it_relaxes() -> None:
    wrong = [
        each.name
        for each in all_experiments()
        if each.cause is not None and each.cause not in CAUSES[each.relaxes]
    ]
    assert not wrong


def test_a_row_of_the_table_names_causes_of_what_its_experiments_relax() -> None:
    """But for LOW_ILP: the curve of occupancy shows it where warps are many and still too few.

    And for PARTIAL_WARPS: the block's shape shows them, the experiment that they take the time.
    Experiments on slack relax nothing: they show what is busiest by what is added to it.
    """
    shown = {Cause.LOW_ILP, Cause.INSTRUCTION_ROOF, Cause.PARTIAL_WARPS}
    for row in TABLE:
        if isinstance(row, Names) and any(each.relaxes is not Bottleneck.SLACK for each in row.by):
            relaxed = frozenset().union(*(CAUSES[each.relaxes] for each in row.by))
            assert row.causes <= relaxed | shown, row


def test_a_transformation_removes_what_shows_as_a_cause() -> None:
    for kind in all_transformations():
        assert any(CAUSES[each] for each in kind.RELAXES), kind.NAME
