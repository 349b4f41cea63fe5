"""Train sb3-contrib's MaskablePPO in one seat against bots, then count how often it wins. A few minutes on one core.

    pip install "tetrapolis[envs]" sb3-contrib
    python examples/maskable_ppo.py --env tetrapolis/Citadels-v0 --players 2 --opponents random --steps 50000

The share of games won is printed with its 95 % interval (Wilson), before and after.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from typing import Any

import gymnasium
import numpy as np

import tetrapolis.envs.gymnasium  # noqa: F401, registers the games

try:
    import torch
    from sb3_contrib import MaskablePPO
except ImportError:
    sys.exit('This example trains with sb3-contrib, which is not installed: pip install "tetrapolis[envs]" sb3-contrib')


def won(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int, seed: int) -> float:
    """The share of games the model wins, in seats drawn by chance."""
    wins = 0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = truncated = False
        while not over and not truncated:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(np.bool_))
            seen, reward, over, truncated, info = env.step(action)
        wins += reward > 0
    return wins / games


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / 4 / games / games) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="tetrapolis/Citadels-v0")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", nargs="+", default=["random"], help="one level for all, or one for each")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=200, help="games that are counted")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.set_num_threads(1)
    opponents = args.opponents[0] if len(args.opponents) == 1 else args.opponents
    env = gymnasium.make(args.env, players=args.players, opponents=opponents, max_episode_steps=5000)
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, gamma=1.0, seed=args.seed, device="cpu")
    began, at = time.process_time(), "before"
    for part in range(2):
        share = won(model, env, args.games, 10_000_000)
        low, high = wilson(share, args.games)
        print(f"{at}: {share:.1%} of {args.games} games won, 95 % interval {low:.1%} to {high:.1%}", flush=True)
        if part == 0:
            began = time.process_time()
            model.learn(args.steps)
            at = f"after {args.steps} steps, {(time.process_time() - began) / 60:.1f} minutes of processor time"


if __name__ == "__main__":
    main()
