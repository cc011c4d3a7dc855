"""Gymnasium's spaces of an encoder's observations and actions."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tocca.learning.encoding import Encoder


def observation_box(encoder: Encoder[Any], copies: int = 1) -> Box:
    """The space of observations, or of so many of them in a row."""
    high = np.tile(encoder.layout.high, copies)
    return Box(low=np.zeros_like(high), high=high, dtype=np.int8)


def build_masked_space(encoder: Encoder[Any]) -> Dict:
    """An observation with its mask, as PettingZoo's own board games have it."""
    mask = Box(0, 1, (encoder.actions,), np.int8)
    return Dict({"observation": observation_box(encoder), "action_mask": mask})


def action_space(encoder: Encoder[Any]) -> Discrete:
    """The numbers of the actions."""
    return Discrete(encoder.actions)
