"""Short programs, each for an environment that holds the wheel with one extra and nothing else."""
