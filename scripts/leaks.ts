/**
 * Evenings over real sockets: games that were begun elsewhere, series, take-back, seats handed to bots, rematches, clocks,
 * talk. Every line that anybody heard must be what the log tells them at some moment, word for word, or what was said. Then the same with hosts and
 * guests who try with seats whatever can be asked: nobody may see one game with the eyes of two seats.
 *   npm run attack:leaks
 *   npm run attack:leaks -- --evenings 10 --seed 7
 */
import { parseArgs } from 'node:util';
import { playLongEvening } from '../packages/server/test/long-evening.ts';
import { playSchemingEvening } from '../packages/server/test/scheming-evening.ts';
import { searchEvenings } from '../packages/server/test/search.ts';

const { values } = parseArgs({
  options: { evenings: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
/** Characters of a fault that are shown. */
const LONGEST = 300;
const [evenings, seed] = [Number(values.evenings), Number(values.seed)];

await search('evenings', playLongEvening);
await search('evenings of people who try everything with seats', playSchemingEvening);

async function search(what: string, play: typeof playLongEvening): Promise<void> {
  const { lines, said, events, faults } = await searchEvenings(play, evenings, seed, (done) =>
    process.stderr.write(`\r${done} of ${evenings} ${what} `),
  );
  process.stderr.write('\n');
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault.slice(0, LONGEST)}`);
  console.log(
    `${evenings} ${what}, ${lines} lines heard (${[...events].join(', ')}), ${said} things said; ${faults.length} may not be heard`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
