import { FastChance, parseConfig, startGame } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { expect, test } from 'vitest';
import { en } from '../../games/all-messages.fixture.ts';
import { ear } from '../../games/cards/ear.ts';
import { bestMoves } from './best.ts';
import { sayOthersTracks, sayOwnTracks } from './say.ts';
import { tellPly } from './tell.ts';

function deal(): CardsPosition {
  const config = parseConfig(cards.card, 2, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame<CardsPosition>(cards, config.value, new FastChance(7));
}

/** The mover's values after a move, weakest first. */
function valuesAfter(position: CardsPosition, move: number): number[] {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return [...after].toSorted((a, b) => a - b);
}

test('the best place is the one after which the mover ranks highest, and no place comes twice', () => {
  const position = deal();
  const moves = bestMoves({ choices: ear.choices } as never, cards.view(position, 0), position, null);
  const values = moves.map((move) => valuesAfter(position, move).join(' '));
  expect(values).toEqual(values.toSorted((a, b) => b.localeCompare(a)));
  expect(new Set(moves).size).toBe(moves.length);
  expect(moves.length).toBeGreaterThan(0);
});

test('where a game says what tracks are worth, the best place is the one that brings most of it', () => {
  const position = deal();
  position.tracks.set([3, 2, 3, 3, 1, 3]);
  const moves = bestMoves(ear as never, cards.view(position, 0), position, null);
  const worths = moves.map((move) => ear.worth?.(Uint8Array.from(valuesAfter(position, move))));
  expect(worths).toEqual(worths.toSorted((a = 0, b = 0) => b - a));
  expect(new Set(worths).size).toBeGreaterThan(1);
});

test('at cards a step through a gate is worth more than one behind it', () => {
  expect(ear.worth?.(Uint8Array.of(4, 1, 1, 1, 1, 1))).toBeGreaterThan(
    ear.worth?.(Uint8Array.of(3, 2, 1, 1, 1, 1)) ?? 0,
  );
});

test('tracks are told with the weakest, one’s own apart from the others’', () => {
  const position = deal();
  position.tracks.set([3, 1, 2, 1, 4, 5, 2, 2, 2, 0, 2, 2]);
  expect(sayOwnTracks(position, 0, en)).toBe(
    'Your tracks: red 3, orange 1, yellow 2, green 1, blue 4, violet 5. Weakest: orange 1, green 1.',
  );
  expect(sayOthersTracks(position, 0, ['You', 'Bot'], en)).toMatch(/^Bot: .*Weakest: green 0\.$/);
});

test('points for which there was no room are told where they were scored', () => {
  const words = { sayPly: () => 'You: red', sayEvent: () => 'red +1, now 3', sayHint: () => '' };
  const score = { type: 'score', seat: 0, symbol: 'R', points: 1, track: 3 } as const;
  const ply = { ply: 0, seat: 0, move: { type: 'play' }, events: [score] };
  const scored = { ...ply, events: [{ ...score, points: 3 }] };
  expect(tellPly(ply, { words } as never, [], {}, en, scored)).toBe('You: red. red +1, now 3. red: 2 lost.');
});
