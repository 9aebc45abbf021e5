"""Guessed grids, blocks and contents follow from what the code does with numbers and threads."""

from dataclasses import replace
from pathlib import Path

import pytest
from compilers import has_nvrtc

from cuado.backends.contents import pieces
from cuado.cli.guessed_launches import summary
from cuado.guesses.guess import GuessError
from cuado.guesses.plan import BufferPlan, Filling, NumberPlan, Plan, StructurePlan, beyond_types
from cuado.guesses.source_files import SourceFile, guess_case, open_source
from cuado.model.arguments import Buffer, Content
from cuado.sources.case import load_case
from cuado.sources.case.expressions import evaluate

pytestmark = pytest.mark.skipif(not has_nvrtc(), reason="no NVRTC")


def written(tmp_path: Path, text: str) -> SourceFile:
    path = tmp_path / "k.cu"
    path.write_text(text)
    return open_source(path)


def test_what_a_block_takes_may_depend_on_a_number(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void tiles(const float *in, float *out, int n, int tiles_per_block) {"
        " long long begin = (long long)blockIdx.x * tiles_per_block * blockDim.x;"
        " for (int t = 0; t < tiles_per_block; t++) {"
        "  long long i = begin + t * blockDim.x + threadIdx.x;"
        "  if (i < n) out[i] = in[i] + 1.f; } }"
        "__global__ void inside(const float *in, float *out, int n, int radius) {"
        " int i = blockIdx.x * (blockDim.x - 2 * radius) + threadIdx.x;"
        " if (i < n) out[i] = in[i]; }",
    )
    made = guess_case(source, "tiles", tmp_path).guess
    assert made is not None
    of_block = "BLOCK * tiles_per_block"
    assert made.plan.grid[0] == f"(n + {of_block} - 1) // ({of_block})"
    assert made.plan.constants["n"] <= 1 << 30
    assert [b.items for b in made.plan.arguments if isinstance(b, BufferPlan)] == ["n", "n"]
    made = guess_case(source, "inside", tmp_path).guess
    assert made is not None
    assert made.plan.grid[0] == "(n + BLOCK - 2 * radius - 1) // (BLOCK - 2 * radius)"


@pytest.mark.parametrize(
    ("index", "sides"),
    [
        ("threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)", 1),
        ("threadIdx.z * blockDim.y * blockDim.x + threadIdx.y * blockDim.x + threadIdx.x", 1),
        ("threadIdx.y * blockDim.x + threadIdx.x", 1),
        ("threadIdx.x * blockDim.y + threadIdx.y", 2),
        ("threadIdx.y * 4 + threadIdx.x", 2),
    ],
)
def test_a_rank_of_threads_needs_no_second_side(tmp_path: Path, index: str, sides: int) -> None:
    source = written(
        tmp_path,
        "__global__ void rows(const int *in, int *out, int n) {"
        " int row = (blockIdx.x * blockDim.x + threadIdx.x) / 8;"
        f" int rank = ({index}) & 7;"
        " if (row < n)"
        "  for (int k = rank; k < 32; k += 8) atomicAdd(out + row, in[32 * row + k]); }",
    )
    made = guess_case(source, "rows", tmp_path).guess
    assert made is not None
    assert sum(each > 1 for each in made.launch.block) == sides


@pytest.mark.parametrize(
    ("kind", "value", "fits"),
    [("s32", 2**31, False), ("s32", 2**31 - 1, True), ("u32", 2**31, True), ("u16", 65536, False)],
)
def test_no_number_is_beyond_its_type(kind: str, value: int, fits: bool) -> None:
    number = NumberPlan("n", kind, "half * 2 + odd")
    plan = Plan("k", {"half": value // 2, "odd": value % 2}, ("1",) * 3, ("1",) * 3, (number,))
    assert beyond_types(plan) == (() if fits else ("n",))
    member = StructurePlan("s", 4, ((0, number),))
    assert beyond_types(replace(plan, arguments=(member,))) == beyond_types(plan)


def test_shared_memory_is_a_sum_where_views_lie_one_behind_another(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void decimated(const float *in, const float *taps, int n_taps, int decim,"
        "                          float *out, int n_out) {"
        " extern __shared__ float window[];"
        " int span = (blockDim.x - 1) * decim + n_taps;"
        " float *weights = window + span;"
        " for (int i = threadIdx.x; i < n_taps; i += blockDim.x) weights[i] = taps[i];"
        " for (int i = threadIdx.x; i < span; i += blockDim.x)"
        "  window[i] = in[blockIdx.x * blockDim.x * decim + i];"
        " __syncthreads();"
        " int o = blockIdx.x * blockDim.x + threadIdx.x; float sum = 0;"
        " for (int i = 0; i < n_taps; i++) sum += weights[i] * window[threadIdx.x * decim + i];"
        " if (o < n_out) out[o] = sum; }",
    )
    made = guess_case(source, "decimated", tmp_path).guess
    assert made is not None
    sizes = {"BLOCK": 96, "decim": 5, "n_taps": 21}
    needed = 4 * ((sizes["BLOCK"] - 1) * sizes["decim"] + 2 * sizes["n_taps"])
    assert evaluate(made.plan.dynamic_shared, sizes) == needed
    assert made.plan.constants["decim"] <= 16


def test_tables_begin_empty_and_texts_hold_the_letters_that_are_asked_for(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void words(const char *text, const unsigned *start, unsigned n, int k,"
        "                      unsigned long long *keys, unsigned *counts, unsigned table_mask) {"
        " unsigned row = blockIdx.x * blockDim.x + threadIdx.x; if (row >= n) return;"
        " int length = start[row + 1] - start[row]; const char *own = text + start[row];"
        " for (int p = 0; p + k <= length; p++) {"
        "  unsigned long long key = 0; bool is_word = true;"
        "  for (int i = 0; i < k; i++) { char c = own[p + i];"
        "   is_word = is_word && (c == 'A' || c == 'C' || c == 'G' || c == 'T');"
        "   key = key << 2 | (c >> 1 & 3); }"
        "  if (!is_word) continue;"
        "  unsigned at = (unsigned)(key * 2654435761u) & table_mask;"
        "  for (unsigned probe = 0; probe <= table_mask; probe++) {"
        "   unsigned long long was = atomicCAS(&keys[at], ~0ull, key);"
        "   if (was == ~0ull || was == key) { atomicAdd(&counts[at], 1u); break; }"
        "   at = (at + 1) & table_mask; } } }",
    )
    made = guess_case(source, "words", tmp_path)
    assert made.guess is not None
    fills = {b.name: b.filling for b in made.guess.plan.arguments if isinstance(b, BufferPlan)}
    assert fills["text"] == Filling(Content.RANDOM, values=tuple(map(ord, "ACGT")))
    assert fills["keys"] == Filling(Content.CONSTANT, "-1")
    assert fills["counts"] == Filling()
    constants = made.guess.plan.constants
    assert constants["k"] < constants["RUN_LENGTH"]
    assert constants["table_mask"].bit_count() == constants["table_mask"].bit_length()
    (tmp_path / "words.toml").write_text(made.text)
    loaded = {each.name: each for each in load_case(tmp_path / "words.toml").arguments}
    keys, text = loaded["keys"], loaded["text"]
    assert isinstance(keys, Buffer)
    assert isinstance(text, Buffer)
    assert (next(pieces(keys)) == (1 << 64) - 1).all()
    assert set(next(pieces(text)).tolist()) == set(map(ord, "ACGT"))


def test_a_lock_is_free_before_a_launch(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void once(int *lock, const float *in, float *out, int n) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return;"
        " if (atomicCAS(&lock[i / 32], 0, 1) == 0) out[i / 32] = in[i];"
        " if (lock[0] < 0) out[0] = 0; }",
    )
    made = guess_case(source, "once", tmp_path).guess
    assert made is not None
    lock = next(b for b in made.plan.arguments if b.name == "lock")
    assert isinstance(lock, BufferPlan)
    assert lock.filling == Filling()


def test_what_a_guess_of_content_cannot_know_is_said(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "struct Option { float spot, strike; int steps; };"
        "__global__ void typed(const float4 *at, const float *of_type, float *out, int n) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x;"
        " if (i < n) out[i] = at[i].x * of_type[__float_as_int(at[i].w)]; }"
        "__global__ void priced(const Option *options, const float *paths, float *out, int n) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return;"
        " Option own = options[i]; float sum = own.spot;"
        " for (int s = 0; s < own.steps; s++) sum += paths[s * n + i];"
        " out[i] = sum - own.strike; }"
        "__global__ void digits(const float *keys, int *counts, int n) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x;"
        " if (i < n) atomicAdd(&counts[__float_as_uint(keys[i]) >> 8 & 255], 1); }",
    )
    for kernel, name, is_zero, is_told in (
        ("typed", "at", True, True),
        ("priced", "options", False, True),
        ("digits", "keys", False, False),
    ):
        made = guess_case(source, kernel, tmp_path)
        assert made.guess is not None
        buffer = next(b for b in made.guess.plan.arguments if b.name == name)
        assert isinstance(buffer, BufferPlan)
        assert (buffer.filling == Filling()) is is_zero
        assert ("give data of your own" in made.text) is is_told
        assert any("give data of your own" in line for line in summary(made.guess.plan)) is is_told


def test_what_to_state_is_said_where_that_helps(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void never(float *out, float limit, int n) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n && limit < -1.f) out[i] = 1; }"
        "__global__ void wild(float *out, const float *in, int n, int m) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;"
        " if (i < n && j < m) out[(j * n + i) * 1000000007ll] = in[i]; }",
    )
    with pytest.raises(GuessError) as refused:
        guess_case(source, "never", tmp_path)
    assert "no option states" in refused.value.remedy
    with pytest.raises(GuessError) as refused:
        guess_case(source, "wild", tmp_path)
    assert refused.value.remedy.endswith("-k wild --block 16,16 -s n=1024 -s m=1024 -s 'out=n * m'")
