import { Refusal } from '@sixfold/host';
import type { Ask, ProtocolError } from '@sixfold/protocol';
import { Allowances, perDay, perHour } from '../limits/rates.ts';
import type { ServiceTools } from './tools.ts';

/** A record is played from its beginning, whenever the table is needed. */
const MOST_GAMES = 20;
const MOST_PLIES = 2000;

/** How many tables somebody may open, and how long the games are that they bring. Taken before anything is done. */
export class Quotas {
  private readonly tools: ServiceTools;
  private readonly byGuest: Allowances;
  private readonly byAddress: Allowances;

  constructor(tools: ServiceTools) {
    this.tools = tools;
    this.byGuest = new Allowances(perHour(tools.limits.tablesPerGuest));
    this.byAddress = new Allowances(perDay(tools.limits.tablesPerAddress));
  }

  /** Fails with `Refusal` where it is too much; that counts as well. */
  async take(
    guest: string,
    address: string,
    { isPublic, record }: Pick<Ask<'open'>, 'isPublic' | 'record'>,
  ): Promise<void> {
    const { steady, limits, store } = this.tools;
    const isEnough = this.byGuest.take(guest, steady());
    if (!this.byAddress.take(address, steady())) throw tooMany('tables', limits.tablesPerAddress);
    if (!isEnough) throw tooMany('tables', limits.tablesPerGuest);
    if (record) checkLength(record);
    const hosted = await store.countHosted(guest);
    if (hosted.live >= limits.liveTables) throw tooMany('tables', limits.liveTables);
    if (isPublic && hosted.public >= limits.publicTables) throw tooMany('public', limits.publicTables);
  }
}

type TooMany = Extract<ProtocolError, { code: 'too-many' }>['what'];

const tooMany = (what: TooMany, most: number): Refusal => new Refusal({ code: 'too-many', what, most });

/** Whoever reads the record says what else is wrong with it. */
function checkLength({ games }: { readonly games: unknown }): void {
  if (!Array.isArray(games)) return;
  if (games.length > MOST_GAMES) throw tooMany('games', MOST_GAMES);
  const plies = games.reduce((sum: number, moves: unknown) => sum + (Array.isArray(moves) ? moves.length : 0), 0);
  if (plies > MOST_PLIES) throw tooMany('plies', MOST_PLIES);
}
