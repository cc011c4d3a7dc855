"""`tocca train`: a network learns a game by playing against itself."""

import json
import math
from argparse import Namespace
from pathlib import Path

from tocca.cli.table import find_bot
from tocca.cli.words import Problem, Words
from tocca.core.extras import need


def train(asked: Namespace, words: Words) -> int:
    """`tocca train GAME`."""
    need("train", "torch")
    need("rl", "gymnasium")
    need("fast")
    from tocca.training.run import CHECKPOINT, Wish, learn

    out = Path(asked.out or f"tocca-train-{asked.game}").expanduser()
    if asked.resume and not (out / CHECKPOINT).is_file():
        raise Problem("no-file", file=str(out / CHECKPOINT), why=words("train-not-begun"))
    if asked.teacher:
        find_bot(asked.teacher, asked.game)
    wish = Wish(
        asked.game, out, asked.minutes, asked.seed, asked.device or _device(), asked.resume,
        asked.teacher, asked.lessons, Path(asked.against).expanduser() if asked.against else None,
    )  # fmt: skip
    weights = learn(wish, lambda line: print(json.dumps(line), flush=True))
    print(words("train-done", file=str(weights), size=math.ceil(weights.stat().st_size / 1024), game=asked.game))
    return 0


def _device() -> str:
    """The GPU, where there is one that both PyTorch and our kernels can use."""
    import torch

    from tocca.core.extras import missing

    return "cuda" if torch.cuda.is_available() and not missing("gpu") else "cpu"
