"""A Gaussian process on the logarithm of the time, with the static estimate as its mean.

The prior mean is the static estimate; the process learns how far that can be trusted (a slope),
each feature's own effect (an additive kernel: few measurements suffice), and what features do
together (a kernel of the distance). Scales are not fitted to a point but averaged over a grid,
weighted by how likely each makes the measurements.

Source: Rasmussen and Williams, Gaussian Processes for Machine Learning, 2006, chapters 2 and 5
(prediction, marginal likelihood, Matern kernel with nu = 5/2); section 2.7 (slope as a kernel).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

NOISE = 0.02
"""Standard deviation of log(time) of measurements, and of effects that no feature explains."""
_SLOPES = (0.2, 0.6)
_ADDED = (0.1, 0.3, 0.8)
_JOINT = (0.1, 0.3, 0.8)
_LENGTHS = (0.3, 0.6, 1.2)
_LEVEL = 2.0
"""Standard deviation of the constant term: estimates are not in units of time."""
_KEPT = 8
"""Number of sets of scales that are averaged; the others have negligible weight."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The predicted log(time) of every configuration: mean and standard deviation."""

    mean: Floats
    deviation: Floats


@dataclass(frozen=True, slots=True)
class _Scales:
    slope: float
    added: float
    joint: float
    length: float


class Surrogate:
    """Predicts log(time) of all configurations from the measured ones.

    Args:
        features: configurations x features, each about 0 to 1.
        estimate: static estimate of log(time), up to a constant.
    """

    def __init__(self, features: Floats, estimate: Floats) -> None:
        self._features = features
        self._estimate = estimate - estimate.mean()

    def predict(self, measured: NDArray[np.int64], logs: Floats) -> Prediction:
        """Predict all configurations from the measured ones.

        Args:
            measured: rows of the measured ones; at least one.
            logs: their log(time).
        """
        residual = logs - self._estimate[measured]
        residual = residual - residual.mean()
        level = float((logs - self._estimate[measured]).mean())
        parts = {length: self._kernels(measured, length) for length in _LENGTHS}
        found = sorted(
            (self._fitted(scales, parts[scales.length], measured, residual) for scales in _grid()),
            key=lambda each: -each[0],
        )[:_KEPT]
        # Weights by marginal likelihood, relative to the greatest one, so that exp does not
        # underflow.
        weights = np.exp(np.array([each[0] for each in found]) - found[0][0])
        weights /= weights.sum()
        # Moments of the mixture: variance = E[variance + mean^2] - mean^2, which adds the
        # disagreement between the sets of scales to their own variances.
        mean = np.zeros(len(self._estimate))
        square = np.zeros(len(self._estimate))
        for weight, (_, scales, factor, solved) in zip(weights, found, strict=True):
            one, variance = self._predicted(scales, parts[scales.length], measured, factor, solved)
            mean += weight * one
            square += weight * (variance + one**2)
        deviation = np.sqrt(np.maximum(square - mean**2, 1e-12))
        return Prediction(mean + level + self._estimate, deviation)

    def _kernels(self, measured: NDArray[np.int64], length: float) -> tuple[Floats, Floats]:
        """The additive and the joint kernel, configurations x measured ones."""
        count = max(1, self._features.shape[1])
        added = np.zeros((len(self._features), len(measured)))
        squares = np.zeros_like(added)
        for column in self._features.T:
            distance = np.abs(column[:, None] - column[measured][None, :])
            added += _matern(distance / length)
            squares += distance**2
        return added / count, _matern(np.sqrt(squares / count) * 3.0 / length)

    def _combined(
        self, scales: _Scales, kernels: tuple[Floats, Floats], measured: NDArray[np.int64]
    ) -> Floats:
        """The covariance, configurations x measured ones."""
        slope = np.outer(self._estimate, self._estimate[measured]) * scales.slope**2
        added, joint = kernels
        return slope + scales.added**2 * added + scales.joint**2 * joint + _LEVEL**2

    def _fitted(
        self,
        scales: _Scales,
        kernels: tuple[Floats, Floats],
        measured: NDArray[np.int64],
        residual: Floats,
    ) -> tuple[float, _Scales, Floats, Floats]:
        """The log marginal likelihood, the scales, the Cholesky factor and the solved residual."""
        covariance: Floats = self._combined(scales, kernels, measured)[measured]
        covariance[np.diag_indices_from(covariance)] += NOISE**2
        factor = np.asarray(np.linalg.cholesky(covariance), dtype=np.float64)
        # solved = covariance^-1 * residual, by the factors L and L^T; log det = 2 * sum(log(diag
        # L)).
        half = np.linalg.solve(factor, residual)
        solved = np.asarray(np.linalg.solve(factor.T, half), dtype=np.float64)
        likelihood = -0.5 * residual @ solved - np.log(np.diag(factor)).sum()
        return float(likelihood), scales, factor, solved

    def _predicted(
        self,
        scales: _Scales,
        kernels: tuple[Floats, Floats],
        measured: NDArray[np.int64],
        factor: Floats,
        solved: Floats,
    ) -> tuple[Floats, Floats]:
        """The mean and the variance of the residual of every configuration."""
        cross = self._combined(scales, kernels, measured)
        own = scales.slope**2 * self._estimate**2 + scales.added**2 + scales.joint**2 + _LEVEL**2
        reduced = np.linalg.solve(factor, cross.T)
        variance: Floats = np.maximum(own - (reduced**2).sum(axis=0), 1e-9)
        return cross @ solved, variance


def _grid() -> Iterator[_Scales]:
    for slope, added, joint, length in product(_SLOPES, _ADDED, _JOINT, _LENGTHS):
        yield _Scales(slope, added, joint, length)


def _matern(distance: Floats) -> Floats:
    scaled = np.sqrt(5.0) * distance
    found: Floats = (1.0 + scaled + scaled**2 / 3.0) * np.exp(-scaled)
    return found
