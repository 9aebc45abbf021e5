"""Machine code is read in lots while more of it is assembled, where processors are free."""

from threading import Event

from cuado.what_if.measure.early_disassembly import LOT, EarlyDisassembly


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
