"""Checks the luck of Sixfold's transcripts. Written from the documentation alone: docs/luck.md, docs/fair-draws.md.
    python3 docs/examples/verify_draws.py games.jsonl           (- is standard input)
Reads a transcript a line and says a line for each: "ok" if all draws, flips and rolls follow from the seed, and with "fair" if
root, order, pledges and numbers hold, too; otherwise what is wrong first, and where (plies from 0). Exit code 1 if any is
wrong. It does not ask whether moves are legal, and shares no code with the program that writes transcripts."""
import hashlib, json, re, struct, sys
from collections import Counter, defaultdict
from itertools import count

SYMBOLS = "ROYGBV"  # F1: this order is canonical
PAIRS = [first + second for place, first in enumerate(SYMBOLS) for second in SYMBOLS[place:]]
DOUBLES, OTHERS = {"board": [5] * 5, "board3d": [0, 0, 0, 2, 3]}, {"board": 6, "board3d": 4, "cards": 4}  # B2, T3, C1
START_FIELDS = [[3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0], [0, -3]]  # T1
LEAVES = {"dice": 1024, "stones": 512, "board": 2, "board3d": 4, "cards": 4}

def same(told, right):
    if told != right: raise ValueError(f"{json.dumps(told)} should be {json.dumps(right)}")
def digest(data):  # of bytes, or of a text, in which half of a surrogate pair counts as U+FFFD
    return hashlib.sha256(data if isinstance(data, bytes) else re.sub("[\ud800-\udfff]", "\ufffd", data).encode()).digest()

def words_of(seed, label):
    block = digest(f"sixfold-luck/2\n{seed}\n{label}")
    while True:
        yield from struct.unpack(">8I", block)
        block = digest(block)
def below(words, n):
    product = next(words) * n
    return product >> 32 if product % 2**32 >= 2**32 % n else below(words, n)
def take(pieces, place):  # it leaves the list, and the last of the list moves there
    pieces[place], pieces[-1] = pieces[-1], pieces[place]
    return pieces.pop()
def choose(words, pieces): return take(pieces, below(words, len(pieces)))

class Table:
    """What is drawn and put back. Who draws how much, and which cards are played, is taken as it is told."""
    def __init__(self, name, players):
        pairs = {pair: DOUBLES.get(name, [0] * 5)[players] if pair[0] == pair[1] else OTHERS.get(name, 0) for pair in PAIRS}
        self.name, self.players, self.inside = name, players, Counter(SYMBOLS * 21 if name == "stones" else pairs)  # S1
        self.rolls, self.discards = 0, []
    def begin(self, luck):  # luck comes from another seed now, which knows nothing of what was drawn before
        self.luck, self.counts, self.turn = luck, defaultdict(count), 0
        self.order, self.returned, self.own = {}, [], self.listed()
    def listed(self): return sorted(self.inside.elements(), key=[*SYMBOLS, *PAIRS].index)
    def roll(self, seat, turn, number):
        words = self.luck(f"roll {seat} {turn} {number}")
        return [SYMBOLS[below(words, 6)] for _ in range(6 - self.players)]  # D1
    def flip(self):
        from_own = lambda: choose(self.luck(f"flip {next(self.counts['flip'])}"), self.own)
        return self.bring(f"mix {next(self.counts['mix'])}", self.own, from_own)
    def draw(self, seat):
        if not self.order and not self.returned:
            rest, words = self.listed(), self.luck(f"pile {next(self.counts['pile'])}")
            self.order, self.lanes = {place: choose(words, rest) for place in range(len(rest))}, defaultdict(count)
        return self.bring(f"mix {seat} {next(self.counts[seat])}", self.order, lambda: self.from_lane(seat))
    def from_lane(self, seat):
        place = seat + self.players * next(self.lanes[seat])
        return self.order.pop(place if place in self.order else max(self.order))
    def bring(self, label, rest, from_rest):  # a piece that was put back, if there is any and luck says so, or one of the rest
        place = below(self.luck(label), len(self.returned) + len(rest)) if self.returned else 0
        piece = take(self.returned, place) if place < len(self.returned) else from_rest()
        self.inside[piece] -= 1
        return piece
    def put_back(self, pieces):
        self.inside.update(pieces)
        if self.order or self.returned or self.name == "stones": self.returned += pieces  # not into a bag that is used up
    def setup(self, setup, still):  # seats that are still have not rolled (D2)
        seats, words, pile, symbols = range(self.players), self.luck("open"), self.listed(), list(SYMBOLS)
        if self.name == "dice": return same(setup["dice"], [None if s in still else self.roll(s, 0, 0) for s in seats])
        if self.name == "stones": return same(sorted(setup["middle"]), sorted(self.flip() for _ in range(3)))
        if self.name == "board3d":  # T2
            stones = sorted([at, choose(words, symbols)] for at in START_FIELDS)
            same(sorted([stone["at"], stone["symbol"]] for stone in setup["startStones"]), stones)
        if self.name == "cards":  # C2
            each = range(2 if self.players == 2 else 1)
            self.open, self.inside = [[choose(words, pile) for _ in each] for _ in seats], Counter(pile)
            same(setup["open"], self.open)
        size = 1 if self.players == 1 else 5 if self.name == "board3d" else 6  # B3, B10, T4, T13, C2
        racks = [sorted(self.draw(seat) for _ in range(size)) for seat in seats]
        same([sorted(rack) for rack in setup["hands" if self.name == "cards" else "racks"]], racks)
    def play(self, seat, move, events):
        shown, self.rolls = [], self.rolls + 1 if move["type"] == "roll" else 0  # D3
        if self.rolls == 1: self.turn = next(self.counts[seat]) + 1
        if move["type"] == "play":  # C4, C7
            self.open[seat].append(move["card"])
            self.discards.append(self.open[seat].pop(0))
        for event in events:
            kind, who, told = event["type"], event.get("seat", seat), event.get("pieces", event.get("piece"))
            if kind == "roll": same([who, told], [seat, self.roll(seat, self.turn, self.rolls)])
            elif kind == "flip": same(told, self.flip())
            elif kind == "draw": same([who, told], [seat, [self.draw(seat) for _ in told]])
            elif kind == "return": self.put_back(told)  # S6
            elif kind == "show": (self.discards if self.name == "cards" else shown).extend(told)  # C9; B8, T9
            elif kind == "reshuffle":  # C10
                same([*self.inside.elements()], [])
                self.inside, self.discards = Counter(self.discards), []
        self.put_back(shown)

def leaf_of(game, label):  # hidden piles, and what the tree has no room for, belong to leaf 0
    word, a, b, c = (int(part) if part.isdigit() else part for part in f"{label} 0 0 0".split()[:4])
    leaf = {"starter": 1, "open": 2, "roll": 3 + 4 * a + 16 * b + c, "flip": 3 + 2 * a, "mix": 4 + 2 * a}.get(word, 0)
    return leaf if leaf < LEAVES[game] and (word != "mix" or game == "stones") else 0

def fair_luck(game, seed, number, start, starter, steps):  # fails unless all that is told of it fits together
    seats, secrets = range(game["players"]), [digest(f"sixfold-leaf\n{seed}\n{i}") for i in range(LEAVES[game["game"]])]
    level = [digest(b"\0" + secret) for secret in secrets]
    while len(level) > 1: level = [digest(b"\1" + left + right) for left, right in zip(level[::2], level[1::2])]
    root = level[0].hex()
    pledges, numbers = ({step["seat"]: step[key] for step in steps if key in step} for key in ("pledge", "number"))
    of = lambda kind, key, told: [{"type": kind, "seat": seat, key: told[seat]} for seat in seats if seat in told]
    same(steps, [{"type": "committed", "root": root}, *of("pledged", "pledge", pledges), {"type": "closed"},
                 *of("revealed", "number", numbers), {"type": "dealt"}])
    same([value for value in (number, start, *pledges, *numbers) if type(value) is not int or value < 0], [])
    same([text for text in (*pledges.values(), *numbers.values()) if not re.fullmatch("[0-9a-f]{64}", text)], [])
    for seat in numbers: same(pledges.get(seat), digest(f"sixfold-pledge\n{root}\n{number}\n{seat}\n{numbers[seat]}").hex())
    parts = ",".join(f"{seat}={numbers[seat]}" if seat in numbers else f"{seat}~{pledges[seat]}" for seat in pledges)
    key = lambda label: f"{secrets[leaf_of(game['game'], label)].hex()}\n{number} {start} {starter}\n{parts}"
    drawn = ["drawn", 0, 0, below(words_of(key("starter"), "starter"), len(seats))]
    same([starter, number, start, game["starter"]], drawn if starter == "drawn" else ["named", number, start, game["starter"]])
    return lambda label: words_of(key(label), label)

def lucks_of(game):  # by the ply that each begins with, -1 for the setup; a joined seed has several (F7)
    seed, lucks, start, fair = game["seed"], {}, -1, game.get("fair")
    while not (fair and lucks) and (joined := re.fullmatch("(.*?)@([0-9]+):(.*)", seed, re.DOTALL)):
        lucks[start] = lambda label, seed=joined[1]: words_of(seed, label)
        seed, start = joined[3], max(start, int(joined[2]))
    if "fair" not in game: return {**lucks, start: lambda label: words_of(seed, label)}
    same([sorted(fair), fair["from"], fair["from"] > 0], [["from", "round", "starter", "steps"], max(start, 0), len(lucks) > 0])
    return {**lucks, start: fair_luck(game, seed, fair["round"], fair["from"], fair["starter"], fair["steps"])}

def verdict(line):
    where = "transcript"
    try:
        game = json.loads(line)
        same(game["format"], "sixfold-transcript/1")
        if "luck" not in game and "fair" not in game: return "first edition: not checked"
        same(game["luck"], 2)
        lucks, table = lucks_of(game), Table(game["game"], game["players"])
        still = range(4) if game["options"].get("startRule") == "blank" else [game["starter"]]
        for number, ply in enumerate([None, *game["plies"]], -1):
            where = f"ply {number}" if number >= 0 else "setup"
            if number in lucks: table.begin(lucks[number])
            table.play(ply["seat"], ply["move"], ply["events"]) if number >= 0 else table.setup(game["setup"], still)
        return "ok"
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        return f"{where}: {error}"

if __name__ == "__main__":
    with open(0 if sys.argv[1:] in ([], ["-"]) else sys.argv[1], encoding="utf-8") as lines:
        verdicts = {print(said := verdict(line), flush=True) or said for line in lines if line.strip()}
    sys.exit(not verdicts <= {"ok", "first edition: not checked"})
