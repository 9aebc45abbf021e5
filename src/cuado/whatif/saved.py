"""A what-if as a file: everything that was found, so that any format can be made of it again.

The file is JSON. It holds the whole :class:`WhatIf`, with the code of the launch; of experiments it
holds what reports say of them.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields

from cuado.errors import InvalidDataError
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.whatif.experiment import Experiment
from cuado.whatif.plain_data import Plain, Restoring, Writing
from cuado.whatif.registry import all_experiments
from cuado.whatif.result import WhatIf

FORMAT = "cuado-whatif"
VERSION = 1


@dataclass(frozen=True, slots=True)
class SavedWhatIf:
    """A what-if, and what its reports say beside it.

    Attributes:
        result: what was found.
        kernel: the kernel's name as its source has it; empty if it is read out of the PTX's.
        source: the file that describes the launch; empty if it was made in memory.
        version: of the cuado that found it; empty if unknown.
    """

    result: WhatIf
    kernel: str = ""
    source: str = ""
    version: str = ""


def saved(whatif: SavedWhatIf) -> str:
    """The content of a file that holds it."""
    written = Writing({Experiment: _about}).plain(whatif)
    return json.dumps({"format": FORMAT, "version": VERSION, "whatif": written}) + "\n"


def loaded(content: str | bytes, whose: str) -> SavedWhatIf:
    """What a file holds.

    Args:
        content: of the file.
        whose: named if it cannot be read.

    Raises:
        InvalidDataError: this is no saved what-if, is a newer cuado's, or was altered.
    """
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise InvalidDataError(f"{whose} is no JSON: {error}", REMEDY) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise InvalidDataError(f"{whose} is no saved what-if", REMEDY)
    version = found.get("version")
    if type(version) is not int or version > VERSION:
        raise InvalidDataError(
            f"{whose}: a newer cuado has written it (format {version}, this cuado knows up to "
            f"{VERSION})",
            "use that cuado",
        )
    restoring = Restoring({Experiment: _experiment})
    try:
        restored: SavedWhatIf = restoring.value(SavedWhatIf, found.get("whatif"), "whatif")
    except InvalidDataError as error:
        raise InvalidDataError(f"{whose} cannot be read: {error.message}", ALTERED) from error
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        raise InvalidDataError(f"{whose} cannot be read: {error}", ALTERED) from error
    return restored


REMEDY = "give the file that a what-if was saved to"
ALTERED = "it was written by another version, or altered"


@dataclass(frozen=True, slots=True)
class _Asked:
    """What reports say of an experiment: its fields without the functions that make it."""

    name: str
    question: str
    relaxes: Bottleneck
    cause: Cause | None = None
    is_remedy: bool = False
    per_line: bool = False
    rank: int = 50
    is_bound: bool = False
    bounds: str = ""


_ABOUT = tuple(each.name for each in fields(_Asked))


def _about(experiment: Experiment) -> Mapping[str, object]:
    """The fields of an experiment that are saved."""
    return {name: getattr(experiment, name) for name in _ABOUT}


def _experiment(found: Mapping[str, Plain]) -> Experiment:
    """The experiment of a saved outcome: today's, if it says the same; or one that is only read."""
    held = {key: each for key, each in found.items() if key in _ABOUT}
    asked: _Asked = Restoring({}).value(_Asked, held, "experiment")
    about = {name: getattr(asked, name) for name in _ABOUT}
    known = next((each for each in all_experiments() if _about(each) == about), None)
    return known or Experiment(propose=_cannot_be_made, **about)


def _cannot_be_made(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Why an experiment of another cuado is not made here."""
    del kernel, scope
    return Refusal("this experiment was read from a file, and this cuado does not have it")
