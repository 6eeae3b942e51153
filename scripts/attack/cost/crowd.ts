import { setTimeout as pause } from 'node:timers/promises';
import { HOME, type Trial } from '../ground/attack.ts';
import { HonestPeople } from '../ground/honest.ts';

const TABLES = 20;
/** How often all of them come back together, and how long they play in between, in milliseconds. */
const [RETURNS, PLAY] = [5, 3000];

/** Forty people of one address, as a school has them: they play, lose their connections together, and play on. */
export const crowd: Trial = {
  kind: 'trial',
  name: 'crowd',
  says: 'forty people of one address play at twenty tables, and reconnect all at once, again and again',
  most: { refused: 0, 'ms at worst': 1000, 'ms for 99 of 100': 250 },
  async run({ server: { address } }) {
    const people = await HonestPeople.gather({ address, from: HOME }, TABLES);
    people.begin();
    for (let count = 0; count < RETURNS; count++) {
      await pause(PLAY);
      people.reconnect();
    }
    await pause(PLAY);
    const { moves, refused } = await people.leave();
    for (const words of new Set(refused)) process.stderr.write(`\n  ${words}`);
    const sorted = moves.toSorted((a, b) => a - b);
    return {
      moves: moves.length,
      refused: refused.length,
      'ms for 99 of 100': Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      'ms at worst': Math.round(sorted.at(-1) ?? 0),
    };
  },
};
