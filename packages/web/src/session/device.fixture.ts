/** What tests of the tables of a device share: a page without a browser, and people who play. */
import { signal } from '@preact/signals';
import { answerRequest } from '@sixfold/bots/worker-protocol';
import { FastChance, GAMES, parseGame, type Game, type MoveObject } from '@sixfold/engine';
import { granted, type Task, type Thinker, type Thought } from '@sixfold/host';
import * as acting from '@sixfold/host/acting';
import type { Seat } from '@sixfold/protocol';
import { makeRandom } from '../lib/secrets.ts';
import { FallbackStore } from '../store/fallback.ts';
import { MemoryDisk } from '../store/memory.fixture.ts';
import type { DeviceStore } from '../store/store.ts';
import { DeviceTables, type DeviceTools, type TableWishes } from './device.ts';
import type { FollowedTable } from './followed-table.ts';
import type { DeviceTable, Session } from './session.ts';
import type { TableState } from './state.ts';

export const person = (name: string): Seat => ({ kind: 'person', name });
export const bot = (name = 'greedy'): Seat => ({ kind: 'bot', name: '', bot: name });

/** Thinks at once, however long it may. */
export const thinkAtOnce = (task: Task): Promise<Thought> =>
  answerRequest(
    { id: 0, ...task, budget: { iterations: 1 } },
    () => 0,
    async () => undefined,
    () => false,
  );

/** Never comes to an end, unless it is stopped. */
export const ponder: Thinker['think'] = (_task, stop) =>
  new Promise((_, reject) => {
    stop.throwIfAborted();
    stop.addEventListener('abort', () => reject(new Error('stopped')));
  });

/** Waits until all promises that could be kept have been. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page whose time, luck, disk and bots a test has in its hand. */
export class DeviceStage {
  readonly disk: MemoryDisk;
  readonly store: DeviceStore;
  readonly tables: DeviceTables;
  /** The names remembered so far. */
  readonly names: string[] = [];
  /** What is to happen later, unless a test lets it happen. */
  readonly later: (() => void)[] = [];
  private readonly isStored = signal(true);
  private time = 0;

  /** Another tab at the same disk is another stage. */
  constructor(wishes: Partial<DeviceTools> = {}, disk = new MemoryDisk(), isDeaf = false) {
    this.disk = disk;
    this.store = new FallbackStore(disk.tab(isDeaf), (isSo) => void (this.isStored.value = isSo));
    this.tables = new DeviceTables({
      store: this.store,
      isStored: this.isStored,
      rememberNames: (used) => void this.names.push(...used),
      loadGame: async ({ game }): Promise<Game> => granted(parseGame(game)),
      loadActing: async () => acting,
      thinker: { think: thinkAtOnce },
      lead: (_table, onLead) => (onLead(), () => {}),
      pace: () => 0,
      budget: () => ({ iterations: 1 }),
      now: () => this.time++ * 1000,
      random: makeRandom,
      later: (_ms, act) => void this.later.push(act),
      logger: { warn: () => {}, error: () => {} },
      unwatched: 0,
      pause: async () => {},
      awayFor: () => 0,
      grace: 0,
      mostWatched: Infinity,
      ...wishes,
    });
  }

  /** Opens a table and sits down at it. */
  async sitDown(wishes: TableWishes, seed = 'seed'): Promise<Session> {
    return await sessionOf(this.tables.follow(await this.tables.create(wishes, seed)));
  }

  /** Sits down at a stored table. */
  async open(id: string): Promise<Session> {
    return await sessionOf(this.tables.follow(id));
  }
}

/** The session at a table, once it has begun. */
export const sessionOf = (followed: FollowedTable): Promise<Session> =>
  new Promise((resolve, reject) => {
    followed.session.subscribe((session) => session && resolve(session));
    followed.refusal.subscribe((refusal) => refusal && reject(new Error(refusal.code)));
  });

export const deviceOf = ({ device }: Session): DeviceTable => {
  if (!device) throw new Error('the table is a server’s');
  return device;
};

/** Waits until the table is as wished. */
export function until(session: Session, isSo: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const stop = session.state.subscribe((state) => {
      if (!isSo(state)) return;
      resolve(state);
      queueMicrotask(() => stop());
    });
  });
}

/** Whether nothing happens until somebody does something. */
export const isResting = ({ canAct, handTo, result }: TableState): boolean =>
  canAct || handTo !== null || result !== null;

/** A legal move, found from what the screen shows. */
export function someMove({ view }: TableState): MoveObject {
  const chance = new FastChance(view.ply);
  const game: Game = GAMES[view.game];
  const position = game.resample(view, chance);
  return game.makeMove(position, position.randomMove(chance));
}

/** The next person takes the device. */
export async function uncover(session: Session): Promise<TableState> {
  deviceOf(session).uncover();
  return await until(session, ({ handTo }) => handTo === null);
}

/** Plays for whoever is to decide; takes the device if it must be handed over. */
export async function playOnce(session: Session): Promise<TableState> {
  const { handTo } = await until(session, isResting);
  if (handTo !== null) await uncover(session);
  const state = await until(session, ({ canAct, result }) => canAct || result !== null);
  if (state.result) return state;
  const refused = await session.play(someMove(state));
  if (refused) throw new Error(JSON.stringify(refused));
  return await until(session, isResting);
}

/** Plays so many decisions of people, or to the end of the game. */
export async function playOn(session: Session, decisions = Infinity): Promise<TableState> {
  let state = await until(session, isResting);
  for (let made = 0; made < decisions && !state.result; made++) state = await playOnce(session);
  return state;
}

/** Every state that is ever shown. */
export function watch(session: Session): TableState[] {
  const seen: TableState[] = [];
  session.state.subscribe((state) => void seen.push(state));
  return seen;
}
