/**
 * Writes the golden files anew: a whole game of each kind as text, and the table of perft numbers. Run it after a change
 * of the rules (`npm run make:golden`) and review the difference.
 */
import { writeFileSync } from 'node:fs';
import { GAME_IDS, GAMES } from '../packages/engine/src/index.ts';
import { makePerftTable, type PerftRow } from '../packages/engine/test/perft.ts';
import { makePlaythrough } from '../packages/engine/test/playthrough.ts';

const engine = new URL('../packages/engine/', import.meta.url);

for (const id of GAME_IDS) writeFileSync(new URL(`src/games/${id}/golden.txt`, engine), makePlaythrough(GAMES[id]));

/** One row a line, spaced as the formatter wants it. */
const makeRow = ({ name, seed, lines }: PerftRow): string =>
  `  { "name": "${name}", "seed": "${seed}", "lines": [${lines.join(', ')}] }`;

const rows = makePerftTable().map(makeRow);
writeFileSync(new URL('test/perft.json', engine), `[\n${rows.join(',\n')}\n]\n`);
