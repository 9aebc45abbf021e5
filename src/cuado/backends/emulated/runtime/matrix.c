/* Products of small matrices that are spread over the lanes of a warp: PTX ISA, "Matrix
   multiply-accumulate operation using mma instruction".

   All shapes but one of Volta lay out their elements alike. A lane's group is lane / 4, its place
   is lane % 4, and a word has n elements. Word r of A holds row group (+ 8 for odd r, where A has
   16 rows) from column n place on, 4 n further for each two words; word r of B the same rows of
   column group; C and D hold two columns from 2 place on of row group, and of row group + 8. */

#include "core_sums.h"

#define COLUMNS 8
#define MOST_K 64

/* Where a term of the sum stands, if of each four the first two come first. */
static u32 term_of(u32 x, u32 k, u32 in_two) {
    return in_two ? x / 4 * 2 + x % 2 + x / 2 % 2 * (k / 2) : x;
}

/* D = A B + C of floats, added as core_sums.h says. `halves`: 1 if C is of halves, 2 if D is, together 3.

   On Hopper the eight-bit types become halves: of each four terms the first two are added to nothing,
   the others to that, and C is added last. */
void matrix_floats(u32 *d, const u32 *a, const u32 *b, const u32 *c, u32 rows, u32 k, u32 of_a,
                   u32 of_b, u32 halves) {
    double left[MOST_K][16], right[MOST_K][COLUMNS], sum[16][COLUMNS], last[16][COLUMNS];
    s32 of_left[MOST_K][16], of_right[MOST_K][COLUMNS];
    u32 n = in_word(of_a), high = rows / 8, eights = n == 4, steps = 1 + eights;
    for (u32 r = 0; r < high * k / (4 * n); r++)
        EACH(l) for (u32 j = 0; j < n; j++) {
            u32 x = term_of(r / high * 4 * n + l % 4 * n + j, k, eights), row = l / 4 + 8 * (r % high);
            left[x][row] = element(a[r * LANES + l], j, of_a);
            of_left[x][row] = exponent_of(left[x][row], of_a);
        }
    for (u32 r = 0; r < k / (4 * n); r++)
        EACH(l) for (u32 j = 0; j < n; j++) {
            u32 x = term_of(r * 4 * n + l % 4 * n + j, k, eights);
            right[x][l / 4] = element(b[r * LANES + l], j, of_b);
            of_right[x][l / 4] = exponent_of(right[x][l / 4], of_b);
        }
    for (u32 r = 0; r < high; r++)
        EACH(l) for (u32 j = 0; j < 2; j++) {
            u32 i = halves & 1 ? c[r * LANES + l] : c[(2 * r + j) * LANES + l];
            double v = halves & 1 ? element(i, j, HALF) : bits_f(i);
            last[l / 4 + 8 * r][l % 4 * 2 + j] = eights ? v : 0;
            sum[l / 4 + 8 * r][l % 4 * 2 + j] = eights ? 0 : v;
        }
    for (u32 i = 0; i < rows; i++)
        for (u32 x = 0; x < k; x += k / steps) {
            core_row(sum[i], &left[x][i], &of_left[x][i], 16, right[x], of_right[x], COLUMNS, COLUMNS,
                     k / steps, halves & 1 && !eights ? HALF : SINGLE, WIDE_PLACES);
            for (u32 j = 0; j < COLUMNS; j++)
                if (eights) sum[i][j] = bits_f(single_of(sum[i][j]));
        }
    for (u32 r = 0; r < high; r++)
        EACH(l) {
            double *v = &sum[l / 4 + 8 * r][l % 4 * 2], *more = &last[l / 4 + 8 * r][l % 4 * 2];
            for (u32 j = 0; j < 2; j++) v[j] = eights ? (float)v[j] + (float)more[j] : v[j];
            if (halves & 2) {
                d[r * LANES + l] = halves_of(v[0], v[1]);
            } else {
                d[2 * r * LANES + l] = single_of(v[0]);
                d[(2 * r + 1) * LANES + l] = single_of(v[1]);
            }
        }
}

/* The same of integers, exact; `clamped`: D is the nearest integer there is, else it wraps. Sums of
   C and up to 64 products of 16 bits are exact in double. */
void matrix_integers(u32 *d, const u32 *a, const u32 *b, const u32 *c, u32 rows, u32 k, u32 of_a,
                     u32 of_b, u32 clamped) {
    s64 left[16][MOST_K], right[MOST_K][COLUMNS], sum[16][COLUMNS];
    u32 n = in_word(of_a), high = rows / 8;
    for (u32 r = 0; r < high * k / (4 * n); r++)
        EACH(l) for (u32 j = 0; j < n; j++)
            left[l / 4 + 8 * (r % high)][r / high * 4 * n + l % 4 * n + j] =
                (s64)element(a[r * LANES + l], j, of_a);
    for (u32 r = 0; r < k / (4 * n); r++)
        EACH(l) for (u32 j = 0; j < n; j++)
            right[r * 4 * n + l % 4 * n + j][l / 4] = (s64)element(b[r * LANES + l], j, of_b);
    for (u32 r = 0; r < 2 * high; r++)
        EACH(l) sum[l / 4 + r / 2 * 8][l % 4 * 2 + r % 2] = (s32)c[r * LANES + l];
    for (u32 i = 0; i < rows; i++)
        for (u32 x = 0; x < k; x++)
            for (u32 j = 0; j < COLUMNS; j++) sum[i][j] += left[i][x] * right[x][j];
    for (u32 r = 0; r < 2 * high; r++)
        EACH(l) {
            s64 v = sum[l / 4 + r / 2 * 8][l % 4 * 2 + r % 2];
            if (clamped) v = v < INT32_MIN ? INT32_MIN : v > INT32_MAX ? INT32_MAX : v;
            d[r * LANES + l] = (u32)v;
        }
}

/* A fused operation whose NaN is that of b, c or a, in this order, made quiet: an H200's. */
static double fused(double a, double b, double c) {
    double nan = b != b ? b : c != c ? c : a;
    return nan != nan ? bits_d(d_bits(nan) | 1ull << 51) : __builtin_fma(a, b, c);
}

/* The same of doubles: fused operations in order of the columns of A. */
void matrix_doubles(double *d, const double *a, const double *b, const double *c, u32 rows, u32 k) {
    u32 high = rows / 8;
    double sum[4][LANES];
    for (u32 r = 0; r < 2 * high; r++)
        EACH(l) {
            double v = c[r * LANES + l];
            for (u32 x = 0; x < k; x++)
                v = fused(a[(x / 4 * high + r / 2) * LANES + l / 4 * 4 + x % 4],
                          b[x / 4 * LANES + (l % 4 * 2 + r % 2) * 4 + x % 4], v);
            sum[r][l] = v;
        }
    for (u32 r = 0; r < 2 * high; r++) EACH(l) d[r * LANES + l] = sum[r][l];
}

/* Whether the warp may run what all of its lanes have to: FAILED where only some do. */
s32 whole_warp(Machine *m, Warp *w, s32 instruction, u32 mask) {
    if (mask == FULL || !mask) return 0;
    return failed(m, w, NOT_WHOLE, instruction, __builtin_ctz(~mask), 0, 0, 0);
}
