"""The state of the machine in Python is that of the C sources, and the text that runs is theirs."""

import ctypes
import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from cuado.backends.emulated.check import defects
from cuado.backends.emulated.check import layout as checks_layout
from cuado.backends.emulated.codegen import loading, object_code, services
from cuado.backends.emulated.execution import errors, layout
from cuado.backends.emulated.hierarchy import layout as caches
from cuado.backends.emulated.hierarchy import tracing
from cuado.backends.emulated.process import messages
from cuado.backends.emulated.retries import layout as retries
from cuado.backends.emulated.runtime import build
from cuado.model.defect import DefectKind

CHECKS = (build.HERE / "checks.h").read_text()
HEADER = (build.HERE / "machine.h").read_text() + CHECKS
CACHES = (build.HERE / "caches.h").read_text()
RETRIES, TRACE = ((build.HERE / f"{name}.h").read_text() for name in ("retries", "trace"))
OF_RETRIES = (retries.RetryLoop, retries.RetryCount, retries.RetryWarp, retries.Retries)
STRUCTURES = layout.STRUCTURES + checks_layout.STRUCTURES
IN_TEXT = [s for s in STRUCTURES if s not in (layout.BlockCount, layout.BranchCount)]
"""Structures that the runtime itself uses, so that LLVM knows them."""


def fields(name: str, header: str = HEADER) -> list[str]:
    """Names of the fields of a structure of a header, in order."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    found = re.search(rf"typedef struct(?: \w+)? \{{([^}}]*)\}} {name};", text)
    assert found is not None
    words = [w for line in found[1].split(";") for w in line.split(",") if w.strip()]
    return [re.sub(r"\[.*", "", w).split()[-1].lstrip("*") for w in words]


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: s.__name__)
def test_fields_have_the_names_of_the_header_in_its_order(
    structure: type[ctypes.Structure],
) -> None:
    assert [name for name, *_ in structure._fields_] == fields(structure.__name__)


@pytest.mark.parametrize(
    "structure", [caches.Config, caches.Totals, caches.SlotTraffic], ids=lambda s: s.__name__
)
def test_fields_of_the_caches_have_the_names_of_their_header_in_its_order(
    structure: type[ctypes.Structure],
) -> None:
    assert [name for name, *_ in structure._fields_] == fields(structure.__name__, CACHES)


@pytest.mark.parametrize("structure", OF_RETRIES, ids=lambda s: s.__name__)
def test_fields_of_retries_have_the_names_of_their_header_in_its_order(
    structure: type[ctypes.Structure],
) -> None:
    assert [name for name, *_ in structure._fields_] == fields(structure.__name__, RETRIES)


def test_constants_of_traces_are_those_of_their_header() -> None:
    numbers = {name: int(n) for name, n in re.findall(r"\b([A-Z_]+) = (\d+)", TRACE)}
    assert (
        numbers["TRACE_REQUESTS"],
        numbers["TRACE_CHANGES"],
    ) == (tracing.REQUESTS, tracing.CHANGES)
    assert numbers["CHANGES"] == retries.CHANGES


@pytest.mark.parametrize("structure", [*IN_TEXT, *OF_RETRIES], ids=lambda s: s.__name__)
def test_sizes_and_offsets_are_those_of_llvm(structure: type[ctypes.Structure]) -> None:
    data = object_code.target_machine().target_data
    # The model of time has structures of its own, of names that others have, too.
    texts = map(services.text_of, build.SOURCES)
    text = next(t for t in texts if f"%struct.{structure.__name__} =" in t)
    module = llvm.parse_assembly(text, llvm.create_context())
    kind = module.get_struct_type(f"struct.{structure.__name__}")
    assert ctypes.sizeof(structure) == data.get_abi_size(kind)
    found = [getattr(structure, name).offset for name, *_ in structure._fields_]
    assert found == [data.get_element_offset(kind, n) for n in range(len(found))]


@pytest.mark.parametrize("name", ["LANES", "DEPTH", "ALLOCATIONS", "PATTERNS"])
def test_constants_are_those_of_the_header(name: str) -> None:
    found = re.search(rf"#define {name} (\d+)", HEADER)
    assert found is not None
    assert getattr(layout, name) == int(found[1])


@pytest.mark.parametrize("name", ["FOUND", "WARPS"])
def test_constants_of_checks_are_those_of_the_header(name: str) -> None:
    found = re.search(rf"#define {name} (\d+)", HEADER)
    assert found is not None
    assert getattr(checks_layout, name) == int(found[1])


def test_kinds_of_defects_are_those_of_the_headers() -> None:
    numbers = {n for n in (kind.value for kind in errors.ErrorKind) if n != 7}  # TOO_DEEP is none
    numbers |= {int(number) for number in re.findall(r"^    [A-Z_]+ = (\d\d),", CHECKS, re.M)}
    assert set(defects._KINDS) == numbers
    assert set(defects._KINDS.values()) == set(DefectKind)
    order = re.search(r"enum \{ NOTE = 0, WARNING = 1, ERROR = 2 \}", HEADER)
    assert order is not None
    assert [str(s) for s in defects._SEVERITIES] == ["note", "warning", "error"]


def test_kinds_of_errors_are_those_of_the_header() -> None:
    block = re.search(r"enum \{\s*NO_ERROR = 0,(.*?)\};", HEADER, re.S)
    assert block is not None
    found = {name: int(number) for name, number in re.findall(r"(\w+) = (\d+)", block[1])}
    assert {kind.name: kind.value for kind in errors.ErrorKind} == found
    assert set(errors.MESSAGES) == set(errors.ErrorKind)
    assert set(found.values()) == messages.KINDS_OF_ERRORS


@pytest.mark.parametrize("text", build.SOURCES)
def test_the_texts_that_run_were_made_of_the_sources_as_they_are(text: str) -> None:
    first = (build.HERE / f"{text}.ll").read_text().partition("\n")[0]
    assert first == f"; sha256 of the sources: {build.digest(text)}", "run runtime/build.py"


@pytest.mark.parametrize("text", build.SOURCES)
def test_the_texts_that_run_are_optimised_and_of_no_machine(text: str) -> None:
    found = (build.HERE / f"{text}.ll").read_text()
    if text in ("inlined", "machine", "races", "caches"):
        assert re.search(r"<8 x (i32|i64|float)>", found), "no loop over lanes is a vector"
    assert not re.search(r"llvm\.(x86|aarch64|arm)\.|target-(cpu|features)|^target ", found, re.M)


def test_each_function_that_kernels_share_is_in_one_text_and_has_an_address() -> None:
    for text, names in services.SERVICES.items():
        found = services.text_of(text)
        for name in names:
            assert re.search(rf"^define (?!internal).*@{name}\(", found, re.M), name
        assert all(loading.shared(text).addresses[name] for name in names)


def test_parts_of_one_text_share_no_variable() -> None:
    for part in services.FILES:
        variables = re.findall(r"^@[\w.]+ = (?!.*\bconstant\b).*", services.text_of(part), re.M)
        assert variables == []


def test_kernels_without_asynchronous_instructions_load_only_the_machine() -> None:
    assert services.texts_called('call void @"access_global"(i64 1)') == ("machine",)
    both = services.texts_called('call void @"mbarrier"(i64 1)')
    assert both == ("machine", "asynchronous")


def test_what_is_inlined_calls_nothing_that_only_some_kernels_load() -> None:
    declared = re.findall(r"^declare .*@([\w.]+)\(", services.inlined_text(), re.M)
    ours = {name for name in declared if not name.startswith("llvm.")}
    assert ours <= set(services.SERVICES["machine"])


def test_every_source_is_part_of_a_text() -> None:
    sources = {path.name for path in Path(build.HERE).glob("*.[ch]")}
    assert sources == {name for names in build.SOURCES.values() for name in names}
