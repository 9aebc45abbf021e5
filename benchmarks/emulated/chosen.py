"""How much hangs on those constants of the H200's model that nobody has measured.

    python benchmarks/emulated/chosen.py OUT.md [CONSTANT ...]

Each is halved and doubled in a copy of the chip file, and launches that it can concern are run on
that emulated chip. Writes a table of their modelled times against those with the file as it is. A
source of a chip file that begins "chosen" names the page that this script wrote
(``tests/unit/device/test_chip_files.py``).
"""

import re
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from times import case_of, timing_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.sources.case import load_case

CHIP = "h200"
TENSOR = Path(__file__).parents[1] / "tensor"
QUEUES = (
    ("local_lookup", "reported"),
    ("private_bins", "blind"),
    ("bank_conflicts_store", "tuning"),
    ("uncoalesced_columns", "tuning"),
    ("atomics_shared", "tuning"),
    ("mix_v2", "climate"),
    ("redundant_loads", "reported"),
    ("scan", "blind"),
    ("divergence_flags", "reported"),
    ("state_space", "blind"),
    ("blur", "blind"),
    ("structure_of_arrays", "layout"),
)
"""Short launches, most of which L1, shared memory or the load/store pipe limits."""
COPIES = ("specialised_1", "specialised_2", "specialised_4")
"""Bulk copies of 16 KiB by a warp of their own, 1, 2 and 4 stages ahead."""
CHOSEN: dict[str, tuple[Path, ...]] = {
    "queue_cycles": tuple(case_of(*each) for each in QUEUES),
    "operand_cycles": tuple(case_of(*each) for each in QUEUES),
    "copy_engine_cycles": tuple(TENSOR / f"{name}.toml" for name in COPIES),
    "copy_slack": tuple(TENSOR / f"{name}.toml" for name in COPIES),
}


def stated() -> str:
    """The chip file as it is."""
    return (files("cuado.device") / "data" / f"{CHIP}.toml").read_text("utf-8")


def value_of(constant: str) -> float:
    """What the file has."""
    found = re.search(rf"(?m)^{constant} = {{ value = ([0-9.]+),", stated())
    if found is None:
        raise KeyError(constant)
    return float(found[1])


def times(cases: Sequence[Path], constant: str, value: float, folder: Path) -> Iterator[float]:
    """Seconds of each case with another value of a constant."""
    text = re.sub(
        rf"(?m)^({constant} = {{ value = )[0-9.]+,", rf"\g<1>{value:g},", stated(), count=1
    )
    chip = folder / f"{constant}_{value:g}.toml"
    chip.write_text(text)
    backend = EmulatedBackend(str(chip))
    for case in cases:
        yield timing_of(load_case(case, architecture="sm_90a"), backend).seconds


def table(constant: str, folder: Path) -> Iterator[str]:
    """Markdown of one constant."""
    own, cases = value_of(constant), CHOSEN[constant]
    values = (own / 2, own, own * 2)
    rows = [list(times(cases, constant, value, folder)) for value in values]
    yield f"## {constant}\n"
    yield f"| launch | us at {values[1]:g} | at {values[0]:g} | at {values[2]:g} |"
    yield "|---|--:|--:|--:|"
    most = 0.0
    for case, half, now, twice in zip(cases, *rows, strict=True):
        changes = half / now - 1, twice / now - 1
        most = max(most, *map(abs, changes))
        yield f"| {case.stem} | {now * 1e6:.1f} | {changes[0]:+.2%} | {changes[1]:+.2%} |"
    yield f"\nAt most {most:.2%}.\n"


def main() -> None:
    """Write the page."""
    out, names = Path(sys.argv[1]), sys.argv[2:] or list(CHOSEN)
    lines = [
        "# Constants that were chosen, and how much hangs on them\n",
        "Written by `python benchmarks/emulated/chosen.py`. No benchmark tells these constants of",
        "the emulated H200 apart from others near them. Each is halved and doubled; modelled times",
        "against those with the chip file as it is.\n",
    ]
    with TemporaryDirectory() as folder:
        for name in names:
            found = list(table(name, Path(folder)))
            print("\n".join(found), flush=True)
            lines += found
            out.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
