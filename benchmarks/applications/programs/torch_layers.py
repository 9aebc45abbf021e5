"""A PyTorch script to trace: softmax, layer norm, elementwise, Triton, a compiled model."""

import torch
import triton
import triton.language as tl


@triton.jit
def scaled_sum(x, y, out, n, BLOCK: tl.constexpr):  # noqa: N803
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    a = tl.load(x + at, inside)
    tl.store(out + at, 2 * a + tl.load(y + at, inside), inside)


def main() -> None:
    torch.manual_seed(1)
    x = torch.randn(4096, 4096, device="cuda")
    y, out = torch.randn_like(x), torch.empty_like(x)
    weights = torch.randn(4096, device="cuda")
    compiled = torch.compile(lambda a, b: torch.nn.functional.gelu(a * b + 1).sum(-1))
    for turn in range(10):
        x.add_(0.01 * turn)  # Or each launch would find its results there already.
        torch.softmax(x, -1)
        torch.nn.functional.layer_norm(x, (4096,), weights)
        torch.sin(x) + y
        scaled_sum[(triton.cdiv(x.numel(), 1024),)](x, y, out, x.numel(), BLOCK=1024)
        compiled(x, y)
    torch.cuda.synchronize()
    print("sum", float(out.double().sum()))


main()
