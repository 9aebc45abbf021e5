"""Rates and latencies of tensor cores and copy engines, on a GPU of compute capability 9.0.

    python benchmarks/tensor/rates.py OUTPUT_FOLDER [--only-compile] [--only PREFIX ...]

Writes ``rates.cu``, compiles it with ``nvcc``, and runs it benchmark by benchmark: one that fails
or hangs costs itself. ``rates.csv`` has a row for each: the cycles that one more trip of its loop
takes, and the units of work of a trip. Loops are timed at two lengths by the own clock of an SM.
"""

import argparse
import csv
import itertools
import subprocess
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_SECONDS = 15
_HERE = Path(__file__).parent
_FRAME = _HERE / "rates.cuh"


@dataclass(frozen=True, slots=True)
class Bench:
    """One benchmark.

    Attributes:
        name: its row's name.
        body: of the loop, in CUDA C++.
        before: what comes before the loop.
        after: behind it, where results are kept from being dropped.
        work: units of work of a block's trip: products, bytes, or 1.
        blocks: of the grid; 0 for one on each SM.
        threads: of a block.
        cluster: blocks of a cluster, 1 for none.
    """

    name: str
    body: str
    before: str = ""
    after: str = ""
    work: float = 1.0
    blocks: int = 1
    threads: int = 32
    cluster: int = 1


def _listed(letter: str, name: str, first: int, count: int) -> str:
    return ", ".join(f'"+{letter}"({name}[{n}])' for n in range(first, first + count))


def _operands(first: int, count: int) -> str:
    return "{" + ", ".join(f"%{n}" for n in range(first, first + count)) + "}"


_MMA = {
    "f16_f32": ("m16n8k16.row.col.f32.f16.f16.f32", 4, 2, "f", 16 * 8 * 16),
    "f16_f16": ("m16n8k16.row.col.f16.f16.f16.f16", 4, 2, "r", 16 * 8 * 16),
    "bf16_f32": ("m16n8k16.row.col.f32.bf16.bf16.f32", 4, 2, "f", 16 * 8 * 16),
    "tf32_f32": ("m16n8k8.row.col.f32.tf32.tf32.f32", 4, 2, "f", 16 * 8 * 8),
    "s8_s32": ("m16n8k32.row.col.s32.s8.s8.s32", 4, 2, "r", 16 * 8 * 32),
    "f16_f32_k8": ("m16n8k8.row.col.f32.f16.f16.f32", 2, 1, "f", 16 * 8 * 8),
}


def _mma() -> Iterator[Bench]:
    """``mma.sync``: chains of dependent products in one warp, and many in many."""
    for name, (shape, of_a, of_b, letter, products) in _MMA.items():
        sums = 2 if letter == "r" and "f16" in name else 4
        kind = "float" if letter == "f" else "u32"
        for chains, threads in ((1, 32), (4, 32), (4, 128), (4, 512)):
            lines = []
            for chain in range(chains):
                outs = _listed(letter, f"d{chain}", 0, sums)
                a, b = _operands(sums, of_a), _operands(sums + of_a, of_b)
                into = _operands(0, sums)
                ins = ", ".join(f'"r"(a[{n}])' for n in range(of_a))
                ins += ", " + ", ".join(f'"r"(b[{n}])' for n in range(of_b))
                op = f"mma.sync.aligned.{shape} {into}, {a}, {b}, {into};"
                lines.append(f'asm volatile("{op}" : {outs} : {ins});')
            before = "u32 a[4] = {(u32)n, (u32)n, (u32)n, (u32)n}, b[2] = {(u32)n, (u32)n};"
            before += "".join(f"{kind} d{c}[4] = {{}};" for c in range(chains))
            after = "".join(f"sink += (u32)(d{c}[0] + d{c}[1]);" for c in range(chains))
            work = products * chains * threads / 32
            label = f"mma.{name}.{chains}_chains.{threads // 32}_warps"
            yield Bench(label, "\n".join(lines), before, after, work, threads=threads)


def _mixed() -> Iterator[Bench]:
    """Products of warps with what stands between them: matrices loaded, arithmetic, neither."""
    load = (
        'asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];"'
        ' : "=r"(q{0}[0]), "=r"(q{0}[1]), "=r"(q{0}[2]), "=r"(q{0}[3]) : "r"(to + {1}));'
    )
    multiply = (
        'asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%0, %1, %2, %3}}, '
        '{{%4, %5, %6, %7}}, {{%8, %9}}, {{%0, %1, %2, %3}};" : "+f"(d{0}[0]), "+f"(d{0}[1]), '
        '"+f"(d{0}[2]), "+f"(d{0}[3]) : "r"(q{1}[0]), "r"(q{1}[1]), "r"(q{1}[2]), "r"(q{1}[3]), '
        '"r"(q{2}[0]), "r"(q{2}[1]));'
    )
    add = 'asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(e[{0}]));'
    plus = 'asm volatile("add.u32 %0, %0, %1;" : "+r"(f[{0}]) : "r"(to));'
    times = 'asm volatile("mad.lo.u32 %0, %0, %1, %1;" : "+r"(f[{0}]) : "r"(to));'
    loads = "".join(load.format(n, 512 * n) for n in range(4))
    products = [multiply.format(n, n % 4, (n + 1) % 4) for n in range(16)]
    sums = [add.format(n % 8) for n in range(32)]
    others = {
        name: [each.format(n % 8) for n in range(32)]
        for name, each in {"adds": plus, "multiplies": times}.items()
    }
    mixes = {
        "16_products": "".join(products),
        "4_loads": loads,
        "4_loads_16_products": loads + "".join(products),
        "32_sums": "".join(sums),
        "16_products_32_sums": "".join(
            product + "".join(sums[2 * n : 2 * n + 2]) for n, product in enumerate(products)
        ),
    }
    for name, between in others.items():
        mixes[f"32_{name}"] = "".join(between)
        mixes[f"16_products_32_{name}"] = "".join(
            product + "".join(between[2 * n : 2 * n + 2]) for n, product in enumerate(products)
        )
    before = "u32 to = base + threadIdx.x * 16, f[8] = {}; float e[8] = {};"
    before += "".join(f"u32 q{n}[4] = {{to, to, to, to}};" for n in range(4))
    before += "".join(f"float d{n}[4] = {{}};" for n in range(16))
    after = "".join(f"sink += (u32)(d{n}[0] + d{n}[2]);" for n in range(16))
    after += "".join(f"sink += q{n}[0] ^ q{n}[1] ^ q{n}[2] ^ q{n}[3];" for n in range(4))
    after += "for (int k = 0; k < 8; k++) sink += (u32)e[k] + f[k];"
    # The next trip's addresses: loads of the same ones could be joined.
    body = "to ^= 2048;"
    for name, lines in mixes.items():
        for threads in (32, 128, 256, 512):
            label = f"mixed.{name}.{threads // 32}_warps"
            yield Bench(label, body + lines, before, after, 1, threads=threads)


_WGMMA = {
    "f16": ("f32.f16.f16", 16, "f", (8, 32, 64, 128, 256), ", 1, 1, 0, 0"),
    "tf32": ("f32.tf32.tf32", 8, "f", (128, 256), ", 1, 1"),
    "e4m3": ("f32.e4m3.e4m3", 32, "f", (128, 256), ", 1, 1"),
    "s8": ("s32.s8.s8", 32, "r", (128, 256), ""),
}


def _wgmma() -> Iterator[Bench]:
    """``wgmma``: groups of 1, 4 and 16 products that are waited for, one and two warpgroups."""
    for name, (types, depth, letter, widths, ends) in _WGMMA.items():
        for columns in widths:
            sums = columns // 2
            for where in ("shared", "registers"):
                if where == "registers" and (columns < 64 or name == "s8"):
                    continue
                for many, threads in ((1, 128), (4, 128), (16, 128), (4, 256)):
                    if threads == 256 and name != "f16":
                        continue
                    product = _product(types, depth, letter, columns, sums, where, ends)
                    body = 'asm volatile("wgmma.fence.sync.aligned;" ::: "memory");'
                    body += product * many
                    body += 'asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");'
                    body += 'asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");'
                    kind = "float" if letter == "f" else "u32"
                    before = (
                        f"{kind} d[{sums}] = {{}}; u32 a[4] = {{(u32)n, (u32)n, (u32)n, (u32)n}};"
                    )
                    before += f"u64 da = {_descriptor(0)}, db = {_descriptor(16384)};"
                    after = f"for (int i = 0; i < {sums}; i++) sink += (u32)d[i]; sink += a[0];"
                    work = 64.0 * columns * depth * many * threads / 128
                    label = f"wgmma.{name}.n{columns}.{where}.{many}.{threads // 128}_groups"
                    yield Bench(label, body, before, after, work, threads=threads)


def _issue() -> Iterator[Bench]:
    """The cycles in which a warp issues a group of products, which are then waited for."""
    types, depth, letter, _, ends = _WGMMA["f16"]
    for columns, where in ((64, "registers"), (128, "shared"), (256, "shared")):
        sums = columns // 2
        for many, threads in itertools.product((1, 2, 3, 4, 6, 8), (128, 256)):
            read = 'asm volatile("mov.u32 %0, %%clock;" : "=r"({0}) :: "memory");'
            body = "u32 first, last;" + read.replace("{0}", "first")
            body += 'asm volatile("wgmma.fence.sync.aligned;" ::: "memory");'
            body += _product(types, depth, letter, columns, sums, where, ends) * many
            body += read.replace("{0}", "last") + "spent += last - first;"
            body += 'asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");'
            body += 'asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");'
            before = f"float d[{sums}] = {{}}; u32 a[4] = {{(u32)n, (u32)n, (u32)n, (u32)n}};"
            before += f"u64 da = {_descriptor(0)}, db = {_descriptor(16384)}, spent = 0;"
            after = f"for (int i = 0; i < {sums}; i++) sink += (u32)d[i]; sink += a[0];"
            # In place of the loop's time, which the frame takes from where it began.
            after += "began = clock64() - spent;"
            label = f"issue.f16.n{columns}.{where}.{many}.{threads // 128}_groups"
            yield Bench(label, body, before, after, many, threads=threads)


def _beside() -> Iterator[Bench]:
    """Arithmetic of warps while products of their warpgroup, or of another one, are made."""
    types, depth, letter, _, ends = _WGMMA["f16"]
    sum_ = 'asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(e[{0}]));'
    for columns, where in ((64, "registers"), (64, "shared"), (128, "shared"), (256, "shared")):
        sums = columns // 2
        for many, count, threads in itertools.product((0, 4), (0, 128), (128, 256)):
            body = 'asm volatile("wgmma.fence.sync.aligned;" ::: "memory");' if many else ""
            body += _product(types, depth, letter, columns, sums, where, ends) * many
            if many:
                body += 'asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");'
            body += "".join(sum_.format(n % 8) for n in range(count))
            if many:
                body += 'asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");'
            before = f"float d[{sums}] = {{}}, e[8] = {{}};"
            before += "u32 a[4] = {(u32)n, (u32)n, (u32)n, (u32)n};"
            before += f"u64 da = {_descriptor(0)}, db = {_descriptor(16384)};"
            after = f"for (int i = 0; i < {sums}; i++) sink += (u32)d[i]; sink += a[0] + da + db;"
            after += "for (int k = 0; k < 8; k++) sink += (u32)e[k];"
            label = (
                f"beside.n{columns}.{where}.{many}_products.{count}_sums.{threads // 128}_groups"
            )
            if many or count:
                yield Bench(label, body, before, after, 1, threads=threads)


def _descriptor(offset: int) -> str:
    """Of a matrix whose rows have 128 swizzled bytes, at an offset in shared memory."""
    return f"(u64)(((base + {offset}) & 0x3ffff) >> 4) | 1ull << 16 | 64ull << 32 | 1ull << 62"


def _product(
    types: str, depth: int, letter: str, columns: int, sums: int, where: str, ends: str
) -> str:
    outs = _listed(letter, "d", 0, sums)
    if where == "shared":
        ins, left, right = '"l"(da), "l"(db)', f"%{sums}", f"%{sums + 1}"
    else:
        ins = ", ".join(f'"r"(a[{n}])' for n in range(4)) + ', "l"(db)'
        left, right = _operands(sums, 4), f"%{sums + 4}"
        ends = ends.removesuffix(", 0")
        if ends == ", 1, 1" and "f16" in types:
            ends += ", 0"
    shape = f"m64n{columns}k{depth}"
    op = f"wgmma.mma_async.sync.aligned.{shape}.{types} {_operands(0, sums)}, {left}, {right}, "
    # Other columns than all: s8 takes no more than whether sums are kept.
    return f'asm volatile("{op}1{ends};" : {outs} : {ins});\n'


def _copies() -> Iterator[Bench]:
    """Copies that are awaited one by one, and pipelines of them."""
    commit = 'asm volatile("cp.async.commit_group;");'
    one = 'asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(to), "l"(from));'
    of_lane = "u32 to = base + threadIdx.x * 16; const char *from = data + threadIdx.x * 16;"
    body = one + commit + 'asm volatile("cp.async.wait_group 0;" ::: "memory");'
    body += "from = data + ((from - data + 4096) & 0xfffff);"
    yield Bench("copy.async.latency", body, of_lane)
    for name, blocks, place in (
        ("one_sm", 1, "distinct"),
        ("all", 0, "distinct"),
        ("shared", 0, "shared"),
    ):
        start = "blockIdx.x * 32768u" if place == "distinct" else "blockIdx.x / 12u * 262144u"
        before = f"u32 at = {start}, stage = 0;"
        body = (
            'asm volatile("cp.async.wait_group 2;" ::: "memory"); __syncthreads();'
            "for (int i = 0; i < 8; i++) {"
            "u32 to = base + stage * 32768 + i * 4096 + threadIdx.x * 16;"
            "const char *from = data + ((at + i * 4096 + threadIdx.x * 16) & 0x1ffffff);"
            f"{one} }} {commit}"
            f"at += {'gridDim.x * 32768u' if place == 'distinct' else '32768u'};"
            "stage = stage == 2 ? 0 : stage + 1;"
        )
        after = 'asm volatile("cp.async.wait_all;" ::: "memory");'
        yield Bench(f"copy.async.{name}", body, before, after, 32768, blocks, 256)


_MAKE = (
    "if (threadIdx.x == 0) for (int i = 0; i < 8; i++) make(bar + 8 * i, 1);"
    "__syncthreads(); u32 phase = 0, stage = 0, at = 0;"
)


def _bulk() -> Iterator[Bench]:
    """Bulk and tensor copies."""
    for size in (16, 128, 1024, 4096, 16384, 32768):
        body = (
            f"if (threadIdx.x == 0) {{ expect(bar, {size});"
            f"bulk(base, data + at, {size}, bar); await(bar, phase); }}"
            "phase ^= 1; at = at + 32768 & 0xfffff;"
        )
        yield Bench(f"copy.bulk.latency.{size}", body, _MAKE, work=size)
    for rows in (1, 8, 64, 128, 256):
        size = rows * 128
        body = (
            f"if (threadIdx.x == 0) {{ expect(bar, {size});"
            f"tile(base, &map{rows}, at & 4095, 0, bar); await(bar, phase); }}"
            "phase ^= 1; at += 64;"
        )
        yield Bench(f"copy.tensor.latency.{rows}", body, _MAKE, work=size)
    for kind in ("bulk", "tensor"):
        for name, blocks, start, step in (
            ("one_sm", 1, "0", "1"),
            ("all", 0, "blockIdx.x", "gridDim.x"),
            ("shared", 0, "blockIdx.x / 12u * 64u", "1"),
        ):
            for size, rows in ((16384, 128), (32768, 256), (8192, 64)):
                copy = (
                    f"bulk(base + stage * {size}, data + ((u64)at * {size} & 0x1ffffff),"
                    f" {size}, b);"
                    if kind == "bulk"
                    else f"tile(base + stage * {size}, &map{rows}, at % 64 * 64,"
                    f" at / 64 * {rows} & 4095, b);"
                )
                body = (
                    "if (threadIdx.x == 0) { u32 b = bar + 8 * stage;"
                    "if (i >= 4) await(b, phase ^ 1);"
                    f"expect(b, {size}); {copy} }}"
                    f"at += {step}; if (++stage == 4) stage = 0, phase ^= 1;"
                )
                before = _MAKE + f"at = {start};"
                after = (
                    "for (int k = 0; k < 4 && k < n; k++) { if (threadIdx.x == 0)"
                    "await(bar + 8 * stage, phase ^ 1);"
                    "if (++stage == 4) stage = 0, phase ^= 1; }"
                )
                yield Bench(f"copy.{kind}.{name}.{size}", body, before, after, size, blocks)


def _barriers() -> Iterator[Bench]:
    """mbarriers, and matrices from shared memory."""
    body = "if (threadIdx.x == 0) { arrive(bar); await(bar, phase); } phase ^= 1;"
    yield Bench("mbarrier.alone", body, _MAKE)
    body = (
        "if (threadIdx.x == 0) { arrive(bar); await(bar + 8, phase); }"
        "if (threadIdx.x == 32) { await(bar, phase); arrive(bar + 8); } phase ^= 1;"
    )
    yield Bench("mbarrier.there_and_back", body, _MAKE, threads=64)
    body = "if (threadIdx.x == 0) arrive(bar);"
    yield Bench("mbarrier.arrive", body, _MAKE)
    load = (
        'asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"'
        ' : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(to));'
    )
    rows = "u32 r[4]; u32 to = base + threadIdx.x * 16;"
    yield Bench("ldmatrix.latency", load + "to += r[0];", rows, "sink += r[1] + r[2] + r[3];")
    many = load.replace("r[", "q[") + "sink += q[0] ^ q[1] ^ q[2] ^ q[3];"
    yield Bench("ldmatrix.8_warps", many * 4, rows.replace("r[4]", "q[4]"), work=32, threads=256)


def benches(only: Sequence[str] = ()) -> list[Bench]:
    """All benchmarks, or those whose names begin with one of some words."""
    every = [
        *_mma(),
        *_mixed(),
        *_wgmma(),
        *_issue(),
        *_beside(),
        *_copies(),
        *_bulk(),
        *_barriers(),
    ]
    return [each for each in every if not only or each.name.startswith(tuple(only))]


def source(chosen: Sequence[Bench]) -> str:
    """The CUDA program of some benchmarks."""
    parts = [_FRAME.read_text(encoding="utf-8")]
    for number, each in enumerate(chosen):
        parts.append(
            f"KERNEL(bench{number})\n{each.before}\nLOOP\n{each.body}\nBEHIND\n{each.after}\nEND"
        )
    rows = ",\n".join(
        f'    {{"{each.name}", bench{n}, {each.blocks}, {each.threads}, {each.work},'
        f" {each.cluster}}}"
        for n, each in enumerate(chosen)
    )
    return "\n".join(parts) + f"\nstatic const Row ROWS[] = {{\n{rows}\n}};\nMAIN\n"


def main() -> None:
    """Compile, and measure all."""
    parser = argparse.ArgumentParser(description="measure tensor cores and copy engines")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only-compile", action="store_true")
    parser.add_argument("--only", nargs="*", default=(), metavar="PREFIX")
    asked = parser.parse_args()
    run(benches(asked.only), asked.out, "rates", only_compile=asked.only_compile)


def run(chosen: Sequence[Bench], out: Path, name: str, *, only_compile: bool) -> None:
    """Compile some benchmarks, and write their rows to a table of that name."""
    out.mkdir(parents=True, exist_ok=True)
    code, program = out / f"{name}.cu", out / name
    code.write_text(source(chosen), encoding="utf-8")
    words = ["nvcc", "-gencode", "arch=compute_90a,code=sm_90a", "-O2", "-std=c++17"]
    subprocess.run([*words, "-o", str(program), str(code)], check=True)
    if only_compile:
        return
    with (out / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("name", "cycles", "spread", "work", "work_per_cycle", "blocks", "threads"))
        for row in measured(program, [each.name for each in chosen]):
            writer.writerow(row)
            file.flush()
    program.unlink()
    code.unlink()


def measured(program: Path, names: Sequence[str]) -> Iterator[list[str]]:
    """The rows of the benchmarks; the program starts anew behind one that failed or hung."""
    first = 0
    while first < len(names):
        with subprocess.Popen(
            [str(program), str(first)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as running:
            timer = threading.Timer(_SECONDS, running.kill)
            timer.start()
            for line in running.stdout or ():
                timer.cancel()
                yield line.split()
                first += 1
                timer = threading.Timer(_SECONDS, running.kill)
                timer.start()
            timer.cancel()
            why = running.stderr.read() if running.stderr else ""
        if first < len(names):
            yield [names[first], "failed", why or "hung"]
            first += 1


if __name__ == "__main__":
    main()
