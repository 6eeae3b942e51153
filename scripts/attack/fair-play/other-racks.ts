import type { Client } from '@sixfold/protocol';
import { makeGuest } from '../../../packages/testing/src/people.ts';
import type { Counts, Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { attend, inviteTo, leaveAll, sitTogether, tryTo, type Sitter } from '../ground/seated.ts';

const [HOST, GUEST, BOT] = [0, 1, 2];

/** A host opens seats in the middle of a game, sits down there, and looks back over all that this seat has seen. */
export const otherRacks: Trial = {
  kind: 'trial',
  name: 'other-racks',
  says: 'a host clears seats and takes them, alone and with a friend, before and after the first move',
  most: { 'racks seen': 0, 'seats taken over': 0, 'people turned out': 0 },
  async run({ server: { address } }) {
    const counts = [
      await moveOver(address, GUEST, 0),
      await moveOver(address, GUEST, 3),
      await moveOver(address, BOT, 3),
      await sendFriend(address),
    ];
    return sumOf(counts);
  },
};

/** The host goes from the own seat to another one. */
async function moveOver(address: string, seat: number, plies: number): Promise<Counts> {
  const sitters = await sitTogether(address, ['Mallory', 'Bea'], { plies, bot: 'random' });
  const [host] = sitters;
  if (!host) return {};
  const { client, table } = host.player;
  const cleared = await tryTo(client, 'clear', { table, seat });
  await tryTo(client, 'clear', { table, seat: HOST });
  await tryTo(client, 'sit', { table, seat });
  await tryTo(client, 'fill', { table, seat: HOST, bot: 'random' });
  const counts = {
    tries: 1,
    'people turned out': seat === GUEST && cleared === 'done' ? 1 : 0,
    'racks seen': await seesAs(client, table, seat),
  };
  leaveAll(sitters);
  return counts;
}

/** Whether what is looked back at is what that seat saw. */
async function seesAs(client: Client, table: string, seat: number): Promise<number> {
  const look = await client.ask('look', { table, round: 0, ply: 0 }).catch(() => null);
  return look?.view.seat === seat ? 1 : 0;
}

/** Somebody who has not sat here yet takes the seat of somebody who has only gone for a moment. */
async function sendFriend(address: string): Promise<Counts> {
  const sitters = await sitTogether(address, ['Mallory', 'Bea'], { plies: 3, bot: 'random' });
  const [host, guest] = sitters;
  if (!host || !guest) return {};
  const { table, client } = host.player;
  const friend: Sitter = await attend(await makeGuest(address, 'Friend'), table, 0);
  guest.player.client.close();
  await tryTo(client, 'clear', { table, seat: GUEST });
  const sat = await tryTo(friend.player.client, 'sit', { table, seat: GUEST, ...inviteTo(host.player.at, GUEST) });
  const counts = {
    tries: 1,
    'seats taken over': sat === 'done' ? 1 : 0,
    'racks seen': await seesAs(friend.player.client, table, GUEST),
  };
  leaveAll([...sitters, friend]);
  return counts;
}
