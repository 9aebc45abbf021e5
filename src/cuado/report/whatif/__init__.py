"""What experiments on a launch found: what is printed of it, in each format."""

from dataclasses import dataclass
from typing import ClassVar

from cuado.report.document import Document
from cuado.version import __version__
from cuado.what_if.result import WhatIf


@dataclass(frozen=True, slots=True)
class WhatIfReport(Document):
    """What experiments on one launch found.

    Attributes:
        result: the results.
        kernel: the kernel's name as its source has it; empty: read out of the one in the PTX.
        source: the file that describes the launch; empty if it was made in memory.
        version: of cuado.
    """

    RESULT: ClassVar[str] = "result"

    result: WhatIf
    kernel: str = ""
    source: str = ""
    version: str = __version__
