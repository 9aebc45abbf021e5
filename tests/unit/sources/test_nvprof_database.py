"""Files of ``nvprof -o``: tables with the columns that nvprof of CUDA 8 makes, filled by hand."""

import sqlite3
from pathlib import Path

import pytest

from cuado.api import analyze
from cuado.errors import UnreadableFileError
from cuado.sources.read import read, recognised
from cuado.sources.trace import nsys

KEY = "_id_ INTEGER PRIMARY KEY AUTOINCREMENT"
KERNEL = (
    "cacheConfig BLOB NOT NULL, sharedMemoryConfig INT NOT NULL, registersPerThread INT NOT NULL, "
    "partitionedGlobalCacheRequested INT NOT NULL, partitionedGlobalCacheExecuted INT NOT NULL, "
    "start INT NOT NULL, end INT NOT NULL, completed INT NOT NULL, deviceId INT NOT NULL, "
    "contextId INT NOT NULL, streamId INT NOT NULL, gridX INT NOT NULL, gridY INT NOT NULL, "
    "gridZ INT NOT NULL, blockX INT NOT NULL, blockY INT NOT NULL, blockZ INT NOT NULL, "
    "staticSharedMemory INT NOT NULL, dynamicSharedMemory INT NOT NULL, "
    "localMemoryPerThread INT NOT NULL, localMemoryTotal INT NOT NULL, "
    "correlationId INT NOT NULL, gridId INT NOT NULL, name INT NOT NULL"
)
PLACE = "correlationId INT NOT NULL, functionId INT NOT NULL, pcOffset INT NOT NULL"
TABLES = {
    "CUPTI_ACTIVITY_KIND_KERNEL": KERNEL,
    "CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL": KERNEL,
    "CUPTI_ACTIVITY_KIND_DEVICE": "numMultiprocessors INT NOT NULL, "
    "computeCapabilityMajor INT NOT NULL, computeCapabilityMinor INT NOT NULL, id INT NOT NULL, "
    "eccEnabled INT NOT NULL, name INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS": "flags INT NOT NULL, sourceLocatorId INT NOT NULL, "
    f"{PLACE}, threadsExecuted INT NOT NULL, l2_transactions INT NOT NULL, "
    "theoreticalL2Transactions INT NOT NULL, executed INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_SHARED_ACCESS": "flags INT NOT NULL, sourceLocatorId INT NOT NULL, "
    f"{PLACE}, threadsExecuted INT NOT NULL, sharedTransactions INT NOT NULL, "
    "theoreticalSharedTransactions INT NOT NULL, executed INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_BRANCH": f"sourceLocatorId INT NOT NULL, {PLACE}, diverged INT NOT NULL, "
    "threadsExecuted INT NOT NULL, executed INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION": "flags INT NOT NULL, sourceLocatorId INT NOT "
    f"NULL, {PLACE}, threadsExecuted INT NOT NULL, notPredOffThreadsExecuted INT NOT NULL, "
    "executed INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_METRIC": "id INT NOT NULL, value BLOB NOT NULL, "
    "correlationId INT NOT NULL, flags INT NOT NULL",
    "CUPTI_ACTIVITY_KIND_EVENT": "id INT NOT NULL, value INT NOT NULL, domain INT NOT NULL, "
    "correlationId INT NOT NULL",
}
TRANSPOSE = "_Z19gpuTranspose_kerneliiPfS_"
START = 1_381_132_800_000_000_000


class File:
    """A profile of ``nvprof -o`` in the making."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = sqlite3.connect(path)
        self._connection.execute(f"CREATE TABLE StringTable({KEY}, value TEXT NOT NULL UNIQUE)")
        self._connection.execute("CREATE TABLE Version(version INTEGER)")
        self._connection.execute("INSERT INTO Version VALUES(9)")
        for table, columns in TABLES.items():
            self._connection.execute(f"CREATE TABLE {table}({KEY}, {columns})")

    def string(self, text: str) -> int:
        self._connection.execute("INSERT OR IGNORE INTO StringTable(value) VALUES(?)", (text,))
        query = "SELECT _id_ FROM StringTable WHERE value=?"
        return int(self._connection.execute(query, (text,)).fetchone()[0])

    def add(self, kind: str, **given: object) -> None:
        """A row; columns that are not given are 0, as nothing here reads them."""
        table = f"CUPTI_ACTIVITY_KIND_{kind}"
        names = [column.split()[0] for column in TABLES[table].split(", ")]
        assert given.keys() <= set(names)
        marks = ", ".join("?" for _ in names)
        values = [given.get(name, 0) for name in names]
        columns = ", ".join(f'"{name}"' for name in names)
        self._connection.execute(f"INSERT INTO {table}({columns}) VALUES({marks})", values)

    def launch(self, correlation: int, name: str, kind: str = "KERNEL", **given: object) -> None:
        shape: dict[str, object] = {"gridX": 32, "gridY": 32, "gridZ": 1}
        shape |= {"blockX": 32, "blockY": 32, "blockZ": 1, "registersPerThread": 8}
        times = {"start": START + correlation, "end": START + correlation + 157_508}
        self.add(
            kind,
            **{**shape, **times, "correlationId": correlation, "name": self.string(name), **given},
        )

    def close(self) -> Path:
        self._connection.commit()
        self._connection.close()
        return self.path


@pytest.fixture
def file(tmp_path: Path) -> File:
    made = File(tmp_path / "step2.nvprof")
    made.add(
        "DEVICE",
        numMultiprocessors=14,
        computeCapabilityMajor=3,
        computeCapabilityMinor=5,
        eccEnabled=1,
        name=made.string("Tesla K20X"),
    )
    return made


def transpose(file: File) -> None:
    """Step 2 of [004]: 32,768 stores that take 1,048,576 transactions, and as many loads."""
    file.launch(7, TRANSPOSE)
    load = 4 | 1 << 8
    for flags, moved in ((load, 131_072), (4, 1_048_576)):
        file.add(
            "GLOBAL_ACCESS",
            flags=flags,
            correlationId=7,
            executed=32_768,
            threadsExecuted=32 * 32_768,
            l2_transactions=moved,
            theoreticalL2Transactions=131_072,
        )


def test_a_launch_has_its_time_shape_resources_and_device(file: File) -> None:
    transpose(file)
    path = file.close()
    assert recognised(path) == "profiles of nvprof -o (SQLite)"
    (profile,) = read(path).profiles
    assert profile.kernel == "gpuTranspose_kernel"
    assert profile.launch.grid == (32, 32, 1)
    assert profile.launch.block == (32, 32, 1)
    assert profile.launch.registers_per_thread == 8
    assert profile.device.name == "Tesla K20X"
    assert profile.device.values["ecc_enabled"] == 1
    assert profile.metrics.value("duration") == 157_508


def test_the_stores_of_step_2_are_uncoalesced_and_named(file: File) -> None:
    transpose(file)
    path = file.close()
    metrics = read(path).profiles[0].metrics
    assert metrics.value("global_store_sectors_per_request") == 32
    assert metrics.value("global_load_sectors_per_request") == 4
    assert metrics.value("global_excess") == pytest.approx(100 * (1 - 262_144 / 1_179_648))
    (diagnosis,) = analyze(path).found.diagnoses
    assert any("uncoalesced" in finding.rule for finding in diagnosis.findings)


def test_branches_conflicts_and_threads_are_summed_over_a_launchs_instructions(file: File) -> None:
    """[002]: "12677 divergent executions out of 13000 total executions" of one line."""
    file.launch(1, "spmv")
    file.launch(2, "spmv")
    for correlation, diverged, executed in ((1, 12_677, 13_000), (1, 0, 7_000), (2, 0, 5)):
        file.add("BRANCH", correlationId=correlation, diverged=diverged, executed=executed)
    file.add(
        "SHARED_ACCESS", correlationId=1, sharedTransactions=32, theoreticalSharedTransactions=1
    )
    for threads in (32, 16):
        file.add(
            "INSTRUCTION_EXECUTION",
            correlationId=1,
            executed=100,
            threadsExecuted=100 * threads,
            notPredOffThreadsExecuted=100 * threads - 200,
        )
    first, second = read(file.close()).profiles
    assert first.metrics.value("divergent_branches") == 12_677
    assert first.metrics.value("branch_instructions") == 20_000
    assert first.metrics.value("shared_excess") == pytest.approx(100 * 31 / 32)
    assert first.metrics.value("instructions_executed") == 200
    assert first.metrics.value("threads_per_instruction") == 24
    assert first.metrics.value("unpredicated_threads_per_instruction") == 22
    assert second.metrics.value("divergent_branches") == 0
    assert second.metrics.value("shared_wavefronts") is None


def test_concurrent_kernels_are_launches_in_the_order_of_their_start(file: File) -> None:
    file.launch(9, "late", "CONCURRENT_KERNEL")
    file.launch(3, "early")
    assert [profile.kernel for profile in read(file.close()).profiles] == ["early", "late"]


def test_metrics_without_names_are_said_and_not_guessed(file: File) -> None:
    """CUPTI's numbers differ from chip to chip: 19923062 was achieved_occupancy on one."""
    file.launch(1, "k")
    file.add("METRIC", id=19_923_062, value=b"\0" * 8, correlationId=1)
    file.add("EVENT", id=83_886_184, value=5, correlationId=1)
    recording = read(file.close())
    assert recording.profiles[0].metrics.value("achieved_occupancy") is None
    (note,) = recording.notes
    assert "2 metrics and events" in note
    assert "nvprof --import-profile FILE --csv" in note


def test_a_damaged_launch_costs_itself_only(file: File) -> None:
    file.launch(1, "backwards", end=START - 5)
    file.launch(2, "fine")
    recording = read(file.close())
    assert [profile.kernel for profile in recording.profiles] == ["fine"]
    assert "ends before it starts" in recording.unreadable[0].problem


def test_a_timeline_of_it_is_refused_with_what_reads_it(file: File) -> None:
    file.launch(1, "k")
    with pytest.raises(UnreadableFileError, match="'cuado analyze' reads"):
        nsys.read(file.close())


def test_files_without_launches_or_of_other_tools_are_refused(file: File, tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="no kernel launch"):
        read(file.close())
    other = tmp_path / "other.sqlite"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE StringIds(id INTEGER, value TEXT)")
    connection.commit()
    connection.close()
    assert recognised(other) == ""
