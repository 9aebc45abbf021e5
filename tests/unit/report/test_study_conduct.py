"""A study on a backend that only has a name: what one version costs the others, and Ctrl-C."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
import whatif_results as results

from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.sources.study.description import Study, read_study
from cuado.studies.conduct import StudyOptions, conduct
from cuado.what_if.result import WhatIf
from cuado.what_if.session import Options

DEVICE = SimpleNamespace(device=DeviceAttributes("a chip", (9, 0)), notes=("a note",))
PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
	ret;
}
"""
CASE = """
schema = 1
source = "k.ptx"
kernel = "k"
grid = 1
block = 32

[[arguments]]
name = "p"
type = "f32"
shape = [32]
output = true
"""


@pytest.fixture
def study(tmp_path: Path) -> Study:
    (tmp_path / "k.ptx").write_text(PTX)
    lines = ['schema = 1\nname = "s"\ntitle = "S"\nsays = "It runs."']
    for name in ("v1", "v2", "v3"):
        (tmp_path / f"{name}.toml").write_text(f'name = "{name}"' + CASE)
        lines.append(
            f'[[versions]]\nname = "{name}"\ncase = "{name}.toml"\ndoes = "x"\ncauses = []'
        )
    (tmp_path / "study.toml").write_text("\n".join(lines))
    return read_study(tmp_path)


def run(study: Study, *found: WhatIf | BaseException, **options: object) -> tuple[list[str], bool]:
    """The steps' names with what went wrong, and whether it was interrupted."""
    answers = iter(found)

    def experiments(launch: Launch, backend: Backend, plan: Options) -> WhatIf:
        answer = next(answers)
        if isinstance(answer, BaseException):
            raise answer
        return replace(answer, launch=launch)

    chosen = StudyOptions(Options(()), check=False, **options)  # type: ignore[arg-type]
    result = conduct(study, cast(Backend, DEVICE), chosen, experiments)
    names = [f"{s.version.name} {s.error}".strip() for s in result.steps]
    assert result.device == "a chip"
    return names, result.interrupted


def test_a_version_that_fails_costs_itself_only(study: Study) -> None:
    good = results.transpose()
    assert run(study, good, CuadoError("no such thing"), good) == (
        ["v1", "v2 no such thing", "v3"],
        False,
    )


def test_what_was_measured_before_ctrl_c_stays(study: Study) -> None:
    good = results.transpose()
    assert run(study, good, KeyboardInterrupt()) == (["v1"], True)
    assert run(study, good, replace(good, interrupted=True)) == (["v1", "v2"], True)


def test_some_versions_only(study: Study) -> None:
    good = results.transpose()
    assert run(study, good, versions=("v2",)) == (["v2"], False)


def test_a_case_that_cannot_be_read_is_an_error_of_its_version(study: Study) -> None:
    study.versions[0].case.write_text("schema = 7")
    good = results.transpose()
    names, _ = run(study, good, good)
    assert names[0].startswith("v1 ")
    assert "schema" in names[0] or "missing" in names[0]
    assert names[1:] == ["v2", "v3"]
