"""What the kernels of the corpus compute, in numpy."""

import numpy as np


def product(arguments):
    """A x B."""
    return {"c": arguments["a"].astype(np.float32) @ arguments["b"].astype(np.float32)}


def product_by_row(arguments):
    """A x B', where B has the inner dimension last."""
    return {"c": arguments["a"].astype(np.float32) @ arguments["b"].astype(np.float32).T}


def product_of_bytes(arguments):
    """A x B' of numbers of 8 bits: a sign, 4 bits of exponent, 3 of mantissa (E4M3)."""
    codes = np.arange(256)
    exponent, mantissa = (codes >> 3 & 15).astype(np.float32), (codes & 7).astype(np.float32)
    size = np.where(exponent > 0, (1 + mantissa / 8) * 2 ** (exponent - 7), mantissa * 2.0**-9)
    numbers = np.where(codes < 128, size, -size).astype(np.float32)
    return {"c": numbers[arguments["a"]] @ numbers[arguments["b"]].T}


def gelu(arguments):
    """GELU(A x B' + bias by column), by tanh as CUTLASS's GELU_taylor has it."""
    x = product_by_row(arguments)["c"] + arguments["bias"].astype(np.float32)
    inner = np.sqrt(2 / np.pi) * x * (1 + 0.044715 * x * x)
    return {"c": 0.5 * x * (1 + np.tanh(inner))}


def attention(arguments, *, causal=False):
    """softmax(Q x K' / sqrt(depth)) x V of each head; the logarithms of the sums if asked for."""
    q, k, v = (arguments[name].astype(np.float32) for name in "qkv")
    out, sums = np.empty_like(q), np.empty(q.shape[:2], np.float32)
    hidden = np.triu(np.ones((q.shape[1], k.shape[1]), bool), 1) if causal else None
    for head in range(len(q)):
        scores = q[head] @ k[head].T / np.float32(np.sqrt(q.shape[2]))
        if hidden is not None:
            scores[hidden] = -np.inf
        most = scores.max(axis=1, keepdims=True)
        weights = np.exp(scores - most)
        total = weights.sum(axis=1, keepdims=True)
        out[head] = weights @ v[head] / total
        sums[head] = (most + np.log(total))[:, 0]
    return {"out": out} | ({"sums": sums} if "sums" in arguments else {})


def causal_attention(arguments):
    """Attention in which no row sees columns after it."""
    return attention(arguments, causal=True)
