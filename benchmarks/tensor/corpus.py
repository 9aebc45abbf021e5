"""Makes the corpus of kernels with asynchronous copies and matrix products, without a GPU.

    python -m venv tools; tools/bin/pip install triton==3.6.0
    tools/bin/python corpus.py OUTPUT_FOLDER [NAME ...]

writes ``NAME.ptx`` for each Triton kernel of ``triton_variants.py`` (of those held out, only such
as are named; ``held_out`` names all of them), compiled for compute
capability 9.0, and ``NAME.toml``, the case that launches it (but where the host makes tensor maps:
such a kernel is launched by ``launch.py`` alone). What comes out belongs to no repository: it is
made again where it is needed.
"""

import json
import re
import sys
from pathlib import Path

import triton
import triton_held_out
import triton_kernels
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, CompiledKernel
from triton_variants import HELD_OUT, SIZES, VARIANTS, Variant, grid_of, numbers_of, shapes_of

_TARGET = GPUTarget("cuda", 90, 32)
_ALIGNED = [["tt.divisibility", 16]]


_ELEMENTS = {
    "*fp16": ("f16", "low = -1, high = 1"),
    "*bf16": ("bf16", "low = -1, high = 1"),
    "*fp32": ("f32", "low = -1, high = 1"),
    "*i8": ("s8", "low = -8, high = 8"),
    "*i32": ("s32", "low = 0, high = 1"),
    # Bytes up to here are the numbers from 0 to 240, and not "not a number".
    "*fp8e4nv": ("u8", "low = 0, high = 119"),
}
"""Types of elements in a case, and what they are filled with."""
_NUMBERS = {"i32": "s32", "fp32": "f32"}
EVERY = VARIANTS | HELD_OUT
_SCRATCH = 2
"""Pointers that Triton adds to a kernel's parameters: for tensor maps, and for a profile."""


def compiled(variant: Variant) -> CompiledKernel:
    """A kernel of the corpus, compiled."""
    function = getattr(triton_kernels, variant.kernel, None)
    function = function or getattr(triton_held_out, variant.kernel)
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
    # Pointers and sizes are multiples of 16 in every launch, as Triton would see.
    attributes = {
        (names.index(name),): _ALIGNED
        for name, type_ in types.items()
        if type_.startswith("*") or type_ == "i32"
    }
    source = ASTSource(function, signature, constants, attributes)
    options = {"num_warps": variant.warps, "num_stages": variant.stages}
    made: CompiledKernel = triton.compile(source, target=_TARGET, options=options)
    return made


def case_of(name: str, made: CompiledKernel) -> str:
    """The case that launches a compiled kernel."""
    variant = EVERY[name]
    shapes, numbers = shapes_of(variant), numbers_of(variant)
    grid = list(grid_of(variant))
    threads = re.search(r"\.reqntid\s+(\d+)", made.asm["ptx"])
    lines = [
        "schema = 1",
        f'source = "{name}.ptx"',
        f'kernel = "{variant.kernel}"',
        f"grid = {json.dumps(grid)}",
        f"block = [{threads[1] if threads else 32 * variant.warps}]",
        f"dynamic_shared_bytes = {made.metadata.shared}",
        "",
        "[constants]",
        *(f"{size} = {value}" for size, value in SIZES.items()),
    ]
    written = list(shapes)[-1]
    for parameter, type_ in variant.types.items():
        lines += ["", "[[arguments]]", f'name = "{parameter}"']
        if parameter in numbers:
            lines += [f'type = "{_NUMBERS[type_]}"', f"value = {json.dumps(numbers[parameter])}"]
            continue
        element, span = _ELEMENTS[type_]
        lines += [f'type = "{element}"', f"shape = {json.dumps(shapes[parameter])}"]
        if parameter == written:
            lines.append("output = true")
        else:
            seed = list(shapes).index(parameter) + 1
            lines.append(f'fill = {{ content = "random", {span}, seed = {seed} }}')
    blocks = " * ".join(f"({part})" for part in grid)
    scratch = made.metadata.global_scratch_size
    for index in range(_SCRATCH):
        lines += ["", "[[arguments]]", f'name = "scratch_{index}"']
        if index == 0 and scratch:
            lines += ['type = "u8"', f'shape = ["{blocks} * {scratch}"]']
        else:
            lines += ['type = "u64"', "value = 0"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the PTX of the kernels asked for, by default of all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    asked = sys.argv[2:] or list(VARIANTS)
    for name in HELD_OUT if asked == ["held_out"] else asked:
        made = compiled(EVERY[name])
        text = made.asm["ptx"]
        (folder / f"{name}.ptx").write_text(text, encoding="utf-8")
        if name != "matmul_host_maps":
            (folder / f"{name}.toml").write_text(case_of(name, made), encoding="utf-8")
        print(f"{name}: {len(text.splitlines()):,} lines, Triton {triton.__version__}")


if __name__ == "__main__":
    main()
