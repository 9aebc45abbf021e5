"""The interpreter in the place of a GPU: what ``on_gpu`` does can be tried anywhere.

``python -m soundness.on_gpu --worker soundness.stand_in_worker``
"""

import json
import sys

import numpy as np

from soundness.gpu_worker import GAP, Bytes, Row, compared, parameters_of
from soundness.interpreter.decoding import decoded
from soundness.interpreter.frame import Frame
from soundness.interpreter.machine import LOCKSTEP, Run
from soundness.interpreter.memory import GLOBAL, LOCAL, SHARED, Segment
from soundness.interpreter.threads import Threads


class StandIn:
    """Runs the PTX of a version on the same memory."""

    name = "the interpreter"

    def run(self, version: Row, memory: Bytes, places: dict[str, int]) -> Bytes:
        """What a version leaves."""
        code = decoded(version["ptx"], version["entry"])
        grid, block = tuple(version["grid"]), tuple(version["block"])
        threads = Threads(grid, block, 1)
        data = memory.copy()
        shared = np.ones(-(-(code.shared_bytes + version["dynamic"]) // 256) * 256 + 256, np.bool_)
        local = np.ones(-(-code.local_bytes // 256) * 256 + 256, np.bool_)
        blocks = threads.count // threads.per_block
        every = np.arange(threads.count)
        frame = Frame(
            threads,
            {
                "global": Segment(GLOBAL, data, np.ones(data.size, np.bool_), threads.world),
                "shared": Segment(
                    SHARED, np.zeros(shared.size * blocks, np.uint8), shared, threads.block_of
                ),
                "local": Segment(
                    LOCAL, np.zeros(local.size * threads.count, np.uint8), local, every
                ),
            },
            np.frombuffer(parameters_of(version, places, GLOBAL), np.uint8),
            {},
            {},
        )
        with np.errstate(all="ignore"):
            Run(code, frame, LOCKSTEP).run()
        return data


def main() -> None:
    """Answer each line with one."""
    device = StandIn()
    print(json.dumps({"device": f"{device.name}, gaps of {GAP} bytes"}), flush=True)
    for line in sys.stdin:
        print(json.dumps(compared(json.loads(line), device)), flush=True)


if __name__ == "__main__":
    main()
