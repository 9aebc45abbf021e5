"""Fences, prefetches, cache hints and discards, at good addresses and bad ones."""

from kernel import CLEAN, MISALIGNED, ORDERLY, OUT_OF_BOUNDS, REFUSED, RUNS, Kernels, hostile

_STORE = "\nst.global.u32 [%rd3], %r0;"
_FENCES = (
    "membar.cta;\nmembar.gl;\nmembar.sys;\nfence.sc.cta;\nfence.acq_rel.gpu;\nfence.acq_rel.sys;\n"
    "fence.proxy.alias;\nfence.proxy.async;\nfence.proxy.async.global;\n"
    "fence.mbarrier_init.release.cluster;\nfence.acq_rel.cluster;"
)


def _fences() -> Kernels:
    for name, text in {
        "membar": "membar.cta;\nmembar.gl;\nmembar.sys;",
        "scoped": "fence.sc.cta;\nfence.acq_rel.gpu;\nfence.acq_rel.sys;",
        "of_all_kinds": _FENCES,
    }.items():
        yield hostile(f"fence_{name}_is_harmless", text + _STORE, CLEAN | REFUSED, RUNS | REFUSED)
    for name, address in {"null": "0", "host_like": "0x7ffff7dd0000", "minus_one": "-1"}.items():
        yield hostile(
            f"prefetch_of_{name}_is_harmless",
            f"mov.u64 %rd8, {address};\nprefetch.global.L1 [%rd8];\nprefetch.global.L2 [%rd8];\n"
            f"prefetchu.L1 [%rd8];{_STORE}",
            CLEAN | OUT_OF_BOUNDS | REFUSED,
            ORDERLY,
        )
    yield hostile(
        "discard_far",
        f"mov.u64 %rd8, 0x7ffff7dd0000;\ndiscard.global.L2 [%rd8], 128; // HERE{_STORE}",
        OUT_OF_BOUNDS | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "discard_misaligned",
        f"discard.global.L2 [%rd1+4], 128; // HERE{_STORE}",
        MISALIGNED | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "priority_of_null",
        f"mov.u64 %rd8, 0;\napplypriority.global.L2::evict_normal [%rd8], 128; // HERE{_STORE}",
        OUT_OF_BOUNDS | REFUSED | CLEAN,
        ORDERLY,
    )


def _policies() -> Kernels:
    yield hostile(
        "cache_policy_of_garbage",
        "mov.u64 %rd8, 0x123456789abcdef0;\nld.global.L2::cache_hint.u32 %r10, [%rd3], %rd8;"
        + _STORE,
        CLEAN | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "cache_policy_of_a_range_at_null",
        "mov.u64 %rd8, 0;\ncreatepolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 "
        "%rd9, [%rd8], 0x7fffffff, 0x7fffffff;\n"
        "ld.global.L2::cache_hint.u32 %r10, [%rd3], %rd9;" + _STORE,
        CLEAN | REFUSED | OUT_OF_BOUNDS,
        ORDERLY,
    )
    yield hostile(
        "prefetch_sized_load_at_the_end",
        "ld.global.L2::256B.u32 %r10, [%rd1+1020];" + _STORE,
        CLEAN,
        RUNS,
        grid="2",
    )
    yield hostile(
        "load_evict_first_past_the_end",
        "ld.global.L1::evict_first.L2::128B.v4.u32 {%r10, %r11, %r12, %r13}, [%rd1+1024]; // HERE"
        + _STORE,
        OUT_OF_BOUNDS,
        ORDERLY,
    )
    yield hostile(
        "load_of_a_multimem_address",
        "multimem.ld_reduce.relaxed.sys.global.add.u32 %r10, [%rd1]; // HERE" + _STORE,
        REFUSED | OUT_OF_BOUNDS,
        version="8.1",
    )
    yield hostile(
        "multimem_store_to_null",
        "mov.u64 %rd8, 0;\nmultimem.st.relaxed.sys.global.u32 [%rd8], %r0; // HERE",
        REFUSED | OUT_OF_BOUNDS,
        version="8.1",
    )


def kernels() -> Kernels:
    """Instructions that compute nothing, but may touch memory."""
    yield from _fences()
    yield from _policies()
