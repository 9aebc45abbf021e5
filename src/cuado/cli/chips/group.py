"""The group of verbs: ``cuado chips`` alone lists the chips."""

import typer

from cuado.cli import list as list_verb
from cuado.cli.chips import measure, occupancy
from cuado.cli.output import FormatOption, OutputOption

NAME = "chips"
VERBS = (measure, occupancy)

app = typer.Typer(
    name=NAME,
    rich_markup_mode=None,
    help=(
        "The chips that cuado knows; and what is known of your own.\n\n"
        "  cuado chips measure -o mine.toml\n\n"
        "  cuado chips occupancy --registers 40 --block 256\n\n"
        "Without a verb, it lists them, as 'cuado list chips' does. docs/chips.md shows how to "
        "add one."
    ),
)
for verb in VERBS:
    app.command(name=verb.NAME)(verb.command)


@app.callback(invoke_without_command=True)
def _alone(
    context: typer.Context, format_name: FormatOption = None, output: OutputOption = None
) -> None:
    """List the chips, where no verb follows."""
    if context.invoked_subcommand is None:
        list_verb.command(list_verb.Kind.CHIPS, format_name=format_name, output=output)
