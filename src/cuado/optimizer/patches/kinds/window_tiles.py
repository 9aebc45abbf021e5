"""Several neighbouring results in one thread: described, not written."""

from cuado.cuda_source import VariableText, variables
from cuado.errors import CuadoError
from cuado.optimizer.patches.by_hand import Place, quoted, with_code
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.patches.writers import plain_refusal
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.window_tiles import WindowTiles

_REASON = "neighbouring results are not joined in the source"


def written(step: WindowTiles, site: Site) -> Unwritten:
    """The indices that begin a thread's results, and the launch."""
    factors = {axis: each for axis, each in zip("xyz", _factors(step), strict=True) if each > 1}
    found = [(v, factors[axis]) for axis in factors for v in _indices(site, axis)]
    if len(found) < len(factors):
        return plain_refusal(step, site, _REASON)
    lines = tuple(sorted(each.line for each, _ in found))
    results = Place(site, _all_lines(site), None, None).accesses(stored=True)
    many = " x ".join(f"{factor} values of `{each.name}`" for each, factor in found)
    says = (
        f"let each thread compute {quoted(results) or 'its results'} for {many}, "
        "and keep what several of them read in local variables, read once"
    )
    return Unwritten(_REASON, lines, with_code(says, *map(_begun, found), *_launched(step, site)))


def _factors(step: WindowTiles) -> tuple[int, int, int]:
    return step.x, step.y, step.z


def _indices(site: Site, axis: str) -> list[VariableText]:
    """The first variable that is the number of a thread along an axis of the grid."""
    wanted = {f"blockIdx.{axis}", f"threadIdx.{axis}"}
    for function in site.functions:
        for each in variables(site.source, function.body):
            if all(word in each.value for word in wanted):
                return [each]
    return []


def _all_lines(site: Site) -> tuple[int, ...]:
    return tuple(n for each in site.functions for n in site.source.lines(each.body))


def _begun(found: tuple[VariableText, int]) -> str:
    each, factor = found
    last = f"{each.name} + {factor - 1}"
    return f"{each.type} {each.name} = {factor} * ({each.value}); // up to {last}"


def _launched(step: WindowTiles, site: Site) -> list[str]:
    """How it is launched then, as the version that was measured."""
    try:
        made = step.apply(site.kernel)
    except CuadoError:
        return []
    if not isinstance(made, Rewritten):
        return []
    blocks, threads = (", ".join(map(str, n)) for n in (made.launch.grid, made.launch.block))
    return [f"// launch dim3({blocks}) blocks of dim3({threads}) threads"]
