/**
 * Writes the golden files anew: a whole game of each kind as text, the table of its perft numbers, and the test vectors of luck. Run it after a
 * change of the rules (`npm run make:golden`) and review the difference.
 *   npm run make:golden -- dice      only those of some games
 */
import { writeFileSync } from 'node:fs';
import { GAME_IDS, GAMES, type GameId } from '../packages/engine/src/index.ts';
import { luckVectorsText } from '../packages/engine/test/luck-vectors.ts';
import { makePerftTable, type PerftRow } from '../packages/engine/test/perft.ts';
import { makePlaythrough } from '../packages/engine/test/playthrough.ts';

const games = new URL('../packages/engine/src/games/', import.meta.url);

/** One row a line, spaced as the formatter wants it. */
const makeRow = ({ name, seed, lines }: PerftRow): string =>
  `  { "name": "${name}", "seed": "${seed}", "lines": [${lines.join(', ')}] }`;

function write(id: GameId): void {
  writeFileSync(new URL(`${id}/golden.txt`, games), makePlaythrough(GAMES[id]));
  writeFileSync(new URL(`${id}/perft.json`, games), `[\n${makePerftTable(id).map(makeRow).join(',\n')}\n]\n`);
}

const asked = process.argv.slice(2);
if (asked.length === 0)
  writeFileSync(new URL('../docs/examples/luck-vectors.json', import.meta.url), luckVectorsText());
for (const id of GAME_IDS) if (asked.length === 0 || asked.includes(id)) write(id);
