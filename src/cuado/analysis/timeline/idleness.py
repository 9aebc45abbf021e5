"""Why a device idles, in a sentence."""

from cuado.analysis.timeline.analysis import TimelineAnalysis
from cuado.analysis.timeline.devices import DeviceUse, Pace
from cuado.analysis.timeline.gaps import SHORT, GapCauses
from cuado.analysis.timeline.observation import Observation, counted, in_percent, in_time


def pace(found: TimelineAnalysis, use: DeviceUse) -> Observation:
    """What a device's time is spent with."""
    span = f"the {in_time(use.span)} from its first activity to its last"
    if use.pace is Pace.BUSY:
        busy = in_percent(1 - use.idle_share)
        return Observation("device-busy", f"{use.device.title} is busy {busy} of {span}.")
    says = f"{use.device.title} idles {in_percent(use.idle_share)} of {span}"
    if use.pace is Pace.LAUNCH_BOUND:
        return _launch_bound(found, use, says)
    if use.pace in (Pace.FEW, Pace.UNKNOWN):
        return Observation("device-idle", f"{says}, {_unexplained(use)}.")
    if use.pace is Pace.WAITING:
        return _waiting(use, says)
    if use.gaps.causes is None:
        return _without_calls(use, says)
    return _host(use, use.gaps.causes, says)


def _unexplained(use: DeviceUse) -> str:
    if use.pace is Pace.FEW:
        return f"with {counted(use.kernels, 'kernel', 'kernels')}: too few to say why"
    return "most of it before work for which no call is recorded: why is not known"


def _without_calls(use: DeviceUse, says: str) -> Observation:
    longer = in_percent(sum(each.total for each in use.gaps.classes[1:]) / use.idle)
    return Observation(
        "host-bound",
        f"{says}, {longer} of that in gaps of {in_time(SHORT)} or more: the host "
        "asks for too little work. Calls were not recorded: what it does meanwhile is not known.",
        "record the calls, too (--calls); look at what the program does between kernels",
    )


def _waiting(use: DeviceUse, says: str) -> Observation:
    after = in_percent(use.gaps.after_wait / use.idle)
    return Observation(
        "host-waits",
        f"{says}, {after} of that in gaps that begin while the host waits for the device: it asks "
        "for more only then.",
        "ask for the next work before waiting: fewer synchronisations, results kept on the device, "
        "copies that do not wait (cudaMemcpyAsync)",
    )


def _host(use: DeviceUse, causes: GapCauses, says: str) -> Observation:
    waiting = f"{in_percent(causes.waiting / use.idle)} while it waits for the device"
    elsewhere = (
        f"{in_percent(causes.elsewhere / use.idle)} of that while the host does other things"
    )
    return Observation(
        "host-bound",
        f"{says}, {elsewhere} and {waiting}, before it asks for the next work.",
        "ask for work earlier: overlap the host's own work with the device's, in threads or in "
        "the order of calls",
    )


def _launch_bound(found: TimelineAnalysis, use: DeviceUse, says: str) -> Observation:
    short = use.gaps.short
    says += (
        f", {in_percent(short.total / use.idle)} of that in {short.count:,} gaps shorter than "
        f"{in_time(SHORT)}: launch-bound."
    )
    launches = [call for call in found.calls if call.is_launch]
    if launches and use.kernels:
        call = max(launches, key=lambda each: each.total)
        says += (
            f" {call.name} takes the host {in_time(call.median)} (median), a kernel runs for "
            f"{in_time(use.kernel_time / use.kernels)} (mean)."
        )
    graphs = use.from_graphs is not None and use.from_graphs * 2 >= use.kernels
    advice = "fewer, larger kernels (fused, or more work a launch)"
    return Observation(
        "launch-bound", says, advice if graphs else f"CUDA graphs for what is repeated; {advice}"
    )
