"""The table of the corpus's Triton kernels: their types, tiles, warps, stages and launches.

A name ends in what distinguishes a variant; where two differ in one thing only, that thing's cost
is known once both are timed.
"""

from dataclasses import dataclass, field

SIZE = 4096
"""Rows, columns and inner dimension of a product."""
HEADS, LENGTH, DEPTH = 64, 2048, 64
"""Of attention."""
ROWS, WIDTH = 32768, 4096
"""Of a norm or a softmax."""
_PRODUCT = {"M": "i32", "N": "i32", "K": "i32"}
_ATTENTION = {"LENGTH": "i32", "scale": "fp32"}


@dataclass(frozen=True, slots=True)
class Variant:
    """One kernel of the corpus.

    Attributes:
        kernel: its name in ``triton_kernels``.
        types: of its run-time parameters, in Triton's letters.
        constants: of its ``constexpr`` parameters.
        warps: in a block.
        stages: of its pipeline.
    """

    kernel: str
    types: dict[str, str]
    constants: dict[str, int] = field(default_factory=dict)
    warps: int = 4
    stages: int = 3


SIZES = {"SIZE": SIZE, "HEADS": HEADS, "LENGTH": LENGTH, "ROWS": ROWS}
"""Sizes that a case may change: no kernel is compiled for them."""
SCALE = DEPTH**-0.5 * 1.4426950408889634
"""Of attention's scores, for powers of two."""


def grid_of(variant: Variant) -> tuple[str, ...]:
    """The blocks of a variant's launch, in terms of ``SIZES``."""
    tile = variant.constants
    if variant.kernel.startswith("attention"):
        return f"LENGTH // {tile['BM']}", "HEADS"
    if variant.kernel == "softmax":
        return ("ROWS // 31",)
    if variant.kernel.endswith("_norm"):
        return ("ROWS",)
    down, across = f"SIZE // {tile['BM']}", f"SIZE // {tile['BN']}"
    return {
        "matmul_grouped": (f"({down}) * ({across})",),
        "matmul_persistent": (str(tile.get("BLOCKS", 0)),),
        "matmul_split": (down, across, "4"),
    }.get(variant.kernel, (down, across))


def shapes_of(variant: Variant) -> dict[str, tuple[str | int, ...]]:
    """The shapes of a variant's tensors, by parameter; the last is what it computes."""
    if variant.kernel.startswith("matmul"):
        square: dict[str, tuple[str | int, ...]] = dict.fromkeys("ab", ("SIZE", "SIZE"))
        bias = {"bias": ("SIZE",)} if "bias" in variant.types else {}
        return {**square, **bias, "c": ("SIZE", "SIZE")}
    if variant.kernel.startswith("attention"):
        return dict.fromkeys(("q", "k", "v", "out"), ("HEADS", "LENGTH", DEPTH))
    vectors = {name: (WIDTH,) for name in ("weight", "bias") if name in variant.types}
    return {"x": ("ROWS", WIDTH), **vectors, "y": ("ROWS", WIDTH)}


def numbers_of(variant: Variant) -> dict[str, str | int | float]:
    """The numbers that a variant is given, by parameter."""
    known: dict[str, str | int | float] = {
        **dict.fromkeys(("M", "N", "K"), "SIZE"),
        "LENGTH": "LENGTH",
        "ROWS": "ROWS",
        "WIDTH": WIDTH,
        "scale": SCALE,
    }
    return {name: known[name] for name in variant.types if name in known}


def _product(
    kernel: str,
    *,
    tile: tuple[int, int, int] = (128, 128, 64),
    element: str = "*fp16",
    out: str = "",
    warps: int = 8,
    stages: int = 3,
    **constants: int,
) -> Variant:
    """A product's variant."""
    types = {"a": element, "b": element, "c": out or element, **_PRODUCT}
    sizes = dict(zip(("BM", "BN", "BK"), tile, strict=True))
    return Variant(kernel, types, {**sizes, **constants}, warps, stages)


def _attention(kernel: str, stages: int, warps: int = 4, tile: int = 128) -> Variant:
    """Attention's variant."""
    types = dict.fromkeys(("q", "k", "v", "out"), "*fp16") | _ATTENTION
    return Variant(kernel, types, {"BM": tile, "BN": 64, "D": DEPTH}, warps, stages)


VARIANTS: dict[str, Variant] = {
    "matmul": _product("matmul"),
    "matmul_1_stage": _product("matmul", stages=1),
    "matmul_2_stages": _product("matmul", stages=2),
    "matmul_4_stages": _product("matmul", stages=4),
    "matmul_small_tile": _product("matmul", tile=(64, 64, 32), warps=4),
    "matmul_small_tile_2_stages": _product("matmul", tile=(64, 64, 32), warps=4, stages=2),
    "matmul_small_tile_4_stages": _product("matmul", tile=(64, 64, 32), warps=4, stages=4),
    "matmul_bf16": _product("matmul", element="*bf16"),
    "matmul_bf16_2_stages": _product("matmul", element="*bf16", stages=2),
    "matmul_tf32_2_stages": _product("matmul", element="*fp32", tile=(128, 128, 32), stages=2),
    "matmul_tf32": _product("matmul", element="*fp32", tile=(128, 128, 32)),
    "matmul_int8": _product("matmul_integers", element="*i8", out="*i32", tile=(128, 128, 128)),
    "matmul_int8_2_stages": _product(
        "matmul_integers", element="*i8", out="*i32", tile=(128, 128, 128), stages=2
    ),
    "matmul_fp8_2_stages": _product(
        "matmul_fp8", element="*fp8e4nv", out="*fp16", tile=(128, 128, 128), stages=2
    ),
    "matmul_fp8": _product("matmul_fp8", element="*fp8e4nv", out="*fp16", tile=(128, 128, 128)),
    "matmul_grouped": _product("matmul_grouped", GROUP=8),
    "matmul_split": _product("matmul_split", out="*fp32"),
    "matmul_tensor_copies": _product("matmul_tensor_copies"),
    "matmul_tensor_copies_1_stage": _product("matmul_tensor_copies", stages=1),
    "matmul_tensor_copies_2_stages": _product("matmul_tensor_copies", stages=2),
    "matmul_tensor_copies_4_stages": _product("matmul_tensor_copies", stages=4),
    "matmul_tensor_copies_wide": _product("matmul_tensor_copies", tile=(128, 256, 64)),
    "matmul_host_maps": _product("matmul_host_maps"),
    "matmul_persistent": _product("matmul_persistent", BLOCKS=132, ROLES=0),
    "matmul_persistent_wide": _product(
        "matmul_persistent", tile=(128, 256, 64), BLOCKS=132, ROLES=0
    ),
    "matmul_roles": _product("matmul_persistent", warps=4, BLOCKS=132, ROLES=1),
    "attention": _attention("attention", 3),
    "attention_1_stage": _attention("attention", 1),
    "attention_2_stages": _attention("attention", 2),
    "attention_4_stages": _attention("attention", 4),
    "attention_8_warps": _attention("attention", 3, warps=8),
    "attention_tensor_copies": _attention("attention_tensor_copies", 3),
    "attention_tensor_copies_1_stage": _attention("attention_tensor_copies", 1),
    "layer_norm": Variant(
        "layer_norm",
        {"x": "*fp16", "weight": "*fp32", "bias": "*fp32", "y": "*fp16", "WIDTH": "i32"},
        {"BLOCK": WIDTH},
        8,
    ),
    "softmax": Variant(
        "softmax",
        {"x": "*fp16", "y": "*fp16", "ROWS": "i32", "WIDTH": "i32"},
        {"BLOCK": WIDTH, "STAGES": 1},
        8,
    ),
    "softmax_3_stages": Variant(
        "softmax",
        {"x": "*fp16", "y": "*fp16", "ROWS": "i32", "WIDTH": "i32"},
        {"BLOCK": WIDTH, "STAGES": 3},
        8,
    ),
}
"""All of them, by name."""

HELD_OUT: dict[str, Variant] = {
    "held_tile_128x64": _product("matmul", tile=(128, 64, 64), warps=4),
    "held_tile_256x128": _product("matmul", tile=(256, 128, 64)),
    "held_5_stages": _product("matmul", tile=(128, 128, 32), stages=5),
    "held_2_stages_128x64": _product("matmul", tile=(128, 64, 64), warps=4, stages=2),
    "held_grouped_2_stages": _product("matmul_grouped", stages=2, GROUP=4),
    "held_split_64x128": _product("matmul_split", out="*fp32", tile=(64, 128, 64), warps=4),
    "held_fp8_wide": _product("matmul_fp8", element="*fp8e4nv", out="*fp16", tile=(128, 256, 128)),
    "held_bf16_tensor_copies": _product(
        "matmul_tensor_copies", element="*bf16", tile=(128, 64, 64), warps=4
    ),
    "held_bias_silu": Variant(
        "matmul_bias_silu",
        {"a": "*fp16", "b": "*fp16", "bias": "*fp32", "c": "*fp16", **_PRODUCT},
        {"BM": 128, "BN": 128, "BK": 64},
        8,
    ),
    "held_transposed": _product("matmul_transposed"),
    "held_attention_64": _attention("attention", 3, tile=64),
    "held_attention_causal": _attention("attention_causal", 3),
    "held_attention_tensor_copies_2_stages": _attention("attention_tensor_copies", 2),
    "held_rms_norm": Variant(
        "rms_norm",
        {"x": "*fp16", "weight": "*fp32", "y": "*fp16", "WIDTH": "i32"},
        {"BLOCK": WIDTH},
        4,
    ),
}
"""Kernels whose times were modelled before they were measured: no constant of the timing model was
chosen with theirs in sight. ``corpus.py`` makes those of them that it is asked for by name."""
