"""Ways to stop in odd places: trap, exit, brkpt, and calls into the runtime."""

from kernel import CLEAN, ENDLESS, ORDERLY, REFUSED, RUNS, Kernels, defect, hostile

_TRAP = defect("trap|brkpt|break")
_STORE = "st.global.u32 [%rd3], %r0;"
_PRINT = ".extern .func (.param .b32 got) vprintf(.param .b64 format, .param .b64 arguments);\n"
_CALL_PRINT = (
    "{\n.param .b64 a;\n.param .b64 b;\n.param .b32 c;\nst.param.b64 [a], %rd8;\n"
    "st.param.b64 [b], %rd9;\ncall.uni (c), vprintf, (a, b); // HERE\nld.param.b32 %r10, [c];\n}\n"
)


def _stops() -> Kernels:
    yield hostile("trap_by_all", "trap; // HERE", _TRAP)
    yield hostile(
        "trap_by_one_lane", "setp.eq.u32 %p1, %r3, 77;\n@%p1 trap; // HERE\n" + _STORE, _TRAP
    )
    yield hostile(
        "trap_in_a_function",
        "call.uni stop, ();\n" + _STORE,
        _TRAP,
        before=".func stop() {\ntrap; // HERE\nret;\n}",
    )
    yield hostile("trap_after_an_exit", f"{_STORE}\nexit;\ntrap;", CLEAN, RUNS)
    yield hostile("brkpt", f"brkpt; // HERE\n{_STORE}", _TRAP | REFUSED | CLEAN, ORDERLY)
    yield hostile(
        "pmevent", f"pmevent 7;\npmevent.mask 0xffff;\n{_STORE}", CLEAN | REFUSED, ORDERLY
    )
    yield hostile(
        "exit_by_one_lane_before_a_shuffle",
        "setp.eq.u32 %p1, %r0, 3;\n@%p1 exit;\nshfl.sync.idx.b32 %r10, %r0, 3, 31, -1;\n"
        "st.global.u32 [%rd3], %r10;",
        CLEAN | defect("lane|warp|mask|exited") | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "exit_in_a_function",
        f"call.uni leave, ();\n{_STORE}",
        CLEAN | REFUSED,
        ORDERLY,
        before=".func leave() {\nexit;\nret;\n}",
    )
    yield hostile(
        "fall_off_the_end",
        "setp.eq.u32 %p1, %r0, 1;\n@%p1 bra END;\nret;\nEND:",
        CLEAN,
        RUNS,
    )
    yield hostile(
        "return_under_a_predicate_only", "@%p9 ret;", CLEAN | REFUSED | defect("."), ORDERLY
    )


def _runtime() -> Kernels:
    for name, address in {
        "null": "mov.u64 %rd8, 0;",
        "host_like": "mov.u64 %rd8, 0x7ffff7dd0000;",
        "a_buffer_without_an_end": "mov.u64 %rd8, %rd0;",
    }.items():
        yield hostile(
            f"vprintf_of_{name}",
            f"{address}\nmov.u64 %rd9, 0x7ffff7dd0000;\n{_CALL_PRINT}{_STORE}",
            REFUSED | defect("out of bounds") | CLEAN,
            ORDERLY,
            before=_PRINT,
        )
    text = ", ".join(str(ord(c)) for c in "%s%n%p%999999999d\\0")
    yield hostile(
        "vprintf_of_format_characters",
        f"mov.u64 %rd8, text;\ncvta.global.u64 %rd8, %rd8;\nmov.u64 %rd9, 0;\n"
        f"{_CALL_PRINT}{_STORE}",
        REFUSED | defect("out of bounds") | CLEAN,
        ORDERLY,
        before=f".global .align 1 .b8 text[] = {{{text}, 0}};\n{_PRINT}",
    )


def _heap() -> Kernels:
    for size in ("0", "-1", "1099511627776"):
        yield hostile(
            f"malloc_of_{size.replace('-', 'minus_')}",
            "{\n.param .b64 a;\n.param .b64 b;\n"
            f"st.param.b64 [a], {size};\ncall.uni (b), malloc, (a); // HERE\n"
            "ld.param.b64 %rd8, [b];\n}\nst.u32 [%rd8], %r0; // HERE",
            REFUSED | defect("out of bounds|memory"),
            before=".extern .func (.param .b64 got) malloc(.param .b64 size);",
        )
    yield hostile(
        "free_of_a_buffer_twice",
        "{\n.param .b64 a;\nst.param.b64 [a], %rd0;\ncall.uni free, (a); // HERE\n"
        f"call.uni free, (a); // HERE\n}}\n{_STORE}",
        REFUSED | defect("free|heap|memory"),
        before=".extern .func free(.param .b64 pointer);",
    )
    yield hostile(
        "assertion_that_fails",
        "{\n.param .b64 a;\n.param .b64 b;\n.param .b32 c;\n.param .b64 d;\n.param .b64 e;\n"
        "st.param.b64 [a], 0;\nst.param.b64 [b], 0;\nst.param.b32 [c], 1;\nst.param.b64 [d], -1;\n"
        "st.param.b64 [e], 1;\ncall.uni __assertfail, (a, b, c, d, e); // HERE\n}\n" + _STORE,
        REFUSED | defect("assert|trap"),
        before=".extern .func __assertfail(.param .b64 m, .param .b64 f, .param .b32 l, "
        ".param .b64 n, .param .b64 s);",
    )
    yield hostile(
        "libc_system",
        "{\n.param .b64 a;\nst.param.b64 [a], %rd0;\ncall.uni system, (a); // HERE\n}\n" + _STORE,
        REFUSED,
        before=".extern .func system(.param .b64 command);",
        malformed=True,
    )
    yield hostile(
        "libc_abort",
        "call.uni abort, (); // HERE\n" + _STORE,
        REFUSED,
        before=".extern .func abort();",
        malformed=True,
    )


def _clocks() -> Kernels:
    yield hostile(
        "loop_until_the_clock_says_so",
        "mov.u32 %r10, %clock;\nUP:\nmov.u32 %r11, %clock;\nsub.u32 %r11, %r11, %r10;\n"
        "setp.lt.u32 %p1, %r11, 0xfffffff0;\n@%p1 bra UP;\n" + _STORE,
        CLEAN | ENDLESS | REFUSED,
        ORDERLY,
        block="1",
        grid="1",
    )
    yield hostile(
        "all_special_registers",
        "\n".join(
            f"mov.u32 %r10, %{name};"
            for name in (
                "laneid",
                "warpid",
                "nwarpid",
                "smid",
                "nsmid",
                "gridid",
                "lanemask_lt",
                "clock_hi",
                "pm0",
                "pm7",
                "envreg31",
                "dynamic_smem_size",
                "total_smem_size",
                "current_graph_exec",
            )
            if name not in ("gridid", "current_graph_exec")
        )
        + "\n"
        + _STORE,
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )


def kernels() -> Kernels:
    """Kernels that stop, or call what is not there."""
    yield from _stops()
    yield from _runtime()
    yield from _heap()
    yield from _clocks()
