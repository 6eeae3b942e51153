import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { FastChance } from '@sixfold/engine';
import type { Client, TableInfo } from '@sixfold/protocol';
import { Player } from '../../packages/testing/src/player.ts';

/** A table at which somebody has asked to take a move back, and nobody answers. */
export class OpenOffer {
  kept = 0;
  lost = 0;
  private readonly players: readonly Player[];
  private readonly table: string;
  /** What is being asked, once that was acknowledged. */
  private offer: TableInfo['offer'] = null;

  constructor(table: string, players: readonly Player[]) {
    this.table = table;
    this.players = players;
  }

  /** Asks, where nothing is asked; else now and then somebody declines, and it is asked anew. */
  async renew(chance: FastChance): Promise<void> {
    const [asker, other] = this.players as [Player, Player];
    if (this.offer && chance.below(3) > 0) return;
    const { offer } = this;
    this.offer = null;
    if (offer) await other.client.ask('agree', { table: this.table, offer: offer.number, isAgreed: false });
    const asked = asker.client.ask('offer', { table: this.table, offer: { kind: 'take-back', ply: 0 } });
    // It may have been stored before the server was killed, and not acknowledged.
    await asked.catch((error: Error) => error.message === 'already-offered' || Promise.reject(error));
    // The other one may be told later that the one before was declined.
    await other.until(({ at }) => at?.offer != null && at.offer.number !== offer?.number);
    this.offer = other.at!.offer;
  }

  /** Looks with fresh eyes whether it is still being asked, and waits so many milliseconds for it. */
  async count(eyes: Client, patience = 0): Promise<void> {
    const { offer } = this;
    if (!offer) return eyes.close();
    const stranger = new Player(eyes, this.table, { chance: new FastChance(0) });
    await stranger.start();
    await stranger.until(({ at }) => at !== null);
    const isThere = ({ at }: Player): boolean => isDeepStrictEqual(at?.offer, offer);
    if (patience > 0) await Promise.race([stranger.until(isThere), pause(patience, undefined, { ref: false })]);
    if (isThere(stranger)) this.kept++;
    // Meanwhile somebody may have declined it, to ask anew.
    else if (this.offer === offer) this.lost++;
    eyes.close();
  }

  leave(): void {
    for (const { client } of this.players) client.close();
  }
}

/** Two people, of whom one has made a move. */
export async function openOffer(enterAs: (name: string) => Promise<Client>): Promise<OpenOffer> {
  const [first, second] = [await enterAs('Asker'), await enterAs('Asked')];
  const terms = { game: 'cards', options: {}, games: 1, starter: 0 } as const;
  const { table } = await first.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  await second.ask('sit', { table, seat: 1 });
  // Nobody thinks to an end but about the first move.
  const think = (ply: number): Promise<unknown> => (ply === 0 ? Promise.resolve() : new Promise(() => {}));
  const players = [first, second].map((client) => new Player(client, table, { chance: new FastChance(1), think }));
  await Promise.all(players.map((player) => player.start()));
  await Promise.all(players.map((player) => player.until(({ update }) => update?.ply === 1)));
  return new OpenOffer(table, players);
}
