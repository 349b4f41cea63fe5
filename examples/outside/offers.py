#!/usr/bin/env python3
"""An outside bot that knows no game: it plays from the prompt (protocol 2), by what an offer aims at and costs."""

import json
import random
import sys


def worth(verb, offer):
    """Not against oneself; rather do something than close; rather at something; the dearest, or what brings most."""
    good, active = not offer.get("against"), not verb.get("closing")
    return good, active, "aim" in offer, sum(offer.get("price", offer.get("gain", {})).values())


def decide(question):
    verbs = question["observation"]["prompt"].get("verbs", [])
    offers = [(verb, offer) for verb in verbs for offer in verb.get("offers", [])]
    best = max((worth(*each) for each in offers), default=None)
    good = [offer["move"] for verb, offer in offers if worth(verb, offer) == best]
    return random.Random(question["random"]).choice(good or [question["default"]])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('ready {"protocol": 2, "name": "Offers"}' if 2 in message.get("protocols", []) else "sorry", flush=True)
    elif message["type"] == "decision":
        print(decide(question := message), flush=True)
    elif message["type"] == "refused":
        print(question["default"], flush=True)
