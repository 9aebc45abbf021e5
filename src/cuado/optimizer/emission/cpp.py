"""The C++ launcher of a version: one header, of a part that is always the same and of tables."""

import re
import zlib
from collections.abc import Iterable, Iterator
from importlib.resources import files

from cuado.model.conditions import Conditions, Fact, Parameter, ParameterKind, Shape
from cuado.model.launch import Extent
from cuado.optimizer.emission.names import cpp_identifiers, cpp_text, printable

TYPES = {
    "s8": "std::int8_t",
    "u8": "std::uint8_t",
    "s16": "std::int16_t",
    "u16": "std::uint16_t",
    "s32": "std::int32_t",
    "u32": "std::uint32_t",
    "s64": "std::int64_t",
    "u64": "std::uint64_t",
    "bool": "bool",
    "f16": "std::uint16_t",
    "bf16": "std::uint16_t",
    "f32": "float",
    "f64": "double",
}
"""Halves are passed as their bits: C++14 has no type for them."""

Written = tuple[str, int, int]
"""A file: its name, its size, its CRC-32."""


def cpp_launcher(conditions: Conditions, stem: str, written: dict[str, Written]) -> str:
    """The header's text.

    Args:
        conditions: names in it are printable.
        stem: what the files are called, without ending.
        written: ``optimised``, ``original`` and ``original_ptx``.
    """
    text = files(__package__).joinpath("launcher.hpp").read_text("utf-8")
    core = f"{zlib.crc32(text.encode()):08x}"
    space = namespace(stem)
    lines = (
        f"#ifndef CUADO_KERNEL_{space}",
        f"#define CUADO_KERNEL_{space}",
        "",
        f"namespace {space} {{",
        "",
        f"namespace core = cuado_launcher_{core};",
        "",
        *_table(conditions, written),
        "",
        *_class(conditions),
        "",
        f"}}  // namespace {space}",
        "",
        "#endif",
    )
    return text.replace("@CORE@", core) + "\n" + "\n".join(lines) + "\n"


def namespace(stem: str) -> str:
    """Where the launcher of files with that stem is. Two underscores in a row are reserved."""
    return re.sub("_+", "_", f"cuado_{stem}").strip("_")


def _table(conditions: Conditions, written: dict[str, Written]) -> Iterator[str]:
    facts, names = conditions.facts, [each.name for each in conditions.memories]
    wants = (Fact.GRID, Fact.BLOCK, Fact.SHARED, Fact.SIZES, Fact.OVERLAP, Fact.ALIGNMENT)
    version = conditions.architecture.removeprefix("sm_").rstrip("af")
    carve_out = -1 if conditions.carve_out is None else conditions.carve_out
    yield "inline const core::Table& table() {"
    yield "    static const core::Table made = {"
    yield f"        {cpp_text(conditions.kernel)},"
    yield f"        {version[:-1]}, {version[-1]},"
    yield f"        {', '.join('true' if fact in facts else 'false' for fact in wants)},"
    yield f"        {_shape(conditions.asked)},"
    yield f"        {_shape(conditions.launched)},"
    yield f"        {_flag(conditions.cluster is not None)}, {_extent(conditions.cluster)},"
    yield f"        {_flag(conditions.cooperative)}, {carve_out}, {conditions.registers or 0},"
    yield from _rows(map(_parameter, conditions.parameters))
    yield from _rows(
        f"{{{number}, {place.at}, {names.index(place.memory)}, {place.offset}}}"
        for number, parameter in enumerate(conditions.parameters)
        for place in parameter.places
    )
    yield from _rows(
        f"{{{cpp_text(each.name)}, {each.bytes}ull, {each.alignment}}}"
        for each in conditions.memories
    )
    yield from _rows(
        f"{{{cpp_text(each.name)}, {each.bytes}ull, {_flag(each.is_constant)}}}"
        for each in conditions.variables
    )
    yield f"        {cpp_text(printable(conditions.unfit))},"
    yield f"        {cpp_text(printable('; '.join(conditions.vouched)))},"
    for which in ("optimised", "original", "original_ptx"):
        name, size, crc = written[which]
        yield f"        {{{cpp_text(name)}, {size}ull, 0x{crc:08x}u}},"
    yield "    };"
    yield "    return made;"
    yield "}"


def _rows(rows: Iterable[str]) -> Iterator[str]:
    yield "        {"
    yield from (f"            {row}," for row in rows)
    yield "        },"


def _parameter(parameter: Parameter) -> str:
    value = parameter.value
    data = "nullptr" if value is None else cpp_text(bytes.fromhex(value))
    return f"{{{cpp_text(parameter.name)}, {parameter.bytes}, {data}}}"


def _class(conditions: Conditions) -> Iterator[str]:
    """The kernel as a function of its own parameters."""
    names = cpp_identifiers([each.name for each in conditions.parameters])
    named = list(zip(conditions.parameters, names, strict=True))
    taken = "".join(f", {_type(parameter)} {name}" for parameter, name in named)
    given = ", ".join(f"core::given({name})" for name in names)
    yield "// Throws std::runtime_error if the original cannot be loaded from the folder."
    yield "class Launcher : public core::Core {"
    yield "public:"
    yield '    explicit Launcher(const std::string& folder = ".", bool vouched = false)'
    yield "        : Core(table(), folder, vouched) {}"
    yield ""
    yield "    core::Outcome launch(core::Extent grid, core::Extent block, unsigned shared_bytes,"
    yield f"                         CUstream stream{taken}) {{"
    yield f"        return run(core::Shape{{grid, block, shared_bytes}}, stream, {{{given}}});"
    yield "    }"
    yield "};"


def _type(parameter: Parameter) -> str:
    if parameter.kind is ParameterKind.POINTER:
        return "core::Pointer"
    if parameter.kind is ParameterKind.STRUCTURE:
        return f"const core::Bytes<{parameter.bytes}>&"
    return TYPES[parameter.type]


def _shape(shape: Shape) -> str:
    return f"{{{_extent(shape.grid)}, {_extent(shape.block)}, {shape.dynamic_shared_bytes}}}"


def _extent(extent: Extent | None) -> str:
    return "{" + ", ".join(map(str, extent or (1, 1, 1))) + "}"


def _flag(value: bool) -> str:
    return "true" if value else "false"
