"""The list of slow tests: each is there, so that none is left out under a name that is gone."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = ROOT / "tests" / "slow_tests.txt"


def test_every_slow_test_exists() -> None:
    listed = [line for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert listed == sorted(set(listed))
    for line in listed:
        file, name = line.split("::")
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        assert name in {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}, line
