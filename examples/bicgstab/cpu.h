// The operations of the solver on the host: plain loops, to check the GPU by.
#pragma once

#include "matrix.h"

#include <algorithm>
#include <utility>

// The inverse of a block, by columns as the block: Gauss-Jordan without a search for pivots, which
// diagonally dominant blocks do not need. Both sides use it.
#ifdef __CUDACC__
__host__ __device__
#endif
inline void invert(const double *block, double *inverse)
{
    double a[16], b[16];
    for (int e = 0; e < 16; e++) {
        a[e] = block[e];
        b[e] = e % 5 == 0;
    }
    for (int k = 0; k < 4; k++) {
        const double scale = 1 / a[5 * k];
        for (int c = 0; c < 4; c++) {
            a[4 * c + k] *= scale;
            b[4 * c + k] *= scale;
        }
        for (int r = 0; r < 4; r++) {
            const double factor = r == k ? 0 : a[4 * k + r];
            for (int c = 0; c < 4; c++) {
                a[4 * c + r] -= factor * a[4 * c + k];
                b[4 * c + r] -= factor * b[4 * c + k];
            }
        }
    }
    for (int e = 0; e < 16; e++)
        inverse[e] = b[e];
}

class Cpu {
public:
    using Vector = std::vector<double>;

    explicit Cpu(const Matrix &matrix) : m(matrix), inverse(16 * std::size_t(m.rows))
    {
        for (int row = 0; row < m.rows; row++) {
            const auto columns = m.columns.begin();
            const auto found = std::find(columns + m.row_start[row], columns + m.row_start[row + 1], row);
            invert(&m.values[16 * std::size_t(found - columns)], &inverse[16 * std::size_t(row)]);
        }
    }

    Vector vector() const { return Vector(4 * std::size_t(m.rows)); }

    void spmv(const Vector &x, Vector &y) const
    {
        for (int row = 0; row < m.rows; row++) {
            double sum[4] = {};
            for (int block = m.row_start[row]; block < m.row_start[row + 1]; block++)
                add_product(&m.values[16 * std::size_t(block)], &x[4 * std::size_t(m.columns[block])], sum);
            std::copy(sum, sum + 4, &y[4 * std::size_t(row)]);
        }
    }

    void jacobi_smooth(const Vector &x, Vector &y) const
    {
        for (std::size_t row = 0; row < std::size_t(m.rows); row++) {
            double sum[4] = {};
            add_product(&inverse[16 * row], &x[4 * row], sum);
            std::copy(sum, sum + 4, &y[4 * row]);
        }
    }

    double dot(const Vector &x, const Vector &y) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < x.size(); i++)
            sum += x[i] * y[i];
        return sum;
    }

    double l2_norm(const Vector &x) const { return std::sqrt(dot(x, x)); }

    void axpby(double a, const Vector &x, double b, const Vector &y, Vector &w) const
    {
        for (std::size_t i = 0; i < w.size(); i++)
            w[i] = a * x[i] + b * y[i];
    }

    void axpbypcz(double a, const Vector &x, double b, const Vector &y, double c, const Vector &z,
                  Vector &w) const
    {
        for (std::size_t i = 0; i < w.size(); i++)
            w[i] = a * x[i] + b * y[i] + c * z[i];
    }

private:
    static void add_product(const double *block, const double *x, double *sum)
    {
        for (int c = 0; c < 4; c++)
            for (int r = 0; r < 4; r++)
                sum[r] += block[4 * c + r] * x[c];
    }

    const Matrix &m;
    Vector inverse;
};
