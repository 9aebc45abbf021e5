"""Every analysis ends: on kernels made to make them large, each answers in seconds or refuses.

``CUADO_LARGE=1`` makes the kernels as large as they may be.
"""

import os
import random
import time
from collections.abc import Callable

import pytest
from alike import count, kernel, numbers, subject_of

from cuado.kernel import kernel as subject_module
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Scope
from cuado.model.launch import Launch
from cuado.optimizer.registry import all_transformations
from cuado.ptx.errors import TooLargeError, why_too_large
from cuado.what_if.experiments import sliding_window, unrolled_loads
from cuado.what_if.registry import all_experiments

LARGE = os.environ.get("CUADO_LARGE") == "1"
MOST_SECONDS = 120.0 if LARGE else 30.0
"""Of processor time, for one question about one kernel: a machine may be slow."""
REGISTERS = """
    .reg .b32 %r<30>; .reg .b64 %rd<30>; .reg .f32 %f<30>; .reg .pred %p<9>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in]; ld.param.u32 %r9, [n];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 4; add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3; ld.global.u32 %r2, [%rd5]; mov.u32 %r3, 0;
"""


def made(lines: list[str], declared: str = "") -> Launch:
    """A kernel of some lines, which leaves ``%r3``."""
    text = "\n".join((declared, REGISTERS, *lines, "st.global.u32 [%rd4], %r3;", "ret;"))
    ptx = f".visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)\n{{\n{text}\n}}"
    given = (numbers("out", 4096, type_="u32"), numbers("in", 4096, type_="u32", seed=2))
    return kernel(ptx, (4, 1, 1), (64, 1, 1), (*given, count("n", 8, "u32")))


def diamonds(size: int, step: str) -> Launch:
    """Each value is computed from the one before it, several times: 2 ** size ways."""
    lines = ["mov.u32 %r5, 0;", "L: add.s32 %r5, %r5, 1; mov.u32 %c0, %r5;"]
    lines += [step.format(a=n, b=n + 1) for n in range(size)]
    lines += [
        f"mul.wide.u32 %rd7, %c{size}, 4; add.s64 %rd8, %rd2, %rd7;",
        "ld.global.u32 %r3, [%rd8]; ld.global.u32 %r4, [%rd8+4]; add.s32 %r3, %r3, %r4;",
        "setp.lt.u32 %p1, %r5, %r9; @%p1 bra L;",
    ]
    return made(lines, f".reg .b32 %c<{size + 2}>;")


def chain(size: int) -> Launch:
    """An address that is computed in many steps, and loads along the way."""
    lines = ["mov.b64 %c0, %rd5;"]
    for n in range(size):
        lines.append(f"add.s64 %c{n + 1}, %c{n}, {4 * (n % 3)};")
        lines += [f"ld.global.u32 %r3, [%c{n + 1}];"] if n % 50 == 0 else []
    lines.append(f"ld.global.u32 %r4, [%c{size}]; add.s32 %r3, %r3, %r4;")
    return made(lines, f".reg .b64 %c<{size + 2}>;")


def backwards(size: int) -> Launch:
    """The same, the last step first in the text."""
    lines = ["mov.b64 %c0, %rd5; bra B0;"]
    for n in reversed(range(size)):
        lines.append(f"B{n}: add.s64 %c{n + 1}, %c{n}, 4; bra B{n + 1};")
    lines.append(f"B{size}: ld.global.u32 %r3, [%c{size}];")
    return made(lines, f".reg .b64 %c<{size + 2}>;")


def loops(size: int) -> Launch:
    """One loop after the other."""
    return made(
        [
            f"mov.u32 %r5, 0; L{n}: ld.global.u32 %r3, [%rd5+{4 * n % 64}]; add.s32 %r5, %r5, 1;"
            f"st.global.u32 [%rd4], %r3; setp.lt.u32 %p1, %r5, %r9; @%p1 bra L{n};"
            for n in range(size)
        ]
    )


def nested(size: int) -> Launch:
    """Loops within loops."""
    lines = [f"mov.u32 %i{n}, 0; L{n}:" for n in range(size)]
    lines.append("ld.global.u32 %r3, [%rd5]; st.global.u32 [%rd4], %r3;")
    for n in reversed(range(size)):
        lines.append(f"add.s32 %i{n}, %i{n}, 1; setp.lt.u32 %p1, %i{n}, 2; @%p1 bra L{n};")
    return made(lines, f".reg .b32 %i<{size + 1}>;")


def straight(size: int) -> Launch:
    """Loads, arithmetic and stores without a branch."""
    return made(
        [
            f"ld.global.u32 %r3, [%rd5+{4 * (n % 512)}]; mul.lo.s32 %r5, %r3, {n};"
            f"xor.b32 %r6, %r5, %r3; st.global.u32 [%rd4+{4 * (n % 512)}], %r6;"
            for n in range(size // 4)
        ]
    )


def barriers(size: int) -> Launch:
    """Exchanges through shared memory."""
    lines = ["mov.u32 %r10, tile; shl.b32 %r11, %r1, 2; add.u32 %r12, %r10, %r11;"]
    lines += [
        f"st.shared.u32 [%r12+{n % 8 * 256}], %r2; bar.sync 0;"
        f"ld.shared.u32 %r3, [%r12+{n % 4 * 256}]; add.s32 %r2, %r2, %r3;"
        for n in range(size)
    ]
    return made(lines, ".shared .align 4 .b8 tile[4096];")


def tangled(size: int) -> Launch:
    """Branches to anywhere: loops that are entered in several places."""
    chosen = random.Random(1)  # noqa: S311 - a kernel, and no secret
    return made(
        [
            f"B{n}: add.s32 %r3, %r3, {n}; setp.lt.u32 %p{1 + n % 7}, %r3, %r9;"
            f"@%p{1 + n % 7} bra B{chosen.randrange(size)};"
            f"@%p{1 + (n + 3) % 7} bra B{chosen.randrange(size)};"
            for n in range(size)
        ]
    )


def forks(size: int) -> Launch:
    """Branches that lanes decide differently, one after the other."""
    return made(
        [
            f"setp.lt.s32 %p1, %r2, {n}; @%p1 bra S{n}; ld.global.u32 %r3, [%rd5+{4 * (n % 64)}];"
            f"add.s32 %r2, %r2, %r3; S{n}:"
            for n in range(size)
        ]
    )


KERNELS: dict[str, tuple[Callable[[int], Launch], int, int]] = {
    "diamonds of sums": (lambda n: diamonds(n, "add.s32 %c{b}, %c{a}, %c{a};"), 60, 60),
    "diamonds of products": (lambda n: diamonds(n, "mul.lo.s32 %c{b}, %c{a}, %c{a};"), 60, 60),
    "diamonds of bits": (lambda n: diamonds(n, "xor.b32 %c{b}, %c{a}, %c{a};"), 60, 200),
    "a chain": (chain, 1500, 6000),
    "a chain backwards": (backwards, 1200, 5000),
    "loops": (loops, 60, 300),
    "nested loops": (nested, 20, 20),
    "straight": (straight, 2000, 20000),
    "barriers": (barriers, 80, 1000),
    "a tangle": (tangled, 80, 1500),
    "forks": (forks, 80, 2000),
}
BEYOND = frozenset({"a tangle", "forks"})
"""Those that, large, are beyond the bounds, and refused."""


def questions(kernel: Kernel) -> list[tuple[str, Callable[[], object]]]:
    """What is asked of a kernel: each experiment, and each transformation and its first value."""
    asked: list[tuple[str, Callable[[], object]]] = []
    for experiment in all_experiments():
        asked.append((experiment.name, lambda e=experiment: e.propose(kernel, Scope())))  # type: ignore[misc]
    for kind in all_transformations():
        asked.append((kind.NAME, lambda k=kind: _first(k.candidates(kernel), kernel)))  # type: ignore[misc]
    return asked


def _first(values: object, kernel: Kernel) -> object:
    found = list(values)  # type: ignore[call-overload]
    return found[0].apply(kernel) if found else None


@pytest.mark.parametrize("name", KERNELS)
def test_every_question_is_answered_in_time(name: str) -> None:
    make, small, large = KERNELS[name]
    kernel = subject_of(make(large if LARGE else small))
    refusals = set[str]()
    for asked, question in questions(kernel):
        begun = time.process_time()
        try:
            question()
        except (TooLargeError, RecursionError) as error:
            refusals.add(why_too_large(error))
        assert time.process_time() - begun < MOST_SECONDS, asked
    assert bool(refusals) is (LARGE and name in BEYOND), refusals


def test_values_that_are_used_several_times_are_found_out_once() -> None:
    # Each took time exponential in the number of steps: 2 ** 60 ways lead to the address.
    for step in ("mul.lo.s32 %c{b}, %c{a}, %c{a};", "xor.b32 %c{b}, %c{a}, %c{a};"):
        kernel = subject_of(diamonds(60, step))
        for experiment in (sliding_window.EXPERIMENT, unrolled_loads.EXPERIMENT):
            begun = time.process_time()
            experiment.propose(kernel, Scope())
            assert time.process_time() - begun < MOST_SECONDS


def test_a_kernel_beyond_the_bound_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject_module, "MOST_INSTRUCTIONS", 100)
    kernel = subject_of(straight(200))
    assert not kernel.is_analysable
    kernel.prepare()
    refusals = []
    for _, question in questions(kernel):
        try:
            question()
        except TooLargeError as error:
            refusals.append(error.message)
    assert len(refusals) > 20
    assert all("instructions, at most 100" in each for each in refusals)


def test_branches_that_decide_each_other_are_bounded() -> None:
    kernel = subject_of(tangled(900))
    with pytest.raises(TooLargeError, match="basic blocks decide each other"):
        _ = kernel.slicer
