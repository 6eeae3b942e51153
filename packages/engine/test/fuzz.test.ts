import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, parseConfig, parseGame, ScriptedChance, type Game, type Position } from '../src/index.ts';
import { PARSE_SETUP } from '../src/games/games.ts';
import { Recorder, type Transcript } from '../src/record/transcript.ts';
import { verifyTranscript } from '../src/record/verify.ts';
import { begin, everyView, greedyMove, must, playOn, recordGame, scriptFrom } from './playing.ts';
import { DEFAULTS, VARIANTS, type Variant } from './variants.ts';

/** A fixed seed: the same inputs in every run, on every machine. */
const runs = (numRuns: number): fc.Parameters<unknown> => ({ numRuns, seed: 18 });

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that have broken parsers elsewhere: no text can be made of them, or they reach into prototypes. */
const HOSTILE: readonly unknown[] = [
  { toString: 0 },
  { toJSON: 0, valueOf: null },
  JSON.parse('{"__proto__": {"type": "place"}, "constructor": 1, "hasOwnProperty": 2}'),
  '__proto__',
  'constructor',
  1e300,
  -0,
  nested(20_000),
];

const anything = fc.oneof({ weight: 9, arbitrary: fc.jsonValue() }, fc.constantFrom(...HOSTILE));

const SOME_WORDS = ['place', 'play', 'swap', 'refill', 'draw', 'stop', 'take', 'pass', 'roll', 'score'];
const plausible = fc.oneof(
  anything,
  fc.constantFrom(...SOME_WORDS, 'RO', 'OR', 'GG', 'R', 'V', 'ro'),
  fc.array(fc.array(fc.integer({ min: -8, max: 8 }), { maxLength: 3 }), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('R', 'O', 'Y', 'G', 'B', 'V', 'X'), fc.constantFrom('R', 'V', 'x', 1)),
);
const MOVE_FIELDS = ['type', 'tile', 'at', 'card', 'first', 'jokers', 'symbol'];
const moveLike = fc.dictionary(fc.constantFrom(...MOVE_FIELDS), plausible);

const notationLike = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'ROYGBVroygbv abcdefgho0123456789=') }),
  fc.array(fc.constantFrom(...SOME_WORDS, 'RO', 'GG', 'a1', 'd7', 'd8', 'R=B', '===')).map((words) => words.join(' ')),
);

/** A start, two positions within the game and its end. */
const positionsOf = (variant: Variant): Position[] =>
  [0, 9, 30, variant.game.card.maxPlies].map((plies, index) => {
    const { position } = begin(variant, index);
    playOn(position, index, plies);
    return position;
  });

describe.each(DEFAULTS)('$name', (variant) => {
  const { game } = variant;
  const positions = positionsOf(variant);
  const before = positions.map((position) => everyView(game, position));
  const anyPosition = fc.constantFrom(...positions);

  /** Either a legal move or a reason, and nothing moved. */
  function expectRead(position: Position, parsed: ReturnType<Game['parseMove']>): void {
    if (parsed.ok) must(position.isLegal(parsed.value), 'an illegal move was read');
    else must(typeof parsed.error.code === 'string' && typeof parsed.error.rule === 'string', 'no reason is given');
  }

  function expectUnchanged(): void {
    expect(positions.map((position) => everyView(game, position))).toEqual(before);
  }

  test('any JSON is read as a legal move or refused, and changes nothing', () => {
    const inputs = fc.oneof(anything, moveLike);
    fc.assert(
      fc.property(anyPosition, inputs, (position, input) => expectRead(position, game.parseMove(position, input))),
      runs(500),
    );
    expectUnchanged();
  });

  test('a legal move with any field changed is read as a legal move or refused', () => {
    const property = fc.property(
      fc.constantFrom(...positions.filter(({ ended }) => !ended)),
      fc.nat(),
      fc.constantFrom(...MOVE_FIELDS),
      plausible,
      (position, choice, field, value) => {
        const moves = position.legalMoves();
        const move = { ...game.makeMove(position, moves[choice % moves.length]!), [field]: value };
        expectRead(position, game.parseMove(position, move));
      },
    );
    fc.assert(property, runs(500));
    expectUnchanged();
  });

  test('any text is read as a legal move or refused, and changes nothing', () => {
    fc.assert(
      fc.property(anyPosition, notationLike, (position, text) =>
        expectRead(position, game.parseNotation(position, text)),
      ),
      runs(500),
    );
    expectUnchanged();
  });

  test('any configuration and setup is read or refused', () => {
    const parseSetup = PARSE_SETUP[game.card.id];
    const fields = fc.constantFrom('racks', 'hands', 'open', 'middle', 'goal', 'dice', 'startStones');
    const setupLike = fc.dictionary(fields, anything);
    const property = fc.property(anything, anything, anything, setupLike, (players, options, starter, setup) => {
      const config = parseConfig(game.card, players, options, starter);
      must(config.ok || typeof config.error.code === 'string', 'no reason is given');
      const parsed = parseSetup(variant.config, setup);
      must(parsed.ok || typeof parsed.error.rule === 'string', 'no reason is given');
    });
    fc.assert(property, runs(100));
  });
});

test('any name of a game is found or refused', () => {
  fc.assert(
    fc.property(anything, (id) => {
      const game = parseGame(id);
      must(game.ok === GAME_IDS.some((known) => known === id), 'a game is found that is none');
    }),
    runs(500),
  );
});

type Path = readonly (string | number)[];

/** The ways to every value within a JSON value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], root);

/** A copy with another value in one place; undefined takes the place away. */
function changed(record: Transcript, path: Path, value: unknown): Transcript {
  const copy = structuredClone(record);
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  const key = path.at(-1)!;
  if (value !== undefined) holder[key] = value;
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return copy;
}

/** Something of the same kind that is not the same. */
const nearby = (value: unknown, choice: number): unknown => {
  if (typeof value === 'number') return value + (choice % 2 === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.toReversed();
  if (typeof value !== 'string') return 0;
  const others = value.length === 1 ? [...'ROYGBV'] : ['RO', 'RY', 'GB', 'BV', 'RR', 'VV', 'swap', 'draw', 'stop'];
  return others[choice % others.length];
};

/** Luck and decisions could have been others; all else in a transcript follows from them. */
function isFact(record: Transcript, path: Path): boolean {
  if (path[0] === 'seed' || path[0] === 'luck' || path[0] === 'setup') return false;
  if (path[0] !== 'plies' || path.length <= 2) return true;
  if (path[2] === 'move') return false;
  return !(path[2] === 'events' && (path.length === 3 || isLuck(record, path)));
}

function isLuck(record: Transcript, path: Path): boolean {
  const { type } = valueAt(record, path.slice(0, 4)) as { type: string };
  return ['draw', 'flip', 'roll'].includes(type) && (path.length === 4 || path[4] === 'pieces' || path[4] === 'piece');
}

/** Plays a transcript's moves with its luck again and writes down what happens. */
function writtenAnew(record: Transcript): Transcript {
  const game: Game = GAMES[record.game];
  const { players, options, starter } = record;
  const position = game.blank({ players, options, starter });
  const setup = PARSE_SETUP[record.game](position.config, record.setup);
  must(setup.ok, 'the setup cannot be read');
  position.deal(new ScriptedChance(setup.value));
  const recorder = new Recorder(game, position, record.seed, record.luck ?? 1);
  for (const { move, events } of record.plies) {
    const parsed = game.parseMove(position, move);
    must(parsed.ok, 'a move cannot be read');
    recorder.play(parsed.value, new ScriptedChance(scriptFrom(events, () => true)));
  }
  return recorder.transcript();
}

/** The order in which a setup lists these means nothing. */
const UNORDERED = ['racks', 'hands', 'middle', 'startStones'];

const withSortedSetup = (record: Transcript): unknown => ({
  ...record,
  setup: Object.fromEntries(
    Object.entries(record.setup).map(([key, value]) => [key, UNORDERED.includes(key) ? sorted(value) : value]),
  ),
});

const sorted = (value: unknown): unknown =>
  Array.isArray(value) && Array.isArray(value[0])
    ? value.map(sorted)
    : (value as unknown[]).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

describe.each(VARIANTS)('$name', (variant) => {
  test('a transcript with one thing changed is rejected, or is itself the transcript of a legal game', () => {
    const record = recordGame(variant, 'fuzz', greedyMove);
    const paths = pathsIn(record);
    const property = fc.property(fc.nat(), fc.nat(), anything, (where, choice, replacement) => {
      const path = paths[where % paths.length]!;
      const old = valueAt(record, path);
      const value = [nearby(old, choice), nearby(old, choice), undefined, replacement][choice % 4];
      if (JSON.stringify(value) === JSON.stringify(old)) return;
      const copy = changed(record, path, value);
      if (!verifyTranscript(copy).ok) return;
      must(!isFact(record, path), `a changed fact was accepted: ${path.join('.')}`);
      expect(withSortedSetup(writtenAnew(copy))).toEqual(withSortedSetup(copy));
    });
    fc.assert(property, runs(variant.isDefault ? 70 : 20));
  });
});

test('any JSON is judged without an exception', () => {
  const HEAD = ['format', 'game', 'players', 'options', 'seed', 'starter', 'setup', 'plies', 'result'];
  const inputs = fc.oneof(anything, fc.dictionary(fc.constantFrom(...HEAD), anything));
  fc.assert(
    fc.property(inputs, (input) => must(!verifyTranscript(input).ok, 'nonsense was accepted')),
    runs(1000),
  );
});
