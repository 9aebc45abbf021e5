"""Warp-wide instructions: masks that name absent lanes, sources out of the warp, half warps."""

from kernel import CLEAN, ENDLESS, ORDERLY, REFUSED, RUNS, Kernels, defect, hostile

_ABSENT = defect("mask|absent|lane|converge|diverge|dead-?lock|does not end|barrier")
_KEEP = "\nst.global.u32 [%rd3], %r10;"
_WIDE = {
    "shfl": "shfl.sync.idx.b32 %r10, %r0, 0, 31, {mask};",
    "ballot": "vote.sync.ballot.b32 %r10, %p1, {mask};",
    "all": "vote.sync.all.pred %p2, %p1, {mask};\nselp.u32 %r10, 1, 0, %p2;",
    "match_any": "match.any.sync.b32 %r10, %r0, {mask};",
    "match_all": "match.all.sync.b64 %r10|%p2, %rd0, {mask};",
    "redux": "redux.sync.add.u32 %r10, %r0, {mask};",
    "elect": "elect.sync %r10|%p2, {mask};",
    "bar_warp": "bar.warp.sync {mask};\nmov.u32 %r10, 0;",
}


def _marked(lines: str) -> str:
    first, _, rest = lines.partition("\n")
    return f"{first} // HERE\n{rest}"


def _masks() -> Kernels:
    for name, text in _WIDE.items():
        yield hostile(
            f"{name}_names_lanes_that_the_block_has_not",
            "setp.eq.u32 %p1, %r0, %r0;\n" + _marked(text.format(mask="0xffffffff")) + _KEEP,
            _ABSENT | REFUSED | CLEAN,  # lanes that are not there count as exited
            ORDERLY,
            block="20",
        )
        yield hostile(
            f"{name}_names_lanes_that_are_elsewhere",
            "setp.eq.u32 %p1, %r0, %r0;\nmov.u32 %r10, 0;\nsetp.gt.u32 %p3, %r0, 7;\n"
            "@%p3 bra OVER;\n"
            + _marked(text.format(mask="0xffffffff"))
            + "\nOVER:\nbar.sync 0; // HERE"
            + _KEEP,
            _ABSENT | REFUSED,
            ORDERLY,
            block="32",
        )
    for name in ("shfl", "redux", "bar_warp"):
        yield hostile(
            f"{name}_by_a_lane_that_its_mask_omits",
            "setp.eq.u32 %p1, %r0, %r0;\n" + _marked(_WIDE[name].format(mask="0x0000fffe")) + _KEEP,
            _ABSENT | REFUSED,
            ORDERLY,
            block="32",
        )
    yield hostile(
        "mask_of_zero",
        "mov.u32 %r11, 0;\nshfl.sync.idx.b32 %r10, %r0, 0, 31, %r11; // HERE" + _KEEP,
        _ABSENT | REFUSED,
        ORDERLY,
    )
    yield hostile(
        "mask_differs_by_lane",
        "shl.b32 %r11, 1, %r0;\nmov.u32 %r12, 3;\nor.b32 %r11, %r11, %r12;\n"
        "redux.sync.or.b32 %r10, %r0, %r11; // HERE" + _KEEP,
        _ABSENT | REFUSED,
        ORDERLY,
        block="32",
    )


def _sources() -> Kernels:
    for mode, source, clamp in (
        ("idx", "0x7fffffff", "0x1f"),
        ("up", "4294967295", "0"),
        ("down", "1000", "0x1f1f"),
        ("bfly", "-1", "0xffffffff"),
    ):
        yield hostile(
            f"shfl_{mode}_from_far",
            f"mov.u32 %r11, {source};\nmov.u32 %r12, {clamp};\n"
            f"shfl.sync.{mode}.b32 %r10|%p1, %r0, %r11, %r12, -1;" + _KEEP,
            CLEAN | REFUSED | _ABSENT,
            ORDERLY,
            block="32",
        )
    yield hostile(
        "shfl_reads_a_lane_that_has_left",
        "mov.u32 %r10, 0;\nsetp.gt.u32 %p1, %r0, 15;\n@%p1 ret;\nactivemask.b32 %r11;\n"
        "shfl.sync.idx.b32 %r10, %r0, 31, 31, %r11; // HERE" + _KEEP,
        _ABSENT | REFUSED | defect("exited|undefined|left"),
        ORDERLY,
        block="32",
    )
    yield hostile(
        "address_from_a_wild_shuffle",
        "shfl.sync.idx.b32 %r10, 0x7ffffff0, 5, 31, -1;\nmul.wide.u32 %rd8, %r10, 1024;\n"
        "add.s64 %rd8, %rd8, %rd1;\nst.global.u32 [%rd8], %r0; // HERE",
        defect("out of bounds"),
    )
    yield hostile(
        "activemask_is_harmless",
        "activemask.b32 %r10;" + _KEEP,
        CLEAN,
        RUNS,
    )
    yield hostile(
        "spin_until_the_whole_warp_is_active",
        "setp.lt.u32 %p1, %r0, 16;\n@%p1 bra SPIN;\nret;\nSPIN:\nactivemask.b32 %r10;\n"
        "setp.ne.u32 %p2, %r10, 0xffffffff;\n@%p2 bra SPIN; // HERE",
        ENDLESS,
        block="32",
    )


def kernels() -> Kernels:
    """Warp-wide instructions that go wrong."""
    yield from _masks()
    yield from _sources()
