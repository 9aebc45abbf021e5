// Celestial mechanics: heliocentric positions (in the orbital plane) of minor planets on a table of epochs.
#define NEWTON_STEPS 6

struct Orbit {
    double a;      // semi-major axis, au
    double e;      // eccentricity
    double m0;     // mean anomaly at the first epoch, rad
    double n;      // mean motion, rad/day
};

__device__ inline double eccentric_anomaly(double m, double e)
{
    double ea = m + e * sin(m);
    for (int k = 0; k < NEWTON_STEPS; ++k) {
        double s, c;
        sincos(ea, &s, &c);
        ea -= (ea - e * s - m) / (1.0 - e * c);
    }
    return ea;
}

__global__ void kepler_ephemeris(const double* elements, double* x, double* y, double step_days, int n_bodies, int n_epochs)
{
    const int body = blockIdx.x * blockDim.x + threadIdx.x;
    if (body >= n_bodies) return;

    Orbit o;
    o.a = elements[0 * n_bodies + body];
    o.e = elements[1 * n_bodies + body];
    o.m0 = elements[2 * n_bodies + body];
    o.n = elements[3 * n_bodies + body];
    const double b = o.a * sqrt(1.0 - o.e * o.e);

    for (int t = 0; t < n_epochs; ++t) {
        const double ea = eccentric_anomaly(o.m0 + o.n * (t * step_days), o.e);
        double s, c;
        sincos(ea, &s, &c);
        x[(size_t)t * n_bodies + body] = o.a * (c - o.e);
        y[(size_t)t * n_bodies + body] = b * s;
    }
}
