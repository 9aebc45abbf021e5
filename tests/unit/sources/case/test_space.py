"""Tunables: which configurations a case allows, and what is wrong with one that declares none."""

from itertools import product
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sources.case.description import read_case
from cuado.sources.case.errors import CaseError
from cuado.sources.case.space import Space

CASE = """
schema = 1
source = "k.cu"
grid = ["BLOCKS"]
block = ["BX", "BY"]
{constraints}
[constants]
N = 256
W = 2
THREADS = "BX * BY"
BLOCKS = "N // THREADS"
[defines]
BX = 16
BY = 2
NAME = "float"
[tunables]
{tunables}
"""
VALUES = "BX = [8, 16, 32]\nBY = [1, 2, 4]\nW = [1, 2]"


def space_of(
    folder: Path, tunables: str = VALUES, constraints: str = "", **overrides: int
) -> Space:
    path = folder / "case.toml"
    path.write_text(CASE.format(tunables=tunables, constraints=constraints))
    space = read_case(path, overrides).space
    assert space is not None
    return space


def test_without_constraints_it_is_the_product_in_the_order_of_the_values(tmp_path: Path) -> None:
    space = space_of(tmp_path)
    assert space.configurations() == tuple(product([8, 16, 32], [1, 2, 4], [1, 2]))
    assert space.combinations == 18
    assert space.default == (16, 2, 2)
    assert space.named(space.default) == {"BX": 16, "BY": 2, "W": 2}


def test_constraints_see_constants_as_each_configuration_makes_them(tmp_path: Path) -> None:
    text = 'constraints = ["BLOCKS >= 8 and N % THREADS == 0", "W == 1 or BY != 4"]'
    found = space_of(tmp_path, constraints=text).configurations()
    expected = [
        (bx, by, w)
        for bx, by, w in product([8, 16, 32], [1, 2, 4], [1, 2])
        if 256 // (bx * by) >= 8 and 256 % (bx * by) == 0 and (w == 1 or by != 4)
    ]
    assert list(found) == expected
    assert 0 < len(found) < 18


def test_an_override_of_a_constant_counts_in_constraints(tmp_path: Path) -> None:
    text = 'constraints = ["BLOCKS >= 8"]'
    few = space_of(tmp_path, constraints=text).configurations()
    more = space_of(tmp_path, constraints=text, N=4096).configurations()
    assert len(few) < len(more) == 18


def test_an_override_of_a_tunable_fixes_it_even_to_another_value(tmp_path: Path) -> None:
    space = space_of(tmp_path, BX=64)
    assert {configuration[0] for configuration in space.configurations()} == {64}
    assert space.default[0] == 64


def test_a_configuration_is_what_overrides_of_the_case_say(tmp_path: Path) -> None:
    space = space_of(tmp_path)
    case = read_case(tmp_path, space.named((32, 4, 1)))
    assert (case.block, case.grid) == ((32, 4, 1), (2, 1, 1))
    assert case.defines["BX"] == 32
    assert case.names["W"] == 1


@pytest.mark.parametrize(
    ("tunables", "constraints", "said"),
    [
        ("QX = [1, 2]", "", "tunables.QX: has no value"),
        ("NAME = [1, 2]", "", "tunables.NAME: is no whole number in [defines]"),
        ("BX = [8, 32]", "", "its default, 16, is not among the values"),
        ("BX = []", "", "tunables.BX: 0 values"),
        ("BX = [16, 16]", "", "tunables.BX: 2 values"),
        ("BX = 16", "", "tunables.BX: is a whole number"),
        ('BX = [16, "Q"]', "", "tunables.BX: unknown constant 'Q'"),
        (VALUES, 'constraints = ["BX * 4"]', "constraints[0]: 'BX * 4' is no condition"),
        (VALUES, 'constraints = ["BX < 99", "QX < 4"]', "constraints[1]: unknown constant 'QX'"),
        (VALUES, "constraints = [4]", "constraints: holds 4"),
        ("", 'constraints = ["BX < 99"]', "constraints: there is nothing to constrain"),
    ],
)
def test_what_is_wrong_is_said_with_its_key(
    tmp_path: Path, tunables: str, constraints: str, said: str
) -> None:
    with pytest.raises(CaseError) as caught:
        space_of(tmp_path, tunables, constraints)
    assert said in caught.value.message


def test_a_constraint_that_fails_for_some_configuration_is_no_silent_no(tmp_path: Path) -> None:
    space = space_of(tmp_path, "W = [0, 2]", 'constraints = ["N % W == 0"]')
    with pytest.raises(CuadoError, match="divides by zero"):
        space.configurations()


def test_a_space_of_millions_is_refused_and_not_enumerated(tmp_path: Path) -> None:
    values = ", ".join(map(str, range(1, 101)))
    space = space_of(tmp_path, f"BX = [{values}]\nBY = [{values}]\nW = [{values}]")
    with pytest.raises(CuadoError, match="more than 200,000"):
        space.configurations()


def test_a_case_without_tunables_has_no_space(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(CASE.format(tunables="", constraints=""))
    assert read_case(path).space is None
