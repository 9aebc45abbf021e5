"""The tunables of a case: which values of its constants and defines may be tried together.

A tunable names a constant or an integer define, whose own value is the default. Constraints are
conditions over every name of the case; constants are worked out anew for each configuration.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cuado.errors import CuadoError
from cuado.sources.case.expressions import evaluate, holds, names_in
from cuado.sources.case.table import Table

Define = str | int | float | bool
Configuration = tuple[int, ...]
"""A value for each tunable, in the order in which the case declares them."""

MOST_CONFIGURATIONS = 200_000
_MOST_VALUES = 1000


@dataclass(frozen=True)
class Space:
    """What may be tuned.

    Attributes:
        tunables: values by name, in the order of the case.
        constraints: conditions that a configuration has to meet.
        default: the case's own values.
        known: values of names that no tunable changes.
        constants: number or expression by name, in order, those that a tunable may change.
        path: path of the case file.
    """

    tunables: Mapping[str, tuple[int, ...]]
    constraints: tuple[str, ...]
    default: Configuration
    known: Mapping[str, int]
    constants: Mapping[str, int | str]
    path: str

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the tunables."""
        return tuple(self.tunables)

    @property
    def combinations(self) -> int:
        """The number of configurations without constraints."""
        product = 1
        for values in self.tunables.values():
            product *= len(values)
        return product

    def named(self, configuration: Configuration) -> dict[str, int]:
        """Values by name: what ``read_case`` takes as overrides."""
        return dict(zip(self.names, configuration, strict=True))

    def configurations(self) -> tuple[Configuration, ...]:
        """Every configuration that meets all constraints, in the order of the values.

        Raises:
            CuadoError: a constraint cannot be worked out, or there are more than 200,000.
        """
        stages = self._stages()
        found: list[Configuration] = []
        for configuration in self._extended((), stages):
            found.append(configuration)
            if len(found) > MOST_CONFIGURATIONS:
                raise CuadoError(
                    f"{self.path}: tunables: more than {MOST_CONFIGURATIONS:,} configurations",
                    "give fewer values, or more constraints",
                )
        return tuple(found)

    def _extended(
        self, start: Configuration, stages: tuple[tuple[str, ...], ...]
    ) -> Iterator[Configuration]:
        """Configurations that begin with ``start``; constraints are tried as early as they can."""
        if not self._meets(start, stages[len(start)]):
            return
        if len(start) == len(self.names):
            yield start
            return
        for value in self.tunables[self.names[len(start)]]:
            yield from self._extended((*start, value), stages)

    def _meets(self, start: Configuration, constraints: tuple[str, ...]) -> bool:
        if not constraints:
            return True
        names = {**self.known, **dict(zip(self.names, start, strict=False))}
        needed = frozenset[str]().union(*map(self._closure, constraints))
        for name, value in self.constants.items():
            if name in needed and name not in names:
                names[name] = value if isinstance(value, int) else evaluate(value, names)
        for text in constraints:
            try:
                if not holds(text, names):
                    return False
            except CuadoError as error:
                raise CuadoError(
                    f"{self.path}: constraints: {error.message}", error.remedy
                ) from error
        return True

    def _stages(self) -> tuple[tuple[str, ...], ...]:
        """For each number of tunables that have a value, the constraints to try then."""
        place = {name: index + 1 for index, name in enumerate(self.names)}
        stages: list[list[str]] = [[] for _ in range(len(self.names) + 1)]
        for text in self.constraints:
            stages[max((place.get(name, 0) for name in self._closure(text)), default=0)].append(
                text
            )
        return tuple(map(tuple, stages))

    def _closure(self, text: str) -> frozenset[str]:
        """Names that a condition needs, also through constants."""
        waiting, found = list(names_in(text)), set[str]()
        while waiting:
            name = waiting.pop()
            value = self.constants.get(name)
            if name not in found and name not in self.tunables and isinstance(value, str):
                waiting.extend(names_in(value))
            found.add(name)
        return frozenset(found)


def read_space(
    top: Table, defines: Mapping[str, Define], overrides: Mapping[str, int]
) -> Space | None:
    """The tunables of a case; None if it has none. One that ``overrides`` gives is fixed to that.

    Args:
        top: the case, every name with its value.
        defines: its macros.
        overrides: what the user gave by name.

    Raises:
        CaseError: a tunable is no constant and no whole-number define, its values are none, its
            default is not among them, or a constraint is no condition.
    """
    table = top.table("tunables")
    constraints = _constraints(top)
    if not table.data:
        if constraints:
            raise top.error("constraints", "there is nothing to constrain", "give [tunables]")
        return None
    constants = top.table("constants").data
    tunables = {name: _values(table, name, defines, overrides) for name in table.data}
    varying = {
        name: value if isinstance(value, int | str) and name not in overrides else top.names[name]
        for name, value in constants.items()
        if name not in tunables
    }
    space = Space(
        tunables=tunables,
        constraints=constraints,
        default=tuple(top.names[name] for name in tunables),
        known={n: v for n, v in top.names.items() if n in defines and n not in tunables},
        constants=varying,
        path=str(top.path),
    )
    _check(top, space)
    return space


def _values(
    table: Table, name: str, defines: Mapping[str, Define], overrides: Mapping[str, int]
) -> tuple[int, ...]:
    if name not in table.names:
        problem = "is no whole number in [defines]" if name in defines else "has no value"
        raise table.error(
            name, problem, f"give its default in [defines] (a macro) or [constants]: {name} = ..."
        )
    values = tuple(table.whole(name, value) for value in table.array(name))
    if not 1 <= len(values) <= _MOST_VALUES or len(set(values)) != len(values):
        raise table.error(name, f"{len(values)} values", "write an array of different numbers")
    if name in overrides:
        return (overrides[name],)
    if table.names[name] not in values:
        raise table.error(
            name, f"its default, {table.names[name]}, is not among the values", "add it"
        )
    return values


def _constraints(top: Table) -> tuple[str, ...]:
    texts = top.array("constraints")
    for text in texts:
        if not isinstance(text, str):
            raise top.error("constraints", f"holds {text!r}", 'write text: "BX * BY <= 1024"')
    return tuple(map(str, texts))


def _check(top: Table, space: Space) -> None:
    """Check that every constraint uses only names that exist."""
    for index, text in enumerate(space.constraints):
        try:
            holds(text, top.names)
        except CuadoError as error:
            raise top.error(f"constraints[{index}]", error.message, error.remedy) from error
