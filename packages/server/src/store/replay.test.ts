import { GAMES, type Game } from '@sixfold/engine';
import type { Table } from '@sixfold/table';
import { expect, test } from 'vitest';
import { replayTable } from './replay.ts';
import { play, playToTheEnd, sampleTable } from './samples.ts';
import type { Entry, StoredTable } from './store.ts';

const GAME: Game = GAMES.cards;
const TERMS = { game: 'cards', options: {}, games: 2, starter: null };
const STORED = sampleTable('t', { terms: TERMS, ruleset: GAME.card.ruleset });

function replayed(stored: StoredTable, entries: readonly Entry[]): Table {
  const table = replayTable(stored, entries);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

test('a table is what its entries made of it: moves, returns, further games', () => {
  const table = replayed(STORED, []);
  const entries: Entry[] = [play(table), play(table), play(table)];
  table.takeBack(1);
  entries.push({ back: 1 }, ...playToTheEnd(table));
  table.nextGame();
  entries.push({ next: true }, play(table));
  const again = replayed(STORED, entries);
  expect(again.save()).toEqual(table.save());
  expect([0, 1, null].map((seat) => again.view(seat))).toEqual([0, 1, null].map((seat) => table.view(seat)));
  expect(again.isMarked).toBe(true);
});

test('a table that was begun elsewhere goes on from there', () => {
  const table = replayed(STORED, []);
  play(table);
  const taken = table.withFreshLuck('fresh');
  const stored = { ...STORED, begun: taken.save() };
  const entries = [play(taken), play(taken)];
  expect(replayed(stored, entries).save()).toEqual(taken.save());
});

test('what the rules do not allow is refused', () => {
  expect(replayTable(STORED, [{ move: 'nonsense' }])).toMatchObject({ ok: false, error: { code: 'ruleset-changed' } });
  expect(replayTable(STORED, [{ next: true }])).toMatchObject({ ok: false, error: { code: 'game-not-over' } });
  const unknown = { ...STORED, terms: { ...TERMS, game: 'chess' } };
  expect(replayTable(unknown, [])).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
});
