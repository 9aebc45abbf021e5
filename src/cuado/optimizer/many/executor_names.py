"""Which executor a word means: ``dask://local``, ``dask://local:2``, ``dask://HOST:PORT``."""

from collections.abc import Iterator
from contextlib import contextmanager

from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.optimizer.executor import Executor, InProcess

SCHEME, LOCAL = "dask://", "local"
MOST_WORKERS = 256
FORMS = "dask://local, dask://local:2 (workers), dask://HOST:PORT (of a scheduler)"


@contextmanager
def executor_of(words: str | None, backend: Backend) -> Iterator[Executor]:
    """The executor that times candidates; a cluster that is started here is closed on exit.

    Dask is imported only if the words ask for it.

    Args:
        words: see the module; None for the session's own device alone.
        backend: that device.

    Raises:
        CuadoError: the words mean nothing, Dask is not installed, no scheduler answers, or no
            worker can be used.
    """
    if words is None:
        yield InProcess()
        return
    address = words.removeprefix(SCHEME)
    host, colon, number = address.rpartition(":") if ":" in address else (address, "", "")
    is_local = host == LOCAL
    is_sensible = not colon or _is_count(number) if is_local else host and number.isdecimal()
    if address == words or not is_sensible:
        raise CuadoError(f"--executor {words}: is no executor", f"one of {FORMS}")
    try:
        from cuado.optimizer.many import cluster, local
    except ImportError as error:
        raise CuadoError(
            f"--executor {words}: Dask is not installed ({error})", "pip install 'cuado[dask]'"
        ) from error
    if not is_local:
        with cluster.joined(cluster.connected(f"tcp://{address}", words), words, backend) as made:
            yield made
        return
    devices = local.devices_beside(backend, int(number) if colon else None)
    if not devices:
        yield Alone(words)
        return
    with (
        local.local_cluster(devices, words) as client,
        cluster.joined(client, words, backend) as made,
    ):
        yield made


class Alone(InProcess):
    """The session's own device, where the user asked for more devices and there are none."""

    def __init__(self, words: str) -> None:
        self._words = words

    @property
    def notes(self) -> tuple[str, ...]:
        """The note that there are no other devices."""
        return (f"{self._words}: there is no GPU here beside the one that was measured on",)


def _is_count(number: str) -> bool:
    return number.isdecimal() and 0 < int(number) <= MOST_WORKERS
