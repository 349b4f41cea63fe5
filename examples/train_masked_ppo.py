"""Train a small network by masked PPO against itself, then let it play random players. A few minutes on one core.

    pip install "tetrapolis[envs]" torch
    python examples/train_masked_ppo.py --game citadels --players 2 --minutes 3

It uses the AEC environment of tetrapolis.envs.pettingzoo without its wrappers. Decisions with one legal action are
played without asking the network. The result is printed with its 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from tetrapolis.envs.pettingzoo import TableEnv
from tetrapolis.envs.rewards import win_share

TABLES = 32
"""Games played side by side, so that the network answers for many at once."""
BATCH, MINIBATCH, EPOCHS = 8192, 1024, 3
GAMMA, LAMBDA, CLIP = 1.0, 0.97, 0.2
RATE, ENTROPY, VALUE = 5e-4, 0.01, 0.5


class Net(nn.Module):
    """What a seat sees in; a preference for each action and the expected result out."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The policy over the actions of the mask, and the value."""
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)


@dataclass
class Course:
    """What one agent saw, did and expected in one game."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    def gains(self, result: float) -> tuple[np.ndarray, np.ndarray]:
        """Advantages (GAE) and returns; the only reward comes at the end."""
        values = np.array([*self.values, 0.0], np.float32)
        gains, running = np.zeros(len(self.values), np.float32), 0.0
        for step in reversed(range(len(gains))):
            reward = result if step == len(gains) - 1 else 0.0
            running = reward + GAMMA * values[step + 1] - values[step] + GAMMA * LAMBDA * running
            gains[step] = running
        return gains, gains + values[:-1]


def to_choice(env: TableEnv) -> bool:
    """Play on while there is one legal action only; False if the game is over."""
    while env.position.outcome is None and not any(env.truncations.values()):
        moves = env.moves()
        if len(moves) > 1:
            return True
        env.step(next(iter(moves)))
    return False


def collect(net: Net, envs: list[TableEnv], paths: list[dict[str, Course]], rng: np.random.Generator) -> list[Tensor]:
    """Play until there are enough decisions of finished games."""
    done: list[list[np.ndarray]] = []
    count = games = 0
    while count < BATCH:
        for env, own in zip(envs, paths, strict=True):
            while not to_choice(env):
                if env.position.outcome is not None:
                    results = win_share(env.position)
                    for agent, path in own.items():
                        if path.actions:
                            gains, returns = path.gains(results[int(agent[7:])])
                            parts = (path.seen, path.masks, path.actions, path.chances, gains, returns)
                            done.append([np.array(part) for part in parts])
                            count += len(gains)
                    games += 1
                env.reset(seed=int(rng.integers(1 << 31)))
                own.clear()
        seen = [env.observe(env.agent_selection) for env in envs]
        vectors, masks = (np.stack([one[key] for one in seen]) for key in ("observation", "action_mask"))
        with torch.no_grad():
            policy, values = net(torch.from_numpy(vectors), torch.from_numpy(masks).bool())
            actions = policy.sample()
            chances = policy.log_prob(actions)
        for number, (env, own) in enumerate(zip(envs, paths, strict=True)):
            path = own.setdefault(env.agent_selection, Course())
            path.seen.append(vectors[number])
            path.masks.append(masks[number])
            path.actions.append(int(actions[number]))
            path.chances.append(float(chances[number]))
            path.values.append(float(values[number]))
            env.step(int(actions[number]))
    return [torch.from_numpy(np.concatenate(parts)) for parts in zip(*done, strict=True)]


def learn(net: Net, optimizer: torch.optim.Optimizer, batch: list[Tensor]) -> float:
    """A few rounds of clipped policy gradient; the mean entropy of the policy."""
    seen, masks, actions, chances, gains, returns = batch
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    total = 0.0
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            policy, values = net(seen[part], masks[part].bool())
            ratio = (policy.log_prob(actions[part]) - chances[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * gains[part], clipped * gains[part]).mean()
            entropy = policy.entropy().mean()
            loss = VALUE * (values - returns[part]).square().mean() - better - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            total = float(entropy.detach())
    return total


def against_random(net: Net, env: TableEnv, games: int, seed: int) -> float:
    """The share of games the network wins, one seat after the other, against random players; ties are shared."""
    rng, won, players = np.random.default_rng(seed), 0.0, len(env.possible_agents)
    for game in range(games):
        env.reset(seed=seed + game)
        me = env.possible_agents[game % players]
        while to_choice(env):
            if env.agent_selection != me:
                env.step(int(rng.choice(list(env.moves()))))
                continue
            seen = env.observe(me)
            with torch.no_grad():
                vector, mask = (torch.from_numpy(seen[key])[None] for key in ("observation", "action_mask"))
                env.step(int(net(vector, mask.bool())[0].sample()))
        outcome = env.position.outcome
        won += game % players in outcome.winners and 1 / len(outcome.winners)
    return won / games


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / 4 / games / games) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time")
    parser.add_argument("--games", type=int, default=400, help="games against random players at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the network to this file")
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(args.seed)
    envs = [TableEnv(args.game, args.players, max_cycles=5000) for _ in range(TABLES)]
    for env in envs:
        env.reset(seed=int(rng.integers(1 << 31)))
    net = Net(envs[0].codec.size, len(envs[0].codec.actions))
    optimizer = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    paths: list[dict[str, Course]] = [{} for _ in envs]
    begin, decisions = time.process_time(), 0
    while time.process_time() - begin < 60 * args.minutes:
        batch = collect(net, envs, paths, rng)
        entropy = learn(net, optimizer, batch)
        decisions += len(batch[2])
        spent = time.process_time() - begin
        print(f"{spent:5.0f} s  {decisions:8d} decisions  entropy {entropy:.2f}", flush=True)
    if args.save:
        torch.save(net.state_dict(), args.save)
    share = against_random(net, TableEnv(args.game, args.players), args.games, 10_000_000)
    low, high = wilson(share, args.games)
    print(f"wins against random: {share:.1%} of {args.games} games, 95 % interval {low:.1%} to {high:.1%}")
    print(f"fair share: {1 / args.players:.1%}")


if __name__ == "__main__":
    main()
