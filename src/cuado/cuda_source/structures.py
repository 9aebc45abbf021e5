"""Structures that a source defines: their members, and where these lie."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod

from tree_sitter import Node

from cuado.cuda_source.constants import constants_of, value_of
from cuado.cuda_source.declarators import dimensions, name_node, outermost
from cuado.cuda_source.source import SourceText, child, walk

_ALIGNED = re.compile(r"__align__\s*\(\s*(\d+)\s*\)|alignas\s*\(\s*(\d+)\s*\)")
_VECTOR = re.compile(r"(u?)(char|short|int|long|longlong|float|double|half)([1-4])")
_NUMBERS = {
    "bool": ("bool", 1),
    "char": ("s8", 1),
    "signed char": ("s8", 1),
    "int8_t": ("s8", 1),
    "unsigned char": ("u8", 1),
    "uint8_t": ("u8", 1),
    "uchar": ("u8", 1),
    "short": ("s16", 2),
    "int16_t": ("s16", 2),
    "unsigned short": ("u16", 2),
    "uint16_t": ("u16", 2),
    "ushort": ("u16", 2),
    "int": ("s32", 4),
    "int32_t": ("s32", 4),
    "unsigned": ("u32", 4),
    "unsigned int": ("u32", 4),
    "uint32_t": ("u32", 4),
    "uint": ("u32", 4),
    "long": ("s64", 8),
    "long long": ("s64", 8),
    "int64_t": ("s64", 8),
    "ptrdiff_t": ("s64", 8),
    "longlong": ("s64", 8),
    "unsigned long": ("u64", 8),
    "unsigned long long": ("u64", 8),
    "uint64_t": ("u64", 8),
    "size_t": ("u64", 8),
    "ulong": ("u64", 8),
    "ulonglong": ("u64", 8),
    "half": ("f16", 2),
    "__half": ("f16", 2),
    "__nv_bfloat16": ("bf16", 2),
    "float": ("f32", 4),
    "double": ("f64", 8),
}
"""PTX's names and the bytes of C's types of numbers."""
_FULL_ALIGNMENT = frozenset({"1", "2", "4"})
"""Lengths of vectors that are aligned as a whole (``float3`` is not)."""
_MOST_ALIGNMENT = 16
_DEEPEST = 8
_MOST_MEMBERS = 4096


@dataclass(frozen=True, slots=True)
class Member:
    """A number in a structure.

    Attributes:
        name: with those of the structures around it: ``position.x``, ``weights[2]``.
        type: as PTX names it; ``pointer`` for an address.
        offset: bytes from the structure's first one.
    """

    name: str
    type: str
    offset: int


@dataclass(frozen=True, slots=True)
class Structure:
    """A structure, or a vector type, laid out as compilers do.

    Attributes:
        bytes: its size, padding included.
        alignment: of its first byte.
        members: the numbers in it, in order.
    """

    bytes: int
    alignment: int
    members: tuple[Member, ...]


def structure_of(source: SourceText, name: str) -> Structure | None:
    """The layout of a type by its name; None if it is not known, or no plain data.

    Args:
        source: the file that defines it; numbers and vectors of CUDA are known anyhow.
        name: of the type, as a declaration has it: ``Particle``, ``app::Settings``, ``float4``.
    """
    return _Layouts(source, constants_of(source)).of(name, 0)


@dataclass
class _Layouts:
    source: SourceText
    constants: Mapping[str, str]

    def of(self, name: str, depth: int) -> Structure | None:
        words = " ".join(name.replace("const ", " ").replace("struct ", " ").split())
        words = words.removeprefix("std::")
        if words in _NUMBERS:
            kind, size = _NUMBERS[words]
            return Structure(size, size, (Member("", kind, 0),))
        if vector := _VECTOR.fullmatch(words.removeprefix("__")):
            return _vector(vector)
        if depth > _DEEPEST:
            return None
        wanted = words.rpartition("::")[2]
        for node in walk(self.source.root, "struct_specifier", "class_specifier"):
            called, body = node.child_by_field_name("name"), node.child_by_field_name("body")
            if called is not None and body is not None and self.source.of(called) == wanted:
                return self._laid_out(node, body, depth)
        return self._renamed(wanted, depth)

    def _renamed(self, wanted: str, depth: int) -> Structure | None:
        """The layout of a type with another name: ``typedef struct {...} P``, ``using T = U``."""
        for node in walk(self.source.root, "type_definition", "alias_declaration"):
            kind = node.child_by_field_name("type")
            called = node.child_by_field_name("declarator") or node.child_by_field_name("name")
            if kind is None or called is None or self.source.of(called) != wanted:
                continue
            body = kind.child_by_field_name("body")
            if body is not None:
                return self._laid_out(node, body, depth)
            return self.of(self.source.of(kind), depth + 1)
        if wanted in self.constants and wanted != self.constants[wanted]:
            return self.of(self.constants[wanted], depth + 1)
        return None

    def _laid_out(self, node: Node, body: Node, depth: int) -> Structure | None:
        # The parser blanks attributes; the text still has them.
        head = self.source.data[node.start_byte : body.start_byte].decode("utf-8", "replace")
        stated = _ALIGNED.search(head)
        alignment = int(stated[1] or stated[2]) if stated else 1
        end = 0
        members: list[Member] = []
        for name, laid, count, pointer in self._fields(body, depth):
            if laid is None:
                return None
            end = -(-end // laid.alignment) * laid.alignment
            for n in range(count):
                label = f"{name}[{n}]" if count > 1 else name
                for each in laid.members:
                    kind = "pointer" if pointer else each.type
                    whole = f"{label}.{each.name}" if each.name else label
                    members.append(Member(whole, kind, end + each.offset))
                end += laid.bytes
            alignment = max(alignment, laid.alignment)
            if len(members) > _MOST_MEMBERS:
                return None
        if not members:
            return None
        return Structure(-(-end // alignment) * alignment, alignment, tuple(members))

    def _fields(self, body: Node, depth: int) -> Iterator[tuple[str, Structure | None, int, bool]]:
        """Name, layout, count and whether it is a pointer, of each field of a structure."""
        for field in body.named_children:
            kind = field.child_by_field_name("type")
            if field.type != "field_declaration" or kind is None:
                continue
            if child(field, "storage_class_specifier") is not None:
                continue  # static
            for declarator in field.children_by_field_name("declarator"):
                if outermost(declarator, "function_declarator") is not None:
                    continue
                name = name_node(declarator)
                pointer = outermost(declarator, "pointer_declarator") is not None
                counts = [
                    value_of(self.source.of(each), self.constants) if each is not None else None
                    for each in dimensions(declarator)
                ]
                laid = Structure(8, 8, (Member("", "u64", 0),))
                found = laid if pointer else self.of(self.source.of(kind), depth + 1)
                if None in counts:
                    found = None
                count = prod(each for each in counts if each is not None)
                yield self.source.of(name) if name else "", found, count, pointer


def _vector(vector: re.Match[str]) -> Structure:
    unsigned, base, count = vector[1], vector[2], int(vector[3])
    kind, size = _NUMBERS[(unsigned + base) if unsigned else base]
    whole = size * count if vector[3] in _FULL_ALIGNMENT else size
    members = tuple(Member("xyzw"[n], kind, n * size) for n in range(count))
    return Structure(size * count, min(whole, _MOST_ALIGNMENT), members)
