"""The list of slow tests: each is there, so that none is left out under a name that is gone."""

import ast
import os
import subprocess
import sys
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


def test_cases_that_are_asked_for_by_a_part_of_their_name_run() -> None:
    """Of slow tests every third case runs; one that somebody names is not left out for that."""
    oracle = "tests/unit/backends/emulated/test_oracle.py"
    words = ["pytest", "--collect-only", "-q", "-p", "no:cacheprovider", oracle]
    chosen = subprocess.run(
        [sys.executable, "-m", *words, "-k", "corners and bits"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "CUADO_TESTS"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert chosen.returncode == 0, chosen.stdout  # 5: no test was left
    assert f"{oracle}: 1" in chosen.stdout  # one case of that name
