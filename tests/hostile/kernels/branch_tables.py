"""brx.idx: indices out of the table, huge tables, tables of odd labels."""

from kernel import CLEAN, ENDLESS, REFUSED, RUNS, UNINITIALISED, Kernels, defect, hostile

_OUT = defect("out of bounds|table|branch|index|target") | REFUSED
_THREE = "TABLE: .branchtargets A, B, C;\n"
_ENDS = "\nret;\n".join(f"{name}:\nst.global.u32 [%rd3], {n};" for n, name in enumerate("ABC"))


def _indices() -> Kernels:
    for name, index in {"one_past": "3", "two_to_31": "0x80000000", "minus_one": "-1"}.items():
        yield hostile(
            f"index_{name}",
            f"{_THREE}mov.u32 %r10, {index};\nbrx.idx %r10, TABLE; // HERE\n{_ENDS}",
            _OUT,
        )
    yield hostile(
        "index_of_one_lane",
        f"{_THREE}setp.eq.u32 %p1, %r3, 101;\nselp.u32 %r10, 1000000, 1, %p1;\n"
        f"brx.idx %r10, TABLE; // HERE\n{_ENDS}",
        _OUT,
    )
    yield hostile(
        "index_of_the_data",
        f"ld.param.u64 %rd8, [in];\nadd.s64 %rd8, %rd8, 1000;\nld.global.u32 %r10, [%rd8];\n"
        f"{_THREE}brx.idx %r10, TABLE; // HERE\n{_ENDS}",
        _OUT,
        parameters=("out", "in"),
    )
    yield hostile(
        "uniform_that_is_not",
        f"{_THREE}rem.u32 %r10, %r0, 3;\nbrx.idx.uni %r10, TABLE;\n{_ENDS}",
        CLEAN | _OUT | defect("uniform|diverge"),
        RUNS | REFUSED,
    )


def _tables() -> Kernels:
    labels = [f"L{n}" for n in range(1500)]
    bodies = "\n".join(f"L{n}:\nst.global.u32 [%rd3], {n};\nbra.uni DONE;" for n in range(1500))
    yield hostile(
        "table_of_1500_labels",
        f"TABLE: .branchtargets {', '.join(labels)};\nadd.u32 %r10, %r3, 1400;\n"
        f"min.u32 %r10, %r10, 1499;\n"
        f"brx.idx %r10, TABLE;\n{bodies}\nDONE:",
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )
    yield hostile(
        "table_of_one_label_20000_times",
        f"TABLE: .branchtargets {', '.join(['A'] * 20000)};\nmov.u32 %r10, 19999;\n"
        f"brx.idx %r10, TABLE;\n{_ENDS}",
        CLEAN | REFUSED,
        RUNS | REFUSED,
    )
    yield hostile(
        "table_that_is_not_there",
        f"brx.idx %r0, TABLE;\n{_ENDS}",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "table_of_labels_that_are_not_there",
        "TABLE: .branchtargets X, Y;\nbrx.idx %r0, TABLE;\n",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "table_without_labels",
        "TABLE: .branchtargets ;\nbrx.idx %r0, TABLE;\n",
        REFUSED,
        malformed=True,
    )
    yield hostile(
        "branch_into_itself_for_ever",
        "TABLE: .branchtargets A, B;\nA:\nB:\nand.b32 %r10, %r0, 1;\nbrx.idx %r10, TABLE;",
        ENDLESS | REFUSED,
    )
    made = ".reg .b32 %passed_0, %passed_1, %cuado_0;\n"
    yield hostile(
        "names_that_a_rewriter_would_make",
        f"{made}mov.u32 %passed_0, 77;\nmov.u32 %passed_1, 78;\nmov.u32 %cuado_0, 79;\n{_THREE}"
        "rem.u32 %r10, %r0, 3;\nbrx.idx %r10, TABLE;\nC:\nadd.u32 %r11, %passed_0, %passed_1;\n"
        "add.u32 %r11, %r11, %cuado_0;\nsetp.ne.u32 %p1, %r11, 234;\n@%p1 trap;\nA:\nB:\n"
        "st.global.u32 [%rd3], %r11;",
        CLEAN | REFUSED | UNINITIALISED,
        RUNS | REFUSED,
    )


def kernels() -> Kernels:
    """Indirect branches that go wrong."""
    yield from _indices()
    yield from _tables()
