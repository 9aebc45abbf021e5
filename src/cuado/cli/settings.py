"""Values that options give: ``NAME=VALUE`` of constants, extents of grids and blocks."""

from collections.abc import Sequence

from cuado.errors import CuadoError
from cuado.model.launch import Extent


def overrides_of(settings: Sequence[str] | None) -> dict[str, int]:
    """Values by name out of ``NAME=VALUE`` words.

    Raises:
        CuadoError: a word is no such setting.
    """
    found: dict[str, int] = {}
    for setting in settings or ():
        name, _, value = setting.partition("=")
        try:
            found[name.strip()] = int(value, 0)
        except ValueError as error:
            raise CuadoError(f"--set {setting}: is no NAME=VALUE", "e.g. -s N=1024") from error
    return found


def stated_of(settings: Sequence[str] | None) -> tuple[dict[str, int], dict[str, str]]:
    """Numbers by name, and expressions by name, out of ``NAME=VALUE`` words.

    Raises:
        CuadoError: a word is no such setting.
    """
    numbers, formulas = dict[str, int](), dict[str, str]()
    for setting in settings or ():
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not name or not equals:
            message = f"{setting}: is no NAME=VALUE"
            raise CuadoError(message, "e.g. N=1024, 'x=N * (M + 2)'")
        try:
            numbers[name] = int(value, 0)
        except ValueError:
            from cuado.sources.case.expressions import names_in

            names_in(value)
            formulas[name] = value
    return numbers, formulas


def stated_words(text: str) -> list[str]:
    """The settings in a line: between commas that are outside of brackets."""
    from cuado.sources.case.expressions import between_commas

    # A formula may compare: "<" opens no bracket here.
    return between_commas(text, "([", ")]")


def extent_of(what: str, text: str) -> Extent:
    """One to three whole numbers, as options give them: ``32,8``.

    Raises:
        CuadoError: they are not.
    """
    parts = text.replace("x", ",").replace(" ", "").split(",")
    if not 1 <= len(parts) <= 3 or not all(p.isdecimal() and int(p) > 0 for p in parts):
        raise CuadoError(f"--{what} {text}: is no {what}", f"one to three numbers: --{what} 32,8")
    x, y, z = (*map(int, parts), 1, 1)[:3]
    return x, y, z
