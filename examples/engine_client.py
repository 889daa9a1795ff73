#!/usr/bin/env python3
"""Plays every game with random legal moves through `zashiki engine`.

A starting point for your own bot: keep `Engine`, replace `choose`. Python 3.11 or later, nothing else.
docs/ENGINE.md describes every message.

    cargo build --release
    python3 examples/engine_client.py --games 100
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class EngineError(Exception):
    """A request was refused; `answer` holds the code (`error`), the message and the details."""

    def __init__(self, request, answer):
        super().__init__(f"{answer['error']}: {answer['message']} (asked: {request})")
        self.code = answer["error"]
        self.answer = answer


class Engine:
    """A running `zashiki engine`, which plays any number of matches at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, request, **fields):
        """Sends one request and returns its answer."""
        line = json.dumps({"request": request, **fields})
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer_line = self.process.stdout.readline()
        if not answer_line:
            raise RuntimeError(f"the engine has ended (asked: {line})")
        answer = json.loads(answer_line)
        if "error" in answer:
            raise EngineError(line, answer)
        return answer

    def games(self):
        """Every game with its seat counts, the fields of its config and of its deal."""
        return self.ask("games")["games"]

    def start(self, game, config=None, seed=None, deal=None):
        """A new match. Without a seed the engine draws a secret one."""
        given = {"config": config, "seed": seed, "deal": deal}
        fields = {key: value for key, value in given.items() if value is not None}
        return Match(self, self.ask("start", game=game, **fields))

    def open(self, record):
        """The match of a record."""
        return Match(self, self.ask("open", record=record))

    def close(self):
        """Ends the engine and returns its exit status."""
        self.process.stdin.close()
        status = self.process.wait()
        self.process.stdout.close()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Match:
    """One match in an engine. A viewer is the number of a seat or "spectator"."""

    def __init__(self, engine, opened):
        self.engine = engine
        self.id = opened["match"]
        self.game = opened["game"]
        self.seats = opened["seats"]
        self.waiting_for = opened["waiting_for"]

    def ask(self, request, **fields):
        return self.engine.ask(request, match=self.id, **fields)

    def legal(self, seat):
        """Every action open to the seat."""
        return self.ask("legal", seat=seat)["actions"]

    def apply(self, seat, action, viewer=None):
        """Carries an action out and returns the events, all of them or those that a viewer hears."""
        only = {} if viewer is None else {"viewer": viewer}
        answer = self.ask("apply", seat=seat, action=action, **only)
        self.waiting_for = answer["waiting_for"]
        return answer["events"]

    def view(self, viewer):
        """What the viewer knows."""
        return self.ask("view", viewer=viewer)["view"]

    def events(self, viewer, since=0):
        """What the viewer has heard after event number `since`."""
        return self.ask("events", viewer=viewer, since=since)["events"]

    def outcome(self):
        """How the match ended, `None` while it goes on."""
        return self.ask("outcome")["outcome"]

    def record(self):
        """The whole match as text."""
        return self.ask("record")["record"]

    def fork(self):
        """The same match once more, to try something out."""
        return Match(self.engine, self.ask("fork"))

    def close(self):
        """Forgets the match."""
        self.ask("close")


def choose(view, actions, rng):
    """Your bot: what the seat knows and what it may do; returns one of the actions."""
    return rng.choice(actions)


def play(match, rng):
    """Plays a match to its end and returns how many actions it took."""
    count = 0
    while match.waiting_for:
        # Several seats may be asked at the same time; any of them may be the first to answer.
        seat = rng.choice(match.waiting_for)
        match.apply(seat, choose(match.view(seat), match.legal(seat), rng))
        count += 1
    return count


def players_of(game):
    """Configs for every number of seats, as far as the game has an option for it."""
    for field in game["config"]:
        if field["key"] in ("players", "samurai"):
            kind = field["kind"]
            if "number" in kind:
                counts = range(kind["number"]["min"], kind["number"]["max"] + 1)
            else:
                counts = kind["choice"] if "choice" in kind else kind["choice_or_list"][0]
            return [{field["key"]: count} for count in counts]
    return [{}]


def play_games(engine, game, count, rng):
    """Plays `count` matches of a game over all player counts and prints a line about them."""
    actions, kinds, began = 0, Counter(), time.monotonic()
    configs = players_of(game)
    for number in range(count):
        match = engine.start(game["game"], configs[number % len(configs)], seed=rng.getrandbits(64))
        actions += play(match, rng)
        outcome, record = match.outcome(), match.record()
        # The outcome is the last line of the record, and the record opens as the same match.
        assert record.splitlines()[-1] == f"outcome {outcome['text']}", record
        again = engine.open(record)
        assert again.outcome() == outcome and again.record() == record, record
        kinds["won by nobody" if not outcome["winners"] else "tied" if shared(outcome) else "won"] += 1
        again.close()
        match.close()
    took = time.monotonic() - began
    endings = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
    print(f"{game['game']}: {count} games, {actions} actions, {took:.1f} s; {endings}", flush=True)


def shared(outcome):
    """Whether the first place is shared."""
    return sum(standing["place"] == 1 for standing in outcome.get("standings", [])) > 1


def built():
    """The engine of this repository, if it has been built, or the one on the path."""
    programs = [ROOT / "target" / profile / "zashiki" for profile in ("release", "debug")]
    return next((str(program) for program in programs if program.exists()), "zashiki")


def main():
    parser = argparse.ArgumentParser(description="Plays every game with random legal moves.")
    parser.add_argument("--engine", default=built(), help="the zashiki program (%(default)s)")
    parser.add_argument("--games", type=int, default=100, help="how many of each game (%(default)s)")
    parser.add_argument("--seed", type=int, help="play the same games again")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    with Engine(options.engine) as engine:
        for game in engine.games():
            play_games(engine, game, options.games, rng)
        status = engine.close()
    print(f"no error; the engine ended with status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main())
