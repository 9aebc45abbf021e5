"""Runs kernels of the corpus on a GPU, and checks what they compute: launch.py NAME ...

With PyTorch and Triton. Of each kernel the largest difference from PyTorch's result is printed, and
its time; a difference beyond the type's tolerance ends the program with an error.
"""

import sys
from collections.abc import Callable

import torch
import triton
import triton_kernels
from triton.tools.tensor_descriptor import TensorDescriptor
from triton_variants import (
    DEPTH,
    HEADS,
    LENGTH,
    ROWS,
    SCALE,
    SIZE,
    SIZES,
    VARIANTS,
    WIDTH,
    Variant,
    grid_of,
)

_TYPES = {
    "*fp16": torch.float16,
    "*bf16": torch.bfloat16,
    "*fp32": torch.float32,
    "*i8": torch.int8,
    "*i32": torch.int32,
    "*fp8e4nv": torch.float8_e4m3fn,
}
_BY_ROW = frozenset({"matmul_integers", "matmul_fp8"})
"""Products with B': both factors have the inner dimension last."""
_TOLERANCE = 0.02
"""Largest difference allowed, as a part of the largest value."""
_TIMED = 20

Launched = tuple[Callable[[], object], torch.Tensor, torch.Tensor]
"""A launch, what it writes, and what that should be."""


def _random(shape: tuple[int, ...], type_: str) -> torch.Tensor:
    if type_ == "*i8":
        return torch.randint(-8, 8, shape, device="cuda", dtype=torch.int8)
    return (torch.randn(shape, device="cuda") * 0.5).to(_TYPES[type_])


def _grid(variant: Variant) -> tuple[int, ...]:
    """The blocks of a variant's launch: products and quotients of sizes."""
    found = []
    for words in grid_of(variant):
        blocks = 1
        for factor in words.replace("(", "").replace(")", "").split(" * "):
            size, _, tile = factor.partition(" // ")
            blocks *= int(SIZES.get(size) or size) // int(tile or 1)
        found.append(blocks)
    return tuple(found)


def _product(variant: Variant) -> Launched:
    """A launch of a product."""
    kernel = getattr(triton_kernels, variant.kernel)
    a = _random((SIZE, SIZE), variant.types["a"])
    b = _random((SIZE, SIZE), variant.types["b"])
    c = torch.zeros((SIZE, SIZE), device="cuda", dtype=_TYPES[variant.types["c"]])
    right = b.float().t() if variant.kernel in _BY_ROW else b.float()
    expected = a.float() @ right
    tile = variant.constants
    given: list[object] = [a, b, c]
    if variant.kernel == "matmul_host_maps":
        boxes = ([tile["BM"], tile["BK"]], [tile["BK"], tile["BN"]], [tile["BM"], tile["BN"]])
        pairs = zip((a, b, c), boxes, strict=True)
        given = [TensorDescriptor.from_tensor(tensor, box) for tensor, box in pairs]

    def launch() -> None:
        if variant.kernel == "matmul_split":
            c.zero_()
        kernel[_grid(variant)](
            *given, SIZE, SIZE, SIZE, **tile, num_warps=variant.warps, num_stages=variant.stages
        )

    return launch, c, expected


def _attention(variant: Variant) -> Launched:
    """A launch of attention."""
    kernel = getattr(triton_kernels, variant.kernel)
    q, k, v = (_random((HEADS, LENGTH, DEPTH), "*fp16") for _ in range(3))
    out = torch.zeros_like(q)
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v).float()

    def launch() -> None:
        kernel[_grid(variant)](
            *(q, k, v, out, LENGTH, SCALE),
            **variant.constants,
            num_warps=variant.warps,
            num_stages=variant.stages,
        )

    return launch, out, expected


def _norm(variant: Variant) -> Launched:
    """A launch of a norm or a softmax."""
    kernel = getattr(triton_kernels, variant.kernel)
    x = _random((ROWS, WIDTH), "*fp16")
    y = torch.zeros_like(x)
    if variant.kernel == "softmax":
        expected = torch.softmax(x.float(), 1)
        given = (x, y, ROWS, WIDTH)
    else:
        weight, bias = torch.randn(WIDTH, device="cuda"), torch.randn(WIDTH, device="cuda")
        expected = torch.nn.functional.layer_norm(x.float(), (WIDTH,), weight, bias)
        given = (x, weight, bias, y, WIDTH)

    def launch() -> None:
        kernel[_grid(variant)](*given, **variant.constants, num_warps=variant.warps)

    return launch, y, expected


def _made(variant: Variant) -> Launched:
    if variant.kernel.startswith("matmul"):
        return _product(variant)
    return _attention(variant) if variant.kernel.startswith("attention") else _norm(variant)


def main() -> None:
    """Launch the kernels asked for."""
    torch.manual_seed(0)
    torch.backends.cuda.matmul.allow_tf32 = False
    triton.set_allocator(lambda size, _, __: torch.empty(size, device="cuda", dtype=torch.int8))
    for name in sys.argv[1:]:
        launch, found, expected = _made(VARIANTS[name])
        launch()
        apart = (found.float() - expected).abs().max() / expected.abs().max()
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(_TIMED):
            launch()
        end.record()
        torch.cuda.synchronize()
        took = begin.elapsed_time(end) / _TIMED * 1e3
        print(f"{name}: {took:.1f} us, at most {apart:.2e} apart", flush=True)
        if not apart < _TOLERANCE:
            sys.exit(f"{name} computes something else")


if __name__ == "__main__":
    main()
