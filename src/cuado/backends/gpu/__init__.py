"""A real GPU, driven from a worker process that may die without taking the session along."""
