"""Tries moves on a version: assembles them in parallel, times them against it, proves the best one.

A move leads to a version that may come next (:mod:`cuado.optimizer.moves`,
:mod:`cuado.optimizer.step_combinations`). All candidates that survive a first run are timed in the
same interleaved rounds as the incumbent; of the faster ones, the fastest whose results are proved
is kept.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field, replace

from cuado.backends.clock import WALL, Clock
from cuado.backends.open_bench import OpenBench
from cuado.model.trial import TrialFailedError
from cuado.optimizer.assembled_candidates import as_they_come, disassemble_finished
from cuado.optimizer.executor import Executor, InProcess, Timing, has_room
from cuado.optimizer.moves import Move
from cuado.optimizer.proving import Prover
from cuado.optimizer.session import AdviceRecord, Candidate, Fate
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.timed_candidates import Dropout, Timed, gain_of, time_of
from cuado.optimizer.version import Rejected, Steps, Version, Versions
from cuado.stats import Verdict

MOST_SLOWER = 2
"""Number of consecutive values of one transformation with much slower first runs after which its
other values, which promise less, are not tried."""

OnCandidate = Callable[[Candidate], None]
"""A function that is called with each candidate as soon as its fate is known."""


@dataclass(frozen=True, slots=True)
class Searched:
    """The result of trying some moves.

    Attributes:
        kept: the version that the next iteration begins with; None if none is better.
        predicted: the gain that was predicted for it.
        interrupted: whether the user ended it.
        spent: whether the time was spent before every move was tried.
    """

    kept: Version | None = None
    predicted: float | None = None
    interrupted: bool = False
    spent: bool = False

    @property
    def is_over(self) -> bool:
        """True if no other moves are to be tried on this version."""
        return self.kept is not None or self.interrupted or self.spent


@dataclass
class Search:
    """Tries moves.

    Args:
        session: the incumbent on an open bench, as its original.
        versions: makes versions.
        incumbent: what candidates are compared with.
        prover: compares results.
        deadline: of ``clock``, after which nothing more is tried.
        on_candidate: is called with each candidate.
        executor: times candidates; a kept one was also faster on the session's bench.
        known: records the speeds of versions.
        clock: what the deadline is of.
    """

    session: OpenBench
    versions: Versions
    incumbent: Version
    prover: Prover
    deadline: float
    on_candidate: OnCandidate
    executor: Executor = field(default_factory=InProcess)
    known: Known = field(default_factory=Known)
    clock: Clock = WALL
    _tried: set[Steps] = field(default_factory=set)
    _seen: dict[object, str] = field(default_factory=dict)
    _refused: dict[tuple[str, Rejected], list[Move]] = field(default_factory=dict)
    _slower: dict[str, list[str]] = field(default_factory=dict)
    _left: list["Dropout"] = field(default_factory=list)
    _labels: dict[str, str] = field(default_factory=dict)
    _held: list["Timed"] = field(default_factory=list)
    _spent: bool = False
    _listed: set[bytes] = field(default_factory=set)

    def through(self, lists: Iterable[tuple[Sequence[Move], float]]) -> Searched:
        """Try lists of moves, each with its least gain, until one is kept or the time is spent.

        Each list is made from the results of the one before, so it is asked for one by one.
        """
        made = Searched()
        for some, least in lists:
            made = self.run(some, least)
            if made.is_over:
                break
        return made

    def run(self, moves: Sequence[Move], least: float = 1.0) -> Searched:
        """Try the moves that were not tried before; Ctrl-C keeps what was measured.

        Args:
            moves: what to try.
            least: gain from which the best is kept; those that gain less wait for the next run.
        """
        session = self.session
        moves = [move for move in moves if move.steps not in self._tried]
        self._seen[_identity(self.incumbent)] = "its predecessor"
        try:
            # A pipeline: threads assemble versions, `_ready` yields them as they come, and `_timed`
            # consumes them, so that the device is busy while others are assembled.
            jobs = [(move, session.pool.submit(self.versions.of, move.steps)) for move in moves]
            named: dict[str, Move] = {}
            kept = self._best(self._timed(self._ready(jobs, named), named), least)
        except KeyboardInterrupt:
            session.interrupted = True
            kept = None
            for each in self._held:
                self._judged(each, Fate.LEFT_OUT, "the run was ended before it was proved")
            self._held.clear()
        # What the race did not decide is reported now, so that no move is passed over in silence.
        if self._held:
            self._tried |= {each.move.steps for each in self._held}
            self._tried |= {each.move.steps for each in self._left}
        else:
            self._tell_left(kept)
        self._tell_refused()
        self._leave_out(moves)
        predicted = kept.move.predicted if kept else None
        version = kept.version if kept else None
        return Searched(version, predicted, session.interrupted, self._spent)

    def _ready(
        self, jobs: Sequence[tuple[Move, "Future[Version | Rejected]"]], moves: dict[str, Move]
    ) -> Iterator[Version]:
        """Assembled versions that differ from all others; ``moves`` gets their moves, by name."""
        came = 0
        for move, job in as_they_come(jobs, self.deadline, self._is_wanted, self.clock):
            self.session.tell(f"trying {move.label}", came, len(jobs))
            came += 1
            racing = sum(each.steps not in self._tried for each in moves.values())
            if not self.clock.is_work and not has_room(self.session, racing, self._left_over()):
                # What is left is needed for rounds of the candidates so far, and for a proof.
                came -= 1
                for _, late in jobs:
                    late.cancel()
                break
            slower = self._slower.setdefault(move.family or move.label, [])
            if not self._is_wanted(move):
                job.cancel()
                self._tell(move, Fate.LEFT_OUT, f"{' and '.join(slower)} are much slower")
                continue
            try:
                made = job.result()
            except CancelledError:
                return
            if self.clock.is_work:  # An emulated device reads each one's machine code.
                disassemble_finished(jobs, self._listed)
            # Moves that are refused for one reason are reported together, in `_tell_refused`.
            if isinstance(made, Rejected):
                name = move.label.partition("(")[0]
                self._refused.setdefault((name, made), []).append(move)
            # Equal machine code and launch: there is nothing to time.
            elif (same := self._seen.get(_identity(made))) is not None:
                self._tell(move, Fate.NO_GAIN, f"the same machine code as {same}", made)
            else:
                self._seen[_identity(made)] = move.label
                moves[made.name] = move
                self._labels[made.name] = move.label
                # The consumer times the version before this generator resumes: if it did not add
                # this one to the slow values, the series of consecutive slow values is broken.
                before = len(slower)
                yield made
                if len(slower) == before:
                    slower.clear()
        self._spent = self._spent or came < len(jobs)
        self._tell_refused()

    def _left_over(self) -> float:
        return self.deadline - self.clock.now()

    def _is_wanted(self, move: Move) -> bool:
        """True unless the last values of the move's transformation were all much slower."""
        return len(self._slower.get(move.family or move.label, ())) < MOST_SLOWER

    def _tell_refused(self) -> None:
        """Report moves that could not be made, those with one reason in one line."""
        for (name, rejected), (first, *others) in self._refused.items():
            self._tried |= {each.steps for each in others}
            values = ", ".join(each.label.removeprefix(name) for each in others)
            reason = f"{rejected.reason}; likewise {values}" if others else rejected.reason
            self._tell(first, rejected.fate, reason)
        self._refused.clear()

    def _timed(self, ready: Iterable[Version], moves: Mapping[str, Move]) -> list["Timed"]:
        """Candidates compared with the incumbent; those that left the race are set aside."""
        made = []
        for version, timing in self.executor.timed(self.session, ready, self.deadline):
            move, ratio = moves[version.name], None
            if timing.left is not None:
                ratio = timing.left.ratio
                self._left.append(Dropout(move, version, timing, timing.left))
            elif timing.comparison is not None:
                made.append(Timed(move, version, timing, timing.comparison))
                ratio = timing.comparison.ratio.estimate if timing.comparison.ratio else None
            else:
                # `_is_wanted` asks this list about the other values of the transformation.
                if timing.fate is Fate.SLOWER:
                    self._slower[move.family or move.label].append(move.label)
                self._tell(move, timing.fate, timing.reason, version, timing)
            # Every measured ratio is kept: combinations choose their steps by these.
            if ratio is not None:
                self.known.add(self.incumbent.steps, version.steps, 1 / ratio)
        return made

    def _best(self, timed: Sequence["Timed"], least: float) -> "Timed | None":
        """The fastest candidate whose results are proved, if it gains enough."""
        waiting = self._rejoined(sorted([*self._held, *self._faster(timed)], key=time_of))
        self._held.clear()
        kept = None
        # Proofs are expensive, so only the fastest is proved; if it fails, the next one.
        while waiting and kept is None:
            if time_of(waiting[0]) * least > 1:
                self._held = waiting
                return None
            each = waiting.pop(0)
            if (sure := self._confirmed(each)) is not None and self._is_proved(sure):
                kept = sure
            else:
                waiting = self._rejoined(waiting)
        for each in waiting:
            self._judged(each, Fate.OUTDONE, f"{kept.move.label} is faster" if kept else "")
        return kept

    def _rejoined(self, waiting: list["Timed"]) -> list["Timed"]:
        """The waiting candidates, and again those that had left behind a leader that dropped out.

        A leader drops out if it failed, gained nothing in the end, or was wrong. The loop ends:
        each iteration removes at least one candidate from those that left, as their new leader does
        not leave.
        """
        while (more := self._again(waiting)) is not None:
            waiting = sorted([*waiting, *self._faster(more)], key=time_of)
        return waiting

    def _faster(self, timed: Sequence["Timed"]) -> list["Timed"]:
        """The faster candidates, the fastest first; the others are reported."""
        for each in timed:
            if each.verdict is not Verdict.FASTER:
                self._not_faster(each)
        return sorted((each for each in timed if each.verdict is Verdict.FASTER), key=time_of)

    def _again(self, waiting: Sequence["Timed"]) -> list["Timed"] | None:
        """Candidates that left the race, timed again because their leader dropped out.

        Only those that may be faster than every waiting candidate. None if there are none, or there
        is no time.
        """
        # Without a waiting candidate the incumbent, whose ratio is 1, is to be beaten.
        most = time_of(waiting[0]) if waiting else 1.0
        there = {each.version.name for each in waiting}
        chosen = [
            each
            for each in self._left
            if each.left.leader and each.left.leader not in there and each.left.ratio < most
        ]
        if not chosen or self.session.interrupted:
            return None
        if self.clock.now() > self.deadline:
            self._spent = True
            return None
        self._left = [each for each in self._left if each not in chosen]
        moves = {each.version.name: each.move for each in chosen}
        return self._timed([each.version for each in chosen], moves)

    def _tell_left(self, kept: "Timed | None") -> None:
        """Report the candidates that left the race, and the one that each was behind."""
        for each in self._left:
            fate, reason = each.timing.fate, each.timing.reason
            leader = self._labels.get(each.left.leader, each.left.leader)
            if leader and kept is not None and each.left.ratio >= time_of(kept):
                reason = f"{kept.move.label} is faster; {reason}"
            elif leader and self.session.interrupted:
                fate, reason = Fate.LEFT_OUT, "the run was ended before it was measured again"
            elif leader and each.left.ratio < 1:
                fate = Fate.LEFT_OUT
                reason = f"{leader} was not kept, and there was no time to measure this one again"
            elif leader and fate is not Fate.SLOWER:
                fate = Fate.NO_GAIN
            self._tell(each.move, fate, reason, each.version, each.timing)
        self._left.clear()

    def _confirmed(self, timed: "Timed") -> "Timed | None":
        """The candidate, timed on the session's bench as well; None if it is not faster there."""
        # Only what was timed elsewhere, on another device, is timed again here.
        if not timed.timing.where:
            return timed
        self.session.tell(f"confirming {timed.move.label}", 0, 1)
        ((_, again),) = InProcess().timed(self.session, (timed.version,), self.deadline)
        unlike = f"unlike on {timed.timing.where}"
        if again.comparison is None:
            reason = f"{again.reason}, {unlike}"
            self._tell(timed.move, again.fate, reason, timed.version, again)
            return None
        sure = replace(timed, timing=again, comparison=again.comparison)
        if sure.verdict is not Verdict.FASTER:
            self._not_faster(sure, unlike)
            return None
        return sure

    def _not_faster(self, timed: "Timed", remark: str = "") -> None:
        slower = timed.verdict is Verdict.SLOWER
        why = "" if slower else timed.comparison.reasons[0].value
        self._judged(
            timed,
            Fate.SLOWER if slower else Fate.NO_GAIN,
            ", ".join(filter(None, (why, remark))),
        )

    def _is_proved(self, timed: "Timed") -> bool:
        """True if a candidate's results are the original's."""
        bench = self.session.bench
        self.session.tell(f"proving {timed.move.label}", 0, 1)
        try:
            bench.load(self.versions.original.program)
            proof = self.prover.prove(bench, timed.version)
        except TrialFailedError as error:
            self._judged(timed, Fate.FAILED, f"{error.failure.value}: {error.message}")
            return False
        fate = Fate.KEPT if proof.holds else Fate.WRONG
        if not proof.holds:
            self.known.is_wrong(timed.version.steps)
        self._judged(timed, fate, proof.reason, proof.words)
        return proof.holds

    def _judged(
        self, timed: "Timed", fate: Fate, reason: str, proofs: tuple[str, ...] = ()
    ) -> None:
        self._tell(timed.move, fate, reason, timed.version, timed.timing, proofs)

    def _tell(
        self,
        move: Move,
        fate: Fate,
        reason: str,
        version: Version | None = None,
        timing: Timing | None = None,
        proofs: tuple[str, ...] = (),
    ) -> None:
        gain = gain_of(timing) if timing else None
        made = Candidate(
            move.label,
            fate,
            reason,
            move.relaxes,
            move.predicted,
            gain,
            proofs=proofs,
            advised=tuple(self._advice(move)) if fate is Fate.KEPT else (),
        )
        if version is not None:
            subject = version.subject
            registers, blocks = subject.built.resources.registers, subject.blocks_per_sm
            made = replace(made, registers=registers, blocks_per_sm=blocks, notes=version.notes)
        if timing is not None and timing.where:
            made = replace(made, notes=(*made.notes, f"timed on {timing.where}"))
        self._tried.add(move.steps)
        self.on_candidate(made)

    def _advice(self, move: Move) -> Iterator[AdviceRecord]:
        """The change of the source for each of a move's new steps."""
        for at in move.new:
            before, step = self.versions.of(move.steps[:at]), move.steps[at]
            advice = None if isinstance(before, Rejected) else step.advice(before.subject)
            if advice is not None:
                where = f"{advice.at.file.rpartition('/')[2]}:{advice.at.line}" if advice.at else ""
                yield AdviceRecord(advice.says, advice.before, advice.after, where, str(step))

    def _leave_out(self, moves: Sequence[Move]) -> None:
        """Report the moves that were not tried."""
        ended = "the run was ended" if self.session.interrupted else "the time was spent"
        for move in moves:
            if move.steps not in self._tried:
                self._tell(move, Fate.LEFT_OUT, f"{ended} before it was measured")


def _identity(version: Version) -> object:
    launch = version.subject.launch
    return version.subject.built.cubin, replace(version.trial, program=""), launch.arguments
