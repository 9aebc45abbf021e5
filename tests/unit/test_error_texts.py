"""What errors say stays as short as a reader needs."""

from cuado.errors import LONGEST_LIST, UnknownNameError


def test_a_long_list_of_names_is_cut_and_counted() -> None:
    names = [f"transformation-{n:03}" for n in range(200)]
    error = UnknownNameError("word", "nothing", names)
    assert len(error.remedy) < LONGEST_LIST + 60
    assert error.remedy.endswith(" more")
    shown = error.remedy.count("transformation-")
    assert error.remedy.endswith(f"and {200 - shown} more")


def test_names_with_commas_are_counted_as_names() -> None:
    names = [f"scan<float, {n:02}>(float *, int, int, int)" for n in range(40)]
    error = UnknownNameError("kernel", "nothing", names)
    shown = error.remedy.count("scan<")
    assert 0 < shown < 40
    assert error.remedy.endswith(f"int) and {40 - shown} more")


def test_a_name_longer_than_any_list_is_shown() -> None:
    """As C++'s templates make them."""
    long = "_Z" + "a" * LONGEST_LIST
    assert UnknownNameError("kernel", "sum", [long]).remedy == f"known: {long}"
    assert UnknownNameError("kernel", "sum", [long, "b"]).remedy == f"known: {long} and 1 more"


def test_a_short_list_is_whole_and_near_names_come_first() -> None:
    error = UnknownNameError("chip", "h20z", ["a100", "h20", "h200"])
    assert error.remedy == "did you mean h20 or h200? known: a100, h20, h200"
