import { GAME_IDS } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { makeSequence, run, runTwice } from '../../testing/src/properties/sequence.ts';

/** A guard against hanging only: busy machines are slow. */
const PATIENCE = 300_000;
const SEQUENCES = 50;
/** One in so many is done in two worlds. */
const TWICE = 10;

test.each(GAME_IDS)(
  'whatever is asked at tables of %s, log, table and readers agree',
  async (game) => {
    for (let seed = 1; seed <= SEQUENCES; seed++) {
      const sequence = makeSequence(game, seed);
      const { faults, diary, asked } = await (seed % TWICE === 0 ? runTwice : run)(sequence);
      expect(faults.length > 0 ? [`seed ${seed}`, ...diary, ...faults] : []).toEqual([]);
      expect(asked).toBeGreaterThanOrEqual(60);
    }
  },
  PATIENCE,
);
