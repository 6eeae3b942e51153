import { expect, test } from 'vitest';
import { findHearsay } from './hearsay.ts';
import { playLongEvening } from './long-evening.ts';
import { giftOf, LIVE } from './manners.ts';
import { searchEvenings } from './search.ts';

/** A guard against hanging only: busy machines are slow. */
const PATIENCE = 300_000;
/** Seeds are often dates. */
const TODAY = 20_261_118;

test(
  'in evenings of series, take-back, replaced seats and a rematch nobody hears what is not for them',
  async () => {
    const { faults, lines, said, events } = await searchEvenings(playLongEvening, 5, TODAY);
    expect(faults).toEqual([]);
    expect(lines).toBeGreaterThan(1000);
    expect(said).toBeGreaterThan(50);
    const needed = [
      'sat',
      'moved',
      'took-back',
      'next-round',
      'offered',
      'agreed',
      'replaced',
      'gave-up',
      'rematched',
    ].concat(['gave-time', 'paused', 'resumed']);
    expect([...events]).toEqual(expect.arrayContaining(needed));
  },
  PATIENCE,
);

test.each([0, 1, LIVE.bank - 1, LIVE.bank, TODAY, Number.MAX_SAFE_INTEGER])(
  'whoever gives time in the evening of seed %i gives no more than one may',
  (seed) => {
    expect(giftOf(seed)).toBeGreaterThanOrEqual(1);
    expect(giftOf(seed)).toBeLessThanOrEqual(LIVE.bank);
  },
);

test.each([
  '["game",{"table":"t","round":0,"ply":0,"backs":0,"from":0}]',
  '["table",{"table":"t"}]',
  '["done",1,{"view":{}}]',
  '["refused",1,{"code":"no-seat","holds":"RO"}]',
  '["hint",{}]',
  '["talk",{"table":"t","lines":[{"number":0,"at":1,"seat":0,"name":"Ada","said":{}}],"isWhole":false}]',
  '["beat",{"x":"a seed"}]',
])('what no log tells is found: %s', (line) => {
  const hearer = { name: 'Eve', who: { kind: 'spectator' }, lines: [line], secrets: ['a seed'] } as const;
  expect(findHearsay(new Map(), [hearer], [])).toHaveLength(1);
});
