#!/usr/bin/env python3
"""A bot that `zashiki tournament` and `zashiki simulate` can play with.

A starting point for your own: keep `main`, replace `choose`. Python 3.11 or later, nothing else.
docs/BOT-PROTOCOL.md describes every message.

    zashiki tournament samurakva --bots "mine=cmd:python3 examples/bot.py,novice" --deals 200
"""

import json
import random
import sys

PROTOCOL = 1


def choose(game, view, actions, luck):
    """One of the actions: in Samurakva the card that is safest, elsewhere anything."""
    if game == "samurakva" and view["phase"] == "choosing":
        return min(actions, key=lambda action: danger(view, int(action.split()[1])))
    return luck.choice(actions)


def danger(view, card):
    """The gap to the row that the card would join now; a row that is full or missing is worse."""
    below = [row["cards"] for row in view["rows"] if row["cards"] and row["cards"][-1] < card]
    if not below:
        return 50
    row = max(below, key=lambda cards: cards[-1])
    return card - row[-1] + (100 if len(row) >= 5 else 3 * len(row))


def main():
    game, luck = None, random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        answer = None
        match told["type"]:
            case "hello":
                game = told["game"]
                answer = {"type": "hello", "protocol": PROTOCOL}
            case "new_match":
                luck = random.Random(told["seed"])
            case "decide":
                action = choose(game, told["view"], told["actions"], luck)
                answer = {"type": "action", "id": told["id"], "action": action}
            case "over":
                pass
        if answer:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
