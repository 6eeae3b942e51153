import { isDeepStrictEqual } from 'node:util';
import { seenOf, type GameUpdate, type Seen, type SeenPly, type TableInfo, type TableMessage } from '@sixfold/protocol';
import type { Reader } from '../../../host/src/hosting/reader.ts';
import type { Who } from '../../../host/src/table/seats.ts';
import type { Told, Truth } from './truth.ts';

/** What a follower must know of the world to judge what it hears. */
export interface Judge {
  /** Whether bots were ever made to fail. */
  readonly haveBotsFailed: boolean;
  truth(table: string): Truth;
  presentAt(table: string): readonly Who[];
  /** Texts that this reader may not hear at that table now. */
  secretsFrom(who: Who, table: string): readonly string[];
  fault(words: string): void;
}

/** One table as a client puts it together from what it hears. */
interface Followed {
  isHere: boolean;
  /** What was said last of the table. */
  info: string;
  game: { readonly update: GameUpdate; readonly line: string } | null;
  /** Of the game that is being played. */
  plies: SeenPly[];
  /** At a device that several share: who has taken it. */
  holder: number | null;
  /** Whether the game has yet to be told after they came. */
  isWelcome: boolean;
  /** Whether their seat changed just when they came: part of the plies was seen with other eyes. */
  isMixed: boolean;
}

/** Somebody who follows tables, and complains of every byte that should not be so. */
export class Follower implements Reader {
  readonly name: string;
  readonly who: Who;
  readonly lines: string[] = [];
  private readonly tables = new Map<string, Followed>();
  private readonly coming = new Set<string>();
  private readonly judge: Judge;

  constructor(name: string, who: Who, judge: Judge) {
    this.name = name;
    this.who = who;
    this.judge = judge;
  }

  isAt(table: string): boolean {
    return this.tables.get(table)?.isHere ?? false;
  }

  /** From now on they are welcome; returns what they remember, if they look with the same eyes still. */
  come(table: string): Seen | null {
    this.coming.add(table);
    const game = this.tables.get(table)?.game?.update;
    if (!game || this.who.kind === 'device') return null;
    const [seat = null] = this.judge.truth(table).seatsOf(this.who);
    return game.view.seat === seat ? seenOf(game) : null;
  }

  /** Nobody speaks to them any more. */
  go(table: string): void {
    this.coming.delete(table);
    const followed = this.tables.get(table);
    if (followed) followed.isHere = false;
  }

  leave(): void {
    for (const table of [...this.coming, ...this.tables.keys()]) this.go(table);
  }

  /** The next person takes the device. */
  take(table: string): void {
    const followed = this.tables.get(table);
    if (followed?.game) followed.holder = followed.game.update.handTo ?? followed.holder;
  }

  send(message: TableMessage): void {
    const line = JSON.stringify(message);
    this.lines.push(line);
    const followed = this.enter(message[1].table);
    if (!followed) return this.complain('hears of a table that they do not follow', line);
    for (const secret of this.judge.secretsFrom(this.who, message[1].table)) {
      if (line.includes(secret)) this.complain(`may not hear ${secret}`, line);
    }
    if (message[0] === 'table') this.hearTable(followed, message[1], line);
    else this.hearGame(followed, message[1], line);
  }

  /** Complains of what should have been told by now, once nothing is on its way. */
  mustBeUpToDate(table: string, names: readonly string[], isPresenceTold: boolean): void {
    const followed = this.tables.get(table);
    if (!followed?.isHere) return;
    const { info, game } = followed;
    const truth = this.judge.truth(table);
    const text = isPresenceTold ? (line: string): string => line : withoutPresence;
    this.mustBe(text(truth.tableLine(this.who, this.around(table, names))), text(withoutFormerNames(info)));
    const { hasBegun, isDealt, series } = truth.now();
    // Before a round is dealt nothing of it is told; what was told of the last one stays.
    const isThere = hasBegun && isDealt;
    const mayKnow = isThere || series.round > 0;
    if (game ? !mayKnow : isThere) this.complain('knows of a game, or does not', table);
    if (game && isThere) this.mustBe(truth.gameLine(this.who, toldBy(game.update)), game.line);
  }

  /** Everything that was put together must be what the log tells. */
  mustRemember(table: string): void {
    const { game, plies, isMixed } = this.tables.get(table) ?? {};
    const { isDealt, series } = this.judge.truth(table).now();
    if (!game || !this.isAt(table) || isMixed || !isDealt) return;
    const truth = series.match.seenSince(0, game.update.view.seat);
    if (!isDeepStrictEqual(truth, plies)) this.complain('remembers other plies', JSON.stringify([truth, plies]));
  }

  private enter(table: string): Followed | null {
    const known = this.tables.get(table) ?? {
      isHere: false,
      info: '',
      game: null,
      plies: [],
      holder: null,
      isWelcome: false,
      isMixed: false,
    };
    if (this.coming.delete(table)) {
      this.tables.set(table, known);
      known.isHere = true;
      known.isWelcome = true;
    }
    return known.isHere ? known : null;
  }

  private hearTable(followed: Followed, info: TableInfo, line: string): void {
    const names = info.seats.map(({ name }) => name);
    const truth = this.judge.truth(info.table).tableLine(this.who, this.around(info.table, names));
    if (info.you === null && info.knocks) this.complain('hears who asks for a seat', line);
    this.mustBe(truth, withoutFormerNames(line));
    followed.info = line;
  }

  private hearGame(followed: Followed, update: GameUpdate, line: string): void {
    const truth = this.judge.truth(update.table);
    const { from, isStuck } = update;
    if (isStuck && !this.judge.haveBotsFailed) this.complain('hears that bots are stuck', line);
    const look = this.lookAt(truth, followed, update);
    this.mustBe(truth.gameLine(this.who, { from, ...look, isStuck }), line);
    if (look.handTo === null) followed.holder = look.viewer;
    this.put(followed, update, line);
  }

  /** What was seen before stays, unless it was seen with other eyes. */
  private put(followed: Followed, update: GameUpdate, line: string): void {
    const { game, plies, isWelcome } = followed;
    const { from, round, backs, view } = update;
    const last = game?.update;
    const isSame = last?.round === round && last.backs === backs;
    const hasSameEyes = last?.view.seat === view.seat;
    followed.isMixed = from > 0 && (followed.isMixed || (isWelcome && isSame && !hasSameEyes));
    const known = isSame && (hasSameEyes || followed.isMixed) ? plies.length : 0;
    if (from > known) this.complain(`misses plies before ${from}`, line);
    plies.splice(from, plies.length, ...update.plies);
    followed.game = { update, line };
    followed.isWelcome = false;
    if (known === 0 || from < plies.length - 1) this.mustRemember(update.table);
  }

  /** Whose eyes must look. A device that several share shows nobody's hidden pieces but those of who has taken it. */
  private lookAt(truth: Truth, { holder }: Followed, { view }: GameUpdate): Pick<Told, 'viewer' | 'handTo'> {
    const own = truth.seatsOf(this.who);
    if (own.length < 2) return { viewer: own[0] ?? null, handTo: null };
    const { turn, game } = truth.now().series;
    const shown = own.find((seat) => seat === view.seat) ?? null;
    const isTheirs = turn !== null && own.includes(turn);
    if (!game.card.hidden) return { viewer: isTheirs ? turn : (shown ?? own[0]!), handTo: null };
    if (turn === null) return { viewer: null, handTo: null };
    // To be covered is always safe, on the way to somebody.
    if (isTheirs && (turn !== holder || shown === null)) return { viewer: null, handTo: turn };
    return { viewer: shown === holder ? shown : null, handTo: null };
  }

  private around(table: string, names: readonly string[]) {
    return { names, present: this.judge.presentAt(table) };
  }

  private mustBe(truth: string, line: string): void {
    if (truth !== line) this.complain('should have heard', `${truth}\n  but heard ${line}`);
  }

  private complain(words: string, line: string): void {
    this.judge.fault(`${this.name} ${words}: ${line}`);
  }
}

const toldBy = ({ from, view, handTo, isStuck }: GameUpdate): Told => ({ from, viewer: view.seat, handTo, isStuck });

/** What was told, without what people who came and went are called now, waiting times, and what is in no log. */
function withoutFormerNames(line: string): string {
  const [kind, info] = JSON.parse(line) as readonly ['table', TableInfo];
  const { news, begun, seats } = info;
  return JSON.stringify([
    kind,
    {
      ...info,
      knocks: undefined,
      knock: undefined,
      seats: seats.map((seat) => ({ ...seat, replaceIn: undefined })),
      news: news.map((one) => ({ ...one, name: '' })),
      begun: begun && { ...begun, by: '' },
    },
  ]);
}

/** What was told, without the presence that is yet to be told. */
const withoutPresence = (line: string): string => line.replaceAll(/"isHere":(?:true|false)|"spectators":\d+/g, '');
