"""What `check` says of thirty protocol defects, written by someone who had not seen it.

    python benchmarks/protocols/score.py OUT.csv [NAME...]

Each kernel of `blind/` is checked with its defect, and repaired (`_twin`). Found: an error or a
warning of a kind that the defect's class may be called. A twin is clean if it has neither.
"""

import csv
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.errors import CuadoError
from cuado.model.defect import Defect, Severity
from cuado.sources.case import load_case

HERE = Path(__file__).parent / "blind"
KINDS = {
    "wrong parity": "mbarrier-dead-lock missing-wait",
    "expected bytes": "transaction-bytes",
    "stage overwritten": "stage-overwritten write-after-read-race",
    "missing wait": "missing-wait",
    "missing commit": "missing-wait copy-outlives-block stage-overwritten",
    "missing proxy fence": "missing-proxy-fence",
    "initialisation": "mbarrier-used-early mbarrier-in-use no-mbarrier "
    "block-of-the-cluster-not-begun",
    "arrival count": "mbarrier-dead-lock mbarrier-arrivals stage-overwritten mbarrier-phase-missed",
    "cluster memory": "cluster-memory-outlived cluster-memory-may-be-outlived",
    "misaligned": "misaligned",
    "missing barrier": "read-after-write-race missing-wait",
    "store source": "stage-overwritten",
}
"""What the defects of each class may be called; written before the first look, but for the last
names of `initialisation` and `cluster memory`: they came when clusters were emulated."""


@dataclass(frozen=True)
class Case:
    """A kernel's class and launch.

    Attributes:
        kind: class of its defect.
        line: line of the defect in the file.
        grid: blocks.
        block: threads.
        arguments: of each parameter its name, type, and elements (``=`` a value; ``!`` an output).
        dynamic: bytes of dynamic shared memory.
    """

    kind: str
    line: int
    grid: str
    block: str
    arguments: str
    dynamic: int = 0


IN_OUT = "in:f32:{0} out!:f32:{0}"
CASES = {
    "tile_gain": Case(
        "wrong parity", 70, "4", "128", "in:f32:18432 out!:f32:18432 gain:f32=1.5 tiles:s32=9"
    ),
    "ring_accumulate": Case(
        "wrong parity", 73, "2", "160", "in:f32:5120 out!:f32:256 tiles:s32=10"
    ),
    "warp_row_norm": Case("wrong parity", 66, "8", "32", "x:f32:18432 norm!:f32:48 rows:s32=6"),
    "bulk_axpy": Case(
        "expected bytes",
        51,
        "3",
        "256",
        "x:f32:16896 y:f32:16896 z!:f32:16896 a:f32=3 tiles:s32=11",
    ),
    "segment_max": Case("expected bytes", 56, "5", "32", "in:s32:22500 out!:s32:5 n:s32=4500"),
    "patch_bias": Case(
        "expected bytes", 60, "4, 2", "128", "image:map:0 out!:f32:16384 bias:f32:256 width:s32=256"
    ),
    "blur_stream": Case(
        "stage overwritten", 44, "4", "256", "in:f32:12288 out!:f32:12288 tiles:s32=12"
    ),
    "ring_scale_store": Case(
        "stage overwritten", 82, "2", "96", "in:f32:32768 out!:f32:32768 tiles:s32=16"
    ),
    "strip_product": Case(
        "stage overwritten", 127, "2", "160", "a:f16:24576 b:f16:1536 c!:f32:1024 ksteps:s32=12"
    ),
    "lane_prefetch": Case("missing wait", 42, "6", "64", "in:f32:21504 out!:f32:384 steps:s32=14"),
    "pair_dot": Case(
        "missing wait", 76, "4", "64", "x:f32:14336 y:f32:14336 dot!:f32:4 tiles:s32=7"
    ),
    "block_product": Case(
        "missing wait", 101, "3", "128", "a:f16:12288 b:f16:1536 c!:f32:1536 alpha:f32=2"
    ),
    "rolling_diff": Case(
        "missing commit", 44, "4", "128", "in:f32:16384 out!:f32:16384 tiles:s32=8"
    ),
    "store_ramp": Case("missing commit", 45, "4", "256", "out!:s32:49152 tiles:s32=6 slope:s32=3"),
    "inplace_offset": Case(
        "missing proxy fence",
        95,
        "4",
        "128",
        "in:f32:20480 out!:f32:20480 offset:f32=7 tiles:s32=5",
    ),
    "narrow_product": Case(
        "missing proxy fence", 62, "4", "128", "a:f32:4096 b:f32:128 c!:f32:2048"
    ),
    "first_touch": Case(
        "initialisation", 57, "8", "256", "in:s32:16384 out!:s32:16384 shift:s32=5"
    ),
    "swap_halves": Case("initialisation", 76, "4", "128", "in:f32:512 out!:f32:512"),
    "two_part_barrier": Case(
        "initialisation", 78, "4", "128", "table:f32:512 x:f32:2048 out!:f32:2048"
    ),
    "ring_minmax": Case(
        "arrival count", 62, "2", "160", "in:s32:9216 lo!:s32:256 hi!:s32:256 tiles:s32=9"
    ),
    "halves_to_float": Case(
        "arrival count", 65, "4", "96", "in:f16:49152 out!:f32:49152 tiles:s32=12"
    ),
    "gather_reverse": Case(
        "arrival count",
        34,
        "3",
        "256",
        "pool:f32:5000 index:index:4608 out!:f32:4608 rounds:s32=6",
    ),
    "pair_average": Case("cluster memory", 47, "8", "256", "in:f32:2048 out!:f32:2048"),
    "push_tile": Case("cluster memory", 94, "6", "128", "in:f32:3072 out!:f32:3072 scale:f32=2"),
    "row_gather_sum": Case("misaligned", 45, "4", "64", "in:f32:1872 sums!:f32:200 rows:s32=9"),
    "carved_buffer": Case(
        "misaligned",
        51,
        "2",
        "128",
        "in:f32:4096 out!:f32:4096 tile:s32=512 tiles:s32=4",
        2064,
    ),
    "mirror_tiles": Case("missing barrier", 35, "8", "256", "in:f32:8192 out!:f32:8192"),
    "tile_mma": Case(
        "missing barrier", 69, "4", "128", "a:f16:32768 b:f16:1024 c!:f32:2048 k_len:s32=128"
    ),
    "poly_store": Case(
        "store source",
        47,
        "4",
        "256",
        "x:f32:36864 out!:f32:36864 tiles:s32=9 c0:f32=1 c1:f32=2 c2:f32=3",
    ),
    "transpose_out": Case(
        "store source", 48, "4", "32, 8", "in:f32:20480 out_map:map:0 width:s32=160"
    ),
}
MAPS = {
    "image": """[[arguments]]
name = "image"
type = "f16"
shape = [64, 256]
fill = { content = "random", low = -8, high = 8, seed = 1 }
tensor_map = { box = [64, 32] }
""",
    "out_map": """[[arguments]]
name = "out_map"
type = "f32"
shape = [160, 128]
output = true
tensor_map = { box = [32, 32] }
""",
}
FILL = 'fill = { content = "random", low = %s, high = %s, seed = 1 }\n'


def argument(text: str) -> str:
    """A parameter, as a case has it."""
    name, type_, size = text.replace("=", ":=").split(":")
    if type_ == "map":
        return MAPS[name]
    head = f'[[arguments]]\nname = "{name.strip("!")}"\n'
    if size.startswith("="):
        return f'{head}type = "{type_}"\nvalue = {size[1:]}\n'
    if type_ == "index":
        return f'{head}type = "s32"\nshape = [{size}]\n' + FILL % (0, 4999)
    if name.endswith("!"):
        return f'{head}type = "{type_}"\nshape = [{size}]\noutput = true\n'
    return f'{head}type = "{type_}"\nshape = [{size}]\n' + FILL % (-8, 8)


def described(name: str, kernel: str, case: Case) -> str:
    """The text of a case."""
    head = f'schema = 1\nsource = "{(HERE / name).as_posix()}.cu"\nkernel = "{kernel}"\n'
    head += f'architecture = "sm_90a"\ngrid = [{case.grid}]\nblock = [{case.block}]\n'
    head += f"dynamic_shared_bytes = {case.dynamic}\n"
    return head + "".join(map(argument, case.arguments.split()))


def checked(name: str, kernel: str, case: Case) -> list[Defect]:
    """Errors and warnings of one kernel.

    Raises:
        CuadoError: it cannot be checked.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "k.toml"
        path.write_text(described(name, kernel, case))
        found = check(load_case(path), CheckOptions(budget=1 << 28))
    return [d for d in found.defects if d.severity is not Severity.NOTE]


def said(found: list[Defect]) -> str:
    """Kinds and lines of defects."""
    return "; ".join(f"{d.kind} at {d.site.line}" for d in found) or "nothing"


def row(name: str, case: Case) -> dict[str, str | int]:
    """The verdict on one pair."""
    made: dict[str, str | int] = {"kernel": name, "class": case.kind, "line": case.line}
    kernel, accepted = name, KINDS[case.kind].split()
    for which in ("defect", "twin"):
        try:
            found = checked(name if which == "defect" else f"{name}_twin", kernel, case)
        except CuadoError as error:
            made[which], made[f"{which}_said"] = "not checked", str(error)[:160]
            continue
        good = any(d.kind in accepted for d in found) if which == "defect" else not found
        verdicts = ("found", "missed") if which == "defect" else ("clean", "blamed")
        if which == "defect" and not good and found:
            verdicts = ("found", "named otherwise")
        made[which], made[f"{which}_said"] = verdicts[not good], said(found)
    return made


def main() -> None:
    """Check all pairs."""
    names = sys.argv[2:] or list(CASES)
    columns = ["kernel", "class", "line", "defect", "defect_said", "twin", "twin_said"]
    with Path(sys.argv[1]).open("w", newline="") as file:
        out = csv.DictWriter(file, columns)
        out.writeheader()
        for name in names:
            made = row(name, CASES[name])
            out.writerow(made)
            print(" | ".join(str(made[column]) for column in columns), flush=True)


if __name__ == "__main__":
    main()
