/** Works out again how many turns the race takes from any rows (`npm run race`); the bots read what it writes. */
import { writeFileSync } from 'node:fs';
import { makeRaceFile } from './race-table.ts';

writeFileSync(new URL('race.json', import.meta.url), `${JSON.stringify(makeRaceFile('npm run race'), null, 2)}\n`);
