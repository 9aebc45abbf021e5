"""What cuado says of the frameworks' kernels, as a Markdown table: table.py FILE.json ...

``benchmarks/frameworks/record.sh`` makes the files on a machine with a GPU.
"""

import json
import sys
from pathlib import Path
from typing import Any

LEAST_MICROSECONDS = 20.0
"""Shorter kernels are launch-bound on this chip, and only counted."""

LONGEST_NAME = 48


def main() -> None:
    """Print a row per kernel that lasts, and how many do not."""
    print("| kernel | time, us | limiter | causes, with bounds |\n|---|--:|---|---|")
    kernels = [k for name in sys.argv[1:] for k in json.loads(Path(name).read_text())["kernels"]]
    short = 0
    for kernel in kernels:
        microseconds = kernel["duration_ns"] / 1e3
        if microseconds < LEAST_MICROSECONDS:
            short += 1
            continue
        limiter = kernel["limiter"]
        named = f"{limiter['verdict'].replace('_', ' ')} ({limiter['unit']})"
        causes = ", ".join(cause(f) for f in kernel["findings"] if f["kind"] == "cause")
        name = kernel["name"][:LONGEST_NAME]
        print(f"| `{name}` | {microseconds:.0f} | {named} | {causes or '-'} |")
    failed = sum(bool(s["reason"]) for k in kernels for s in k["skipped"])
    print(f"\n{len(kernels)} launches, {short} of them below {LEAST_MICROSECONDS:.0f} us;")
    print(f"rules that failed: {failed}.")


def cause(finding: dict[str, Any]) -> str:
    """A cause with its bound."""
    bound = finding["bound_speedup"]
    return finding["rule"] if bound is None else f"{finding['rule']} {bound:.2f}x"


if __name__ == "__main__":
    main()
