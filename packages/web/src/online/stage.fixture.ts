/** What tests of tables over the network share: a server of one table, without a network. */
import { signal } from '@preact/signals';
import { GAMES, type GameId } from '@sixfold/engine';
import { AskFailed, type Ask, type GameNews, type LinkState, type Request, type Seen } from '@sixfold/protocol';
import type { ServerToClient, TableNews } from '@sixfold/protocol';
import { Table } from '@sixfold/table';
import { OnlineTable, type TableTools } from './table.ts';

type Heard = { [N in 'table' | 'game']: ((body: ServerToClient[N]) => void)[] };

/** A table at the server, as far as one page can tell. */
export class FakeServer {
  readonly table: Table;
  readonly asked: [Request, unknown][] = [];
  /** What is refused, by request, from now on. */
  readonly refusals = new Map<Request, AskFailed['error']>();
  about: TableNews;
  /** How many plies the last `watch` said it had seen. */
  seen: Seen | null = null;
  private readonly heard: Heard = { table: [], game: [] };
  private backs = 0;

  constructor(game: GameId, players = 2) {
    const seats = Array.from({ length: players }, (_, seat) => ({ kind: 'person' as const, name: `P${seat}` }));
    const opened = Table.open(GAMES[game], { game, seats, starter: 0 }, 'seed');
    if (!opened.ok) throw new Error(opened.error.code);
    this.table = opened.value;
    const more = { isHere: true, hasResigned: false };
    this.about = {
      table: 'T',
      terms: { game, options: {}, games: 1, starter: 0 },
      seats: seats.map((seat, index) => ({ ...seat, ...more, isHost: index === 0 })),
      you: 0,
      isPublic: false,
      stage: 'playing',
      spectators: 0,
      offer: null,
      rematch: null,
    };
  }

  /** The page's end of the line. */
  client(): TableTools['client'] {
    const ask = async (request: Request, body: Ask<Request>): Promise<unknown> => this.answer(request, body);
    const watch = async (table: string, seen: () => Seen | null): Promise<void> => {
      await ask('watch', { table, seen: seen() });
    };
    const unwatch = async (table: string): Promise<void> => void (await ask('unwatch', { table }));
    const on = (news: 'table' | 'game', react: (body: never) => void): (() => void) => {
      const all = this.heard[news] as ((body: never) => void)[];
      all.push(react);
      return () => void all.splice(all.indexOf(react), 1);
    };
    return { ask, watch, unwatch, on } as TableTools['client'];
  }

  change(part: Partial<TableNews>): void {
    this.about = { ...this.about, ...part };
    for (const hear of this.heard.table) hear(this.about);
  }

  tell(from = this.table.ply - 1, change: Partial<GameNews> = {}): void {
    for (const hear of this.heard.game) hear({ ...this.news(from), ...change });
  }

  /** Somebody moves, and everybody hears of it. */
  play(seat: number, move: unknown): void {
    const played = this.table.play(seat, move);
    if (!played.ok) throw new Error(played.error.code);
    this.tell();
  }

  takeBack(ply: number): void {
    this.table.takeBack(ply);
    this.backs++;
    this.tell(0);
  }

  news(from: number): GameNews {
    const { table, about } = this;
    return {
      table: 'T',
      game: table.gameIndex,
      ply: table.ply,
      backs: this.backs,
      from,
      plies: table.eventsSince(from, about.you),
      view: table.view(about.you),
      thinking: null,
      result: table.turn === null ? table.results().at(-1)! : null,
      standing: table.standing(),
      isOver: table.isOver,
    };
  }

  private answer(request: Request, body: unknown): unknown {
    this.asked.push([request, body]);
    const refusal = this.refusals.get(request);
    if (refusal) throw new AskFailed(refusal);
    if (request === 'watch') this.beginTelling(body as Ask<'watch'>);
    if (request === 'look') return { view: this.viewBefore((body as Ask<'look'>).ply) };
    if (request === 'transcript') return { transcript: this.table.transcript(0) };
    return {};
  }

  private beginTelling({ seen }: Ask<'watch'>): void {
    this.seen = seen;
    this.change({});
    if (this.about.stage !== 'gathering') this.tell(seen?.ply ?? 0);
  }

  private viewBefore(ply: number): GameNews['view'] {
    const record = this.table.save();
    const games = [record.games[0]!.slice(0, ply)];
    const loaded = Table.load(this.table.game, { ...record, games });
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value.view(this.about.you);
  }
}

export interface FakePage {
  readonly followed: OnlineTable;
  readonly link: ReturnType<typeof signal<LinkState>>;
  readonly complaints: string[];
  /** The games that were kept. */
  readonly kept: number[];
}

/** A page that follows the table. */
export function openPage(server: FakeServer): FakePage {
  const link = signal<LinkState>('open');
  const complaints: string[] = [];
  const kept: number[] = [];
  const followed = new OnlineTable('T', {
    client: server.client(),
    link,
    complain: ({ code }) => void complaints.push(code),
    loadGame: async (id) => GAMES[id as GameId],
    keep: (_, { game }) => void kept.push(game),
  });
  return { followed, link, complaints, kept };
}
