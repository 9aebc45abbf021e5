/* Products of a warpgroup (wgmma.mma_async): each of its four warps makes 16 of the 64 rows of D, when
   it comes there. The fragments are those of matrix.c. */

#include "bounds.h"
#include "core_sums.h"
#include "descriptors.h"

enum { MOST_COLUMNS = 256, MOST_TERMS = 32, OWN_ROWS = 16 };
enum { OF_FLOATS = 0, OF_HALVES = 1, OF_INTEGERS = 2 };
enum { ACROSS_A = 1, ACROSS_B = 2, CLAMPED = 4, NEGATIVE_A = 8, NEGATIVE_B = 16 };

/* The elements of an operand from some row or column on, term by term. */
static s32 operand_of(Machine *m, Warp *w, s32 instruction, const Descriptor *d, u32 first,
                      u32 extent, u32 format, double *restrict out, u32 length) {
    u32 lines = lines_of(d, extent), chunks = chunks_of(d, extent), n = in_word(format);
    for (u32 line = 0; line < lines; line++)
        for (u32 chunk = 0; chunk < chunks; chunk++) {
            u64 at = d->across ? chunk_at(d, line, first / 8 + chunk) : chunk_at(d, first + line, chunk);
            u32 word[4];
            if (!inside(at, m->shared_bytes, 16))
                return failed(m, w, OUT_OF_BOUNDS, instruction, 0, at, 16, SHARED);
            __builtin_memcpy(word, m->shared + at, 16);
            for (u32 k = 0; k < 4 * n; k++) {
                double v = element(word[k / n], k % n, format);
                if (d->across) out[line * length + 8 * chunk + k] = v;
                else out[(4 * n * chunk + k) * length + line] = v;
            }
        }
    return 0;
}

static u32 whole_of(double v, u32 clamped) {
    s64 whole = (s64)v;
    if (clamped) whole = whole < INT32_MIN ? INT32_MIN : whole > INT32_MAX ? INT32_MAX : whole;
    return (u32)whole;
}

static void exponents_of(s32 *restrict out, const double *restrict v, u32 count, u32 format) {
    for (u32 n = 0; n < count; n++) out[n] = exponent_of(v[n], format);
}

/* A row of D, as core_sums.h says; whole numbers are exact in double. */
typedef struct {
    double left[MOST_TERMS][OWN_ROWS], right[MOST_TERMS][MOST_COLUMNS];
    s32 of_left[MOST_TERMS][OWN_ROWS], of_right[MOST_TERMS][MOST_COLUMNS];
} Sides;

static void add_row(double *restrict sum, const Sides *s, u32 row, u32 columns, u32 terms, u32 kind,
                    u32 are_eights) {
    if (kind != OF_INTEGERS) {
        core_row(sum, &s->left[0][row], &s->of_left[0][row], OWN_ROWS, s->right[0], s->of_right[0],
                 MOST_COLUMNS, columns, terms, kind == OF_HALVES ? HALF : SINGLE,
                 are_eights ? EIGHT_BIT_PLACES : WIDE_PLACES);
        if (are_eights && kind == OF_FLOATS)
            for (u32 j = 0; j < columns; j++) sum[j] = cut_digits(sum[j]);
        return;
    }
    for (u32 x = 0; x < terms; x++) {
        double one = s->left[x][row];
        for (u32 j = 0; j < columns; j++) sum[j] += one * s->right[x][j];
    }
}

/* D = A B + D, or A B without `adds`. `a` are the words of A in registers, or NULL: then A is in
   shared memory as B is. Descriptors are the same in all lanes. FAILED, or 0. */
s32 warpgroup_product(Machine *m, Warp *w, s32 instruction, u32 *restrict d, const u32 *restrict a,
                      const u64 *restrict of_a, const u64 *restrict of_b, u32 columns, u32 format_a,
                      u32 format_b, u32 kind, u32 how, u32 adds) {
    Sides s;
    double sum[OWN_ROWS][MOST_COLUMNS];
    u32 n = in_word(format_a), terms = 8 * n, first = w->number % 4 * OWN_ROWS;
    if (w->number / 4 * 4 + 4 > m->warps)
        return failed(m, w, NOT_WHOLE, instruction, 0, 0, 0, 0);
    EACH(l) if (of_b[l] != of_b[0] || (!a && of_a[l] != of_a[0]))
        return failed(m, w, DESCRIPTOR, instruction, l, 0, 0, 0);
    if ((of_b[0] | (a ? 0 : of_a[0])) >> 49 & 7)
        return failed(m, w, DESCRIPTOR, instruction, 0, 0, 0, 0);
    if (m->skips_products) return 0;
    Descriptor place = descriptor_of(of_b[0], (how & ACROSS_B) != 0);
    if (operand_of(m, w, instruction, &place, 0, columns, format_b, s.right[0], MOST_COLUMNS))
        return FAILED;
    if (a) {
        for (u32 r = 0; r < 4; r++)
            EACH(l) for (u32 j = 0; j < n; j++)
                s.left[r / 2 * 4 * n + l % 4 * n + j][l / 4 + 8 * (r % 2)] =
                    element(a[r * LANES + l], j, format_a);
    } else {
        place = descriptor_of(of_a[0], (how & ACROSS_A) != 0);
        if (operand_of(m, w, instruction, &place, first, OWN_ROWS, format_a, s.left[0], OWN_ROWS))
            return FAILED;
    }
    exponents_of(s.of_left[0], s.left[0], terms * OWN_ROWS, format_a);
    for (u32 x = 0; x < terms; x++) exponents_of(s.of_right[x], s.right[x], columns, format_b);
    u32 is_negative = ((how & NEGATIVE_A) != 0) != ((how & NEGATIVE_B) != 0);
    for (u32 x = 0; is_negative && x < terms; x++)
        for (u32 i = 0; i < OWN_ROWS; i++) s.left[x][i] = -s.left[x][i];
    u32 halves = kind == OF_HALVES, words = columns / (halves ? 4 : 2);
    for (u32 r = 0; r < words; r++)
        EACH(l) for (u32 j = 0; j < 1 + halves; j++) {
            u32 i = halves ? 2 * r + j : r, word = adds ? d[r * LANES + l] : 0;
            double v = !adds ? 0 : halves ? element(word, j, HALF) : kind ? (s32)word : bits_f(word);
            sum[l / 4 + i / 2 % 2 * 8][i / 4 * 8 + l % 4 * 2 + i % 2] = v;
        }
    for (u32 i = 0; i < OWN_ROWS; i++) add_row(sum[i], &s, i, columns, terms, kind, n == 4);
    for (u32 r = 0; r < words; r++)
        EACH(l) {
            u32 i = halves ? 2 * r : r;
            const double *v = &sum[l / 4 + i / 2 % 2 * 8][i / 4 * 8 + l % 4 * 2 + i % 2];
            d[r * LANES + l] = halves            ? halves_of(v[0], v[1])
                               : kind == OF_FLOATS ? single_of(*v)
                                                   : whole_of(*v, how & CLAMPED);
        }
    return 0;
}
