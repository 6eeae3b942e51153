/**
 * Random sequences of requests by several people, bots, spectators and shared devices, wrong and late ones among them:
 * log, table and what every reader is told must agree after each of them, and nobody may hear what is not for them.
 *   npm run attack:properties
 *   npm run attack:properties -- --sequences 200 --seed 7 --game cards
 *   npm run attack:properties -- --sequences 1 --seed 4711 --game dice      one of them again
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@sixfold/engine';
import { makeSequence, minimize, run, runTwice } from '../packages/testing/src/properties/sequence.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});
const [sequences, first] = [Number(values.sequences), Number(values.seed)];
/** One in so many is done in two worlds. */
const TWICE = 10;

let requests = 0;
const counts = new Map<string, number>();
for (const game of GAME_IDS.filter((id) => values.game === undefined || id === values.game)) {
  for (let done = 0; done < sequences && process.exitCode !== 1; done++) {
    const sequence = makeSequence(game, first + done);
    const world = await ((first + done) % TWICE === 0 ? runTwice : run)(sequence);
    requests += world.asked;
    world.count(counts);
    if (world.faults.length > 0) {
      const smallest = await run(await minimize(sequence));
      const { diary, faults } = smallest.faults.length > 0 ? smallest : world;
      console.log(`\nseed ${sequence.seed} of ${game}:\n  ${diary.join('\n  ')}\n${faults.join('\n')}`);
      process.exitCode = 1;
    }
    if (done % 20 === 19)
      process.stderr.write(`\r${game}: ${done + 1} of ${sequences} sequences, ${requests} requests in all `);
  }
}
process.stderr.write('\n');
console.log([...counts].map(([kind, count]) => `${kind} ${count}`).join(', '));
if (process.exitCode !== 1)
  console.log(`${requests} requests: log, table and readers agree, and nobody heard too much`);
