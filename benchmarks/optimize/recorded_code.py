"""Machine code that recorded steps come to, of one tree; and that of two trees compared.

    python benchmarks/optimize/recorded_code.py TREE OUT.jsonl [NAME...]
    python benchmarks/optimize/recorded_code.py --compare BEFORE.jsonl NOW.jsonl

TREE is a checkout, an older one too: the steps that runs on an H200 kept
(``results/2026-11-22-h200-optimize-planted.jsonl``, and ``patches.STUDIES``) are applied by the
rewrites of that tree. Nothing is run. Where both trees come to the same code nothing that changed
between them costs gain on any GPU.
"""

import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RECORDED = HERE.parent / "results" / "2026-11-22-h200-optimize-planted.jsonl"
PACKAGES = ("cuado.optimizer", "cuado.optimize")
"""That of today, and that of checkouts up to 2026-11-23."""


def main() -> None:
    """Write what the steps of a tree come to, or compare two that were written."""
    arguments = sys.argv[1:]
    if arguments[0] == "--compare":
        before, now = map(_written, arguments[1:])
        _compare(before, now)
        return
    tree, out, names = Path(arguments[0]), Path(arguments[1]), arguments[2:]
    sys.path[:0] = [
        str(tree / part) for part in ("src", "benchmarks/planted", "benchmarks/optimize")
    ]
    with out.open("a") as file:
        for name, case, steps in _subjects(tree):
            if not names or name in names:
                file.write(json.dumps({"name": name, **_code(case, steps)}) + "\n")
                file.flush()
                print(name, flush=True)


def _subjects(tree: Path) -> Iterator[tuple[str, Path, list[str]]]:
    for line in map(json.loads, RECORDED.open()):
        if line.get("steps"):
            yield (
                line["name"],
                tree / "benchmarks" / "planted" / f"{line['name']}.toml",
                line["steps"],
            )
    text = (HERE / "patches.py").read_text()
    studies = re.search(r"^STUDIES[^=]*= (\{.*?^\})", text, re.MULTILINE | re.DOTALL)
    for path, steps in ast.literal_eval(studies[1] if studies else "{}").items():
        yield Path(path).stem, tree / path, list(steps)


def _package() -> str:
    for name in PACKAGES:
        try:
            import_module(name)
        except ImportError:
            continue
        return name
    raise SystemExit("no tree of cuado")


def _code(case: Path, steps: list[str]) -> dict[str, Any]:
    """Instructions of the kernel, or why there are none."""
    package = _package()
    version, registry = import_module(f"{package}.version"), import_module(f"{package}.registry")
    check, load = (import_module(f"cuado.sources.case.{name}") for name in ("check", "load"))
    read_case = import_module("cuado.sources.case.description").read_case
    backend = import_module("cuado.backends.selection").select("emulated:h200").backend
    disassemble = import_module("cuado.sass.toolchain.disassemble").disassemble
    errors = import_module("cuado.errors")
    try:
        launch = load.launch_of(read_case(case, {}), check.architecture_of(backend.device))
        original = import_module("steps").original_of(launch, backend)
        wanted = tuple(map(registry.transformation_from, steps))
        made = version.Versions(original).of(wanted)
        if isinstance(made, version.Rejected):
            return {"reason": str(made.reason)}
        function = disassemble(made.program.cubin).functions[launch.kernel]
    except errors.CuadoError as error:
        return {"reason": str(error)}
    return {"code": [each.sass for each in function.instructions]}


def _written(path: str) -> dict[str, dict[str, Any]]:
    return {line["name"]: line for line in map(json.loads, Path(path).open())}


def _compare(before: dict[str, dict[str, Any]], now: dict[str, dict[str, Any]]) -> None:
    """Print what differs, and how many are the same."""
    same = 0
    for name in before.keys() & now.keys():
        one, other = before[name], now[name]
        if "code" not in one or "code" not in other:
            print(
                f"{name}: before: {one.get('reason', 'made')}; now: {other.get('reason', 'made')}"
            )
        elif one["code"] == other["code"]:
            same += 1
        else:
            first, second = (
                Counter(_opcode(text) for text in each["code"]) for each in (one, other)
            )
            less, more = dict(first - second), dict(second - first)
            print(f"{name}: {len(one['code'])} -> {len(other['code'])}; gone {less}; new {more}")
    print(f"{same} of {len(before.keys() & now.keys())} are the same code")


def _opcode(text: str) -> str:
    words = text.split()
    return words[words[0].startswith("@")].split(".")[0]


if __name__ == "__main__":
    main()
