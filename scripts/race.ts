/** Works out again how many turns the race of the dice game takes from any rows; the bots read it. */
import { writeFileSync } from 'node:fs';
import { makeRaceFile } from '../packages/bots/src/games/dice/race-table.ts';

const FILE = new URL('../packages/bots/src/games/dice/race.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify(makeRaceFile('npm run make:race-table'), null, 2)}\n`);
