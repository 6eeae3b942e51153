import { saveSeries } from '@sixfold/host';
import { FastChance } from '@sixfold/engine';
import type { Opening, TableRecord } from '@sixfold/protocol';
import { enter, makeGuest } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';
import { beginSeries, playOn } from '../ground/records.ts';
import { leaveAll, sitTogether, tryTo } from '../ground/seated.ts';

/** A record of so many plies, of which whoever brings it knows every rack. */
function recordOf(plies: number): TableRecord {
  const series = beginSeries('board', 'the best of two thousand');
  const chance = new FastChance(1);
  while (series.ply < plies) playOn(series, chance);
  return saveSeries(series);
}

const wish = (plies: number, isPublic: boolean): Opening => ({
  terms: { game: 'board', options: {}, games: 1, starter: 0 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic,
  record: recordOf(plies),
});

/** A host brings a game whose luck the host has chosen, and says nothing of it. */
export const chosenDeal: Trial = {
  kind: 'trial',
  name: 'chosen-deal',
  says: 'a host opens tables from records: at the deal itself, in public, and without a word to the others',
  most: { 'deals chosen': 0, 'public tables begun elsewhere': 0, 'people not told': 0 },
  async run({ server: { address } }) {
    const client = enter(await makeGuest(address, 'Mallory'));
    const atDeal = await tryTo(client, 'open', wish(0, false));
    const inPublic = await tryTo(client, 'open', wish(20, true));
    client.close();
    return {
      tries: 3,
      'deals chosen': atDeal === 'done' ? 1 : 0,
      'public tables begun elsewhere': inPublic === 'done' ? 1 : 0,
      'people not told': await countUntold(address),
    };
  },
};

/** Whether those who sit down are told that the game was begun elsewhere. */
async function countUntold(address: string): Promise<number> {
  const sitters = await sitTogether(address, ['Mallory', 'Bea'], { record: recordOf(20) });
  const untold = sitters.filter(({ player: { at } }) => !at || !('begun' in at) || !at.begun);
  leaveAll(sitters);
  return untold.length;
}
