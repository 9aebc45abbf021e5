"""Barriers: numbers and counts that are not allowed, divergence, exited threads."""

from kernel import BARRIER, CLEAN, ORDERLY, REFUSED, RUNS, Kernels, defect, hostile

_STORE = "\nst.global.u32 [%rd3], %r0;"
_WRONG = BARRIER | defect("count|number|thread|multiple")


def _numbers() -> Kernels:
    yield hostile("number_99", f"bar.sync 99; // HERE{_STORE}", _WRONG | REFUSED, malformed=True)
    for name, number in {"16": "16", "minus_one": "-1", "two_to_31": "0x80000000"}.items():
        yield hostile(
            f"number_{name}_in_a_register",
            f"mov.u32 %r10, {number};\nbarrier.sync %r10; // HERE{_STORE}",
            _WRONG | REFUSED,
        )
    yield hostile(
        "number_differs_by_lane",
        f"and.b32 %r10, %r0, 15;\nbarrier.sync %r10; // HERE{_STORE}",
        _WRONG | REFUSED,
    )
    for count in ("31", "0", "4294967295", "2048"):
        yield hostile(
            f"count_{count}",
            f"mov.u32 %r10, {count};\nbarrier.sync 1, %r10; // HERE{_STORE}",
            _WRONG | REFUSED,
        )
    yield hostile(
        "count_of_more_threads_than_there_are",
        f"barrier.sync 1, 96; // HERE{_STORE}",
        _WRONG | REFUSED,
    )
    yield hostile(
        "count_that_two_warps_disagree_on",
        "setp.lt.u32 %p1, %r0, 32;\nselp.u32 %r10, 64, 32, %p1;\n"
        f"barrier.sync 1, %r10; // HERE{_STORE}",
        _WRONG | REFUSED,
    )


def _divergent() -> Kernels:
    yield hostile(
        "under_a_condition_of_the_thread",
        "setp.gt.u32 %p1, %r0, 40;\n@%p1 bra OVER;\nbar.sync 0; // HERE\nOVER:" + _STORE,
        BARRIER,
        ORDERLY,
    )
    yield hostile(
        "of_one_lane",
        "setp.ne.u32 %p1, %r0, 7;\n@%p1 bra OVER;\nbar.sync 0; // HERE\nOVER:" + _STORE,
        BARRIER,
        ORDERLY,
    )
    yield hostile(
        "two_in_the_two_sides_of_a_branch",
        "setp.gt.u32 %p1, %r0, 40;\n@%p1 bra ELSE;\nbar.sync 0; // HERE\nbra DONE;\nELSE:\n"
        "bar.sync 0; // HERE\nDONE:" + _STORE,
        BARRIER,
        ORDERLY,
    )
    yield hostile(
        "two_warps_wait_at_two_barriers",
        "setp.gt.u32 %p1, %r0, 31;\n@%p1 bra ELSE;\nbarrier.sync 1, 64; // HERE\n"
        "barrier.sync 2, 64; // HERE\nbra DONE;\nELSE:\nbarrier.sync 2, 64; // HERE\n"
        "barrier.sync 1, 64; // HERE\nDONE:" + _STORE,
        BARRIER,
    )
    yield hostile(
        "in_a_loop_of_a_length_by_thread",
        "mov.u32 %r10, 0;\nUP:\nbar.sync 0; // HERE\nadd.u32 %r10, %r10, 1;\n"
        "setp.le.u32 %p1, %r10, %r0;\n@%p1 bra UP;" + _STORE,
        BARRIER,
        ORDERLY,
    )
    yield hostile(
        "after_some_threads_have_left",
        "setp.lt.u32 %p1, %r0, 5;\n@%p1 ret;\nbar.sync 0; // HERE" + _STORE,
        BARRIER | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "reduction_under_a_condition",
        "setp.ne.u32 %p1, %r0, 7;\n@%p1 bra OVER;\nbar.red.popc.u32 %r10, 0, %p1; // HERE\nOVER:"
        + _STORE,
        BARRIER,
        ORDERLY,
    )
    yield hostile(
        "under_a_predicate",
        "setp.ne.u32 %p1, %r0, 7;\n@%p1 bar.sync 0; // HERE" + _STORE,
        BARRIER,
        ORDERLY,
    )


def _arrive() -> Kernels:
    yield hostile(
        "arrive_and_never_wait",
        "bar.arrive 1, 128; // HERE" + _STORE,
        BARRIER | CLEAN | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "sync_that_nobody_arrives_at",
        "setp.gt.u32 %p1, %r0, 31;\n@%p1 bra DONE;\nbar.sync 3, 64; // HERE\nDONE:" + _STORE,
        BARRIER,
    )
    yield hostile(
        "arrive_twice_by_the_same_warp",
        "setp.gt.u32 %p1, %r0, 31;\n@%p1 bra DONE;\nbar.arrive 1, 64;\nbar.sync 1, 64;\nDONE:"
        + _STORE,
        BARRIER | CLEAN | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "arrive_a_million_times",
        "mov.u32 %r10, 0;\nUP:\nbar.arrive 1, 96;\nadd.u32 %r10, %r10, 1;\n"
        "setp.lt.u32 %p1, %r10, 1000000;\n@%p1 bra UP;" + _STORE,
        BARRIER | CLEAN | REFUSED,
        ORDERLY,
        grid="1",
    )
    yield hostile(
        "a_million_barriers_are_harmless",
        "mov.u32 %r10, 0;\nUP:\nbar.sync 0;\nadd.u32 %r10, %r10, 1;\n"
        "setp.lt.u32 %p1, %r10, 1000000;\n@%p1 bra UP;" + _STORE,
        CLEAN | defect("does not end"),
        RUNS | REFUSED,
        grid="1",
    )


def kernels() -> Kernels:
    """Barriers that go wrong."""
    yield from _numbers()
    yield from _divergent()
    yield from _arrive()
