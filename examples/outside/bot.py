#!/usr/bin/env python3
"""An outside bot: it does what brings the game forward, and passes when there is nothing else to do."""

import json
import random
import sys

EAGER = ["income", "build", "beautify", "destroy", "place", "promote", "settle", "play", "act", "accept", "deliver"]
IDLE = ["end", "pass", "done", "skip", "wait", "drop", "sacrifice", "discard", "refuse", "stop", "close", "withdraw"]


def worth(move):
    verb = move.split()[0]
    return (verb in EAGER) - (verb in IDLE)


def decide(question):
    moves = question["legal"] or [question["default"]]
    best = max(map(worth, moves))
    return random.Random(question["random"]).choice([move for move in moves if worth(move) == best])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("ready Python example", flush=True)
    elif message["type"] == "decision":
        print(decide(question := message), flush=True)
    elif message["type"] == "refused":
        print(question["default"], flush=True)
