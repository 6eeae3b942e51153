import { makeGuest } from '../../../packages/testing/src/people.ts';
import type { Siege } from '../ground/attack.ts';
import { Caller } from '../ground/caller.ts';
import { makeLongRecord } from '../ground/records.ts';

/** As many as one connection may send at once. */
const MESSAGES = 58;
/** Records that have just room in a message, and shorter ones that might pass for a game that people have played. */
const SIZES = [64_000, 15_000, 6_000];

/** One guest brings long games from elsewhere, which are replayed before anybody can say whether they are one. */
export const openRecords: Siege = {
  kind: 'siege',
  name: 'open-records',
  says: 'one guest after the other: tables that go on with games as long as a message can hold',
  async begin(target) {
    const lines = SIZES.map((bytes) => openLine(bytes));
    return async () => {
      // As the tables of a guest are counted, each wave is somebody else's.
      const caller = await Caller.call(await makeGuest(target.address, 'Mallory', target.from));
      for (let count = 0; count < MESSAGES; count++) caller.say(lines[count % lines.length] ?? '');
      await caller.answered();
      return caller.leave();
    };
  },
};

/** Legal until its last move, which is none: all of it has to be played to find out. */
function openLine(bytes: number): string {
  const record = makeLongRecord(bytes - 300);
  const games = record.games.map((moves, round) =>
    round === record.games.length - 1 ? [...moves, 'nothing of the kind'] : moves,
  );
  const terms = { game: 'dice', options: {}, games: 100, starter: 0 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  return JSON.stringify(['open', 1, { terms, seats, isPublic: false, record: { ...record, games } }]);
}
