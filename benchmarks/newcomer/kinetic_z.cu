// Kinetic energy along z of particles.
struct Particle {
    float x, y, z, vx, vy, vz, mass, charge;
};

extern "C" __global__ void kinetic_z(const Particle *particles, float *energy, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = particles[i].vz;
        energy[i] = 0.5f * particles[i].mass * v * v;
    }
}
