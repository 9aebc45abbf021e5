"""The documentation is true to the tree: packages, citations and links that it names are there."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "cuado"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
CITED = re.compile(r"\[(00\d(?:, 00\d)*)\]")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@cache
def _text(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def _modules() -> set[str]:
    """Packages and modules directly below ``cuado``."""
    return {
        f"cuado.{each.stem}"
        for each in SOURCE.iterdir()
        if not each.name.startswith(("_", ".")) and (each.is_dir() or each.suffix == ".py")
    } - {"cuado.examples", "cuado.native", "cuado.py"}


def test_the_map_names_every_package() -> None:
    named = set(re.findall(r"`(cuado\.\w+)`", _text("architecture.md")))
    assert named - {"cuado.ptx.analysis"} == _modules()


def test_dotted_names_of_the_map_exist() -> None:
    code = re.sub(r"```mermaid.*?```", "", _text("architecture.md"), flags=re.DOTALL)
    for name in re.findall(r"`cuado((?:\.\w+)+)`", code):
        path = SOURCE.joinpath(*name.strip(".").split("."))
        assert path.is_dir() or path.with_suffix(".py").is_file(), name


def test_folders_of_the_map_exist() -> None:
    rows = re.findall(r"^\| `cuado\.(\w+)` \|(.*)\|.*\|$", _text("architecture.md"), re.MULTILINE)
    assert len(rows) > 10
    for package, holds in rows:
        for name in re.findall(r"`([\w/]+/)`", holds):
            assert (SOURCE / package / name).is_dir() or (SOURCE / name).is_dir(), (package, name)


def test_the_drawn_layers_are_those_of_the_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = contracts["tool"]["importlinter"]["contracts"][0]["layers"]
    drawn = re.search(r"```mermaid\n(.*?)```", _text("architecture.md"), re.DOTALL)
    assert drawn is not None
    names = [set(re.findall(r"cuado\.\w+", line)) for line in drawn[1].splitlines() if '["' in line]
    wanted = [set(re.findall(r"cuado\.\w+", layer)) for layer in layers]
    # The modules below the metrics are in one box: files, errors and names.
    lowest = wanted.index({"cuado.metrics"}) + 1
    assert names == [*wanted[:lowest], set[str]().union(*wanted[lowest:])]


def test_every_citation_has_an_entry() -> None:
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml"), *(ROOT / "examples").rglob("*.csv")]
    cited = {
        number
        for file in files
        for group in CITED.findall(file.read_text(encoding="utf-8"))
        for number in group.split(", ")
    }
    entries = set(re.findall(r"^\| \[(00\d)\] \|", _text("references.md"), re.MULTILINE))
    assert cited == entries


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in LINK.findall(prose):
        if "://" in target or target.startswith("#"):
            continue
        assert (page.parent / target.partition("#")[0]).exists(), target


def test_every_page_is_in_the_index() -> None:
    index = set(LINK.findall(_text("README.md")))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - index == {"README.md"}


def test_files_named_by_references_exist() -> None:
    for name in re.findall(r"`([\w/]+\.py)`", _text("references.md")):
        assert (SOURCE / name).is_file() or (ROOT / name).is_file(), name


def test_results_are_indexed() -> None:
    folder = ROOT / "benchmarks" / "results"
    index = (folder / "README.md").read_text(encoding="utf-8")
    named = set(LINK.findall(index))
    assert named == {file.name for file in folder.iterdir()} - {"README.md"}


def test_commands_of_the_results_exist() -> None:
    index = (ROOT / "benchmarks" / "results" / "README.md").read_text(encoding="utf-8")
    for name in re.findall(r"benchmarks/[\w/]+(?:\.(?:py|sh))?", index):
        assert (ROOT / name).exists(), name


@pytest.mark.parametrize(
    "folder",
    ["kernel/values", "optimizer", "optimizer/patches"],
)
def test_a_table_of_contents_has_each_module_once(folder: str) -> None:
    place = SOURCE / folder
    text = (place / "__init__.py").read_text(encoding="utf-8")
    listed = re.findall(r"\w+", "".join(re.findall(r"^    .*$", text, re.MULTILINE)))
    modules = sorted(each.stem for each in place.glob("*.py") if each.stem != "__init__")
    assert sorted(listed) == modules, f"list each module under its heading in {folder}/__init__.py"
