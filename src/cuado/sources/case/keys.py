"""The words of a case file: its keys, and the names of types. ``schema.json`` says the same."""

from cuado.model.arguments import TYPE_BYTES, Content

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
