"""A table of a case file, read key by key; what is wrong becomes an error that names the key."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cuado.errors import CuadoError, UnknownNameError
from cuado.inputs import real_path
from cuado.model.arguments import TYPE_BYTES, Content
from cuado.sources.case.errors import CaseError
from cuado.sources.case.expressions import evaluate


@dataclass(frozen=True, slots=True)
class Table:
    """A TOML table and where it stands.

    Attributes:
        path: path of the case file.
        data: its keys and values.
        names: values of the names that expressions may use.
        prefix: its own key with a dot, empty at the top.
    """

    path: Path
    data: Mapping[str, object]
    names: Mapping[str, int]
    prefix: str = ""

    def error(self, key: str, problem: str, remedy: str = "") -> CaseError:
        """An error about one of the keys, or about the table itself with an empty key."""
        return CaseError(self.path, f"{self.prefix}{key}".rstrip("."), problem, remedy)

    def expect(self, known: Iterable[str], required: Iterable[str] = ()) -> None:
        """Check that there are no unknown keys, and all required ones.

        Raises:
            CaseError: otherwise.
        """
        known = tuple(known)
        for key in self.data:
            if key not in known:
                unknown = UnknownNameError("key", key, known)
                raise self.error(key, "unknown key", unknown.remedy)
        for key in required:
            if key not in self.data:
                raise self.error(key, "missing", f"give '{key}'; docs/cases.md explains every key")

    def text(self, key: str, default: str = "") -> str:
        """The string at a key."""
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"is {_kind(value)}", f'write text: {key} = "..."')
        return value

    def file(self, key: str) -> Path:
        """The path of a file, which is written relative to the case's folder; absolute."""
        return self.file_named(key, self.text(key))

    def file_named(self, key: str, name: str) -> Path:
        """The path of a file whose name is part of the text at ``key``; absolute."""
        if "\0" in name:
            raise self.error(key, "has a zero in it, which no file's name has", "give a name")
        return real_path(self.path.parent / name)

    def choice(self, key: str, choices: tuple[str, ...], default: str) -> str:
        """The word at a key, one of several allowed."""
        value = self.text(key, default)
        if value not in choices:
            raise self.error(key, f"'{value}' is not known", f"one of: {', '.join(choices)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is not there."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, f"is {_kind(value)}", f"write {key} = true or false")
        return value

    def integer(self, key: str, default: int = 0, *, low: int = 0) -> int:
        """A whole number, not below ``low``; text is an expression."""
        return self.whole(key, self.data.get(key, default), low)

    def whole(self, key: str, value: object, low: int | None = None) -> int:
        """The whole number that ``value`` is, or is an expression for."""
        if isinstance(value, str):
            try:
                value = evaluate(value, self.names)
            except CuadoError as error:
                raise self.error(key, error.message, error.remedy) from error
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(
                key, f"is {_kind(value)}", 'write a whole number, or an expression: "N // 32"'
            )
        if low is not None and value < low:
            raise self.error(key, f"is {value}", f"at least {low}")
        return value

    def number(self, key: str, default: float = 0.0) -> float:
        """The number at a key; text is an expression."""
        value = self.data.get(key, default)
        return value if isinstance(value, float) else self.whole(key, value)

    def table(self, key: str) -> "Table":
        """A table inside this one; empty if it is not there."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise self.error(key, f"is {_kind(value)}", f"write a table: [{key}]")
        return Table(self.path, value, self.names, f"{self.prefix}{key}.")

    def tables(self, key: str) -> tuple["Table", ...]:
        """The tables of an array."""
        values = self.array(key)
        for value in values:
            if not isinstance(value, dict):
                raise self.error(key, f"holds {_kind(value)}", f"write tables: [[{key}]]")
        return tuple(
            Table(self.path, value, self.names, f"{self.prefix}{key}[{index}].")
            for index, value in enumerate(values)
            if isinstance(value, dict)
        )

    def array(self, key: str) -> tuple[object, ...]:
        """The values of an array; none if it is not there."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, f"is {_kind(value)}", f"write an array: {key} = [...]")
        return tuple(value)

    def extents(self, key: str, most: int | None = None) -> tuple[int, ...]:
        """One whole number above 0, or an array of them; at most ``most``."""
        value = self.data.get(key)
        values = value if isinstance(value, list) else [value]
        if not values or (most is not None and len(values) > most):
            wanted = f"1 to {most} numbers" if most else "at least one number"
            raise self.error(key, f"has {len(values)} numbers", f"write {wanted}")
        return tuple(self.whole(key, item, 1) for item in values)


_KINDS: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number with a fraction",
    str: "text",
    list: "an array",
    dict: "a table",
    type(None): "missing",
}


def _kind(value: object) -> str:
    return _KINDS.get(type(value), "of another kind")


# The words of a case file: its keys, and the names of types. ``schema.json`` says the same.

SCHEMA = 1
"""Version of the format, the value of the key ``schema``."""

CASE_KEYS = (
    "schema",
    "name",
    "source",
    "kernel",
    "grid",
    "block",
    "cluster",
    "constants",
    "arguments",
    "memory",
    "dynamic_shared_bytes",
    "max_registers",
    "useful_bytes",
    "useful_instructions",
    "l2",
    "architecture",
    "compiler",
    "options",
    "defines",
    "tunables",
    "constraints",
    "reference",
    "tolerance",
)
CASE_REQUIRED = ("schema", "source", "grid", "block")
TOLERANCE_KEYS = ("relative", "absolute")

SCALAR_KEYS = ("name", "type", "value")
BUFFER_KEYS = ("name", "type", "shape", "fill", "output", "texture_channels", "tensor_map")
TENSOR_MAP_KEYS = ("dims", "strides", "box", "steps", "swizzle", "nans", "lower", "upper")
STRUCTURE_KEYS = ("name", "bytes", "parts")
PART_KEYS = ("at", "memory", "offset", "type", "tensor_map")
MEMORY_KEYS = ("name", "type", "shape", "fill", "output")
ARGUMENT_KEYS = tuple(dict.fromkeys((*SCALAR_KEYS, *BUFFER_KEYS, *STRUCTURE_KEYS)))

FILL_KEYS: dict[Content, tuple[str, ...]] = {
    Content.ZEROS: (),
    Content.CONSTANT: ("value",),
    Content.RANDOM: ("low", "high", "values", "seed", "period"),
    Content.RAMP: ("low", "step"),
    Content.FILE: ("path",),
}
"""Keys of ``fill`` beside ``content``, by content; those it may not do without:"""
FILL_REQUIRED: dict[Content, tuple[str, ...]] = {
    Content.CONSTANT: ("value",),
    Content.FILE: ("path",),
}

L2 = ("cold", "warm")
COMPILERS = ("auto", "nvcc", "nvrtc")

C_TYPES = {
    "char": "s8",
    "signed char": "s8",
    "int8_t": "s8",
    "unsigned char": "u8",
    "uint8_t": "u8",
    "short": "s16",
    "int16_t": "s16",
    "unsigned short": "u16",
    "uint16_t": "u16",
    "int": "s32",
    "int32_t": "s32",
    "unsigned": "u32",
    "unsigned int": "u32",
    "uint32_t": "u32",
    "long": "s64",
    "long long": "s64",
    "int64_t": "s64",
    "ptrdiff_t": "s64",
    "unsigned long": "u64",
    "unsigned long long": "u64",
    "uint64_t": "u64",
    "size_t": "u64",
    "half": "f16",
    "__half": "f16",
    "__nv_bfloat16": "bf16",
    "float": "f32",
    "double": "f64",
}
"""C's names of types, as on 64-bit Linux, and PTX's."""


def type_named(name: str) -> str | None:
    """PTX's name of a type by PTX's or C's, None if there is no such type."""
    words = " ".join(name.split())
    return words if words in TYPE_BYTES else C_TYPES.get(words)
