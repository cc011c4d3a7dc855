"""`python -m tocca.adapters.vector`: compile what many matches at once need, so that nobody has to wait for it."""

import time

from tocca.adapters import vector


def main() -> None:
    """One step of each game."""
    for name, game in vector.VECTORS.items():
        began = time.monotonic()
        envs = getattr(vector, name)(num_envs=1)
        envs.reset(seed=1)
        envs.step(envs.action_space.sample())
        print(f"{game} … {time.monotonic() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
