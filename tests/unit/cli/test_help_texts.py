"""Help texts are whole at 80 columns; an option means the same at every verb."""

from collections.abc import Iterator

import pytest
import typer

from cuado.cli.main import app

GROUP = typer.main.get_command(app)


def verbs() -> Iterator[tuple[str, object]]:
    for name, command in GROUP.commands.items():  # type: ignore[attr-defined]
        if not command.hidden:
            yield name, command
            for inner, each in getattr(command, "commands", {}).items():
                yield f"{name} {inner}", each


VERBS = dict(verbs())


def text(command: object) -> str:
    context = GROUP.context_class(GROUP, max_content_width=80, terminal_width=80)
    return str(command.get_help(context))  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["", *VERBS])
def test_no_summary_is_cut_and_no_line_is_too_long(name: str) -> None:
    shown = text(VERBS[name] if name else GROUP)
    for line in shown.splitlines():
        assert len(line) <= 80
        assert line.startswith("Usage:") or not line.endswith("...")


@pytest.mark.parametrize("name", VERBS)
def test_each_verb_has_an_example_that_names_it(name: str) -> None:
    # 'capture launch' is what 'capture' does where no verb follows.
    verb = name.removesuffix(" launch")
    lines = [line.strip() for line in text(VERBS[name]).splitlines()]
    assert any(line.startswith(f"cuado {verb}") for line in lines)


def test_lists_keep_their_lines() -> None:
    for name, command in VERBS.items():
        lines = text(command).splitlines()
        broken = [line for line in lines if line.strip().startswith("- ") and " - " in line[6:]]
        assert not broken, name


MEANINGS = {
    "--budget": "econds",
    "--top": ("his many", "ot spots", "newest"),
    "--keep": "Keep ",
    "--device": ("emulated", "evices likewise"),
}


@pytest.mark.parametrize("option", MEANINGS)
def test_an_option_means_the_same_at_every_verb(option: str) -> None:
    meant = MEANINGS[option]
    words = (meant,) if isinstance(meant, str) else meant
    kinds = set()
    for name, command in VERBS.items():
        for each in command.params:  # type: ignore[attr-defined]
            if option in each.opts and not each.hidden:
                assert any(word in (each.help or "") for word in words), name
                kinds.add(each.is_flag)
    assert len(kinds) == 1


def test_who_needs_a_gpu_offers_no_emulated_device() -> None:
    (option,) = (
        each
        for each in VERBS["timeline"].params  # type: ignore[attr-defined]
        if "--device" in each.opts
    )
    assert "emulated devices are refused" in option.help
    assert "emulated:" not in option.help
    (named,) = (each for each in VERBS["whatif"].params if "--device" in each.opts)  # type: ignore[attr-defined]
    assert "emulated:CHIP" in named.help


def test_a_number_of_rows_has_one_name() -> None:
    for name, command in VERBS.items():
        for each in command.params:  # type: ignore[attr-defined]
            if "-n" in each.opts:
                assert "--top" in each.opts, name
