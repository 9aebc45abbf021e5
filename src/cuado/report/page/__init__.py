"""A teaching text, in each format."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.report.document import Document


@dataclass(frozen=True, slots=True)
class Page(Document):
    """A teaching text.

    Attributes:
        name: what it explains.
        title: one line.
        summary: the first sentence.
        sections: heading to text (reStructuredText-like plain text), in order.
        facts: short facts shown beside the title.
    """

    name: str
    title: str
    summary: str
    sections: Mapping[str, str]
    facts: Mapping[str, str] = field(default_factory=dict)
