"""The words for why a kernel is slow, and how they belong together, from a rule to a report.

=============== ============================ ================================= =====================
word            says                         said by                           in JSON
=============== ============================ ================================= =====================
rule name       which pattern recorded       a rule in ``cuado.rules``, one    ``rule``
                counters show                file each
``Cause``       why the kernel takes longer  a rule's ``cause``, an            ``cause``
                than it must, or its roof    experiment's ``cause``, the
                                             table of causes, a case study
``Bottleneck``  what an experiment takes     an experiment's ``relaxes``, a    ``relaxes``
                away, and a transformation   transformation's ``RELAXES``
                removes
``Limit``       what limits the kernel: a    the limiter, of counters or of    ``limiter.verdict``
of the limiter  kind of limit                experiments
its ``unit``    the hardware unit, or the    the same                          ``limiter.unit``
                ``Bottleneck``, behind it
=============== ============================ ================================= =====================

One defect, said by all of them: the rule ``uncoalesced-global-load`` finds it in counters; the
experiment ``coalesced-loads`` relaxes ``Bottleneck.ACCESS_PATTERN`` and names
``Cause.UNCOALESCED_LOAD`` if it gains; the limiter of the experiments says ``Limit.LATENCY``,
with ``uncoalesced global access`` as its unit; the transformation ``thread-remap`` removes
``Bottleneck.ACCESS_PATTERN``.

``Cause`` and ``Bottleneck`` are two types, since neither says what the other does: a transformation
that coalesces accesses removes one bottleneck, which shows as any of four causes; to take all of
global memory away is a bottleneck, and no cause. ``CAUSES`` says which belong together.
"""

from collections.abc import Mapping

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause

CAUSES: Mapping[Bottleneck, frozenset[Cause]] = {
    each: frozenset(cause for cause in Cause if each in cause.bottlenecks) for each in Bottleneck
}
"""The causes that each bottleneck shows as; none if it is a probe, and no defect."""
