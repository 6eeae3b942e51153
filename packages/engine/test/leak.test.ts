import { describe, expect, test } from 'vitest';
import { FastChance, ScriptedChance, ScriptError, seenEvent, type GameEvent, type Position } from '../src/index.ts';
import { everyView, isPlainJson, onlookers, scriptFrom, viewText, visit } from './playing.ts';
import { DEFAULTS, type Variant } from './variants.ts';

/** A seat sees its own draws and all stones and dice; in these two positions they must be the same. */
const isSeenBy = (seat: number) => (event: GameEvent) => event.type !== 'draw' || event.seat === seat;

/** Plays with the luck that a seat saw in another position; false where that luck is impossible. */
function playLike(position: Position, move: number, seen: readonly number[], events: GameEvent[]): boolean {
  try {
    position.play(move, new ScriptedChance(seen), events);
    return true;
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}

/**
 * Plays one move in two positions that look the same to a seat, with different luck where the seat does not see it.
 * Returns what the seat sees of each, or null where the two become different in public: one has not got that move, that
 * draw, the choice to swap, or shows another rack.
 */
function seenTwice({ game }: Variant, position: Position, seat: number, seed: number): [string, string] | null {
  const possible = game.resample(game.view(position, seat), new FastChance(seed));
  const real = position.clone();
  const move = position.randomMove(new FastChance(seed));
  if (!possible.isLegal(move)) return null;
  const told: [GameEvent[], GameEvent[]] = [[], []];
  real.play(move, new FastChance(seed), told[0]);
  const isOwn = position.turn === seat || !game.card.hidden;
  const seen = scriptFrom(told[0], isSeenBy(seat));
  if (!isOwn) possible.play(move, new FastChance(seed + 1), told[1]);
  else if (!playLike(possible, move, seen, told[1])) return null;
  if (isChoosing(real) !== isChoosing(possible) || shownIn(told[0]) !== shownIn(told[1])) return null;
  return [real, possible].map((after, index) =>
    JSON.stringify([told[index]!.map((event) => seenEvent(event, seat)), game.view(after, seat)]),
  ) as [string, string];
}

const shownIn = (events: readonly GameEvent[]): string => JSON.stringify(events.filter(({ type }) => type === 'show'));

const isChoosing = (position: Position): boolean => 'choosing' in position && position.choosing === true;

/**
 * Overwrites every list and object in a view that can be. Options are left alone: they belong to the table, not to the
 * position.
 */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    if (key === 'options') continue;
    scribble(record[key]);
    record[key] = 99;
  }
}

describe.each(DEFAULTS)('F8 $name', (variant) => {
  const { game, config } = variant;

  test('to a seat, positions that look the same go on looking the same', () => {
    let compared = 0;
    visit(variant, 20, 3, (position, seed) => {
      if (position.ended) return;
      for (let seat = 0; seat < config.players; seat++) {
        const seen = seenTwice(variant, position, seat, seed);
        if (!seen) continue;
        expect(seen[1]).toBe(seen[0]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('a view is plain data with no way back to its position', () => {
    visit(variant, 5, 7, (position) => {
      const before = everyView(game, position);
      for (const seat of onlookers(position)) {
        const view = game.view(position, seat);
        expect(isPlainJson(view)).toBe(true);
        scribble(view);
      }
      expect(everyView(game, position)).toBe(before);
    });
  });

  test('a spectator sees no more than any seat', () => {
    visit(variant, 5, 7, (position, seed) => {
      for (let seat = 0; seat < config.players; seat++) {
        const possible = game.resample(game.view(position, seat), new FastChance(seed));
        expect(viewText(game, possible, null)).toBe(viewText(game, position, null));
      }
    });
  });
});

test('F8 of another player’s draw only the number is seen', () => {
  const draw: GameEvent = { type: 'draw', seat: 1, pieces: ['RO', 'GG'] };
  expect(seenEvent(draw, 1)).toEqual(draw);
  expect(seenEvent(draw, 0)).toEqual({ type: 'draw', seat: 1, pieces: 2 });
  expect(seenEvent(draw, null)).toEqual({ type: 'draw', seat: 1, pieces: 2 });
  const show: GameEvent = { type: 'show', seat: 1, pieces: ['RO'] };
  expect(seenEvent(show, 0)).toEqual(show);
});
