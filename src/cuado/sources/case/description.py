"""``case.toml`` as data: read and checked, nothing compiled yet."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path

from cuado import inputs
from cuado.errors import UnknownNameError, UnreadableFileError
from cuado.model.arguments import Argument, Buffer
from cuado.model.launch import Extent
from cuado.sources.case.arguments import argument, memory_of, tensor_map
from cuado.sources.case.compilation import OptionError, expect_allowed
from cuado.sources.case.space import Define, Space, read_space
from cuado.sources.case.table import (
    CASE_KEYS,
    CASE_REQUIRED,
    COMPILERS,
    L2,
    SCHEMA,
    TOLERANCE_KEYS,
    Table,
)

CASE_FILE = "case.toml"
_ARCHITECTURE = re.compile(r"(sm|compute)_[1-9]\d+[af]?")
_NAME = re.compile(r"[A-Za-z_]\w*")
_REFERENCE = re.compile(r"(?P<file>.+\.py):(?P<function>[A-Za-z_]\w*)")
MOST_THREADS = 1024
MOST_REGISTERS, MOST_CLUSTER = 255, 16
MOST_BLOCKS = ((1 << 31) - 1, 65535, 65535)
MOST_THREADS_EACH = (1024, 1024, 64)


@dataclass(frozen=True, slots=True)
class Reference:
    """A Python function that computes the outputs, and how near is near enough.

    Attributes:
        path: path of the Python file.
        function: its name there.
        relative: tolerance as a fraction of the expected value.
        absolute: tolerance added to that.
        case: the case file that names it; None for a program of the user's.
    """

    path: Path
    function: str
    relative: float = 0.0
    absolute: float = 0.0
    case: Path | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A case file's content; see docs/cases.md for the meaning of its keys.

    Attributes:
        path: path of the case file, absolute.
        name: what the user calls it.
        source: the ``.cu`` or ``.ptx`` file, absolute.
        kernel: as the case names it; empty for the only one.
        grid: blocks.
        block: threads.
        cluster: blocks of a cluster; None if the case states none.
        arguments: in order.
        outputs: names of buffers.
        dynamic_shared_bytes: per block.
        warm: whether the L2 keeps its content between runs.
        max_registers: cap for the assembler.
        architecture: to compile for; empty for the caller's.
        compiler: ``auto``, ``nvcc`` or ``nvrtc``.
        options: options of the compiler.
        defines: macros.
        names: values of constants and defines.
        reference: what ``cuado case check`` compares with.
        space: values to tune over; None if the case declares none.
        useful_bytes: that the task needs; None if the case does not say.
        useful_instructions: likewise.
        memory: buffers that the kernel is given tensor maps of, or that structures lead into.
    """

    path: Path
    name: str
    source: Path
    kernel: str
    grid: Extent
    block: Extent
    arguments: tuple[Argument, ...]
    outputs: tuple[str, ...]
    dynamic_shared_bytes: int
    warm: bool
    max_registers: int | None
    architecture: str
    compiler: str
    options: tuple[str, ...]
    defines: Mapping[str, Define]
    names: Mapping[str, int]
    reference: Reference | None
    space: Space | None = None
    useful_bytes: int | None = None
    useful_instructions: int | None = None
    cluster: Extent | None = None
    memory: tuple[Buffer, ...] = ()


def read_case(path: Path, overrides: Mapping[str, int] | None = None) -> Case:
    """Read a case file, or ``case.toml`` of a folder.

    Args:
        path: path of the file or folder.
        overrides: other values of constants and defines, by name.

    Raises:
        UnreadableFileError: there is no such file, or it is no TOML.
        CaseError: a key is unknown, missing or has a wrong value.
        UnknownNameError: an override of what the case does not define.
    """
    path = _case_file(path)
    remedy = "cuado case new SOURCE.cu writes one"
    top = Table(path, inputs.read_toml(path, "there is no such file", remedy), {})
    top.expect(CASE_KEYS, CASE_REQUIRED)
    if top.data["schema"] != SCHEMA:
        raise top.error("schema", f"is {top.data['schema']}", f"write schema = {SCHEMA}")
    defines = _defines(top, overrides or {})
    names = _names(top, defines, overrides or {})
    return _case(Table(path, top.data, names), defines, overrides or {})


def _case(top: Table, defines: Mapping[str, Define], overrides: Mapping[str, int]) -> Case:
    tables = top.tables("arguments")
    architecture = top.text("architecture")
    if architecture and not _ARCHITECTURE.fullmatch(architecture):
        raise top.error("architecture", f"'{architecture}' is none", 'write e.g. "sm_90"')
    source, kernel = top.file("source"), top.text("kernel").strip()
    memory = _memory(top.tables("memory"))
    grid, block, arguments = _grid(top), _block(top), _arguments(tables, memory)
    maps = {table.text("name"): tensor_map(table) for table in tables}
    mapped = tuple(e for e in arguments if isinstance(e, Buffer) and maps[e.name])
    return Case(
        path=top.path,
        name=top.text("name") or _default_name(top.path),
        source=source,
        kernel=kernel,
        grid=grid,
        block=block,
        arguments=tuple(maps[each.name] or each for each in arguments),
        memory=(*mapped, *memory.values()),
        outputs=_outputs((*tables, *top.tables("memory"))),
        dynamic_shared_bytes=top.integer("dynamic_shared_bytes"),
        warm=top.choice("l2", L2, "cold") == "warm",
        max_registers=_max_registers(top),
        architecture=architecture,
        compiler=top.choice("compiler", COMPILERS, "auto"),
        options=_options(top),
        defines=defines,
        names=top.names,
        reference=_reference(top),
        space=read_space(top, defines, overrides),
        useful_bytes=_useful(top, "useful_bytes"),
        useful_instructions=_useful(top, "useful_instructions"),
        cluster=_cluster(top, grid),
    )


def _case_file(path: Path) -> Path:
    if not path.is_dir():
        return inputs.real_path(path)
    if (path / CASE_FILE).is_file():
        return inputs.real_path(path / CASE_FILE)
    others = sorted(file.name for file in path.glob("*.toml"))
    remedy = f"name one of: {', '.join(others)}" if others else "cuado case new SOURCE.cu"
    raise UnreadableFileError(path, f"a folder without {CASE_FILE}", remedy)


def _default_name(path: Path) -> str:
    return path.parent.name if path.name == CASE_FILE else path.stem


def _defines(top: Table, overrides: Mapping[str, int]) -> dict[str, Define]:
    found: dict[str, Define] = {}
    for name, value in top.table("defines").data.items():
        if not isinstance(value, str | int | float):
            raise top.error(f"defines.{name}", "is no text, number or truth value", "write one")
        if not _NAME.fullmatch(name):
            raise top.error(f"defines.{name}", "is no name of a macro", "letters, digits and _")
        found[name] = overrides.get(name, value)
    return found


def _names(
    top: Table, defines: Mapping[str, Define], overrides: Mapping[str, int]
) -> dict[str, int]:
    """Whole-number defines, then constants in order; each may use those before it."""
    names = {n: v for n, v in defines.items() if isinstance(v, int) and not isinstance(v, bool)}
    constants = top.table("constants").data
    for name in overrides:
        if name not in constants and name not in defines:
            raise UnknownNameError("constant", name, [*constants, *defines])
    for name, value in constants.items():
        if not _NAME.fullmatch(name) or name in defines:
            problem = "is a define as well" if name in defines else "is no name"
            raise top.error(f"constants.{name}", problem, "letters, digits and _, each name once")
        if name in overrides:
            names[name] = overrides[name]
        else:
            names[name] = Table(top.path, {}, names).whole(f"constants.{name}", value)
    return names


def _arguments(tables: tuple[Table, ...], memory: Mapping[str, Buffer]) -> tuple[Argument, ...]:
    found: dict[str, Argument] = {}
    for table in tables:
        read = argument(table, memory)
        _expect_new(table, read.name, {*found, *memory})
        found[read.name] = read
    return tuple(found.values())


def _memory(tables: tuple[Table, ...]) -> dict[str, Buffer]:
    found: dict[str, Buffer] = {}
    for table in tables:
        read = memory_of(table)
        _expect_new(table, read.name, set(found))
        found[read.name] = read
    return found


def _expect_new(table: Table, name: str, others: set[str]) -> None:
    if not name or name in others:
        problem = f"'{name}' is there twice" if name else "is empty"
        raise table.error("name", problem, "give every argument and memory its own name")


def _outputs(tables: tuple[Table, ...]) -> tuple[str, ...]:
    return tuple(table.text("name") for table in tables if table.flag("output"))


def _grid(top: Table) -> Extent:
    return _extent(top, "grid", MOST_BLOCKS)


def _block(top: Table) -> Extent:
    block = _extent(top, "block", MOST_THREADS_EACH)
    if prod(block) > MOST_THREADS:
        raise top.error("block", f"{prod(block)} threads", f"at most {MOST_THREADS}")
    return block


def _cluster(top: Table, grid: Extent) -> Extent | None:
    if "cluster" not in top.data:
        return None
    cluster = _extent(top, "cluster", (MOST_CLUSTER,) * 3)
    if prod(cluster) > MOST_CLUSTER:
        raise top.error("cluster", f"{prod(cluster)} blocks", f"at most {MOST_CLUSTER}")
    if any(n % size for n, size in zip(grid, cluster, strict=True)):
        raise top.error("cluster", f"{cluster} does not divide the grid of {grid}", "change one")
    return cluster


def _extent(top: Table, key: str, most: Extent) -> Extent:
    x, y, z = (*top.extents(key, 3), 1, 1)[:3]
    for axis, value, limit in zip("xyz", (x, y, z), most, strict=True):
        if value > limit:
            raise top.error(key, f"{value} in {axis}", f"at most {limit}")
    return x, y, z


def _max_registers(top: Table) -> int | None:
    if "max_registers" not in top.data:
        return None
    cap = top.integer("max_registers", low=1)
    if cap > MOST_REGISTERS:
        raise top.error("max_registers", f"is {cap}", f"at most {MOST_REGISTERS}")
    return cap


def _useful(top: Table, key: str) -> int | None:
    """What a user says that the task needs; None if nothing is said."""
    return top.integer(key, low=1) if key in top.data else None


def _options(top: Table) -> tuple[str, ...]:
    options = top.array("options")
    for option in options:
        if not isinstance(option, str):
            raise top.error("options", f"holds {option!r}", 'write text: ["-use_fast_math"]')
    words = tuple(str(option) for option in options)
    try:
        expect_allowed(words)
    except OptionError as error:
        raise top.error("options", error.message, error.remedy) from error
    return words


def _reference(top: Table) -> Reference | None:
    tolerance = top.table("tolerance")
    tolerance.expect(TOLERANCE_KEYS)
    text = top.text("reference")
    if not text:
        if tolerance.data:
            raise top.error("tolerance", "has no reference to compare with", "give 'reference'")
        return None
    parts = _REFERENCE.fullmatch(text)
    if parts is None:
        raise top.error("reference", f"'{text}' names no function", 'write "FILE.py:FUNCTION"')
    return Reference(
        path=top.file_named("reference", parts["file"]),
        function=parts["function"],
        relative=tolerance.number("relative"),
        absolute=tolerance.number("absolute"),
        case=top.path,
    )
