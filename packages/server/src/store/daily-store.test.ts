import { describe, expect, test } from 'vitest';
import { forEachStore } from './contract.fixture.ts';
import type { DailyRow } from './daily-store.ts';

const row = (more: Partial<DailyRow> = {}): DailyRow => ({
  kind: 'ranked',
  date: '2026-11-16',
  game: 'dice',
  began: 5_000_000_000_000,
  place: 'a table',
  bots: 1,
  result: null,
  ...more,
});
const BOB = { id: 'bob', name: 'Bob' };

describe('deals of the day', () => {
  forEachStore((openSample) => {
    test('are kept, and replaced by what is told later', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const open = row({ kind: 'open', place: '', result: '{"points":3}' });
      await store.keepDaily('anna', [open, { ...open, game: 'cards' }]);
      await store.keepDaily('anna', [{ ...open, began: 7 }]);
      expect(await store.readDaily('anna', 'open')).toEqual([
        { ...open, game: 'cards' },
        { ...open, began: 7 },
      ]);
      expect(await store.readDaily('anna', 'ranked')).toEqual([]);
    });

    test('are claimed once', async () => {
      await using sample = await openSample();
      const { store } = sample;
      expect(await store.claimDeal('anna', row())).toEqual(row());
      expect(await store.claimDeal('anna', row({ place: 'another', began: 1 }))).toEqual(row());
      expect(await store.placeDeal('anna', row(), 'another', 'a third')).toBe(false);
      expect(await store.placeDeal('anna', row(), 'a table', 'a third')).toBe(true);
      expect(await store.readDaily('anna', 'ranked')).toEqual([row({ place: 'a third' })]);
    });

    test('have one result, and are listed with it', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.claimDeal('anna', row());
      expect(await store.listDeal('2026-11-16', 'dice')).toEqual([]);
      await store.noteDeal('a table', 'first');
      await store.noteDeal('a table', 'second');
      expect(await store.listDeal('2026-11-16', 'dice')).toEqual([row({ result: 'first' })]);
      expect(await store.listDeal('2026-11-17', 'dice')).toEqual([]);
    });

    test('of two who become one are those that were begun first, and go with them', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BOB);
      await store.claimDeal('anna', row({ began: 2 }));
      await store.claimDeal('bob', row({ began: 1, place: 'of Bob' }));
      await store.claimDeal('anna', row({ began: 1, game: 'cards' }));
      await store.claimDeal('bob', row({ began: 2, game: 'cards', place: 'of Bob' }));
      await store.claimDeal('bob', row({ game: 'board', place: 'of Bob' }));
      expect(await store.joinGuests('bob', 'anna')).toBe(true);
      expect(await store.readDaily('anna', 'ranked')).toEqual([
        row({ game: 'board', place: 'of Bob' }),
        row({ began: 1, game: 'cards' }),
        row({ began: 1, place: 'of Bob' }),
      ]);
      await store.removeGuest('anna');
      expect(await store.readDaily('anna', 'ranked')).toEqual([]);
    });

    test('what the server keeps under a name is read without being made', async () => {
      await using sample = await openSample();
      expect(await sample.store.readKept('par')).toBeNull();
      await sample.store.keepOnce('par', '7');
      expect(await sample.store.readKept('par')).toBe('7');
    });
  });
});
