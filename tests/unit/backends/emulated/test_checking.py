"""``check`` names planted defects at their lines, and leaves their repaired twins in peace."""

from pathlib import Path

import pytest
from defective_kernels import PLANTED, RAW, Planted

from cuado.backends.emulated.checking import CheckOptions, check, chosen
from cuado.model.defect import Checked, Defect, Severity
from cuado.sources.case import load_case

CASE = """
schema = 1
source = "k.cu"
kernel = "k"
grid = [{grid}]
block = [128]
[[arguments]]
name = "in"
type = "f32"
shape = [1024]
fill = {{ content = "random", low = 0, high = 1 }}
[[arguments]]
name = "out"
type = "f32"
shape = [{elements}]
output = true
[[arguments]]
name = "n"
type = "s32"
value = 1024
"""


def checked(
    folder: Path,
    source: str,
    options: CheckOptions | None = None,
    *,
    grid: int = 8,
    elements: int = 1024,
) -> Checked:
    """What checking a kernel ``k(in, out, n)`` finds."""
    (folder / "k.cu").write_text(source)
    path = folder / "k.toml"
    path.write_text(CASE.format(grid=grid, elements=elements))
    return check(load_case(path), options or CheckOptions(budget=1 << 28))


def line_of(source: str, mark: str = "// here") -> int:
    """Number of the line with a mark."""
    return next(n for n, line in enumerate(source.splitlines(), 1) if mark in line)


def worst(result: Checked) -> list[Defect]:
    """Defects that are no notes."""
    return [d for d in result.defects if d.severity is not Severity.NOTE]


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_a_planted_defect_is_named_at_its_line(planted: Planted, tmp_path: Path) -> None:
    source = planted.source(is_repaired=False)
    found = worst(checked(tmp_path, source))
    assert found
    first = found[0]
    assert set(planted.kinds) <= {d.kind.value for d in found}
    assert first.severity == planted.severity
    at_fault = [d for d in found if d.kind.value in planted.kinds]
    assert line_of(source) in {s.line for d in at_fault for s in (d.site, d.other) if s}
    if "// first" in source:
        other = at_fault[0].other
        assert other is not None
        assert {at_fault[0].site.line, other.line} == {
            line_of(source),
            line_of(source, "// first"),
        }
    assert "//" in first.site.text or first.other is not None


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_its_repaired_twin_is_clean(planted: Planted, tmp_path: Path) -> None:
    result = checked(tmp_path, planted.source(is_repaired=True))
    assert result.defects == ()
    assert not result.wrong
    assert result.unchecked == ()
    assert result.blocks == 8
