"""Clusters without a cluster: mapa, distributed shared memory, cluster barriers; griddepcontrol."""

from kernel import CLEAN, ENDLESS, ORDERLY, OUT_OF_BOUNDS, REFUSED, Kernels, defect, hostile

_TILE = ".shared .align 16 .b8 tile[64];\nmov.u32 %r10, tile;\n"
_BAD = OUT_OF_BOUNDS | REFUSED | defect("cluster|rank|block")
_STORE = "st.global.u32 [%rd3], %r0;"


def _addresses() -> Kernels:
    for name, rank in {"one": "1", "15": "15", "minus_one": "-1"}.items():
        yield hostile(
            f"mapa_of_rank_{name}",
            f"{_TILE}mapa.shared::cluster.u32 %r11, %r10, {rank};\n"
            "st.shared::cluster.u32 [%r11], %r0; // HERE",
            _BAD | defect("race"),
            block="1",
        )
    yield hostile(
        "shared_cluster_address_made_up",
        "mov.u32 %r11, 0x7f000000;\nld.shared::cluster.u32 %r10, [%r11]; // HERE\n"
        "st.global.u32 [%rd3], %r10;",
        _BAD,
    )
    yield hostile(
        "mapa_of_a_global_address",
        "mapa.u64 %rd8, %rd0, 0;\nst.u32 [%rd8], %r0; // HERE",
        _BAD | defect("race"),
    )
    yield hostile(
        "atomic_on_another_block",
        f"{_TILE}mapa.shared::cluster.u32 %r11, %r10, 1;\n"
        "atom.shared::cluster.add.u32 %r12, [%r11], 1; // HERE",
        _BAD | defect("written|initiali"),
        block="1",
    )


def _barriers() -> Kernels:
    yield hostile(
        "barrier_of_a_cluster_by_one_thread",
        "setp.ne.u32 %p1, %r0, 0;\n@%p1 bra OVER;\nbarrier.cluster.arrive; // HERE\n"
        f"barrier.cluster.wait; // HERE\nOVER:\n{_STORE}",
        ENDLESS | REFUSED | CLEAN | defect("barrier|cluster"),
        ORDERLY,
    )
    yield hostile(
        "wait_at_a_cluster_barrier_without_arriving",
        f"barrier.cluster.wait; // HERE\n{_STORE}",
        ENDLESS | REFUSED | defect("barrier|cluster"),
        ORDERLY,
    )
    yield hostile(
        "arrive_twice_at_a_cluster_barrier",
        f"barrier.cluster.arrive; // HERE\nbarrier.cluster.arrive; // HERE\n{_STORE}",
        ENDLESS | REFUSED | defect("barrier|cluster"),
        ORDERLY,
    )
    yield hostile(
        "getctarank_of_a_made_up_address",
        "mov.u32 %r11, 0xff000000;\ngetctarank.shared::cluster.u32 %r10, %r11;\n"
        "mul.wide.u32 %rd8, %r10, 1048576;\nadd.s64 %rd8, %rd8, %rd3;\n"
        "st.global.u32 [%rd8], %r0;",
        _BAD | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "cluster_registers_decide_the_address",
        "mov.u32 %r10, %cluster_nctarank;\nmov.u32 %r11, %cluster_ctarank;\n"
        "mul.lo.u32 %r10, %r10, %r11;\n"
        "mul.wide.u32 %rd8, %r10, 1073741824;\nadd.s64 %rd8, %rd8, %rd3;\n"
        "st.global.u32 [%rd8], %r0;",
        _BAD | CLEAN,
        ORDERLY,
    )
    yield hostile(
        "wait_for_a_grid_before",
        "griddepcontrol.wait;\ngriddepcontrol.launch_dependents;\n" + _STORE,
        CLEAN | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "cluster_required_in_the_code",
        _STORE,
        REFUSED | CLEAN,
        ORDERLY,
        directives=".explicitcluster .reqnctapercluster 2, 1, 1",
    )


def kernels() -> Kernels:
    """Cluster instructions in launches that have none."""
    yield from _addresses()
    yield from _barriers()
