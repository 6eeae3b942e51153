import type { Trial } from '../ground/attack.ts';
import { leaveAll, sitTogether, tryTo } from '../ground/seated.ts';

/** Somebody asks for one thing, and puts another in its place between the other's reading and answering. */
export const swappedOffer: Trial = {
  kind: 'trial',
  name: 'swapped-offer',
  says: 'an offer is swapped for another one while somebody is about to agree to it',
  most: { 'agreed to what was not read': 0 },
  async run({ server: { address } }) {
    const sitters = await sitTogether(address, ['Mallory', 'Bea'], { plies: 2 });
    const [host, guest] = sitters;
    if (!host || !guest) throw new Error('nobody sat down');
    const { table, client } = host.player;
    await client.ask('offer', { table, offer: { kind: 'take-back', ply: host.player.update?.takeBack ?? 0 } });
    await guest.player.until(({ at }) => at?.offer?.kind === 'take-back');
    const read = guest.player.at?.offer?.number ?? 0;
    await client.ask('agree', { table, offer: read, isAgreed: false });
    await client.ask('offer', { table, offer: { kind: 'end' } });
    const answer = await tryTo(guest.player.client, 'agree', { table, offer: read, isAgreed: true });
    leaveAll(sitters);
    return { tries: 1, 'agreed to what was not read': answer === 'done' ? 1 : 0 };
  },
};
