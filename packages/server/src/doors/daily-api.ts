import { GAME_IDS, type GameId } from '@sixfold/engine';
import { isDate, mergeResults, parseResult, type DealResult } from '@sixfold/host/daily';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guests } from '../guests/guests.ts';
import type { DailyRow, DailyStore } from '../store/daily-store.ts';
import type { Identity } from '../store/store.ts';
import type { TableService } from '../tables/visitor.ts';
import { sayIssue } from './asks.ts';
import type { Cookies } from './cookie.ts';
import { RequestRefusal } from './refusal.ts';
import { findGuest, mustFindGuest } from './who-asks.ts';

/** What it works with. */
export interface DailyTools {
  readonly guests: Guests;
  readonly cookies: Cookies;
  readonly daily: DailyStore;
  readonly tables: TableService;
}

/** So many results of one person are kept, the latest: more than a year of all games. */
const MOST_RESULTS = 2000;

const result = v.pipe(
  v.unknown(),
  v.transform(parseResult),
  v.check((one) => one !== null, 'a result of a deal'),
);
const telling = v.strictObject({ results: v.array(result) });

type DealRequest = FastifyRequest<{ Params: { date: string; game: string } }>;

/** Deals of the day over HTTP: one's own results of open ones, to bring them to other devices, and the ranked ones. */
class DailyApi {
  private readonly tools: DailyTools;

  constructor(tools: DailyTools) {
    this.tools = tools;
  }

  async readOwn(request: FastifyRequest): Promise<{ results: DealResult[] }> {
    return { results: await this.resultsOf(await mustFindGuest(this.tools, request)) };
  }

  /** Of each deal the first attempt stays, whoever told of it first. */
  async addOwn(request: FastifyRequest): Promise<object> {
    const guest = await mustFindGuest(this.tools, request);
    const told = read(telling, request.body).results.filter((one) => one !== null);
    const known = await this.resultsOf(guest);
    const before = new Set(known.map((one) => JSON.stringify(one)));
    const all = mergeResults(known, told).slice(-MOST_RESULTS);
    await this.tools.daily.keepDaily(guest.id, all.filter((one) => !before.has(JSON.stringify(one))).map(rowOf));
    return {};
  }

  async tell(request: FastifyRequest): Promise<object> {
    return this.tools.tables.deals.tell(await findGuest(this.tools, request));
  }

  async begin(request: DealRequest): Promise<{ table: string }> {
    const { date, game } = dealIn(request);
    return { table: await this.tools.tables.deals.begin(await mustFindGuest(this.tools, request), date, game) };
  }

  async standing(request: DealRequest): Promise<object> {
    const { date, game } = dealIn(request);
    return this.tools.tables.deals.standing(await findGuest(this.tools, request), date, game);
  }

  private async resultsOf({ id }: Identity): Promise<DealResult[]> {
    const rows = await this.tools.daily.readDaily(id, 'open');
    return rows.flatMap(({ result: text }) => parseResult(text === null ? null : JSON.parse(text)) ?? []);
  }
}

const rowOf = (one: DealResult): DailyRow => ({
  kind: 'open',
  date: one.date,
  game: one.game,
  began: one.began,
  place: '',
  bots: one.bots,
  result: JSON.stringify(one),
});

function dealIn({ params: { date, game: id } }: DealRequest): { readonly date: string; readonly game: GameId } {
  const game = GAME_IDS.find((one) => one === id);
  if (!game || !isDate(date)) throw new RequestRefusal({ code: 'not-understood', what: 'a date and a game' });
  return { date, game };
}

export function addDailyApi(app: FastifyInstance, tools: DailyTools): void {
  const api = new DailyApi(tools);
  app.get('/me/daily', (request) => api.readOwn(request));
  app.post('/me/daily', (request) => api.addOwn(request));
  app.get('/daily', (request) => api.tell(request));
  app.get('/daily/:date/:game', (request: DealRequest) => api.standing(request));
  app.post('/daily/:date/:game', (request: DealRequest) => api.begin(request));
}

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw new RequestRefusal({ code: 'not-understood', what: sayIssue(issues[0]) });
  return output;
}
