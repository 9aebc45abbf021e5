"""A list of things that cuado knows, in each format."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.report.document import Document


@dataclass(frozen=True, slots=True)
class Catalogue(Document):
    """A list of things that cuado knows: rules, chips, metrics.

    Attributes:
        name: what they are, plural.
        columns: keys of every row, in the order of the table.
        rows: one per thing; values are text, numbers or None for "not known".
        footer: what to do next.
        headline: what the list says, before it; empty for a list that only lists.
        group: a key of the rows by which names are told together where the list is too long for a
            screen; empty if it is in order of importance, and its first rows say most.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[Mapping[str, str | float | None], ...]
    footer: str = ""
    headline: str = ""
    group: str = ""
