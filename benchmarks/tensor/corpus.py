"""Makes the corpus of kernels with asynchronous copies and matrix products, without a GPU.

    python -m venv tools; tools/bin/pip install triton==3.6.0
    tools/bin/python corpus.py OUTPUT_FOLDER [NAME ...]

writes ``NAME.ptx`` for each Triton kernel of ``variants.py``, compiled for compute capability 9.0.
What comes out belongs to no repository: it is made again where it is needed.
"""

import sys
from pathlib import Path

import triton
import triton_kernels
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from variants import VARIANTS, Variant

_TARGET = GPUTarget("cuda", 90, 32)
_ALIGNED = [["tt.divisibility", 16]]


def compiled(variant: Variant) -> str:
    """The PTX of a kernel of the corpus."""
    function = getattr(triton_kernels, variant.kernel)
    types = dict(variant.types)
    if variant.kernel == "matmul_host_maps":
        tile = variant.constants
        types["a"] = f"tensordesc<fp16[{tile['BM']}, {tile['BK']}]>"
        types["b"] = f"tensordesc<fp16[{tile['BK']}, {tile['BN']}]>"
        types["c"] = f"tensordesc<fp16[{tile['BM']}, {tile['BN']}]>"
    signature = types | dict.fromkeys(variant.constants, "constexpr")
    names = function.arg_names
    signature = {name: signature[name] for name in names}
    constants = {(names.index(name),): value for name, value in variant.constants.items()}
    # Pointers and sizes are multiples of 16 in every launch of ``launch.py``, as Triton would see.
    attributes = {
        (names.index(name),): _ALIGNED
        for name, type_ in types.items()
        if type_.startswith("*") or type_ == "i32"
    }
    source = ASTSource(function, signature, constants, attributes)
    options = {"num_warps": variant.warps, "num_stages": variant.stages}
    made: str = triton.compile(source, target=_TARGET, options=options).asm["ptx"]
    return made


def main() -> None:
    """Write the PTX of the kernels asked for, by default of all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or VARIANTS:
        text = compiled(VARIANTS[name])
        (folder / f"{name}.ptx").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines()):,} lines, Triton {triton.__version__}")


if __name__ == "__main__":
    main()
