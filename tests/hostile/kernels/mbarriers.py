"""mbarrier objects: never completing, never initialised, counts not allowed, bad places."""

from kernel import (
    CLEAN,
    ENDLESS,
    MISALIGNED,
    ORDERLY,
    OUT_OF_BOUNDS,
    REFUSED,
    UNINITIALISED,
    Kernels,
    defect,
    hostile,
)

_BAR = ".shared .align 8 .b64 bar;\nmov.u32 %r10, bar;\nsetp.eq.u32 %p1, %r0, 0;\n"
_INIT = "@%p1 mbarrier.init.shared.b64 [%r10], COUNT;\nbar.sync 0;\n"
_ARRIVE = "mbarrier.arrive.shared.b64 %rd8, [%r10]; // HERE\n"
_WAIT = "UP:\nmbarrier.try_wait.shared.b64 %p2, [%r10], %rd8;\n@!%p2 bra UP; // HERE\n"
_STORE = "st.global.u32 [%rd3], %r0;"
_MISUSE = defect("mbarrier|barrier|count|phase|arriv")
_STUCK = ENDLESS | REFUSED | _MISUSE | defect("bytes of copies", anywhere=True)


def _counts() -> Kernels:
    yield hostile(
        "one_arrival_too_few",
        f"{_BAR}{_INIT.replace('COUNT', '65')}{_ARRIVE}{_WAIT}{_STORE}",
        _STUCK,
    )
    yield hostile(
        "more_arrivals_than_it_counts",
        f"{_BAR}{_INIT.replace('COUNT', '1')}{_ARRIVE}{_STORE}",
        CLEAN | _STUCK,
        ORDERLY,
    )
    for count in ("0", "1048576", "-1"):
        yield hostile(
            f"count_{count.replace('-', 'minus_')}",
            f"{_BAR}mov.u32 %r11, {count};\n@%p1 mbarrier.init.shared.b64 [%r10], %r11; // HERE\n"
            f"bar.sync 0;\n{_ARRIVE}{_STORE}",
            _STUCK,
            ORDERLY,
        )
    yield hostile(
        "never_initialised",
        f"{_BAR}{_ARRIVE}{_WAIT}{_STORE}",
        _STUCK | UNINITIALISED,
    )
    yield hostile(
        "overwritten_with_garbage",
        f"{_BAR}{_INIT.replace('COUNT', '64')}@%p1 st.shared.u64 [%r10], -1;\nbar.sync 0;\n"
        f"{_ARRIVE}{_WAIT}{_STORE}",
        _STUCK,
        ORDERLY,
    )


def _transactions() -> Kernels:
    yield hostile(
        "expects_bytes_that_never_come",
        f"{_BAR}{_INIT.replace('COUNT', '64')}"
        "mbarrier.arrive.expect_tx.shared.b64 %rd8, [%r10], 1024; // HERE\n"
        f"{_WAIT}{_STORE}",
        _STUCK,
    )
    yield hostile(
        "expects_two_to_32_bytes",
        f"{_BAR}{_INIT.replace('COUNT', '64')}"
        "mbarrier.arrive.expect_tx.shared.b64 %rd8, [%r10], 0xffffffff; // HERE\n"
        f"{_WAIT}{_STORE}",
        _STUCK,
    )
    yield hostile(
        "wait_for_a_parity_that_never_is",
        f"{_BAR}{_INIT.replace('COUNT', '1')}UP:\n"
        "mbarrier.try_wait.parity.shared.b64 %p2, [%r10], 0;\n@!%p2 bra UP; // HERE\n"
        f"{_STORE}",
        _STUCK,
    )
    yield hostile(
        "parity_of_17",
        f"{_BAR}{_INIT.replace('COUNT', '64')}{_ARRIVE}mov.u32 %r12, 17;\n"
        "mbarrier.test_wait.parity.shared.b64 %p2, [%r10], %r12; // HERE\n"
        f"{_STORE}",
        CLEAN | _STUCK,
        ORDERLY,
    )


def _places() -> Kernels:
    yield hostile(
        "past_the_end_of_shared",
        f"{_BAR}add.u32 %r10, %r10, 4096;\nmbarrier.init.shared.b64 [%r10], 1; // HERE\n{_STORE}",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "wraps_past_zero",
        f"mov.u32 %r10, 0xfffffff8;\n{_ARRIVE}{_STORE}",
        OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "misaligned",
        f"{_BAR}mbarrier.init.shared.b64 [%r10+4], 1; // HERE\n{_STORE}",
        MISALIGNED | OUT_OF_BOUNDS | REFUSED,
    )
    yield hostile(
        "invalidated_and_used",
        f"{_BAR}{_INIT.replace('COUNT', '64')}@%p1 mbarrier.inval.shared.b64 [%r10];\nbar.sync 0;\n"
        f"{_ARRIVE}{_WAIT}{_STORE}",
        _STUCK | UNINITIALISED,
        ORDERLY,
    )
    yield hostile(
        "in_global_memory",
        "mbarrier.init.b64 [%rd0], 1; // HERE\n" + _STORE,
        OUT_OF_BOUNDS | REFUSED | _MISUSE | defect("shared|space"),
    )
    yield hostile(
        "dropped_below_zero",
        f"{_BAR}{_INIT.replace('COUNT', '2')}"
        "mbarrier.arrive_drop.shared.b64 %rd8, [%r10]; // HERE\n"
        "mbarrier.arrive_drop.shared.b64 %rd8, [%r10]; // HERE\n"
        f"{_WAIT}{_STORE}",
        CLEAN | _STUCK,
        ORDERLY,
    )
    yield hostile(
        "state_made_up",
        f"{_BAR}{_INIT.replace('COUNT', '64')}mov.u64 %rd8, 0x123456789abcdef0;\n{_WAIT}{_STORE}",
        _STUCK | CLEAN,
        ORDERLY,
    )


def kernels() -> Kernels:
    """mbarriers that go wrong."""
    yield from _counts()
    yield from _transactions()
    yield from _places()
