"""The patch of a run in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule

from cuado.report.run import RunReport
from cuado.report.run.patch import TITLE, patch_view
from cuado.report.terminal_parts import hanging, styled

_INDENT = (0, 0, 0, 3)
_STYLES = {"+": "green", "-": "red", "@": "cyan"}


def patch_part(report: RunReport, width: int) -> Iterator[RenderableType]:
    """What the patch does, what it leaves, and its lines; nothing where there is none."""
    del width
    patch = patch_view(report.session)
    if patch is None:
        return
    yield styled()
    yield Rule(styled(TITLE.lower(), "bold"), align="left", characters="-")
    yield styled(patch.says)
    for line in (*patch.steps, *(f"beside the patch: {each}" for each in patch.launch)):
        yield Padding(hanging(line), _INDENT)
    for line in patch.left:
        yield Padding(styled(line, "cyan"), _INDENT)
    for line in patch.diff:
        yield styled(line, _STYLES.get(line[:1], "dim"))
