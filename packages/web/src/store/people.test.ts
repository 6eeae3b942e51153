import { expect, test } from 'vitest';
import { listCompanions } from './people.ts';
import type { PastGame } from './store.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;

const past = (when: string, names: readonly string[], ranks: readonly number[], you?: number): PastGame => ({
  id: when,
  game: 'dice',
  seats: names.map(person),
  when,
  result: { ranks, points: ranks.map(() => 0), tracks: [], ended: 'full' } as unknown as PastGame['result'],
  isMarked: false,
  isImported: false,
  ...(you !== undefined && { you }),
});

test('whom one played with over the network is listed, last met first, with who was before whom how often', () => {
  const games = [
    past('2025-01-01', ['Ada', 'Bo'], [1, 2], 0),
    past('2025-01-03', ['Bo', 'Ada', 'Cy'], [1, 2, 2], 1),
    past('2025-01-02', ['Ada', 'Bo'], [1, 2], 0),
    past('2025-01-04', ['Dee', 'Ada'], [1, 2], 1),
  ];
  expect(listCompanions(games)).toEqual([
    { name: 'Dee', mine: 0, theirs: 1 },
    { name: 'Bo', mine: 2, theirs: 1 },
    { name: 'Cy', mine: 0, theirs: 0 },
  ]);
});

test('bots, nameless people and games of one device or of others are left out', () => {
  const withBot = past('2025-01-01', ['Ada', ''], [1, 2], 0);
  const bot = { ...withBot, seats: [person('Ada'), { kind: 'bot', name: 'Bo', bot: 'club' } as const] };
  expect(listCompanions([withBot, bot, past('2025-01-02', ['Ada', 'Bo'], [1, 2])])).toEqual([]);
});
