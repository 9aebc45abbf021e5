"""A small kernel as PTX, which needs no compiler, and a case of it that a test can change."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

SCALE_PTX = """
.version 8.0
.target sm_90
.address_size 64

.visible .entry scale(
	.param .u64 scale_param_0,
	.param .u64 .ptr .global .align 4 scale_param_1,
	.param .f32 scale_param_2,
	.param .u32 scale_param_3
)
{
	ret;
}
"""

SCALE_CASE = """
schema = 1
source = "scale.ptx"
grid = "(N + 255) // 256"
block = 256

[constants]
N = 1000

[[arguments]]
name = "out"
type = "float"
shape = ["N"]
output = true

[[arguments]]
name = "in"
type = "f32"
shape = ["N"]
fill = { content = "random", seed = 7 }

[[arguments]]
name = "factor"
type = "f32"
value = 0.5

[[arguments]]
name = "n"
type = "int"
value = "N"
"""

Write = Callable[..., Path]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def scale(tmp_path: Path) -> Write:
    """Write the case with some text replaced: ``scale({"block = 256": "block = 2048"})``."""

    def write(changes: Mapping[str, str] | None = None, *, more: str = "") -> Path:
        text = SCALE_CASE
        for old, new in (changes or {}).items():
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / "scale.ptx").write_text(SCALE_PTX)
        path = tmp_path / "scale.toml"
        path.write_text(f"{more}\n{text}")
        return path

    return write


@pytest.fixture
def scale_data() -> dict[str, Any]:
    return tomllib.loads(SCALE_CASE)
