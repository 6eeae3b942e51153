import { FastChance, GAME_IDS } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript } from '@sixfold/engine/verify';
import { afterAll, describe, expect, test } from 'vitest';
import { forge } from '../../packages/testing/src/fair/forgeries.ts';
import { playFairly } from '../../packages/testing/src/fair/games.ts';
import { FINE, OtherVerifier, runPython } from '../../packages/testing/src/fair/python.ts';
import { playSeeded } from '../../packages/testing/src/fair/seeded-games.ts';

const chance = new FastChance(1);
/** Of each game some of every kind of luck. */
const games: readonly Transcript[] = GAME_IDS.flatMap((id) => [
  ...[1, 2, 3].map(() => playSeeded(id, chance, false)),
  ...[1, 2, 3].map(() => playSeeded(id, chance, true)),
  ...[1, 2, 3, 4].map(() => playFairly(id, chance)),
]);
const other = new OtherVerifier();
const askAll = (lines: readonly string[]): Promise<string[]> => Promise.all(lines.map((line) => other.ask(line)));
const ours = (line: string): boolean => verifyTranscript(JSON.parse(line), true).ok;

afterAll(() => other.end());

describe('a verifier written from the documents alone', () => {
  test('finds nothing wrong with games of every kind of luck, as ours does', async () => {
    const lines = games.map((game) => JSON.stringify(game));
    expect(new Set(await askAll(lines))).toEqual(new Set([FINE]));
    expect(lines.every(ours)).toBe(true);
  });

  test('finds out every forgery, as ours does', async () => {
    const forgeries = games.flatMap((game) => [forge(game, chance), forge(game, chance)]);
    const said = await askAll(forgeries.map(({ line }) => line));
    const passed = forgeries.filter(({ line }, index) => said[index] === FINE || ours(line));
    expect(passed.map(({ name }) => name)).toEqual([]);
    expect(forgeries).toHaveLength(100);
  });

  test('does not look at games of the first edition', async () => {
    const { luck: _, ...first } = playSeeded('dice', chance, false);
    expect(await other.ask(JSON.stringify(first))).toBe('first edition: not checked');
  });

  test.each(['nonsense', '[]', '{}', 'null'])('takes %s for no transcript', async (line) => {
    expect(await other.ask(line)).toMatch(/^transcript: /);
  });

  test('says at which ply something is wrong', async () => {
    const game = playSeeded('dice', chance, false);
    const roll = game.plies.findLastIndex(({ move }) => move.type === 'roll');
    const [event] = game.plies[roll]!.events;
    if (event?.type === 'roll') event.pieces[0] = event.pieces[0] === 'R' ? 'O' : 'R';
    expect(await other.ask(JSON.stringify(game))).toMatch(new RegExp(`^ply ${roll}: `));
  });

  test('finds every number and piece of the test vectors', () => {
    expect(runPython(CHECK_VECTORS, 'luck-vectors.json').trim()).toBe('all as they should be');
  });
});

/** Words, numbers, dice, lanes, flips and the beginnings of games, by what the verifier is made of. */
const CHECK_VECTORS = `
import json, sys
from verify_draws import *

vectors = json.load(open(sys.argv[1], encoding="utf-8"))
for told in vectors["words"]:
    words = words_of(told["seed"], told["label"])
    same([next(words) for _ in told["words"]], told["words"])
for told in vectors["below"]:
    words = words_of(told["seed"], told["label"])
    same([below(words, n) for n in told["n"]], told["below"])
for told in vectors["rolls"]:
    words = words_of(told["seed"], told["label"])
    same([SYMBOLS[below(words, 6)] for _ in told["dice"]], told["dice"])
for name, players, pieces in (("board", 2, vectors["lanes"]["bag"]), ("stones", 2, vectors["flips"]["pile"])):
    told, labels, table = vectors["lanes" if name == "board" else "flips"], [], Table(name, players)
    table.inside = Counter(pieces)
    table.begin(lambda label: labels.append(label) or words_of(told["seed"], label))
    for step in told["steps"]:
        labels.clear()
        if "putBack" in step: table.put_back(step["putBack"])
        else: same([table.draw(step["seat"]) if "seat" in step else table.flip(), labels], [step["piece"], step["labels"]])
for told in vectors["games"]:
    is_roll = lambda events: any(event["type"] == "roll" for event in events)
    plies = [{"seat": next((event["seat"] for event in events if "seat" in event), 0), "events": events,
              "move": {"type": "roll" if is_roll(events) else "other"}} for events in told["events"]]
    same(verdict(json.dumps({**told, "format": "sixfold-transcript/1", "luck": 2, "plies": plies})), "ok")
print("all as they should be")
`;
