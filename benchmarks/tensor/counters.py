"""Hardware counters of the corpus on a GPU: counters.py CORPUS OUT [NAME ...].

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. What
moved, what was issued, and why warps did not issue: what a modelled time is compared with where it
is wrong. Writes ``counters.csv``, a row a kernel as it is done.
"""

import csv
import sys
from pathlib import Path
from typing import Any

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_STALLS = (
    *("barrier", "branch_resolving", "dispatch_stall", "drain", "gmma", "imc_miss", "lg_throttle"),
    *("long_scoreboard", "math_pipe_throttle", "membar", "mio_throttle", "misc", "no_instruction"),
    *("not_selected", "selected", "short_scoreboard", "sleeping", "tex_throttle", "wait"),
)
METRICS = (
    "sm__cycles_elapsed.max",
    "sm__cycles_active.avg",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "lts__t_sectors_op_read.sum",
    "lts__t_sectors_op_write.sum",
    "lts__t_sectors_srcunit_tex.sum",
    "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "l1tex__m_xbar2l1tex_read_bytes.sum",
    "l1tex__data_pipe_lsu_wavefronts.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    "smsp__inst_executed.sum",
    "smsp__inst_issued.sum",
    "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_active",
    "sm__inst_executed_pipe_xu.sum",
    "smsp__average_warp_latency_per_inst_issued.ratio",
    *(f"smsp__average_warps_issue_stalled_{name}_per_issue_active.ratio" for name in _STALLS),
)


def counted(case: Path, backend: Backend) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    row: dict[str, Any] = {"kernel": case.stem}
    try:
        launch = launch_from(read_described(case, {}), architecture_of(backend.device))
        with backend.open(launch) as bench:
            bench.load(original_program(launch, architecture_of(backend.device)))
            found = bench.count(Trial(), METRICS)
    except CuadoError as error:
        return row | {"reason": f"{error.message}; {error.remedy}"}
    return row | {name: f"{value:.6g}" for name, value in found.values.items()}


def main() -> None:
    """Count the kernels asked for, by default all."""
    corpus, folder, names = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    own = sorted(Path(__file__).parent.glob("*.toml"))
    every = [*sorted(corpus.glob("*.toml")), *(each for each in own if each.stem != "stamped")]
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    with (folder / "counters.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, ("kernel", *METRICS, "reason"), extrasaction="ignore")
        writer.writeheader()
        for case in every:
            if names and case.stem not in names:
                continue
            row = counted(case, backend)
            writer.writerow(row)
            file.flush()
            print(
                f"{case.stem}: {len(row) - 1} of {len(METRICS)} {row.get('reason', '')}", flush=True
            )


if __name__ == "__main__":
    main()
