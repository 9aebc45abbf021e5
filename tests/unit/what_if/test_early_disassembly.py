"""Machine code is read in lots while more of it is assembled, where processors are free."""

from threading import Event

import pytest
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.model.trial import ORIGINAL
from cuado.what_if.conduct import open_launch
from cuado.what_if.measure.early_disassembly import LOT, EarlyDisassembly
from cuado.what_if.registry import experiment_named
from cuado.what_if.session import Options


def code(count: int, first: int = 0) -> list[bytes]:
    return [bytes([first + n]) for n in range(count)]


def test_each_program_is_read_once_and_the_rest_is_told() -> None:
    read: list[list[bytes]] = []
    early = EarlyDisassembly(read.append, processors=4)
    for each in code(LOT + 3):
        early.add([each])
    early.add(code(2))
    every = [*code(LOT + 3), *code(1)]
    assert early.rest_of(every) == code(3, LOT)
    early.finish()
    assert read == [code(LOT)]


def test_a_lot_is_read_while_others_wait() -> None:
    begun, goes_on = Event(), Event()

    def read(_: list[bytes]) -> None:
        begun.set()
        assert goes_on.wait(20)

    early = EarlyDisassembly(read, processors=8)
    early.add(code(LOT))
    assert begun.wait(20)
    early.add(code(LOT - 1, LOT))
    assert early.rest_of(code(2 * LOT - 1)) == code(LOT - 1, LOT)
    goes_on.set()
    early.finish()


def test_on_few_processors_all_is_read_together() -> None:
    read: list[list[bytes]] = []
    early = EarlyDisassembly(read.append, processors=3)
    early.add(code(2 * LOT))
    assert early.rest_of(code(2 * LOT)) == code(2 * LOT)
    early.finish()
    assert read == []


def test_what_comes_late_begins_nothing() -> None:
    read: list[list[bytes]] = []
    early = EarlyDisassembly(read.append, processors=4)
    assert early.rest_of(code(1)) == code(1)
    early.finish()
    early.add(code(2 * LOT))
    assert read == []


@pytest.mark.parametrize(("names", "is_read"), [((), False), (("no-stores",), True)])
def test_the_original_is_read_for_self_checks_alone(
    names: tuple[str, ...], is_read: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run without experiments does not wait for a disassembler."""
    read = list[list[bytes]]()
    here = "cuado.what_if.measure.programs"
    monkeypatch.setattr(f"{here}.disassemble_together", lambda cubins, _: read.append(cubins))
    monkeypatch.setattr(f"{here}.code_of", lambda *_, **__: None)
    monkeypatch.setattr(f"{here}.is_told_by_bits", lambda _: False)
    asked = tuple(map(experiment_named, names))
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e5})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(asked, lines=False)):
        pass
    assert any(read) is is_read
