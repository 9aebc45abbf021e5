"""Grid-stride loops that accumulate, with more blocks; what is not merged alike is refused."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, numbers, refused, rewritten, subject_of

from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.split_sums import SplitSums
from cuado.optimizer.transformations.whole_waves import WholeWaves
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

SOURCE = """
extern "C" __global__ void {name}(int n, const int *in, {type} *out, int *more) {{
    __shared__ {type} part[8];
    int t = threadIdx.x, start = blockIdx.x * blockDim.x + t, step = blockDim.x * gridDim.x;
    {type} sum = {first};
    {before}
#pragma unroll 1
    for (int i = start; i < n; i += step) {{ {item} }}
    {merge}
    {end}
}}"""
WARP = "for (int d = 16; d > 0; d /= 2) { auto w = __shfl_down_sync(~0u, sum, d); MERGE }"
ADD = "sum += w;"
BLOCK = (
    WARP.replace("MERGE", ADD)
    + "if (t % 32 == 0) part[t / 32] = sum; __syncthreads();"
    + "if (t == 0) { sum = 0; for (int w = 0; w < 8; w++) sum += part[w]; }"
)
PLAIN = {
    "type": "int",
    "first": "0",
    "before": "",
    "item": "sum += in[i];",
    "merge": BLOCK,
    "end": "if (t == 0) atomicAdd(out, sum);",
}
PER_THREAD = {"merge": "", "end": "atomicAdd(out, sum);"}


def warps(merge: str, end: str) -> dict[str, str]:
    """Lanes merge by shuffles, and the first of each warp updates."""
    return {"merge": WARP.replace("MERGE", merge), "end": f"if (t % 32 == 0) {end}"}


ALIKE: dict[str, dict[str, str]] = {
    "by_block": {},
    "by_warp": warps(ADD, "atomicAdd(out, sum);"),
    "by_thread": PER_THREAD,
    "by_redux": {
        "merge": "sum = __reduce_add_sync(~0u, sum);",
        "end": "if (t % 32 == 3) atomicAdd(out, sum);",
    },
    "by_shared_updates": {
        "before": "if (t < 8) part[t] = 0; __syncthreads();",
        "merge": "atomicAdd(&part[t % 8], sum); __syncthreads();",
        "end": "if (t < 8) atomicAdd(&out[t], part[t]);",
    },
    "some": {"item": "if (in[i] % 3 == 1) sum += in[i];", **PER_THREAD},
    "products": {"item": "sum += in[i] * (i % 7);"},
    "counts": {"item": "sum += in[i] > 500;"},
    "wide": {
        "type": "unsigned long long",
        "item": "sum += (unsigned long long)in[i] << 30;",
        **PER_THREAD,
    },
    "bits": {"item": "sum ^= in[i] * 5;", **warps("sum ^= w;", "atomicXor(out, sum);")},
    "largest": {
        "first": "-7",
        "item": "sum = max(sum, in[i] - 900);",
        **warps("sum = max(sum, w);", "atomicMax(out, sum);"),
    },
    "smallest": {
        "first": "2147483647",
        "item": "sum = min(sum, in[i]);",
        **warps("sum = min(sum, w);", "atomicMin(out, sum);"),
    },
    "any_bit": {"item": "sum |= in[i] & 48;", **warps("sum |= w;", "atomicOr(out, sum);")},
    "two_sums": {
        "before": "int all = 0;",
        "item": "sum += in[i]; all += in[i] & 3;",
        "merge": "",
        "end": "atomicAdd(out, sum); atomicAdd(&out[1], all);",
    },
    "of_both": {
        "before": "int all = 0;",
        "item": "sum += in[i]; all += in[i] & 3;",
        "merge": "",
        "end": "atomicAdd(out, sum + all);",
    },
    "inner": {
        "item": "\n#pragma unroll 1\nfor (int k = 0; k < in[i] % 4; k++) sum += in[(i + k) % n];",
        **PER_THREAD,
    },
    "only_some_threads": {"merge": "", "end": "if (t % 5 == 1) atomicAdd(&out[t % 16], sum);"},
}
REFUSED: dict[str, tuple[dict[str, str], str]] = {
    "floats": ({"type": "float", "first": "0.f", **PER_THREAD}, "atomics add floats"),
    "last": ({"item": "if (in[i]) sum = in[i];", **PER_THREAD}, "with something else"),
    "sums_of_sums": (
        {"before": "int a = 0;", "item": "a += in[i]; sum += a;", **PER_THREAD},
        "in its own order",
    ),
    "swapped": (
        {
            "before": "int b = 0;",
            "item": "int a = b + in[i]; b = sum + 1; sum = a;",
            "merge": "",
            "end": "atomicAdd(out, sum); atomicAdd(&out[1], b);",
        },
        "",
    ),
    "kept_sometimes": (
        {
            "before": "int at = 0;",
            "item": "sum += in[i]; if (in[i] == 77) at = sum;",
            "merge": "",
            "end": "atomicAdd(out, sum); atomicAdd(&out[1], at);",
        },
        "in its own order",
    ),
    "by_its_size": (
        {"item": "if (sum < 9000) sum += in[i];", **PER_THREAD},
        "before it is complete",
    ),
    "begins_with_one": ({"first": "1", **PER_THREAD}, "with something else"),
    "times": ({"merge": "", "end": "atomicAdd(out, sum * 3);"}, "does more with"),
    "halved": ({"merge": "", "end": "atomicAdd(out, sum / 2);"}, "does more with"),
    "widened": (
        {"merge": "", "end": "atomicAdd((unsigned long long *)out, (unsigned long long)sum);"},
        "does more with",
    ),
    "and_one": ({"merge": "", "end": "atomicAdd(out, sum + 1);"}, "with something else"),
    "if_large": ({"merge": "", "end": "if (sum > 5) atomicAdd(out, sum);"}, "does more with"),
    "as_an_index": ({"merge": "", "end": "atomicAdd(&out[sum & 7], 1);"}, "does more with"),
    "of_each_block": ({"end": "if (t == 0) out[blockIdx.x] = sum;"}, "block index is used"),
    "at_its_index": (
        {"merge": "", "end": "atomicAdd(&out[blockIdx.x % 8], sum);"},
        "block index is used",
    ),
    "counts_blocks": (
        {"end": "if (t == 0) { atomicAdd(out, sum); atomicAdd(&more[1], 1); }"},
        "for each block",
    ),
    "stores_it": ({"merge": "", "end": "atomicAdd(out, sum); more[t] = sum;"}, "does more with"),
    "another_operator": ({"merge": "", "end": "atomicMax(out, sum);"}, "another operator"),
    "mixed_signs": (
        {
            "item": "sum = max(sum, in[i]);",
            "merge": "",
            "end": "atomicMax((unsigned *)out, (unsigned)sum);",
        },
        "another operator",
    ),
    "those_without_work_leave": (
        {"before": "if (start >= n) return;", "merge": WARP.replace("MERGE", ADD)},
        "the grid's size decides",
    ),
    "writes": ({"item": "sum += in[i]; more[i] = 3;", **PER_THREAD}, "writes at"),
    "in_place": ({"item": "sum += more[i]; more[i] = sum;", **PER_THREAD}, ""),
    "reads_what_is_updated": (
        {"item": "sum += ((int *)out)[i & 7];", **PER_THREAD},
        "writes 'out'",
    ),
    "waits": ({"item": "sum += in[i]; __syncwarp();", **PER_THREAD}, "may wait for each other"),
    "result": (
        {"merge": "", "end": "more[t] = atomicAdd(out, sum);"},
        "result of an atomic is used",
    ),
    "chosen_by_data": (
        {"merge": "", "end": "if (in[t] > 500) atomicAdd(out, sum);"},
        "data decides",
    ),
    "shared_with_others": (
        {
            "before": "if (t < 8) part[t] = t; __syncthreads();",
            "merge": "atomicAdd(&part[t % 8], sum); __syncthreads();",
            "end": "if (t < 8) atomicAdd(&out[t], part[t]);",
        },
        "something else among",
    ),
    "nowhere": (
        {
            "merge": "",
            "end": "atomicAdd(&part[t % 8], sum); __syncthreads(); if (n < 0) more[t] = 1;",
        },
        "",
    ),
}


FLOATS: dict[str, dict[str, str]] = {
    "float_by_block": {"type": "float", "first": "0.f", "item": "sum += in[i] * 0.25f;"},
    "float_by_thread": {"type": "float", "first": "0.f", "item": "sum += in[i];", **PER_THREAD},
    "double_by_thread": {
        "type": "double",
        "first": "0.0",
        "item": "sum += in[i] * 1e-3;",
        **PER_THREAD,
    },
}
THRICE = {"float_thrice": {**FLOATS["float_by_thread"], "end": "atomicAdd(out, sum);" * 3}}


@cache
def compiled() -> str:
    bodies = ALIKE | FLOATS | THRICE | {name: body for name, (body, _) in REFUSED.items()}
    text = "\n".join(SOURCE.format(name=name, **PLAIN | each) for name, each in bodies.items())
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="sums.cu")
    return made.ptx.rstrip("\0")


def launch(name: str, n: int = 20_001) -> Launch:
    """Six blocks of 256 threads, where a chip of 132 SMs holds 1,056."""
    is_float = name == "floats" or name.startswith("float_")
    others = {"wide": "u64", "double_by_thread": "f64"}
    type_ = "f32" if is_float else others.get(name, "s32")
    arguments = (
        count("n", n),
        numbers("in", 20_001, type_="s32", seed=5),
        numbers("out", 16, type_=type_, seed=6),
        numbers("more", 20_001, type_="s32", seed=7),
    )
    ptx = only_kernel(compiled(), name)
    return Launch(name, ptx, name, (6, 1, 1), (256, 1, 1), arguments, ("out",))


@pytest.mark.parametrize("name", ALIKE)
def test_more_blocks_come_to_the_same(name: str) -> None:
    (value,) = WholeWaves.candidates(subject_of(launch(name)))
    other = assert_alike(value, launch(name))
    assert other.grid[0] > 132
    assert other.ptx == subject_of(launch(name)).launch.ptx


@pytest.mark.parametrize("n", [0, 1, 255, 1536, 1537])
def test_blocks_without_items_add_nothing(n: int) -> None:
    (value,) = WholeWaves.candidates(subject_of(launch("by_block")))
    for name in ("by_block", "largest", "some"):
        assert_alike(value, launch(name, n))


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_merged_alike_is_refused(name: str) -> None:
    (value,) = WholeWaves.candidates(subject_of(launch("by_block")))
    assert REFUSED[name][1] in refused(value, launch(name)).reason


@pytest.mark.parametrize("name", FLOATS)
def test_sums_of_floats_are_split_on_request_and_say_by_how_much_they_differ(name: str) -> None:
    original = launch(name)
    (value,) = SplitSums.candidates(subject_of(original))
    other = rewritten(value, original)
    assert other.grid[0] > 132
    unit = 2.0**-53 if name.startswith("double") else 2.0**-24
    made = value.apply(subject_of(original))
    assert isinstance(made, Rewritten)
    (bound,) = (float(found[1]) for n in made.notes if (found := re.search("at most (\\S+) of", n)))
    # Chains of 14 iterations and of at most 5 and 8 steps in a block; then updates of all threads.
    assert (14 + 1062 * 256) * unit < 1.05 * bound < (80 + 1062 * 256) * unit * 1.1
    for difference in compared(original, other, is_steady=False).differences:
        assert difference.found == pytest.approx(difference.expected, rel=bound)
    assert "round" in refused(WholeWaves(value.blocks), original).reason
    assert not SplitSums.candidates(subject_of(launch("by_block")))
    assert refused(SplitSums(value.blocks), launch("by_block")).absent


def test_the_bound_counts_all_updates_of_a_thread() -> None:
    bounds = []
    for name in ("float_by_thread", "float_thrice"):
        made = SplitSums(1056).apply(subject_of(launch(name)))
        assert isinstance(made, Rewritten)
        bounds += [
            float(found[1]) for n in made.notes if (found := re.search("at most (\\S+) of", n))
        ]
    assert bounds[1] == pytest.approx(3 * bounds[0], rel=0.05)


def test_floats_that_are_not_merged_alike_are_refused() -> None:
    (value,) = SplitSums.candidates(subject_of(launch("float_by_thread")))
    scaled = launch("float_by_thread")
    text = scaled.ptx.replace("\tadd.f32", "\tsub.f32")
    assert text != scaled.ptx
    assert "does more with" in refused(value, replace(scaled, ptx=text)).reason


def test_data_that_decides_an_update_is_seen_where_it_is_loaded_first() -> None:
    """The kernel's first instruction is number 0, which counts as any other."""
    plain = launch("by_block")
    (value,) = WholeWaves.candidates(subject_of(plain))
    text = plain.ptx.replace("\tatom.", "\t@%own atom.")
    text = text.replace(".visible .entry", ".global .u32 flag = 1;\n.visible .entry")
    names, instructions = ".reg .pred %own; .reg .b32 %flag;\n", text.index("\tld.param")
    first = f"{names}ld.global.u32 %flag, [flag]; setp.ne.s32 %own, %flag, 0;\n"
    one = replace(plain, ptx=text[:instructions] + first + text[instructions:])
    assert subject_of(one).code.instructions[0].opcode == "ld.global.u32"
    assert "data decides what is done" in refused(value, one).reason
