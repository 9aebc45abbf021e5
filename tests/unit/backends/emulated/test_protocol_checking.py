"""``check`` names planted defects of asynchronous protocols, and leaves their twins in peace."""

from pathlib import Path

import pytest
from protocol_kernels import PAIRS, Pair
from test_checking import CASE, line_of, worst

from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.model.defect import Checked
from cuado.sources.case import load_case


def checked(folder: Path, source: str) -> Checked:
    (folder / "k.cu").write_text(source)
    path = folder / "k.toml"
    case = CASE.format(grid=2, elements=512).replace("grid =", 'architecture = "sm_90a"\ngrid =')
    path.write_text(case)
    return check(load_case(path), CheckOptions(budget=1 << 26))


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_a_planted_defect_is_named_at_its_line(pair: Pair, tmp_path: Path) -> None:
    found = worst(checked(tmp_path, pair.defective))
    line = line_of(pair.defective, pair.mark)
    assert (pair.kind, line) in {(d.kind, d.site.line) for d in found}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_its_twin_has_none(pair: Pair, tmp_path: Path) -> None:
    assert not worst(checked(tmp_path, pair.repaired))


def test_one_thread_hands_back_what_its_warpgroup_has_multiplied() -> None:
    cases = Path(__file__).parents[4] / "benchmarks/tensor"
    found = check(load_case(cases / "specialised_2.toml", overrides={"N": 128}))
    assert not worst(found)
