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
        try:
            numbers[name] = int(value, 0)
        except ValueError as error:
            from cuado.sources.case.expressions import ExpressionError, names_in

            try:
                names_in(value)
            except ExpressionError:
                equals = ""
            if not equals:
                message = f"--set {setting}: is no NAME=VALUE"
                raise CuadoError(message, "e.g. -s N=1024, -s 'x=N * (M + 2)'") from error
            formulas[name] = value
    return numbers, formulas


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
