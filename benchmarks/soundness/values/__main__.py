"""``python -m soundness.values N [SEED]``: hold facts about N random programs against a run.

As many programs of loops, of branches, and of accesses are run.
"""

import sys

from soundness.values.accesses import wrong_accesses
from soundness.values.branches import wrong_branches
from soundness.values.facts import wrong_facts
from soundness.values.loops import wrong_counts

_OTHERS = {"loops": wrong_counts, "branches": wrong_branches, "accesses": wrong_accesses}


def main() -> int:
    """Print what does not hold; the exit status is 1 if there is anything."""
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    wrong, ended = 0, dict.fromkeys(_OTHERS, 0)
    for seed in range(first, first + number):
        for each in wrong_facts(seed):
            wrong += 1
            print(f"{seed}: {each.instruction} {each.analysis}: {each.said}, was {each.found:#x}")
        for kind, wrong_of in _OTHERS.items():
            found = wrong_of(seed)
            ended[kind] += found is not None
            for words in found or ():
                wrong += 1
                print(f"{seed}, {kind}: {words}")
    others = ", ".join(f"{kind} of {count}" for kind, count in ended.items())
    print(f"{number} programs, {others}: {wrong} facts do not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
