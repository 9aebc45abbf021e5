"""PTX text to machine code by ptxas, with the resources that each kernel takes."""

import base64
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import MappingProxyType

from cuado.errors import InvalidDataError
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.errors import (
    AssemblyError,
    Diagnostic,
    InvalidCubinError,
    Severity,
    ToolFailedError,
    UnsupportedPtxError,
    is_about_target,
    parse_diagnostics,
    unsupported_version,
)
from cuado.sass.toolchain.locate import Program, Tool, find, find_each, targets
from cuado.sass.toolchain.process import run
from cuado.sass.toolchain.resources import Resources, completed, parse_resources

_TARGET = re.compile(r"^\s*\.target\s+(sm_\d+[af]?)", re.MULTILINE)
_ARCHITECTURE = re.compile(r"sm_\d+[af]?")
_MOST_REGISTERS = 255
_LEVELS = range(4)
_FILE = "kernel.ptx"
_VERSION = re.compile(r"^\s*\.version\s+([\d.]+)", re.MULTILINE)
_SHOWN = 3
"""Errors that a message names."""
_REFUSED: dict[tuple[str, str], tuple[Diagnostic, ...]] = {}
"""What assemblers said of versions of PTX that are too new for them: asked once in a process."""


@dataclass(frozen=True, slots=True)
class AssembleOptions:
    """How to assemble.

    Attributes:
        architecture: e.g. ``sm_90a``; empty for the ``.target`` of the PTX.
        max_registers: cap per thread, None for ptxas's choice; ptxas raises caps that are too low.
        level: level of optimisation, 0 to 3; None for ptxas's choice (3, or 0 for debug targets).
        line_info: keep the PTX line of each instruction as well (``-lineinfo``).
        relocatable: leave undefined functions for a linker (``-c``).
        newest_cuda: major CUDA release that the driver takes; None where the code is not loaded
            by a driver. A driver may refuse what ptxas of a newer major release made (CUDA
            Compatibility, "Minor Version Compatibility"): such a one is the last resort.
    """

    architecture: str = ""
    max_registers: int | None = None
    level: int | None = None
    line_info: bool = False
    relocatable: bool = False
    newest_cuda: int | None = None

    def __post_init__(self) -> None:
        if self.architecture and not _ARCHITECTURE.fullmatch(self.architecture):
            raise InvalidDataError(
                f"'{self.architecture}' is no architecture", "they read sm_90, sm_90a, ..."
            )
        if self.max_registers is not None and not 1 <= self.max_registers <= _MOST_REGISTERS:
            raise InvalidDataError(f"a kernel has 1 to 255 registers, not {self.max_registers}")
        if self.level is not None and self.level not in _LEVELS:
            raise InvalidDataError(f"optimisation levels are 0 to 3, not {self.level}")

    def suits(self, tool: Tool) -> bool:
        """True unless a ptxas is of a newer major release than the driver takes."""
        return self.newest_cuda is None or tool.version[0] <= self.newest_cuda

    def arguments(self, architecture: str) -> list[str]:
        """The options as ptxas's arguments."""
        found = ["-v", f"-arch={architecture}"]
        if self.level is not None:
            found.append(f"-O{self.level}")
        if self.max_registers is not None:
            found.append(f"-maxrregcount={self.max_registers}")
        if self.line_info:
            found.append("-lineinfo")
        if self.relocatable:
            found.append("-c")
        return found


@dataclass(frozen=True, slots=True)
class Assembly:
    """What ptxas made of a PTX text.

    Attributes:
        cubin: the ELF image.
        architecture: it was assembled for.
        resources: by kernel.
        warnings: warnings that ptxas gave.
        assembler: the ptxas that made it, in its own words.
    """

    cubin: bytes
    architecture: str
    resources: Mapping[str, Resources]
    warnings: tuple[Diagnostic, ...]
    assembler: str


def assemble(
    ptx: str,
    options: AssembleOptions | None = None,
    *,
    ptxas: Tool | None = None,
    cache: Cache | None = None,
    timeout: float = 300.0,
) -> Assembly:
    """Assemble a PTX text.

    Without ``ptxas``, every one on this machine is tried in turn until one is new enough for the
    PTX, still knows its architecture, and does not crash on it. One that is too new for the driver
    is not tried where the ``.version`` alone keeps another from taking the PTX.

    Args:
        ptx: the text.
        options: how; ptxas's own defaults where left out.
        ptxas: the one to use.
        cache: looked in first, and added to.
        timeout: seconds one ptxas may take.

    Raises:
        UnsupportedPtxError: no ptxas here takes this ``.version`` and ``.target``.
        AssemblyError: errors in the PTX; its ``diagnostics`` have the lines.
        ToolNotFoundError: there is no ptxas.
        ToolFailedError: ptxas crashed or took too long.
    """
    options = options or AssembleOptions()
    architecture = options.architecture or target_of(ptx)
    tools: Iterable[Tool] = [ptxas] if ptxas else _preferred(options)
    refused: UnsupportedPtxError | None = None
    failed: ToolFailedError | None = None
    for tool in tools:
        if not options.suits(tool) and _is_by_version(refused):
            break  # With a lower .version, one that the driver's release suits may take it.
        known = _REFUSED.get((tool.banner, _version_of(ptx)))
        if known is not None:
            refused = refused or _too_new(tool, known)
            continue
        try:
            return _assemble_with(tool, ptx, options, architecture, cache, timeout)
        except UnsupportedPtxError as error:
            refused = refused or error
        except ToolFailedError as error:
            failed = failed or error
    problem = refused or failed
    if problem is not None:
        raise problem
    find(Program.PTXAS)  # Raises what says how to get one.
    raise ToolFailedError("ptxas came and went while it was looked for")


def _is_by_version(refused: UnsupportedPtxError | None) -> bool:
    """True if it was the ``.version`` that a ptxas did not take."""
    return refused is not None and refused.newest is not None


def _preferred(options: AssembleOptions) -> Iterator[Tool]:
    """Every ptxas here, those that are too new for the driver last."""
    newer = []
    for tool in find_each(Program.PTXAS):
        if options.suits(tool):
            yield tool
        else:
            newer.append(tool)
    yield from newer


def target_of(ptx: str) -> str:
    """Architecture that the PTX is written for.

    Raises:
        AssemblyError: it does not say.
    """
    match = _TARGET.search(ptx)
    if match is None:
        raise AssemblyError("the PTX has no .target", "is this PTX?")
    return match[1]


def _version_of(ptx: str) -> str:
    """The ``.version`` of a PTX text; empty if it has none."""
    match = _VERSION.search(ptx)
    return match[1] if match else ""


def _assemble_with(
    tool: Tool,
    ptx: str,
    options: AssembleOptions,
    architecture: str,
    cache: Cache | None,
    timeout: float,
) -> Assembly:
    arguments = options.arguments(architecture)
    key = Cache.key("assemble", tool.banner, *arguments, ptx)
    if cache is not None:
        known = _from_plain(cache.get(key))
        if known is not None:
            return known
    with tempfile.TemporaryDirectory(prefix="cuado-") as name:
        folder = Path(name)
        (folder / _FILE).write_text(ptx, encoding="utf-8", newline="")
        result = folder / "kernel.cubin"
        done = run(
            tool.path,
            [*arguments, _FILE, "-o", result.name],
            timeout=timeout,
            folder=folder,
        )
        diagnostics = parse_diagnostics(done.errors + done.output)
        if done.code or not result.is_file():
            raise _refusal(tool, ptx, architecture, diagnostics, done.code)
        cubin = result.read_bytes()
    try:
        resources = completed(parse_resources(done.errors + done.output), cubin)
    except InvalidCubinError as error:
        raise ToolFailedError(f"{tool} wrote no cubin: {error.message}") from error
    warnings = tuple(d for d in diagnostics if d.severity is Severity.WARNING)
    made = Assembly(cubin, architecture, MappingProxyType(resources), warnings, tool.banner)
    if cache is not None:
        cache.put(key, _to_plain(made))
    return made


def _refusal(
    tool: Tool, ptx: str, architecture: str, diagnostics: tuple[Diagnostic, ...], code: int
) -> AssemblyError | ToolFailedError:
    """The error with what ptxas said, or the statement that it said nothing."""
    errors = tuple(d for d in diagnostics if d.is_error)
    if not errors or code < 0:
        how = f"was ended by signal {-code}" if code < 0 else f"ended with {code}"
        return ToolFailedError(f"{tool} {how} and gave no reason", "try another version of it")
    for error in errors:
        if versions := unsupported_version(error):
            if versions[0] == _version_of(ptx):
                _REFUSED[tool.banner, versions[0]] = errors
            return _too_new(tool, errors)
        if is_about_target(error):
            return UnsupportedPtxError(
                f"{tool} cannot assemble this PTX for {architecture}: {error.message}",
                f"it assembles for {', '.join(_in_order(targets(tool)))}",
                errors,
            )
    shown = "; ".join(_with_source(error, ptx) for error in errors[:_SHOWN])
    more = f"; and {len(errors) - _SHOWN} more" if len(errors) > _SHOWN else ""
    return AssemblyError(f"{tool} refuses the PTX: {shown}{more}", diagnostics=errors)


def _too_new(tool: Tool, errors: tuple[Diagnostic, ...]) -> UnsupportedPtxError:
    versions = next(filter(None, map(unsupported_version, errors)))
    return UnsupportedPtxError(
        f"PTX .version {versions[0]} is newer than {tool}, which takes up to {versions[1]}",
        f"pip install --upgrade {tool.program.wheel}",
        errors,
    )


def _in_order(names: frozenset[str]) -> list[str]:
    return sorted(names, key=lambda name: (int(re.sub(r"\D", "", name)), name))


def _with_source(diagnostic: Diagnostic, ptx: str) -> str:
    lines = ptx.split("\n")
    if diagnostic.line is None or not 1 <= diagnostic.line <= len(lines):
        return str(diagnostic)
    return f"{diagnostic} (`{lines[diagnostic.line - 1].strip()}`)"


def _to_plain(made: Assembly) -> dict[str, object]:
    """The value as plain data for JSON."""
    kernels = {
        name: {
            **{key: value for key, value in _fields(used).items() if key != "constant"},
            "constant": [[bank, size] for bank, size in used.constant.items()],
        }
        for name, used in made.resources.items()
    }
    return {
        "cubin": base64.b64encode(made.cubin).decode("ascii"),
        "architecture": made.architecture,
        "resources": kernels,
        "warnings": [asdict(warning) for warning in made.warnings],
        "assembler": made.assembler,
    }


def _fields(used: Resources) -> dict[str, object]:
    return {name: getattr(used, name) for name in Resources.__dataclass_fields__}


def _from_plain(plain: object) -> Assembly | None:
    """Undo :func:`_to_plain`; None for anything else."""
    if not isinstance(plain, dict):
        return None
    try:
        resources = {
            name: Resources(**{**used, "constant": MappingProxyType(dict(used["constant"]))})
            for name, used in plain["resources"].items()
        }
        warnings = tuple(
            Diagnostic(Severity(w["severity"]), w["message"], w["line"]) for w in plain["warnings"]
        )
        return Assembly(
            base64.b64decode(plain["cubin"], validate=True),
            plain["architecture"],
            MappingProxyType(resources),
            warnings,
            plain["assembler"],
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
