"""Function calls: recursion, bad targets, wrong sizes, stack, trees of calls that never end."""

from kernel import (
    CLEAN,
    ENDLESS,
    ORDERLY,
    OUT_OF_BOUNDS,
    REFUSED,
    RUNS,
    STOPPED,
    Kernels,
    defect,
    hostile,
)

_STACK = defect("stack|recurs|does not end|out of bounds|depth|memory")
_ENTRY_CALL = (
    "{\n.param .b32 give;\n.param .b32 got;\nst.param.b32 [give], %r0;\n"
    "call.uni (got), FUNCTION, (give);\nld.param.b32 %r10, [got];\n}\nst.global.u32 [%rd3], %r10;"
)
_SIGNATURE = "(.param .b32 got) {name}(.param .b32 give)"


def _function(name: str, body: str) -> str:
    return (
        f".func {_SIGNATURE.format(name=name)}\n{{\n.reg .b32 %a<8>;\n.reg .b64 %b<4>;\n"
        f".reg .pred %c<2>;\nld.param.b32 %a1, [give];\n{body}\nst.param.b32 [got], %a1;\n"
        f"ret;\n}}\n"
    )


def _call(name: str, target: str = "%a1") -> str:
    return (
        "{\n.param .b32 x;\n.param .b32 y;\nst.param.b32 [x], %a1;\n"
        f"call.uni (y), {name}, (x);\nld.param.b32 {target}, [y];\n}}"
    )


def _recursion() -> Kernels:
    yield hostile(
        "recursion_without_end",
        _ENTRY_CALL.replace("FUNCTION", "down"),
        _STACK | REFUSED,
        before=_function("down", _call("down")),
    )
    yield hostile(
        "recursion_between_two",
        _ENTRY_CALL.replace("FUNCTION", "ping"),
        _STACK | REFUSED,
        before=f".func {_SIGNATURE.format(name='pong')};\n"
        + _function("ping", _call("pong"))
        + _function("pong", _call("ping")),
    )
    yield hostile(
        "recursion_of_a_million_with_a_frame_of_a_kilobyte",
        _ENTRY_CALL.replace("FUNCTION", "down"),
        _STACK | REFUSED,
        before=_function(
            "down",
            ".local .align 8 .b8 frame[1024];\nmov.u64 %b1, frame;\nst.local.u32 [%b1], %a1;\n"
            "add.u32 %a1, %a1, 1;\nsetp.gt.u32 %c1, %a1, 1000000;\n@%c1 bra UP;\n"
            + _call("down")
            + "\nUP:",
        ),
    )
    yield hostile(
        "recursion_of_ten_is_harmless",
        _ENTRY_CALL.replace("FUNCTION", "down"),
        CLEAN | REFUSED,
        ORDERLY,
        before=_function(
            "down",
            "add.u32 %a1, %a1, 1;\nsetp.gt.u32 %c1, %a1, 73;\n@%c1 bra UP;\n"
            + _call("down")
            + "\nUP:",
        ),
    )


def _trees() -> Kernels:
    for leaves, noinline in (("48_levels", ""), ("60_levels_not_inlined", ".noinline ")):
        levels = int(leaves.split("_")[0])
        tree = _function("f0", "add.u32 %a1, %a1, 1;")
        for level in range(1, levels):
            twice = _call(f"f{level - 1}") + "\n" + _call(f"f{level - 1}")
            tree += _function(f"f{level}", twice)
        yield hostile(
            f"tree_of_calls_of_{leaves}",
            _ENTRY_CALL.replace("FUNCTION", f"f{levels - 1}"),
            ENDLESS | REFUSED,
            before=tree.replace(".func (", f".func {noinline}(") if not noinline else tree,
            grid="1",
            block="1",
        )
    chain = _function("f0", "add.u32 %a1, %a1, 1;")
    for level in range(1, 2000):
        chain += _function(f"f{level}", _call(f"f{level - 1}"))
    yield hostile(
        "chain_of_2000_functions",
        _ENTRY_CALL.replace("FUNCTION", "f1999"),
        CLEAN | REFUSED | _STACK,
        ORDERLY,
        before=chain,
    )


def _indirect() -> Kernels:
    one = _function("one", "add.u32 %a1, %a1, 1;")
    prototype = "PROTO: .callprototype (.param .b32 _) _ (.param .b32 _);\n"
    call = (
        "{\n.param .b32 give;\n.param .b32 got;\nst.param.b32 [give], %r0;\n"
        f"{prototype}call (got), %rd8, (give), PROTO; // HERE\nld.param.b32 %r10, [got];\n}}\n"
        "st.global.u32 [%rd3], %r10;"
    )
    bad = _STACK | REFUSED | defect("call|target|function|address|indirect")
    for name, number in {"null": "0", "host_like": "0x7ffff7dd0000", "minus_one": "-1"}.items():
        yield hostile(f"indirect_to_{name}", f"mov.u64 %rd8, {number};\n{call}", bad, before=one)
    yield hostile(
        "indirect_to_the_middle_of_a_function",
        f"mov.u64 %rd8, one;\nadd.s64 %rd8, %rd8, 8;\n{call}",
        bad,
        before=one,
    )
    yield hostile("indirect_to_a_buffer", f"mov.u64 %rd8, %rd0;\n{call}", bad, before=one)
    yield hostile(
        "indirect_differs_by_lane",
        f"mov.u64 %rd8, one;\nsetp.eq.u32 %p1, %r0, 3;\n@%p1 mov.u64 %rd8, 16;\n{call}",
        bad,
        before=one,
    )
    yield hostile(
        "indirect_of_another_signature",
        f"mov.u64 %rd8, wide;\n{call}",
        bad | defect("param|signature"),
        ORDERLY,
        before=".func (.param .b64 got) wide(.param .b64 a, .param .b64 b)\n{\n.reg .b64 %b<4>;\n"
        "ld.param.b64 %b1, [b];\nst.param.b64 [got], %b1;\nret;\n}\n",
    )


def _stack() -> Kernels:
    for name, size in {
        "16_gigabytes": "17179869184",
        "two_to_31": "2147483648",
        "minus_16": "-16",
        "two_to_63": "0x8000000000000000",
    }.items():
        yield hostile(
            f"alloca_{name}",
            f"mov.u64 %rd8, {size};\nalloca.u64 %rd9, %rd8, 16; // HERE\n"
            "st.local.u32 [%rd9], %r0; // HERE",
            _STACK | REFUSED,
        )
    yield hostile(
        "alloca_in_a_loop",
        "mov.u32 %r10, 0;\nUP:\nalloca.u64 %rd9, 65536; // HERE\nst.local.u32 [%rd9], %r0;\n"
        "add.u32 %r10, %r10, 1;\nsetp.lt.u32 %p1, %r10, 1000000;\n@%p1 bra UP;",
        _STACK | REFUSED,
    )
    for name, number in {"wild": "0x41414141", "zero": "0"}.items():
        yield hostile(
            f"stackrestore_{name}",
            f"mov.u64 %rd8, {number};\nstackrestore.u64 %rd8; // HERE\nalloca.u64 %rd9, 64;\n"
            "st.local.u32 [%rd9], %r0; // HERE",
            OUT_OF_BOUNDS | _STACK | REFUSED,
        )
    yield hostile(
        "extern_function_that_nobody_has",
        "call.uni nowhere, ();",
        REFUSED,
        before=".extern .func nowhere();",
        malformed=True,
    )
    yield hostile(
        "simple_call_is_harmless",
        _ENTRY_CALL.replace("FUNCTION", "one"),
        CLEAN,
        RUNS,
        before=_function("one", "add.u32 %a1, %a1, 1;"),
    )


def _call_space() -> Kernels:
    bad = OUT_OF_BOUNDS | REFUSED | defect("param")
    one = _function("one", "add.u32 %a1, %a1, 1;")
    for name, offset in {
        "just_past": 4,
        "far": 1048576,
        "before": -8,
        "two_gigabytes": 2147483640,
    }.items():
        beyond = name != "just_past"  # ptxas 13.0 itself crashes
        yield hostile(
            f"argument_stored_{name}",
            _ENTRY_CALL.replace("FUNCTION", "one").replace(
                "st.param.b32 [give], %r0;", f"st.param.b32 [give+{offset}], %r0; // HERE"
            ),
            bad,
            STOPPED if beyond else ORDERLY,
            before=one,
            malformed=beyond,
        )
        yield hostile(
            f"argument_loaded_{name}",
            _ENTRY_CALL.replace("FUNCTION", "one"),
            bad,
            STOPPED if beyond else ORDERLY,
            before=one.replace("[give];\n", f"[give+{offset}]; // HERE\n"),
            malformed=beyond,
        )
        yield hostile(
            f"result_loaded_{name}",
            _ENTRY_CALL.replace("FUNCTION", "one").replace("[got];", f"[got+{offset}]; // HERE"),
            bad,
            STOPPED if beyond else ORDERLY,
            before=one,
            malformed=beyond,
        )


def _call_sizes() -> Kernels:
    bad = OUT_OF_BOUNDS | REFUSED | defect("param")
    yield hostile(
        "argument_of_a_vector_that_is_too_wide",
        _ENTRY_CALL.replace("FUNCTION", "one").replace(
            "st.param.b32 [give], %r0;",
            "st.param.v4.b32 [give], {%r0, %r0, %r0, %r0}; // HERE",
        ),
        bad | defect("aligned"),
        ORDERLY,
        before=_function("one", "add.u32 %a1, %a1, 1;"),
    )
    yield hostile(
        "call_with_fewer_arguments_than_there_are",
        "call.uni two, ();\nst.global.u32 [%rd3], %r0;",
        REFUSED,
        before=".func two(.param .b32 a, .param .b32 b) { ret; }",
        malformed=True,
    )
    yield hostile(
        "call_with_a_wider_argument",
        "{\n.param .b64 a;\nst.param.b64 [a], %rd0;\ncall.uni narrow, (a);\n}\n"
        "st.global.u32 [%rd3], %r0;",
        REFUSED,
        before=".func narrow(.param .b32 a) { ret; }",
        malformed=True,
    )


def kernels() -> Kernels:
    """Function calls that go wrong."""
    yield from _call_space()
    yield from _call_sizes()
    yield from _recursion()
    yield from _trees()
    yield from _indirect()
    yield from _stack()
