import { FastChance, GAME_IDS, GAMES, imagine, type Game } from '@sixfold/engine';
import { EVENTS_VERSION, granted, Table, type Append, type TableEvent } from '@sixfold/host';
import type { ServerStore } from '../../server/src/store/store.ts';

/** How far a table of each kind has come. */
const STAGES = ['gathering', 'begun', 'half-way', 'over', 'resigned', 'closed', 'took-back', 'rematched'] as const;
type MadeStage = (typeof STAGES)[number];

const PEOPLE = 20;

/** Fills a store with people, and tables of every game in every stage, always the same ones; returns the tables' ids. */
export async function fillStore(store: ServerStore, count: number): Promise<string[]> {
  await Promise.all(Array.from({ length: PEOPLE }, (_, number) => addPerson(store, number)));
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push(...(await addTable(store, number)));
  await store.noteSweep(5000);
  await store.noteLife(5000);
  return ids;
}

const person = (number: number): string => `person-${number % PEOPLE}`;

/** Somebody with as many rows as one can have. */
async function addPerson(store: ServerStore, number: number): Promise<void> {
  const id = person(number);
  await store.addGuest({ id, name: `Änne “${number}” \\ 🎲` });
  await store.keepKey(id, 'token', `token-${number}`);
  if (number % 2 === 0) await store.keepLink(id, `link-${number}`, 9_000_000_000_000);
  await store.keepChoices(id, { language: 'de', zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } });
  await store.addDevice(id, { endpoint: `https://push.example/${number}`, p256dh: 'key', auth: 'auth' }, number);
  await store.planHoliday(id, 0, { from: 1000 * number, until: 1000 * number + 500 });
  if (number > 0) await store.block(id, person(0), true);
}

/** One table, or with its rematch two. */
async function addTable(store: ServerStore, number: number): Promise<string[]> {
  const [game, stage] = [GAMES[GAME_IDS[number % GAME_IDS.length]!], STAGES[number % STAGES.length]!];
  const made = new MadeTable(`table-${number}`, game, stage, number);
  await store.append([made.opening]);
  for (const append of made.play()) await store.append([append]);
  await store.addTalk(made.id, 3000, person(number), { kind: 'text', text: `hello "${number}"` });
  await store.claimTurns(person(number), [{ table: made.id, turn: 0, kind: 'turn' }]);
  if (stage !== 'rematched') return [made.id];
  const again = new MadeTable(`${made.id}-again`, game, 'begun', number);
  await store.append([made.add({ at: 4000, type: 'rematched', table: again.id }), again.opening]);
  return [made.id, again.id];
}

class MadeTable {
  readonly id: string;
  readonly opening: Append;
  private readonly table: Table;
  private readonly stage: MadeStage;
  private readonly chance: FastChance;

  constructor(id: string, game: Game, stage: MadeStage, number: number) {
    this.id = id;
    this.stage = stage;
    this.chance = new FastChance(number);
    const opened = openedBy(game, stage, number);
    this.table = granted(Table.fold(id, game, [opened]));
    this.opening = { from: 0, events: [opened], table: this.table, isListed: true, labels: ['', 'Robin', ''] };
  }

  add(...events: readonly TableEvent[]): Append {
    const { seats, stage, length: from } = this.table;
    for (const event of events) this.table.apply(event);
    return { from, events, table: this.table, isListed: this.table.seats !== seats || this.table.stage !== stage };
  }

  *play(): Generator<Append> {
    if (this.stage === 'gathering') return;
    const most = { begun: 1, 'half-way': 12, 'took-back': 6, resigned: 4, closed: 3 }[this.stage as string] ?? Infinity;
    for (let ply = 0; ply < most && this.table.series.turn !== null; ply++) yield this.move(2000 + ply);
    if (this.stage === 'took-back') yield this.add({ at: 3000, type: 'took-back', ply: 1 });
    if (this.stage === 'resigned') yield this.add({ at: 3000, type: 'resigned', seat: 0, bot: null });
    if (this.stage === 'closed') yield this.add({ at: 3000, type: 'closed' });
  }

  private move(at: number): Append {
    const { series } = this.table;
    const position = imagine(series.game, series.match.view(series.turn));
    return this.add({
      at,
      type: 'moved',
      move: series.game.makeNotation(position, position.randomMove(this.chance)),
    });
  }
}

const openedBy = (game: Game, stage: MadeStage, number: number): TableEvent & { readonly type: 'opened' } => ({
  at: 1000 + number,
  type: 'opened',
  version: EVENTS_VERSION,
  terms: { game: game.card.id, options: {}, games: 1, starter: 0 },
  ruleset: game.card.ruleset,
  seed: `seed ${number} \\ "quoted"`,
  seats: [
    { kind: 'person', person: person(number) },
    stage === 'gathering'
      ? { kind: 'open', invite: `invite-${number}` }
      : { kind: 'person', person: person(number + 1) },
  ],
  host: person(number),
  isPublic: number % 3 === 0,
});
