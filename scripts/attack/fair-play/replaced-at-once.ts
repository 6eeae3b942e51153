import type { Counts, Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { attend, leaveAll, sitTogether, tryTo, type Sitter } from '../ground/seated.ts';

const SEAT = 1;

/** Somebody loses the connection, or looks away, and the other has a bot play on for them in the same instant. */
export const replacedAtOnce: Trial = {
  kind: 'trial',
  name: 'replaced-at-once',
  says: 'the other is replaced the moment they lose their connection or look at another page',
  most: { 'replaced at once': 0, 'seats lost for good': 0 },
  async run({ server: { address } }) {
    const dropped = await replaceAfter(address, ({ player }) => Promise.resolve(player.client.close()));
    const away = await replaceAfter(address, ({ player }) => player.client.unwatch(player.table));
    return sumOf([dropped, away]);
  },
};

async function replaceAfter(address: string, goes: (guest: Sitter) => Promise<void>): Promise<Counts> {
  const sitters = await sitTogether(address, ['Mallory', 'Bea'], { plies: 2 });
  const [host, guest] = sitters;
  if (!host || !guest) return {};
  await goes(guest);
  await host.player.until(({ at }) => at?.seats[SEAT]?.isHere === false);
  const { table, client } = host.player;
  const replaced = await tryTo(client, 'offer', { table, offer: { kind: 'replace', seat: SEAT } });
  const back = await attend(guest.person, table, 2);
  const hasLost =
    back.player.at?.you !== SEAT && (await tryTo(back.player.client, 'sit', { table, seat: SEAT })) !== 'done';
  leaveAll([...sitters, back]);
  return { tries: 1, 'replaced at once': replaced === 'done' ? 1 : 0, 'seats lost for good': hasLost ? 1 : 0 };
}
