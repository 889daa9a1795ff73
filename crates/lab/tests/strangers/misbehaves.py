"""A bot that misbehaves in the way that its argument names."""

import json
import sys
import time

how = sys.argv[1]
asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        if how == "silent":
            sys.exit(0)
        print(json.dumps({"type": "hello", "protocol": 2 if how == "newer" else 1}), flush=True)
    elif told["type"] == "decide":
        asked += 1
        answer = {"type": "action", "id": told["id"], "action": told["actions"][0]}
        if how == "hangs" and asked == 3:
            time.sleep(1000)
        if how == "crashes" and asked == 5:
            sys.exit(1)
        if how == "deaf" and asked == 2:
            while True:
                print("x" * 10000)
        if how == "nonsense" and asked % 2 == 0:
            print("{]\x00 what?", flush=True)
            continue
        if how == "illegal" and asked % 4 == 0:
            answer["action"] = "choose 1000"
        if how == "late" and asked % 3 == 0:
            print(json.dumps({**answer, "id": told["id"] - 1, "action": "too late"}))
        print(json.dumps(answer), flush=True)
