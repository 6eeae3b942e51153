import { expect, test } from 'vitest';
import { playSchemingEvening } from './scheming-evening.ts';
import { searchEvenings } from './search.ts';

/** A guard against hanging only: busy machines are slow. */
const PATIENCE = 300_000;

test(
  'whatever hosts and guests try with seats, nobody sees a game with the eyes of two of them',
  async () => {
    const { faults, events } = await searchEvenings(playSchemingEvening, 5, 1);
    expect(faults).toEqual([]);
    // What else they come to depends on when bots move.
    const needed = ['sat', 'moved', 'cleared', 'offered', 'gave-time'];
    expect([...events]).toEqual(expect.arrayContaining(needed));
  },
  PATIENCE,
);
