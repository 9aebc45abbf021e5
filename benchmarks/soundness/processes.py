"""What is known of another process: what it is doing, and what it has taken."""

import os
from pathlib import Path

STEP_FILE = "SOUNDNESS_STEP"
"""Names the file in which a worker says what it is doing."""


def cpu_seconds(process: int) -> float:
    """CPU seconds of a process and of those that it has started, ended or not; 0 if it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)
