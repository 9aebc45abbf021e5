"""The kernels of CUTLASS and TileLang in the corpus: what they are made for."""

from collections.abc import Mapping
from dataclasses import dataclass, field

SIZE, SMALL = 4096, 512


@dataclass(frozen=True)
class Product:
    """A product of two square matrices.

    Attributes:
        macros: of ``gemm.cu``.
        element: type of the factors in a case.
        result: of the product.
        reference: function of ``reference.py``.
        gelu: whether a bias is added, and GELU taken.
        tile: rows and columns of a block's part, and of the inner dimension at a time.
        stages: buffers of the pipeline.
        threads: that multiply.
        dtype: TileLang's name of the factors' type.
        specialised: whether warps of their own copy.
        by_row: whether B is stored with its inner dimension last.
    """

    macros: Mapping[str, str] = field(default_factory=dict)
    element: str = "f16"
    result: str = "f16"
    reference: str = "product_by_row"
    gelu: bool = False
    tile: tuple[int, int, int] = (128, 128, 64)
    stages: int = 3
    threads: int = 256
    dtype: str = "float16"
    specialised: bool = True
    by_row: bool = False
    size: int = SIZE
    small: int = SMALL


@dataclass(frozen=True)
class Attention:
    """Attention; ``macros`` are those of ``attention.cu``, and none for TileLang's."""

    macros: Mapping[str, str] = field(default_factory=dict)
    depth: int = 64
    tile: tuple[int, int] = (128, 128)
    stages: int = 2
    causal: bool = False
    specialised: bool = True
    heads: int = 64
    length: int = 2048


_COOPERATIVE = {
    "MAINLOOP": "KernelTmaWarpSpecializedCooperative",
    "EPILOGUE": "TmaWarpSpecializedCooperative",
}
_PINGPONG = {
    "MAINLOOP": "KernelTmaWarpSpecializedPingpong",
    "EPILOGUE": "TmaWarpSpecialized",
    "TILE": "64,128,64",
}
_BF16 = {"ELEMENT": "bfloat16_t", "RESULT": "bfloat16_t"}

CUTLASS = {
    "cutlass_cooperative": Product(_COOPERATIVE),
    "cutlass_pingpong": Product(_PINGPONG),
    "cutlass_cooperative_wide": Product(
        _COOPERATIVE | _BF16 | {"TILE": "128,256,64"}, "bf16", "bf16"
    ),
    "cutlass_multicast": Product(_COOPERATIVE | {"CLUSTER": "2,1,1"}),
    "cutlass_fp8": Product(
        {
            "MAINLOOP": "KernelTmaWarpSpecializedPingpongFP8FastAccum",
            "EPILOGUE": "TmaWarpSpecialized",
            "TILE": "64,128,128",
            "ELEMENT": "float_e4m3_t",
        },
        "u8",
        reference="product_of_bytes",
    ),
    "cutlass_gelu": Product(_PINGPONG | {"WITH_GELU": "1"}, gelu=True),
    "cutlass_row_major": Product(
        _PINGPONG | {"LAYOUT_B": "RowMajor", "TILE": "64,256,64"}, reference="product"
    ),
    "cutlass_multicast_pingpong": Product(_PINGPONG | _BF16 | {"CLUSTER": "1,2,1"}, "bf16", "bf16"),
    "cutlass_tma": Product({"MAINLOOP": "KernelTma", "EPILOGUE": "NoSmemWarpSpecialized"}),
    "cutlass_stream_k": Product(_COOPERATIVE | {"SCHEDULER": "cutlass::gemm::StreamKScheduler"}),
}
ATTENTION = {
    "cutlass_attention": Attention(
        {"MAINLOOP": "KernelTmaWarpSpecializedCooperative", "TILE": "128,64,64"}
    ),
    "cutlass_attention_pingpong": Attention(
        {"MAINLOOP": "KernelTmaWarpSpecializedPingpong", "TILE": "128,128,128"}, depth=128, heads=32
    ),
    "cutlass_attention_causal": Attention(
        {
            "MAINLOOP": "KernelTmaWarpSpecializedPingpong",
            "TILE": "128,64,64",
            "FUSION": "CausalFusion",
        },
        causal=True,
    ),
}
TILELANG = {
    "tilelang_matmul": Product(reference="product"),
    "tilelang_matmul_wide": Product(
        reference="product",
        tile=(128, 256, 64),
        dtype="bfloat16",
        element="bf16",
        result="bf16",
    ),
    "tilelang_matmul_fp8": Product(
        reference="product_of_bytes",
        tile=(128, 128, 128),
        dtype="float8_e4m3fn",
        element="u8",
        by_row=True,
    ),
    "tilelang_matmul_2_stages": Product(reference="product_by_row", stages=2, by_row=True),
    "tilelang_matmul_plain": Product(reference="product", specialised=False),
    "tilelang_attention": Attention(),
    "tilelang_attention_wide": Attention(depth=128, heads=32, tile=(128, 128)),
}
