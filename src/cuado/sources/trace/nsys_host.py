"""What the host did, from an nsys export: calls, synchronisations, NVTX ranges."""

from collections.abc import Mapping

import numpy as np

from cuado.model.timeline_tables import Calls, Ranges, Waits
from cuado.sources.trace.database import Database
from cuado.sources.trace.names import Texts
from cuado.sources.trace.nsys_identity import Identities
from cuado.sources.trace.nsys_work import usable_spans

_CALL, _WAIT = "CUPTI_ACTIVITY_KIND_RUNTIME", "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION"
_RANGE = "NVTX_EVENTS"
_RANGE_KINDS = (34, 59, 60, 70, 71, 72)
"""NVTX events with a text: marks, push/pop ranges, start/end ranges; from 70 on imported ones."""
_DOMAIN = 75
"""The event that gives a domain its name."""
_NAMELESS = "(name not recorded)"


def calls_of(
    database: Database, identities: Identities, strings: Mapping[int, str], texts: Texts
) -> Calls | None:
    """Calls of the driver and the runtime: nsys has both in one table; None without it."""
    if not database.has(_CALL):
        return None
    columns = database.integers(
        _CALL, ("start", "end", "globalTid", "correlationId", "nameId", "returnValue")
    )
    keep = usable_spans(columns)
    columns = {name: column[keep] for name, column in columns.items()}
    length = int(np.count_nonzero(keep))
    zeros = np.zeros(length, dtype=np.int64)
    return Calls(
        process=identities.process(columns, length),
        start=columns.get("start", zeros),
        end=columns.get("end", zeros),
        name=texts.column(columns.get("nameId", zeros - 1), dict(strings), _NAMELESS),
        thread=identities.thread(columns, length),
        correlation=columns.get("correlationId", zeros),
        result=columns.get("returnValue", zeros),
    )


def waits_of(database: Database, identities: Identities) -> Waits:
    """Synchronisations."""
    columns = database.integers(_WAIT, ("start", "end", "globalPid", "syncType"))
    keep = usable_spans(columns)
    columns = {name: column[keep] for name, column in columns.items()}
    length = int(np.count_nonzero(keep))
    zeros = np.zeros(length, dtype=np.int64)
    return Waits(
        process=identities.process(columns, length),
        start=columns.get("start", zeros),
        end=columns.get("end", zeros),
        kind=columns.get("syncType", zeros),
    )


def ranges_of(
    database: Database, identities: Identities, strings: Mapping[int, str], texts: Texts
) -> Ranges:
    """NVTX ranges with a text, which is in the row itself or in the list of strings."""
    names = ("start", "end", "globalTid", "eventType", "domainId", "textId")
    columns = database.integers(_RANGE, names, -1)
    own = [text for (text,) in database.rows(_RANGE, "text")]
    zeros = np.zeros(len(own), dtype=np.int64)
    kinds = columns.get("eventType", zeros + _RANGE_KINDS[1])
    start, end = columns.get("start", zeros - 1), columns.get("end", zeros - 1)
    end = np.where((end < 0) & (kinds == _RANGE_KINDS[0]), start, end)
    listed = columns.get("textId", zeros - 1).tolist()
    domains = columns.get("domainId", zeros).tolist()
    said = [
        text if isinstance(text, str) and text else strings.get(id_, "")
        for text, id_ in zip(own, listed, strict=True)
    ]
    titles = {
        domain: title
        for domain, title, kind in zip(domains, said, kinds.tolist(), strict=True)
        if kind == _DOMAIN and title
    }
    keep = np.isin(kinds, _RANGE_KINDS) & (start >= 0) & (end >= start)
    keep &= np.array([bool(text) for text in said], dtype=np.bool_)
    chosen = np.flatnonzero(keep)
    columns = {name: column[chosen] for name, column in columns.items()}
    text = [texts.number(said[at]) for at in chosen]
    domain = [texts.number(titles[domains[at]]) if domains[at] in titles else -1 for at in chosen]
    return Ranges(
        process=identities.process(columns, len(chosen)),
        start=start[chosen],
        end=end[chosen],
        text=np.array(text, dtype=np.int64),
        domain=np.array(domain, dtype=np.int64),
        thread=identities.thread(columns, len(chosen)),
    )
