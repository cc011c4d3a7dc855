"""`python -m tocca.adapters.vector`: compile what many matches at once need, so that nobody has to wait for it."""

import time

from tocca.adapters.vector import TomokoVector, TonccVector, ToscanaVector, TotsaVector


def main() -> None:
    """One step of each game."""
    for kind in (TomokoVector, TonccVector, ToscanaVector, TotsaVector):
        began = time.monotonic()
        envs = kind(num_envs=1)
        envs.reset(seed=1)
        envs.step(envs.action_space.sample())
        print(f"{kind.game} … {time.monotonic() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
