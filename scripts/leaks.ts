/**
 * Evenings over real sockets: games that were begun elsewhere, series, take-back, seats handed to bots, rematches. Every
 * line that anybody heard must be what the log tells them at some moment, word for word.
 *   npm run attack:leaks
 *   npm run attack:leaks -- --evenings 10 --seed 7
 */
import { parseArgs } from 'node:util';
import { searchEvenings } from '../packages/server/test/search.ts';

const { values } = parseArgs({
  options: { evenings: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const [evenings, seed] = [Number(values.evenings), Number(values.seed)];

const { lines, events, faults } = await searchEvenings(evenings, seed, (done) =>
  process.stderr.write(`\r${done} of ${evenings} evenings `),
);
process.stderr.write('\n');
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
console.log(
  `${evenings} evenings, ${lines} lines heard (${[...events].join(', ')}); ${faults.length} may not be heard`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
