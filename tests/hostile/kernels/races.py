"""Data races: within a warp, a block, between blocks, through atomics and vectors, near races."""

from kernel import CLEAN, ORDERLY, RACE, RUNS, Kernels, defect, hostile

_TILE = (
    ".shared .align 16 .b8 tile[512];\nmov.u32 %r10, tile;\nshl.b32 %r11, %r0, 2;\n"
    "add.u32 %r11, %r11, %r10;\n"
)


def _shared() -> Kernels:
    yield hostile(
        "all_write_one_word_of_shared",
        f"{_TILE}st.shared.u32 [%r10], %r0; // HERE",
        RACE,
        ORDERLY,
    )
    yield hostile(
        "neighbour_read_without_a_barrier",
        f"{_TILE}st.shared.u32 [%r11], %r0; // HERE\nxor.b32 %r12, %r11, 128;\n"
        "ld.shared.u32 %r13, [%r12]; // HERE\nst.global.u32 [%rd3], %r13;",
        RACE | defect("written"),
        ORDERLY,
    )
    yield hostile(
        "neighbour_in_the_warp_without_a_fence",
        f"{_TILE}st.shared.u32 [%r11], %r0; // HERE\nxor.b32 %r12, %r11, 4;\n"
        "ld.shared.u32 %r13, [%r12]; // HERE\nst.global.u32 [%rd3], %r13;",
        RACE | defect("warp"),
        ORDERLY,
        block="32",
    )
    yield hostile(
        "barrier_of_the_warp_only",
        f"{_TILE}st.shared.u32 [%r11], %r0; // HERE\nbar.warp.sync -1;\nxor.b32 %r12, %r11, 128;\n"
        "ld.shared.u32 %r13, [%r12]; // HERE\nst.global.u32 [%rd3], %r13;",
        RACE | defect("written"),
        ORDERLY,
    )
    yield hostile(
        "bytes_of_one_word_are_not_a_race",
        f"{_TILE}add.u32 %r12, %r10, %r0;\nst.shared.u8 [%r12], %r0;\nbar.sync 0;\n"
        "ld.shared.u8 %r13, [%r12];\nst.global.u32 [%rd3], %r13;",
        CLEAN,
        RUNS,
    )
    yield hostile(
        "vectors_that_overlap_by_a_byte",
        f"{_TILE}mad.lo.u32 %r12, %r0, 4, %r10;\nand.b32 %r12, %r12, -8;\n"
        "st.shared.v2.u32 [%r12], {%r0, %r1}; // HERE",
        RACE,
        ORDERLY,
    )


def _order() -> Kernels:
    yield hostile(
        "atomic_beside_a_plain_store",
        f"{_TILE}setp.eq.u32 %p1, %r0, 0;\n@%p1 st.shared.u32 [%r10], 0; // HERE\n"
        "atom.shared.add.u32 %r12, [%r10], 1; // HERE\nst.global.u32 [%rd3], %r12;",
        RACE | defect("written"),
        ORDERLY,
    )
    yield hostile(
        "second_round_of_a_loop_without_a_barrier",
        f"{_TILE}mov.u32 %r14, 0;\nUP:\nst.shared.u32 [%r11], %r14; // HERE\nbar.sync 0;\n"
        "xor.b32 %r12, %r11, 128;\nld.shared.u32 %r13, [%r12]; // HERE\nadd.u32 %r14, %r14, %r13;\n"
        "add.u32 %r14, %r14, 1;\nsetp.lt.u32 %p1, %r14, 4;\n@%p1 bra.uni UP;\n"
        "st.global.u32 [%rd3], %r14;",
        RACE,
        ORDERLY,
    )
    yield hostile(
        "barriers_with_other_numbers_by_each_warp",
        f"{_TILE}st.shared.u32 [%r11], %r0; // HERE\nshr.u32 %r14, %r0, 5;\n"
        f"add.u32 %r14, %r14, 1;\n"
        "barrier.sync %r14, 32;\nxor.b32 %r12, %r11, 128;\nld.shared.u32 %r13, [%r12]; // HERE\n"
        "st.global.u32 [%rd3], %r13;",
        RACE | defect("written"),
        ORDERLY,
    )


def _global() -> Kernels:
    yield hostile("all_blocks_write_one_word", "st.global.u32 [%rd1], %r3; // HERE", RACE, ORDERLY)
    yield hostile(
        "block_reads_what_another_writes",
        "xor.b32 %r10, %r3, 64;\nmul.wide.u32 %rd8, %r10, 4;\nadd.s64 %rd8, %rd8, %rd1;\n"
        "ld.global.u32 %r11, [%rd8]; // HERE\nst.global.u32 [%rd3], %r11; // HERE",
        RACE,
        ORDERLY,
    )
    yield hostile(
        "only_the_first_and_the_last_of_300_blocks",
        "setp.ne.u32 %p1, %r0, 0;\n@%p1 ret;\nsetp.eq.u32 %p2, %r1, 0;\n"
        "setp.eq.u32 %p3, %r1, 299;\n"
        "or.pred %p2, %p2, %p3;\n@%p2 st.global.u32 [%rd1], %r1; // HERE",
        RACE,
        ORDERLY,
        grid="300",
    )
    yield hostile(
        "same_value_by_all",
        "st.global.u32 [%rd1], 7; // HERE",
        RACE | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "through_a_module_variable",
        "st.global.u32 [box], %r3; // HERE\nld.global.u32 %r10, [box];\n"
        "st.global.u32 [%rd3], %r10;",
        RACE,
        ORDERLY,
        before=".global .align 4 .u32 box;",
    )
    yield hostile(
        "flag_and_data_without_release",
        "setp.ne.u32 %p1, %r0, 0;\n@%p1 ret;\nsetp.eq.u32 %p2, %r1, 0;\n@!%p2 bra READ;\n"
        "st.global.u32 [%rd1], 42; // HERE\nst.volatile.global.u32 [%rd1+512], 1;\nret;\nREAD:\n"
        "ld.volatile.global.u32 %r10, [%rd1+512];\nld.global.u32 %r11, [%rd1]; // HERE\n"
        "add.u32 %r10, %r10, %r11;\nst.global.u32 [%rd1+1000], %r10;",
        RACE,
        ORDERLY,
    )
    yield hostile(
        "writes_that_overlap_at_odd_widths",
        "mul.wide.u32 %rd8, %r3, 2;\nadd.s64 %rd8, %rd8, %rd1;\nand.b64 %rd8, %rd8, -4;\n"
        "st.global.u32 [%rd8], %r3; // HERE",
        RACE,
        ORDERLY,
    )


def kernels() -> Kernels:
    """Races, and three kernels that have none."""
    yield from _shared()
    yield from _order()
    yield from _global()
    yield hostile(
        "barrier_between_is_harmless",
        f"{_TILE}st.shared.u32 [%r11], %r0;\nbar.sync 0;\nxor.b32 %r12, %r11, 128;\n"
        "ld.shared.u32 %r13, [%r12];\nst.global.u32 [%rd3], %r13;",
        CLEAN,
        RUNS,
    )
    yield hostile(
        "atomics_only_are_harmless",
        "red.global.add.u32 [%rd1], 1;\nred.global.max.u32 [%rd1+4], %r3;",
        CLEAN,
        RUNS,
    )
