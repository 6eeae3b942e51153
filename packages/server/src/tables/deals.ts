import { createHash, createHmac } from 'node:crypto';
import { BOTS_VERSION } from '@sixfold/bots/levels';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { deriveSeed } from '@sixfold/engine/seeded';
import { Refusal, type Table, type Tables } from '@sixfold/host';
import { dateAfter, DEAL_SEAT, dealTerms, isDate, isOpen, openDates, opensAt } from '@sixfold/host/daily';
import type { DailyRow } from '../store/daily-store.ts';
import type { Guest } from '../store/store.ts';
import { DealPar } from './deal-par.ts';
import type { DealDay, DealDesk, DealStanding, OpenDay } from './deal-desk.ts';
import { percentileOf, rankResults, readResult } from './deal-list.ts';
import type { ServiceTools } from './tools.ts';
import { whoIs } from './visitor.ts';

/** A deal that is being opened has this in the place of its table. */
const CLAIM = 'claim ';
/** After so many milliseconds whoever was about to open it has failed. */
const PATIENCE = 60_000;
/** So many dates ahead hashes are published: each is known for more than a day before its date begins. */
const AHEAD = 2;
const HOUR = 3_600_000;
/** Par is made of so many dates that are over: a server may have been away for some. */
const BACK = 3;
const MOST_LISTED = 100;

/** The ranked deals of the day: one table a person, date and game, whose log alone says what came of it. */
export class Deals implements DealDesk {
  private readonly tools: ServiceTools;
  private readonly tables: Tables;
  private readonly pars: DealPar;
  private readonly opening = new Map<string, Promise<string>>();

  constructor(tools: ServiceTools, tables: Tables) {
    this.tools = tools;
    this.tables = tables;
    this.pars = new DealPar(tools, (date, game) => this.seedOf(date, game));
    void this.keepUp();
  }

  /** What can be played now, and the hashes of what comes. */
  async tell(guest: Guest | null): Promise<{ readonly open: readonly OpenDay[]; readonly next: readonly DealDay[] }> {
    const next = await this.publish();
    const own = guest ? await this.tools.store.readDaily(guest.id, 'ranked') : [];
    await this.settle(own);
    const dates = await this.rankedDates();
    const open = dates.map(async (date) => ({ ...(await this.dayOf(date)), games: gamesOf(date, own) }));
    return { open: await Promise.all(open), next };
  }

  /** The table at which somebody plays a deal: the first one that they were given is the only one. */
  async begin(guest: Guest, date: string, game: GameId): Promise<string> {
    if (!isDate(date) || !(await this.rankedDates()).includes(date)) {
      throw new Refusal({ code: 'bad-deal', why: 'not-open' });
    }
    const key = `${guest.id} ${date} ${game}`;
    const opening = this.opening.get(key) ?? this.claim(guest, date, game).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    return opening;
  }

  async standing(guest: Guest | null, date: string, game: GameId, bots = BOTS_VERSION): Promise<DealStanding> {
    const { store } = this.tools;
    const own = guest ? await store.readDaily(guest.id, 'ranked') : [];
    await this.settle(own.filter((row) => row.date === date));
    const rows = (await store.listDeal(date, game)).filter((row) => row.bots === bots);
    const results = rankResults(rows.flatMap(readResult));
    const place = own.find((row) => row.date === date && row.game === game)?.place;
    const [mine = null] = rows.filter((row) => row.place === place).flatMap(readResult);
    const day = await this.dayOf(date);
    return {
      ...day,
      bots,
      par: day.seed === null || rows.length === 0 ? null : await this.pars.read(date, game, bots),
      results: results.slice(0, MOST_LISTED),
      own: mine,
      percentile: mine && percentileOf(mine, results),
    };
  }

  /** Something happened at a table: if a ranked deal is over there, its log has said what came of it. */
  async note(table: Table): Promise<void> {
    const { opened, stage, series, id } = table;
    const result = series.results().at(-1);
    if (opened.daily?.kind !== 'ranked' || stage !== 'over' || !result) return;
    const { points, ranks } = result;
    const hasWon = ranks.length === 1 ? null : ranks[DEAL_SEAT] === 1;
    await this.tools.store.noteDeal(id, JSON.stringify({ points: points[DEAL_SEAT] ?? 0, hasWon }));
  }

  /** What ended just before a server did is noted by the next one. */
  private async settle(rows: readonly DailyRow[]): Promise<void> {
    for (const { place, result } of rows) {
      if (result !== null || place.startsWith(CLAIM)) continue;
      await this.tables
        .host(place)
        .read((table) => this.note(table))
        .catch(() => undefined);
    }
  }

  private async claim(guest: Guest, date: string, game: GameId): Promise<string> {
    const { store, now, random } = this.tools;
    const token = `${CLAIM}${random(16)}`;
    const row = { kind: 'ranked', date, game, began: now(), place: token, bots: BOTS_VERSION, result: null } as const;
    const kept = await store.claimDeal(guest.id, row);
    if (kept.place === token) return this.open(guest, row);
    if (!kept.place.startsWith(CLAIM)) return kept.place;
    const isMine = now() - kept.began > PATIENCE && (await store.placeDeal(guest.id, row, kept.place, token));
    if (!isMine) throw new Refusal({ code: 'not-stored', why: 'failed' });
    return this.open(guest, row);
  }

  private async open(guest: Guest, { date, game, place }: DailyRow & { readonly game: GameId }): Promise<string> {
    if (!(await this.tools.hasRoom())) throw new Refusal({ code: 'not-stored', why: 'full' });
    const { card } = await this.tools.loadGame({ game });
    const wish = { ...dealTerms(card), isPublic: false, daily: { date, kind: 'ranked' } as const };
    const table = await this.tables.open(whoIs(guest), wish, await this.seedOf(date, game));
    await this.tools.store.placeDeal(guest.id, { date, game }, place, table);
    return table;
  }

  /** The open dates whose hash was published before they began. */
  private async rankedDates(): Promise<string[]> {
    const dates = openDates(this.tools.now());
    const published = await Promise.all(dates.map((date) => this.tools.store.readKept(publicationOf(date))));
    return dates.filter((date, index) => Number(published[index] ?? NaN) < opensAt(date));
  }

  /** Commits to the dates to come; what was committed to stays. */
  private async publish(): Promise<DealDay[]> {
    const { store, now } = this.tools;
    const last = openDates(now()).at(-1) ?? '';
    const dates = Array.from({ length: AHEAD }, (_, index) => dateAfter(last, index + 1));
    for (const date of dates) await store.keepOnce(publicationOf(date), String(now()));
    return Promise.all(dates.map((date) => this.dayOf(date)));
  }

  /** Each hour: commits to what comes, and makes par of what is over. */
  private async keepUp(): Promise<void> {
    if (this.tables.isClosing) return;
    const { logger, later } = this.tools;
    await this.publish().catch((error: unknown) => logger.warn({ err: error }, 'no deal was published'));
    await this.makePars().catch((error: unknown) => logger.warn({ err: error }, 'no par was made'));
    later(HOUR, () => void this.keepUp());
  }

  private async makePars(): Promise<void> {
    const [first = ''] = openDates(this.tools.now());
    for (let back = 1; back <= BACK; back++) await this.pars.makeAll(dateAfter(first, -back));
  }

  private async dayOf(date: string): Promise<DealDay> {
    const seed = await this.secretOf(date);
    const hash = createHash('sha256').update(`sixfold-deal/1\n${date}\n${seed}`).digest('hex');
    const isOver = !isOpen(date, this.tools.now()) && opensAt(date) < this.tools.now();
    return { date, hash, seed: isOver ? seed : null };
  }

  /** Follows from the server's lasting secret: nobody can choose it later. */
  private async secretOf(date: string): Promise<string> {
    return createHmac('sha256', await this.tools.store.secret())
      .update(`sixfold-deal/1 ${date}`)
      .digest('hex');
  }

  /** Each game has luck of its own. */
  private async seedOf(date: string, game: GameId): Promise<string> {
    return deriveSeed(await this.secretOf(date), game);
  }
}

const publicationOf = (date: string): string => `deal ${date}`;

const gamesOf = (date: string, own: readonly DailyRow[]): OpenDay['games'] =>
  GAME_IDS.map((game) => {
    const row = own.find((one) => one.date === date && one.game === game);
    const table = row && !row.place.startsWith(CLAIM) ? row.place : null;
    return { game, table, isOver: row !== undefined && row.result !== null };
  });
