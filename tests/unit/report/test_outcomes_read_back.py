"""What was recorded of a what-if reads back as the outcomes that it was recorded from."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import whatif_results

from cuado.report.formats.json import plain
from cuado.report.whatif import WhatIfReport
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import WhatIf

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"


@pytest.mark.parametrize("make", [whatif_results.transpose, whatif_results.interrupted])
def test_outcomes_read_back(monkeypatch: pytest.MonkeyPatch, make: Callable[[], WhatIf]) -> None:
    result = make()
    monkeypatch.syspath_prepend(str(PLANTED))
    try:
        found = tuple(importlib.import_module("recorded").outcomes(plain(WhatIfReport(result))))
    finally:
        sys.modules.pop("recorded", None)
    names = {each.name for each in all_experiments()}
    recorded = [each for each in result.outcomes if each.experiment.name in names]
    assert [each.experiment.name for each in found] == [o.experiment.name for o in recorded]
    assert recorded
    for one, other in zip(found, recorded, strict=True):
        for fact in ("status", "kind", "timings", "gain", "verdict", "perturbation"):
            assert getattr(one, fact) == getattr(other, fact)
        assert (one.checks, one.equivalence) == (other.checks, other.equivalence)
        assert (one.touched, one.notes) == (other.touched, other.notes)
