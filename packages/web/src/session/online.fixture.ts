/** What tests of tables over the network share: a server of one table, without a network. */
import { signal } from '@preact/signals';
import { GAMES, parseConfig, type Game, type GameId, type MoveObject } from '@sixfold/engine';
import { granted, lastDecision, Series } from '@sixfold/host';
import { AskFailed, type Ask, type GameUpdate, type LinkState, type Seen } from '@sixfold/protocol';
import type { TableClient, TableInfo, TableMessage, TableRequest } from '@sixfold/protocol';
import { FollowedTable } from './followed-table.ts';
import { onEnd } from './keep.ts';

const ID = 'T';

/** A table at the server, as far as one page can tell. */
export class FakeServer {
  readonly series: Series;
  readonly asked: [TableRequest, unknown][] = [];
  /** What is refused, by request, from now on. */
  readonly refusals = new Map<string, AskFailed['error']>();
  info: TableInfo;
  /** How much the last `watch` said it had seen. */
  seen: Seen | null = null;
  private hear: (message: TableMessage) => void = () => {};

  constructor(id: GameId, players = 2) {
    const game: Game = GAMES[id];
    const { options } = granted(parseConfig(game.card, players, {}, 0));
    const terms = { game: id, options, games: 1, starter: 0 };
    this.series = granted(Series.open(game, { terms, players, seed: 'seed', luck: 2, ruleset: game.card.ruleset }));
    this.info = {
      table: ID,
      terms,
      seats: Array.from({ length: players }, (_, seat) => ({
        kind: 'person',
        name: `P${seat}`,
        isHere: true,
        hasResigned: false,
        isHost: seat === 0,
      })),
      you: 0,
      isPublic: false,
      stage: 'playing',
      spectators: 0,
      offer: null,
      rematch: null,
      kept: null,
      hasTexts: false,
      news: [],
      begun: null,
      evening: null,
    };
  }

  /** The page's end of the line. */
  client(): TableClient {
    const ask = async (request: TableRequest, body: unknown): Promise<unknown> => this.answer(request, body);
    return {
      ask: ask as TableClient['ask'],
      watch: async (_table, seen, hear) => {
        this.hear = hear;
        this.beginTelling(seen());
      },
      unwatch: async () => undefined,
    };
  }

  change(part: Partial<TableInfo>): void {
    this.info = { ...this.info, ...part };
    this.hear(['table', this.info]);
  }

  tell(from = this.series.ply - 1): void {
    this.hear(['game', this.update(from)]);
  }

  /** Somebody moves, and everybody hears of it. */
  play(move: MoveObject): void {
    this.playUnheard(move);
    this.tell();
  }

  playUnheard(move: MoveObject): void {
    granted(this.series.play(granted(this.series.match.read(this.series.turn!, move))));
  }

  takeBack(ply: number): void {
    granted(this.series.takeBack(ply));
    this.tell(0);
  }

  update(from: number): GameUpdate {
    const { series, info } = this;
    const { round, ply, takenBack: backs, isOver } = series;
    return {
      table: ID,
      round,
      ply,
      backs,
      from,
      isOver,
      plies: series.match.seenSince(from, info.you),
      view: series.match.view(info.you),
      handTo: null,
      thinking: null,
      isStuck: false,
      takeBack: info.you === null ? null : lastDecision(series.match.movers, (seat) => seat === info.you),
      result: series.turn === null ? series.results().at(-1)! : null,
      standing: series.standing(),
    };
  }

  private answer(request: TableRequest, body: unknown): unknown {
    this.asked.push([request, body]);
    this.refuse(request);
    if (request === 'explain') return this.explain(body as Ask<'explain'>);
    return request === 'transcript' ? { transcript: this.series.transcript(0) } : {};
  }

  private explain({ round, ply }: Ask<'explain'>): unknown {
    const before = this.series.before(round, ply, 1);
    if (!before.ok) throw new AskFailed({ code: 'bad-ply', ply, played: this.series.ply });
    return { sources: before.value.sources(this.series.matches[round]!.moves[ply]!) };
  }

  private refuse(request: string): void {
    const refusal = this.refusals.get(request);
    if (refusal) throw new AskFailed(refusal);
  }

  private beginTelling(seen: Seen | null): void {
    this.refuse('watch');
    this.seen = seen;
    this.change({});
    if (this.info.stage !== 'gathering') this.tell(seen?.ply ?? 0);
  }
}

export interface FakePage {
  readonly followed: FollowedTable;
  readonly link: ReturnType<typeof signal<LinkState>>;
  readonly complaints: string[];
  /** The rounds that were kept. */
  readonly kept: number[];
}

/** A page that follows the table. */
export function openPage(server: FakeServer): FakePage {
  const link = signal<LinkState>('open');
  const complaints: string[] = [];
  const kept: number[] = [];
  const followed = new FollowedTable(ID, {
    client: server.client(),
    link,
    device: null,
    isStored: signal(true),
    complain: ({ code }) => void complaints.push(code),
  });
  onEnd(followed, ({ round }) => void kept.push(round));
  return { followed, link, complaints, kept };
}
