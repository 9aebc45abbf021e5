"""Special registers: names that PTX itself declares (PTX ISA 9.0 manual, chapter 10)."""

import re

_TABLE = """
%tid %ntid %laneid %warpid %nwarpid %ctaid %nctaid %smid %nsmid %gridid %is_explicit_cluster
%clusterid %nclusterid %cluster_ctaid %cluster_nctaid %cluster_ctarank %cluster_nctarank
%lanemask_eq %lanemask_le %lanemask_lt %lanemask_ge %lanemask_gt %clock %clock_hi %clock64
%globaltimer %globaltimer_lo %globaltimer_hi %reserved_smem_offset_begin
%reserved_smem_offset_end %reserved_smem_offset_cap %total_smem_size %aggr_smem_size
%dynamic_smem_size %current_graph_exec
"""
_NAMES = frozenset(_TABLE.split())
_NUMBERED = re.compile(r"%(?:envreg|pm|reserved_smem_offset_)\d{1,2}(?:_64)?")

WARP_IDENTITY = frozenset(
    {"%laneid", "%warpid"} | {f"%lanemask_{which}" for which in ("eq", "le", "lt", "ge", "gt")}
)
"""Special registers of a thread's place in its warp: a thread remap changes their meaning."""


def is_special(name: str) -> bool:
    """True if ``name`` (without component) is a special register."""
    return name in _NAMES or _NUMBERED.fullmatch(name) is not None
