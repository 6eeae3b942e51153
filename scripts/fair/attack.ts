/**
 * Games whose luck was everybody's must verify, and whatever is changed in what they claim must be found out: a draw, a
 * secret, a number, the order of things, the commitment. Ours is asked, and the verifier in Python that was written from
 * the documents alone.
 *   npm run attack:fair
 *   npm run attack:fair -- --games 200 --forgeries 10000 --seed 1
 */
import { parseArgs } from 'node:util';
import { FastChance, GAME_IDS } from '@sixfold/engine';
import { verifyTranscript } from '@sixfold/engine/verify';
import { forge } from '../../packages/testing/src/fair/forgeries.ts';
import { playFairly } from '../../packages/testing/src/fair/games.ts';
import { FINE, OtherVerifier } from '../../packages/testing/src/fair/python.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    forgeries: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, forgeries] = [Number(values.games), Number(values.forgeries)];
const chance = new FastChance(Number(values.seed));
const other = new OtherVerifier();

/** Whether each of the verifiers finds nothing wrong. */
async function accepts(line: string): Promise<boolean[]> {
  const said = other.ask(line);
  return [verifyTranscript(JSON.parse(line), true).ok, (await said) === FINE];
}

const fail = (what: string, line: string): void => {
  console.log(`${what}: ${line.slice(0, 2000)}`);
  process.exitCode = 1;
};

const counts = new Map<string, number>();

/** Tries to get around the verifiers with one game. */
async function attack(transcript: ReturnType<typeof playFairly>, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    const { name, line } = forge(transcript, chance);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if ((await accepts(line)).includes(true)) fail(`${name} was not found out`, line);
  }
}

const each = Math.ceil(forgeries / (GAME_IDS.length * games));
for (const game of GAME_IDS) {
  for (let played = 0; played < games; played++) {
    const transcript = playFairly(game, chance);
    const line = JSON.stringify(transcript);
    if ((await accepts(line)).includes(false)) fail('an honest game does not verify', line);
    await attack(transcript, each);
    process.stderr.write(`\r${game}: ${played + 1} of ${games} games `);
  }
}
other.end();
process.stderr.write('\n');
console.log([...counts].map(([name, count]) => `${name} ${count}`).join(', '));
if (process.exitCode !== 1)
  console.log(
    `${GAME_IDS.length * games} games verify, and ${each * GAME_IDS.length * games} forgeries do not, in both verifiers`,
  );
