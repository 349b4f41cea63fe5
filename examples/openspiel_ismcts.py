"""OpenSpiel's own information-set tree search at one of our tables, against random players.

    pip install "tetrapolis[envs]"
    python examples/openspiel_ismcts.py --game citadels --players 2 --simulations 60 --games 10

The bot never sees the real position: it asks our state for worlds that its seat cannot tell apart
(`resample_from_infostate`), and knows a node by the seat's observation. A new node is judged by what the game itself
thinks of it (Brain.value), or with --playouts by random playouts, which take a hundred times as long.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tetrapolis.envs import openspiel


class Judge:
    """The game's own opinion, in OpenSpiel's terms; all actions are equal before they are tried."""

    def evaluate(self, state: openspiel.TableState) -> list[float]:
        """The expected result of each player."""
        pos = state.node.pos
        if pos.outcome is not None or pos.game.brain is None:
            return state.returns()
        return [(pos.players * share - 1) / (pos.players - 1) for share in pos.game.brain.value(pos)]

    def prior(self, state: openspiel.TableState) -> list[tuple[int, float]]:
        """Of each action."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    """Play, one seat after the other, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=60, help="worlds tried for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--playouts", action="store_true", help="judge by random playouts")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = openspiel.load(args.game, args.players)
    rng = np.random.RandomState(args.seed)
    judge = RandomRolloutEvaluator(1, rng) if args.playouts else Judge()
    bot = ISMCTSBot(game, judge, 1.4, args.simulations, random_state=rng)
    won, searched, spent = 0.0, 0, 0.0
    for number in range(args.games):
        me, state = number % args.players, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choice(outcomes, p=chances)
            elif state.current_player() == me:
                begin = time.process_time()
                action = bot.step(state)
                searched += args.simulations if len(state.legal_actions()) > 1 else 0
                spent += time.process_time() - begin
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(int(action))
        won += state.returns()[me] > 0
        print(f"game {number + 1}: result {state.returns()[me]:+.2f}, won {won:.0f} so far", flush=True)
    print(f"{searched / spent:.0f} simulations/s of processor time")


if __name__ == "__main__":
    main()
