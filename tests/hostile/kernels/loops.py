"""Loops that do not end, or after years: plain, by flags in memory, between warps and blocks."""

from kernel import CLEAN, ENDLESS, ORDERLY, REFUSED, RUNS, Kernels, defect, hostile

_FLAG = ".shared .align 4 .u32 flag;\n"
_HEAVY = "\n".join(f"fma.rn.f64 %d{n % 8 + 1}, %d1, %d2, %d3;" for n in range(4000))


def _plain() -> Kernels:
    yield hostile("branch_to_itself", "UP:\nbra UP; // HERE", ENDLESS)
    yield hostile("uniform_branch_to_itself", "UP:\nbra.uni UP; // HERE", ENDLESS)
    yield hostile(
        "predicate_that_never_changes",
        "setp.ge.u32 %p1, %r0, 0;\nUP:\n@%p1 bra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "by_one_thread_of_the_last_block",
        "setp.ne.u32 %p1, %r3, 127;\n@%p1 ret;\nUP:\nbra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "that_ends_after_two_to_40_turns",
        "mov.u64 %rd8, 0;\nUP:\nadd.s64 %rd8, %rd8, 1;\nsetp.ne.u64 %p1, %rd8, 1099511627776;\n"
        "@%p1 bra UP; // HERE\nst.global.u32 [%rd3], %r0;",
        ENDLESS | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "that_wraps_around_two_to_64",
        "mov.u64 %rd8, 1;\nUP:\nadd.s64 %rd8, %rd8, 2;\nsetp.ne.u64 %p1, %rd8, 0;\n"
        "@%p1 bra UP; // HERE\nst.global.u64 [%rd1], %rd8;",
        ENDLESS,
    )
    yield hostile(
        "of_floats_that_stop_growing",
        "mov.f32 %f1, 0f00000000;\nUP:\nadd.f32 %f1, %f1, 0f3F800000;\n"
        "setp.lt.f32 %p1, %f1, 0f4C000000;\n@%p1 bra UP; // HERE\nst.global.f32 [%rd3], %f1;",
        ENDLESS,
    )
    yield hostile(
        "with_a_body_of_4000_multiplications",
        f"mov.f64 %d1, 0d3FF0000000000000;\nmov.f64 %d2, 0d3FF0000000000001;\n"
        f"mov.f64 %d3, 0d0000000000000001;\nUP:\n{_HEAVY}\nst.global.f64 [%rd1], %d1;\n"
        f"bra UP; // HERE",
        ENDLESS | defect("race"),
    )
    yield hostile(
        "with_a_body_of_atomics",
        "UP:\n" + "atom.global.add.u32 %r10, [%rd3], 1;\n" * 200 + "bra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "with_1024_threads_storing_far_and_wide",
        "UP:\nmul.lo.s32 %r3, %r3, 1664525;\nadd.s32 %r3, %r3, 1013904223;\n"
        "and.b32 %r10, %r3, 255;\n"
        "mul.wide.u32 %rd8, %r10, 4;\nadd.s64 %rd8, %rd8, %rd1;\nst.global.u32 [%rd8], %r0;\n"
        "bra UP; // HERE",
        ENDLESS | defect("race"),
        block="1024",
        grid="64",
    )
    nest = "".join(f"mov.u32 %r{n}, 0;\nL{n}:\nadd.u32 %r{n}, %r{n}, 1;\n" for n in range(10, 30))
    back = "".join(f"setp.lt.u32 %p1, %r{n}, 100;\n@%p1 bra L{n};\n" for n in range(29, 9, -1))
    yield hostile("twenty_nested_of_100_turns", f"{nest}{back}", ENDLESS)


def _waits() -> Kernels:
    yield hostile(
        "spin_on_a_flag_of_another_block",
        "setp.eq.u32 %p1, %r1, 1;\n@%p1 bra SET;\nUP:\nld.volatile.global.u32 %r10, [%rd1];\n"
        "setp.eq.u32 %p2, %r10, 0;\n@%p2 bra UP; // HERE\nret;\nSET:\n"
        "st.volatile.global.u32 [%rd1], 1;",
        ENDLESS | defect("race"),
        ORDERLY,
        block="1",
    )
    yield hostile(
        "spin_on_a_flag_that_nobody_sets",
        "UP:\nld.volatile.global.u32 %r10, [%rd1];\nsetp.eq.u32 %p2, %r10, 0;\n"
        "@%p2 bra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "two_blocks_wait_for_each_other",
        "xor.b32 %r11, %r1, 1;\nmul.wide.u32 %rd8, %r11, 4;\nadd.s64 %rd8, %rd8, %rd1;\n"
        "mul.wide.u32 %rd9, %r1, 4;\nadd.s64 %rd9, %rd9, %rd1;\nUP:\n"
        "ld.acquire.gpu.global.u32 %r10, [%rd8];\nsetp.eq.u32 %p2, %r10, 0;\n@%p2 bra UP; // HERE\n"
        "st.release.gpu.global.u32 [%rd9], 1;",
        ENDLESS,
        block="1",
    )
    yield hostile(
        "two_warps_wait_for_each_other",
        ".shared .align 4 .u32 flags[2];\nshr.u32 %r11, %r0, 5;\nshl.b32 %r12, %r11, 2;\n"
        "mov.u32 %r13, flags;\nadd.u32 %r12, %r12, %r13;\nst.volatile.shared.u32 [%r12], 0;\n"
        "bar.sync 0;\nxor.b32 %r11, %r12, 4;\nUP:\nld.volatile.shared.u32 %r10, [%r11];\n"
        "setp.eq.u32 %p2, %r10, 0;\n@%p2 bra UP; // HERE\nst.volatile.shared.u32 [%r12], 1;",
        ENDLESS,
        grid="1",
    )
    lock = (
        f"{_FLAG}setp.eq.u32 %p1, %r0, 0;\n@%p1 st.shared.u32 [flag], 0;\nbar.sync 0;\nUP:\n"
        "atom.shared.cas.b32 %r10, [flag], 0, 1;\nsetp.ne.u32 %p2, %r10, 0;\n@%p2 bra UP; // HERE\n"
    )
    yield hostile(
        "spin_lock_never_given_back",
        f"{lock}st.global.u32 [%rd3], %r0;",
        ENDLESS,
    )
    yield hostile(
        "spin_lock_inside_a_warp",
        f"{lock}atom.shared.exch.b32 %r10, [flag], 0;\nst.global.u32 [%rd3], %r0;",
        CLEAN | ENDLESS | defect("warp|diverge"),
        ORDERLY,
        block="32",
    )


def _clocks() -> Kernels:
    yield hostile(
        "nanosleep_for_ever",
        "UP:\nnanosleep.u32 1000000000;\nbra UP; // HERE",
        ENDLESS,
    )
    yield hostile(
        "nanosleep_of_four_seconds_by_each_thread",
        "nanosleep.u32 0xffffffff;\nnanosleep.u32 0xffffffff;\nst.global.u32 [%rd3], %r0;",
        CLEAN | REFUSED,
        ORDERLY,
    )
    for name, counter in (("clock64", "%clock64"), ("globaltimer", "%globaltimer")):
        yield hostile(
            f"wait_for_{name}_to_stand_still",
            f"UP:\nmov.u64 %rd8, {counter};\nmov.u64 %rd9, {counter};\n"
            f"setp.ne.u64 %p1, %rd8, %rd9;\n"
            "add.s64 %rd9, %rd9, 1000000000000000;\nWAIT:\n"
            f"mov.u64 %rd8, {counter};\nsetp.lt.u64 %p1, %rd8, %rd9;\n@%p1 bra WAIT; // HERE\n"
            "st.global.u32 [%rd3], %r0;",
            ENDLESS | CLEAN | REFUSED,
            ORDERLY,
        )
    yield hostile(
        "grid_of_a_million_blocks_of_long_loops",
        "mov.u32 %r10, 0;\nUP:\nadd.u32 %r10, %r10, 1;\nxor.b32 %r11, %r11, %r10;\n"
        "setp.lt.u32 %p1, %r10, 10000000;\n@%p1 bra UP; // HERE",
        ENDLESS | CLEAN | REFUSED | defect("."),
        ORDERLY,
        grid="1000000",
    )
    yield hostile("no_loop_is_harmless", "st.global.u32 [%rd3], %r0;", CLEAN, RUNS)


def kernels() -> Kernels:
    """Loops that a checker must leave by itself."""
    yield from _plain()
    yield from _waits()
    yield from _clocks()
