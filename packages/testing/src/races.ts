import {
  FastChance,
  GAME_IDS,
  GAMES,
  imagine,
  parseGame,
  type Chance,
  type Game,
  type MoveObject,
} from '@sixfold/engine';
import { granted } from '../../host/src/contract/errors.ts';
import { person, Trial, whyNot, type Witness } from '../../host/src/hosting/hosting.fixture.ts';
import type { Store } from '../../host/src/hosting/store.ts';
import { readEvent } from '../../host/src/log/read.ts';
import type { AnyRequest, AskOf } from '../../host/src/contract/requests.ts';
import { Table, type OpenOffer } from '../../host/src/table/table.ts';
import { describe } from './properties/truth.ts';

/** What came of races between two hosts. */
export interface Standings {
  races: number;
  /** How often each host won. */
  readonly wins: [number, number];
  /** How often two hosts wanted the same kind of thing. */
  readonly kinds: Map<string, number>;
  readonly faults: string[];
}

/** One host, and the people who speak to it. */
interface Side {
  readonly trial: Trial;
  readonly people: readonly [Witness, Witness];
}

type Wish = { [R in AnyRequest]: readonly [who: number, request: R, ask: AskOf<R>] }[AnyRequest];

const NAMES = ['Ada', 'Bo'] as const;
/** What two may hear who ask at the same moment. */
const RIGHT: ReadonlySet<string> = new Set(['done,moved-on', 'done,done']);
/** The whole log is folded after so many races, and at the end of a table. */
const FOLD = 25;

/** Two hosts on one store, who know nothing of each other, are asked for different things at the same moment. */
export async function holdRaces(
  store: Store,
  count: number,
  seed: number,
  onRace: (done: number) => void = () => {},
): Promise<Standings> {
  const standings: Standings = { races: 0, wins: [0, 0], kinds: new Map(), faults: [] };
  const chance = new FastChance(seed);
  for (let round = 0; standings.races < count && standings.faults.length === 0; round++) {
    const contest = new Contest(store, GAMES[GAME_IDS[round % GAME_IDS.length]!], `${seed}-${round}`, standings);
    await contest.gather();
    while (contest.isOpen && standings.races < count && standings.faults.length === 0) {
      await contest.race(chance);
      onRace(standings.races);
    }
    await contest.checkLog();
  }
  return standings;
}

/** A table of two people, hosted twice. */
class Contest {
  /** Until two hosts have both been asked for a rematch. */
  isOpen = true;
  private readonly store: Store;
  private readonly game: Game;
  private readonly sides: readonly [Side, Side];
  private readonly standings: Standings;
  private table = '';

  constructor(store: Store, game: Game, name: string, standings: Standings) {
    this.store = store;
    this.game = game;
    this.standings = standings;
    this.sides = [makeSide(store, `${name}-left`), makeSide(store, `${name}-right`)];
  }

  async gather(): Promise<void> {
    const [{ trial, people }, other] = this.sides;
    const terms = { game: this.game.card.id, games: 2 };
    this.table = await trial.open(people[0], { ...terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
    await other.trial.ask(other.people[1], 'sit', { table: this.table, seat: 1 });
    for (const side of this.sides) for (const one of side.people) await side.trial.watch(one, this.table);
  }

  async race(chance: Chance): Promise<void> {
    const { standings, sides } = this;
    const now = await this.read(sides[0]);
    const wishes = this.wishes(now, chance);
    const places = chance.below(2) === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const asked = places.map((place) => whyNot(this.ask(sides[place], wishes[place])));
    const answers = await Promise.all(asked);
    const lost = answers.findIndex((error) => error !== null);
    const codes = answers.map((error) => error?.code ?? 'done');
    // The slower one hears that the table moved on, unless what it asked for is so already, or still to be had.
    if (!RIGHT.has(codes.toSorted().join())) this.fault(`${JSON.stringify(wishes)} led to ${codes.join()}`);
    const winner = places[1 - lost] ?? places[0];
    // Where both have written, the faster one hears of it from its store.
    if (lost < 0) for (const { trial } of sides) trial.tables.host(this.table).refresh('grown');
    standings.wins[winner]++;
    const kind = wishes.map(([, request]) => request).join(' and ');
    standings.kinds.set(kind, (standings.kinds.get(kind) ?? 0) + 1);
    await this.checkSides();
    for (const [index, place] of places.entries()) if (!answers[index]) await this.checkDone(wishes[place]);
    if (++standings.races % FOLD === 0) await this.checkLog();
    if (wishes[0][1] === 'rematch') this.isOpen = false;
  }

  /** The log leads to what the hosts have. */
  async checkLog(): Promise<void> {
    const events = (await this.store.read(this.table, 0)).map((event) => granted(readEvent(event)));
    const [opened] = events;
    if (opened?.type !== 'opened') return this.fault('there is no log');
    const folded = Table.fold(this.table, granted(parseGame(opened.terms.game)), events);
    const live = await this.text(this.sides[0]);
    if (!folded.ok || describe(folded.value) !== live) this.fault(`the log leads elsewhere than to ${live}`);
  }

  /** Two things that may be asked now, one of each host. */
  private wishes(now: Table, chance: Chance): readonly [Wish, Wish] {
    const { table } = this;
    const { round, turn, match } = now.series;
    const { offer, stage } = now;
    if (stage !== 'playing') return both((who) => [who, 'rematch', { table }]);
    if (turn === null) return both((who) => [who, 'next', { table, round }]);
    if (offer) return [this.answering(offer, 1 - offer.by, chance.below(2) === 0), this.either(now, offer, chance)];
    const last = match.movers.at(-1);
    if (last === undefined || chance.below(8) > 0) return [this.moving(now, chance), this.moving(now, chance)];
    return [
      this.moving(now, chance),
      [last, 'offer', { table, offer: { kind: 'take-back', ply: match.movers.length - 1 } }],
    ];
  }

  /** Whoever has asked takes it back, or somebody moves on. */
  private either(now: Table, offer: OpenOffer, chance: Chance): Wish {
    return chance.below(2) === 0 ? this.moving(now, chance) : this.answering(offer, offer.by, false);
  }

  private answering({ number }: OpenOffer, who: number, isAgreed: boolean): Wish {
    return [who, 'agree', { table: this.table, offer: number, isAgreed }];
  }

  private moving({ series }: Table, chance: Chance): Wish {
    const turn = series.turn!;
    const position = imagine(this.game, series.match.view(turn));
    const move: MoveObject = this.game.makeMove(position, position.randomMove(chance));
    const { round, ply } = series;
    return [turn, 'move', { table: this.table, round, ply, move }];
  }

  private ask<R extends AnyRequest>({ trial, people }: Side, [who, request, ask]: readonly [number, R, AskOf<R>]) {
    return trial.ask(people[who]!, request, ask);
  }

  /** What was acknowledged is in the log. */
  private async checkDone([who, request, ask]: Wish): Promise<void> {
    if (request !== 'move') return;
    const { series } = await this.read(this.sides[1]);
    const played = granted(series.before(ask.round, ask.ply, 1)).read(who, ask.move);
    const isPlayed = played.ok && played.value === series.matches[ask.round]!.moves[ask.ply];
    if (!isPlayed) this.fault('an acknowledged move was not played');
  }

  /** Both hosts have the same table, and everybody was told the same. */
  private async checkSides(): Promise<void> {
    const [left, right] = [await this.text(this.sides[0]), await this.text(this.sides[1])];
    if (left !== right) this.fault(`one host has ${left}\n  the other ${right}`);
    for (const seat of [0, 1] as const) {
      const [one, two] = this.sides.map(({ people }) => heardBy(people[seat]));
      if (one !== two) this.fault(`${NAMES[seat]} was told ${one}\n  and ${two}`);
    }
  }

  private read({ trial }: Side): Promise<Table> {
    return trial.tables.host(this.table).read((table) => table);
  }

  private text({ trial }: Side): Promise<string> {
    return trial.tables.host(this.table).read(describe);
  }

  private fault(words: string): void {
    this.standings.faults.push(`race ${this.standings.races} at ${this.game.card.id}: ${words}`);
  }
}

const both = (wish: (who: number) => Wish): readonly [Wish, Wish] => [wish(0), wish(1)];

/** All that somebody knows of a table, but who is here: that is told later. */
function heardBy({ game, table: { stage, offer, rematch } }: Witness): string {
  const { round, ply, backs, view } = game;
  return JSON.stringify({ round, ply, backs, view, stage, offer, rematch });
}

function makeSide(store: Store, name: string): Side {
  let drawn = 0;
  const random = (): string => `${name}-${drawn++}`;
  return { trial: new Trial({ store, random }), people: [person(NAMES[0]), person(NAMES[1])] };
}
