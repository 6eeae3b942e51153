import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultsOf, type Trial } from '../ground/attack.ts';
import { openGround, type OpenGround } from '../ground/ground.ts';
import { foreignCommits } from './foreign-commits.ts';
import { forgottenName } from './forgotten-name.ts';
import { fullDisk } from './full-disk.ts';

let ground: OpenGround;

beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.leave());

const TRIALS: readonly Trial[] = [fullDisk, forgottenName, foreignCommits];

test.each(TRIALS)('$name holds: $says', async (trial) => {
  const counts = await trial.run(ground);
  expect(faultsOf(trial, counts)).toEqual([]);
});
