// BiCGStab with a preconditioner, written once for the GPU and the CPU.
#pragma once

#include <cmath>
#include <vector>

// The vectors that the solver works with; made once, so that a solution does not allocate.
template <class Operations>
struct Work {
    explicit Work(Operations &on)
        : r(on.vector()), first(on.vector()), p(on.vector()), v(on.vector()), s(on.vector()),
          t(on.vector()), smooth_p(on.vector()), smooth_s(on.vector())
    {
    }

    typename Operations::Vector r, first, p, v, s, t, smooth_p, smooth_s;
};

// Solves A x = b from x = 0 until the residual is `tolerance` of its first norm.
//
// `Operations` has vectors of type Vector and
//   vector()                                   zeros, of the length of the system
//   spmv(x, y)                                 y = A x
//   jacobi_smooth(x, y)                        y = D^-1 x
//   dot(x, y), l2_norm(x)
//   axpby(a, x, b, y, w)                       w = a x + b y
//   axpbypcz(a, x, b, y, c, z, w)              w = a x + b y + c z; w may be one of them
//
// Returns the norms of the residual, the first one included.
template <class Operations>
std::vector<double> solve(Operations &on, const typename Operations::Vector &b,
                          typename Operations::Vector &x, Work<Operations> &work, double tolerance,
                          int most_iterations)
{
    auto &[r, first, p, v, s, t, smooth_p, smooth_s] = work;
    on.axpby(1, b, 0, b, r);
    on.axpby(1, b, 0, b, first);
    for (auto *vector : {&x, &p, &v})
        on.axpby(0, b, 0, b, *vector);
    double rho = 1, alpha = 1, omega = 1;
    std::vector<double> norms{on.l2_norm(r)};
    for (int i = 0; i < most_iterations && norms.back() > tolerance * norms.front(); i++) {
        const double next_rho = on.dot(first, r);
        const double beta = next_rho / rho * (alpha / omega);
        rho = next_rho;
        on.axpbypcz(1, r, beta, p, -beta * omega, v, p);
        on.jacobi_smooth(p, smooth_p);
        on.spmv(smooth_p, v);
        alpha = rho / on.dot(first, v);
        on.axpby(1, r, -alpha, v, s);
        on.jacobi_smooth(s, smooth_s);
        on.spmv(smooth_s, t);
        omega = on.dot(t, s) / on.dot(t, t);
        on.axpbypcz(1, x, alpha, smooth_p, omega, smooth_s, x);
        on.axpby(1, s, -omega, t, r);
        norms.push_back(on.l2_norm(r));
        if (!std::isfinite(norms.back()))
            break;  // it broke down: rho or omega vanished
    }
    return norms;
}
