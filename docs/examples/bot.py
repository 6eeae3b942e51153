"""A player for "sixfold arena" and "sixfold sit": reads a question a line, answers a move a line. Nothing to install.

npx sixfold arena --game cards --bots "exec:python3 docs/examples/bot.py,random" --games 20
npx sixfold sit "http://localhost:6060/t/TABLE#INVITE" --bot "exec:python3 docs/examples/bot.py" --name Python
"""

import json
import sys

LETTERS = "ROYGBV"


def worth(view, move):
    """Counts what the move names, weak symbols first. Knows no rules: every move on the list is legal."""
    own = view["tracks"][view["seat"]]
    return sum(20 - own[LETTERS.index(letter)] for letter in move if letter in LETTERS)


for line in sys.stdin:
    question = json.loads(line)
    print(max(question["moves"], key=lambda move: worth(question["view"], move)), flush=True)
