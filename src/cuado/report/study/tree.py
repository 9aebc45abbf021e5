"""A case study as a tree: the table, then the story step by step."""

from cuado.report.study import StudyReport
from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view
from cuado.report.tree import Block, Items, Note, Paragraph, Strong, Table, Tree, facts


def render(report: StudyReport) -> Tree:
    """The report as plain data."""
    view, study = study_view(report), report.result.study
    blocks: tuple[Block, ...] = (
        Paragraph(study.says),
        *map(Note, view.notes),
        facts(view.facts[1:], report.version),
        Table(COLUMNS, tuple(row.cells for row in view.rows), numbers=(1, 2, 3, 4, 5, 7)),
        Paragraph(f"{PER_REQUEST}."),
        Items(tuple((Strong(row.title), f": {'; '.join(row.story)}") for row in view.rows)),
        *map(Paragraph, view.summary),
    )
    return Tree(study.title, " ".join(view.summary[:1]), blocks)
