// A block-sparse matrix on the host, and the generator of the one that is solved.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

// Block-CSR: block b of row i is values[16 * b ... 16 * b + 15], for b from row_start[i] to below
// row_start[i + 1], in block column columns[b]. Entry (r, c) of a block is at 4 * c + r: by columns.
struct Matrix {
    int rows = 0;  // of blocks
    std::vector<int> row_start, columns;
    std::vector<double> values;
};

// A uniform number in [0, 1) that depends on the seed and a position only (splitmix64).
inline double uniform(std::uint64_t seed, std::uint64_t position)
{
    std::uint64_t z = seed * 0xD1B54A32D192ED03u + (position + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return double((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

// Diffusion with convection of four coupled unknowns on a grid of size^3 points: the stencil of 7 or
// 27 points, of which each off-diagonal block is kept with probability `keep`, so that rows have
// unequal lengths, as those of an unstructured mesh have. Not symmetric; diagonally dominant.
inline Matrix generate(int size, int points, double keep, std::uint64_t seed)
{
    constexpr double SHIFT = 0.2;  // of the diagonal above the sum of the others
    Matrix m;
    m.rows = size * size * size;
    m.row_start.push_back(0);
    for (int row = 0; row < m.rows; row++) {
        const int x = row % size, y = row / size % size, z = row / size / size;
        std::array<double, 4> others{};  // sums of magnitudes in the row, off the diagonal
        std::size_t diagonal = 0;
        for (int k = 0; k < 27; k++) {
            const int dx = k % 3 - 1, dy = k / 3 % 3 - 1, dz = k / 9 - 1;
            const int distance = std::abs(dx) + std::abs(dy) + std::abs(dz);
            const auto inside = [size](int i) { return i >= 0 && i < size; };
            if (!inside(x + dx) || !inside(y + dy) || !inside(z + dz) || (points == 7 && distance > 1))
                continue;
            const std::uint64_t block = 27 * std::uint64_t(row) + k;
            if (distance && uniform(seed, 17 * block) >= keep)
                continue;
            m.columns.push_back(row + dx + size * (dy + size * dz));
            if (!distance)
                diagonal = m.values.size();
            const double coupling = distance ? (1 + 0.3 * dx + 0.2 * dy + 0.1 * dz) / distance : 0;
            for (int e = 0; e < 16; e++) {
                const int r = e % 4, c = e / 4;
                const double noise = 0.1 * (uniform(seed, 17 * block + 1 + e) - 0.5);
                const double value = r == c ? -coupling * (1 + noise) : noise;
                if (distance || r != c)
                    others[r] += std::abs(value);
                m.values.push_back(value);
            }
        }
        for (int r = 0; r < 4; r++)
            m.values[diagonal + 5 * r] = (1 + SHIFT) * others[r] + SHIFT;
        m.row_start.push_back(int(m.columns.size()));
    }
    return m;
}
