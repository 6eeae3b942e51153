/** What tests of sessions share: surroundings without a browser, and people who play. */
import { answerRequest } from '@sixfold/bots/worker-protocol';
import { FastChance, GAMES, type Game, type GameId, type MoveObject } from '@sixfold/engine';
import type { Seat } from '@sixfold/table';
import type { Changes } from '../store/changes.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { makeDesk, type Desk, type Wishes } from './desk.ts';
import type { Surroundings } from './local.ts';
import type { Session, TableState } from './session.ts';
import type { Thinker } from './thinker.ts';

export const person = (name: string): Seat => ({ kind: 'person', name });
export const bot = (name = 'greedy'): Seat => ({ kind: 'bot', name: '', bot: name });

/** Thinks at once. */
export const thinkAtOnce = (): Thinker => ({
  think: (task) =>
    answerRequest(
      { id: 0, ...task },
      () => 0,
      async () => undefined,
      () => false,
    ),
  stop: () => undefined,
  end: () => undefined,
});

/** Tabs of one browser: what one announces, all others hear. */
export function tabs(): () => Changes {
  const all = new Map<Changes, Set<(id: string) => void>>();
  return () => {
    const heard = new Set<(id: string) => void>();
    const tab: Changes = {
      announce: (id) => all.forEach((others, other) => other !== tab && others.forEach((hear) => hear(id))),
      watch: (id, onChange) => {
        const hear = (changed: string): void => void (changed === id && onChange());
        heard.add(hear);
        return () => heard.delete(hear);
      },
    };
    all.set(tab, heard);
    return tab;
  };
}

export interface Stage {
  readonly store: Store;
  readonly desk: Desk;
  /** The names remembered so far. */
  readonly names: string[];
}

/** A page with a store of its own, or another tab at the same one. */
export function stage(store: Store = new MemoryStore(), changes = tabs()(), more: Partial<Surroundings> = {}): Stage {
  const names: string[] = [];
  let time = 0;
  const now = (): string => new Date(time++ * 1000).toISOString();
  const around = (): Surroundings => ({
    store,
    changes,
    thinker: thinkAtOnce(),
    budgets: () => ({ move: { iterations: 1 }, hint: { iterations: 1 } }),
    pause: async () => undefined,
    now,
    ...more,
  });
  const loadGame = async (id: string): Promise<Game> => GAMES[id as GameId];
  const rememberNames = (used: readonly string[]): void => void names.push(...used);
  return { store, names, desk: makeDesk({ store, around, loadGame, now, rememberNames }) };
}

export async function sitDown({ desk }: Stage, wishes: Wishes, seed = 'seed'): Promise<Session> {
  return await desk.openSession(await desk.createTable(wishes, seed));
}

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
export function someMove({ game, view }: TableState): MoveObject {
  const chance = new FastChance(view.ply);
  const position = game.resample(view, chance);
  return game.makeMove(position, position.randomMove(chance));
}

/** Plays for whoever is to decide; takes the device if it must be handed over. */
export async function playOnce(session: Session): Promise<TableState> {
  const { handTo } = await until(session, isResting);
  if (handTo !== null) session.uncover();
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
