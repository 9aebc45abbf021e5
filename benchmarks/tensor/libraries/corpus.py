"""Makes a corpus of CUTLASS's and TileLang's kernels for compute capability 9.0, without a GPU.

    python -m venv tools; tools/bin/pip install -r requirements.txt
    tools/bin/python corpus.py OUTPUT_FOLDER [NAME ...]

needs nvcc of CUDA 13 on the path. It writes ``NAME.ptx`` and ``NAME.toml``, the case that launches
it, and under ``small/`` the same for sizes that are emulated within seconds. What comes out belongs
to no repository: it is made again where it is needed.

CUTLASS's kernels are instances of its collective builders and of its example 88, compiled by nvcc
(``gemm.cu``, ``attention.cu``); a program beside each makes its parameters as a user's would, with
the driver's encoding of tensor maps replaced by one that notes them (``launch.cuh``).
"""

import json
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from variants import ATTENTION, CUTLASS, TILELANG, Attention, Product

_HERE = Path(__file__).parent
_MARK = struct.pack("<Q", 0x70616D206F646175)
_SPAN = 0x1A5A00000000
_MOST_BUFFERS = 16
_MAP_BYTES = 128
_NVCC = ("nvcc", "-std=c++17", "-w", "-DNDEBUG", "--expt-relaxed-constexpr")
_TYPES = {0: "u8", 1: "u16", 2: "u32", 6: "f16", 7: "f32", 9: "bf16"}
_SWIZZLES = (0, 32, 64, 128)
_NEAR = {"product_of_bytes": 8e-2}
"""Relative tolerance: tensor cores add products of 8-bit floats with few bits, 5.5 % off for 4,096
positive products on an H100."""


@dataclass(frozen=True)
class Memory:
    """A buffer of a case: name, type, shape, and how it is filled; an output without ``fill``."""

    name: str
    type: str
    shape: tuple[int, ...]
    fill: str = ""

    def lines(self) -> Iterator[str]:
        """Its keys in a case file."""
        yield f'name = "{self.name}"'
        yield f'type = "{self.type}"'
        yield f"shape = {list(self.shape)}"
        yield f"fill = {{ {self.fill} }}" if self.fill else "output = true"


def inputs(name: str, type_: str, shape: tuple[int, ...], seed: int) -> Memory:
    """A buffer of random numbers; bytes up to 119 are 8-bit floats from 0 to 240."""
    span = "low = 0, high = 57" if type_ == "u8" else "low = -1, high = 1"
    return Memory(name, type_, shape, f'content = "random", {span}, seed = {seed}')


def product_memory(product: Product, size: int) -> list[Memory]:
    """The buffers of a product's launch, in the order of its parameters."""
    element, result = product.element, product.result
    found = [
        inputs("a", element, (size, size), 1),
        inputs("b", element, (size, size), 2),
        Memory("c", result, (size, size)),
    ]
    return [*found, inputs("bias", result, (size,), 3)] if product.gelu else found


def attention_memory(attention: Attention, heads: int, length: int) -> list[Memory]:
    """The buffers of a launch of attention."""
    shape = (heads, length, attention.depth)
    found = [inputs(name, "f16", shape, seed + 1) for seed, name in enumerate("qkv")]
    found.append(Memory("out", "f16", shape))
    # CUTLASS's writes the logarithms of the sums as well, as training needs them.
    return [*found, Memory("sums", "f32", (heads, length))] if attention.macros else found


def case_of(
    source: str,
    kernel: str,
    launch: Mapping[str, Any],
    reference: str,
    arguments: Sequence[str],
) -> str:
    """A case file."""
    lines = [
        f"# {launch['made']}",
        "schema = 1",
        f'source = "{source}"',
        f'kernel = "{kernel}"',
        'architecture = "sm_90a"',
        f"grid = {list(launch['grid'])}",
        f"block = {list(launch['block'])}",
        f"dynamic_shared_bytes = {launch['shared']}",
        f'reference = "reference.py:{reference}"',
        f"tolerance = {{ relative = {_NEAR.get(reference, 4e-3)}, absolute = 4e-3 }}",
    ]
    if any(n > 1 for n in launch.get("cluster", ())):
        lines.insert(6, f"cluster = {list(launch['cluster'])}")
    return "\n".join([*lines, *arguments]) + "\n"


def _keys(values: Mapping[str, Any]) -> str:
    words = (f"{key} = {json.dumps(value)}" for key, value in values.items())
    return f"{{ {', '.join(words)} }}"


def _map(noted: Mapping[str, Any]) -> dict[str, Any]:
    keys = {key: noted[key] for key in ("dims", "strides", "box", "steps")}
    # The last stride of a tensor of one matrix is 0, which no driver looks at.
    whole = noted["dims"][-2] * noted["strides"][-2] if len(noted["strides"]) > 1 else 16
    keys["strides"] = [stride or whole for stride in keys["strides"]]
    return keys | {"swizzle": _SWIZZLES[noted["swizzle"]], "nans": bool(noted["nans"])}


def structure_lines(launch: Mapping[str, Any], memory: Sequence[Memory]) -> list[str]:
    """The arguments of a launch whose only parameter is a structure, as CUTLASS's are."""
    data, parts = bytearray.fromhex(launch["params"]), []
    held = [*memory]
    if launch["workspace"]:
        held.append(Memory("workspace", "u8", (launch["workspace"],), 'content = "zeros"'))
    for at in range(0, len(data) - 7, 8):
        (word,) = struct.unpack_from("<Q", data, at)
        number, offset = divmod(word, _SPAN)
        if not 1 <= number <= _MOST_BUFFERS or offset >= 1 << 32:
            continue
        if number == _MOST_BUFFERS and not launch["workspace"]:
            data[at : at + 8] = bytes(8)  # A workspace of no bytes: null, not another buffer.
            continue
        name = held[number - 1 if number < _MOST_BUFFERS else -1].name
        words = f"at = {at}, memory = {json.dumps(name)}"
        if offset:
            words += f", offset = {offset}"
        if data[at + 8 : at + 16] == _MARK:
            noted = launch["maps"][struct.unpack_from("<Q", data, at + 16)[0]]
            data[at : at + _MAP_BYTES] = bytes(_MAP_BYTES)
            words += f", type = {json.dumps(_TYPES[noted['type']])}"
            words += f", tensor_map = {_keys(_map(noted))}"
        else:
            data[at : at + 8] = bytes(8)
        parts.append(f"  {{ {words} }},")
    lines = ["", "[[arguments]]", 'name = "params"', f'bytes = "{data.hex()}"']
    lines += ["parts = [", *parts, "]"]
    for each in held:
        lines += ["", "[[memory]]", *each.lines()]
    return lines


def compiled(name: str, source: str, macros: Mapping[str, str], folder: Path) -> tuple[Path, str]:
    """The program that prints a CUTLASS kernel's launch, and the kernel's name; its PTX."""
    headers = _package("cutlass_library") / "source"
    build = folder / "build" / name
    build.mkdir(parents=True, exist_ok=True)
    program, header = build / "program", build / "variant.h"
    # Not by -D, whose values nvcc takes apart at commas.
    defines = (f"#define {key} {value}\n" for key, value in macros.items())
    header.write_text("".join(defines), encoding="utf-8")
    includes = (*("include", "tools/util/include", "examples/88_hopper_fmha", "examples/common"),)
    command = [
        *_NVCC,
        *("-gencode", "arch=compute_90a,code=compute_90a"),
        "-DCUTLASS_ENABLE_DIRECT_CUDA_DRIVER_CALL=1",
        *("-include", str(header)),
        *(word for each in includes for word in ("-I", str(headers / each))),
        *(str(_HERE / source), "-o", str(program), "--keep", "--keep-dir", str(build)),
    ]
    subprocess.run(command, check=True)
    (ptx,) = build.glob("*.ptx")
    text = ptx.read_text(encoding="utf-8")
    (folder / f"{name}.ptx").write_text(text, encoding="utf-8")
    return program, text.split(".entry ", 1)[1].split("(", 1)[0].strip()


def _package(name: str) -> Path:
    """The folder of an installed package."""
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed: see requirements.txt")
    return Path(found.origin).parent


def launch_of(program: Path, sizes: Sequence[int]) -> dict[str, Any]:
    """What a program prints; bytes between the members of its parameters are set to zero.

    Such bytes are what the stack held, addresses among them, which differ from run to run.
    """
    words = [str(program), *map(str, sizes)]
    runs = [subprocess.run(words, check=True, capture_output=True).stdout for _ in range(3)]
    every = [json.loads(run) for run in runs]
    datas = [bytes.fromhex(each["params"]) for each in every]
    same = (found[0] if len(set(found)) == 1 else 0 for found in zip(*datas, strict=True))
    return every[0] | {"params": bytes(same).hex()}


def cutlass(name: str, folder: Path) -> None:
    """One of CUTLASS's kernels, in both sizes."""
    made = f"CUTLASS {version('nvidia-cutlass')}"
    if name in ATTENTION:
        attention = ATTENTION[name]
        macros = dict(attention.macros) | {"DEPTH": str(attention.depth)}
        program, kernel = compiled(name, "attention.cu", macros, folder)
        reference = "causal_attention" if attention.causal else "attention"
        for place, heads, length in (("", attention.heads, attention.length), ("small", 1, 256)):
            launch = launch_of(program, (1, heads, length)) | {"made": made}
            lines = structure_lines(launch, attention_memory(attention, heads, length))
            _write(folder, place, name, kernel, launch, reference, lines, shared=True)
        return
    product = CUTLASS[name]
    program, kernel = compiled(name, "gemm.cu", product.macros, folder)
    for place, size in (("", product.size), ("small", product.small)):
        launch = launch_of(program, (size, size, size)) | {"made": made}
        lines = structure_lines(launch, product_memory(product, size))
        reference = "gelu" if product.gelu else product.reference
        _write(folder, place, name, kernel, launch, reference, lines, shared=True)


def tile(name: str, folder: Path) -> None:
    """One of TileLang's kernels, in both sizes."""
    import tilelang_kernels

    given = TILELANG[name]
    for place in ("", "small"):
        if isinstance(given, Attention):
            heads, length = (1, 256) if place else (given.heads, given.length)
            memory = attention_memory(given, heads, length)
            function = tilelang_kernels.attention(
                heads, length, given.depth, given.tile, given.stages
            )
            reference = "attention"
        else:
            size = given.small if place else given.size
            memory = product_memory(given, size)
            function = tilelang_kernels.matmul(
                size, given.tile, given.stages, given.threads, given.dtype, by_row=given.by_row
            )
            reference = given.reference
        made = tilelang_kernels.lowered(function, specialised=given.specialised)
        _compile_tile(name, made.source, folder / place)
        buffers = {each.name: each for each in memory}
        lines = []
        for parameter, tensor_map in made.parameters:
            lines += ["", "[[arguments]]", *buffers[parameter].lines()]
            if tensor_map is not None:
                keys = {key: value for key, value in tensor_map.items() if key != "type"}
                lines.append(f"tensor_map = {_keys(keys)}")
        launch = {
            "made": f"TileLang {version('tilelang')}",
            "grid": made.grid,
            "block": [made.threads],
            "shared": made.shared,
        }
        _write(folder, place, name, "main_kernel", launch, reference, lines, shared=False)


def _compile_tile(name: str, source: str, folder: Path) -> None:
    package = _package("tilelang")
    folder.mkdir(parents=True, exist_ok=True)
    text = folder / f"{name}.cu"
    text.write_text(source, encoding="utf-8")
    includes = ("-I", str(package / "src"), "-I", str(package / "3rdparty/cutlass/include"))
    options = ("-arch=sm_90a", "-ptx", "-DENABLE_BF16")
    out = ("-o", str(folder / f"{name}.ptx"))
    subprocess.run([*_NVCC, *options, *includes, str(text), *out], check=True)
    text.unlink()


def _write(  # noqa: PLR0913 - the parts of a case
    folder: Path,
    place: str,
    name: str,
    kernel: str,
    launch: Mapping[str, Any],
    reference: str,
    lines: Sequence[str],
    *,
    shared: bool,
) -> None:
    at = folder / place
    at.mkdir(parents=True, exist_ok=True)
    source = f"{'../' if place and shared else ''}{name}.ptx"
    text = case_of(source, kernel, launch, reference, lines)
    (at / f"{name}.toml").write_text(text, encoding="utf-8")


def main() -> None:
    """Make the kernels asked for, by default all."""
    folder = Path(sys.argv[1]).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    text = (_HERE / "reference.py").read_text(encoding="utf-8")
    for place in (folder, folder / "small"):
        place.mkdir(parents=True, exist_ok=True)
        (place / "reference.py").write_text(text, encoding="utf-8")
    for name in sys.argv[2:] or [*TILELANG, *CUTLASS, *ATTENTION]:
        (tile if name in TILELANG else cutlass)(name, folder)
        print(name, flush=True)


if __name__ == "__main__":
    main()
