import type { Tempo } from '@sixfold/protocol';
import { StoreError } from '@sixfold/host';
import { expect, test } from 'vitest';
import { ME, OPEN, ServiceTrial, settled, TERMS, type ServiceWitness } from './service.fixture.ts';
import { serveTables } from './service.ts';

const [SECOND, MINUTE] = [1000, 60_000];
const LIVE: Tempo = { kind: 'live', bank: 10 * MINUTE, gain: 0, cap: null, onTime: 'lost' };

async function begin() {
  const trial = new ServiceTrial();
  await settled();
  const people = ['Ada', 'Bo'].map((name) => trial.person(name));
  const [ada, bo] = people as [ServiceWitness, ServiceWitness];
  const asked = { terms: TERMS, seats: [ME, OPEN], isPublic: true, tempo: LIVE };
  const { table } = await trial.ask(ada, 'open', asked);
  await trial.ask(bo, 'sit', { table, seat: 1 });
  const watch = async (): Promise<void> => void (await trial.ask(ada, 'watch', { table, seen: null }));
  await watch();
  /** As a process that lives: every few seconds something can happen. */
  const live = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += SECOND) await trial.pass(SECOND);
  };
  /** The process dies, and so do its timers; after a while there is another. */
  const restart = async (after: number): Promise<void> => {
    trial.timers.length = 0;
    trial.time += after;
    trial.service = serveTables(trial.tools);
    await settled();
  };
  return { trial, table, ada, watch, live, restart };
}

test('time without a server counts for nobody, but for the seconds since its last sign of life', async () => {
  const { trial, ada, watch, live, restart } = await begin();
  await live(MINUTE);
  await restart(60 * MINUTE);
  await watch();
  const { out } = ada.game.clock!;
  expect(out! - trial.time).toBeGreaterThanOrEqual(9 * MINUTE);
  expect(out! - trial.time).toBeLessThan(9 * MINUTE + 5 * SECOND);
});

test('a restart of a few seconds is no such time', async () => {
  const { ada, watch, live, restart } = await begin();
  const { out } = ada.game.clock!;
  await live(MINUTE);
  await restart(5 * SECOND);
  await watch();
  expect(ada.game.clock!.out).toBe(out);
});

test('a game is lost on time after a restart, also if nobody comes back to look', async () => {
  const { trial, table, live, restart } = await begin();
  await live(MINUTE);
  await restart(60 * MINUTE);
  await live(8 * MINUTE);
  const stage = (): string | undefined =>
    trial.store.sqlite.listOf('guest-Ada', 9).find(({ id }) => id === table)?.stage;
  expect(stage()).toBe('playing');
  await live(MINUTE + 5 * SECOND);
  expect(stage()).toBe('over');
  expect(trial.store.sqlite.listTimed()).toEqual([]);
});

test('a machine that slept had no server, and whoever wakes it does not lose by it', async () => {
  const { trial, table, ada, live } = await begin();
  await live(MINUTE);
  // Of what is due then, that of the clock may be the first.
  const { noteLife } = trial.store;
  trial.store.noteLife = async (at) => (await settled(), noteLife(at));
  await trial.pass(60 * MINUTE);
  await live(5 * SECOND);
  expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toBeNull();
});

test('a disk that takes no sign of life keeps nobody from looking', async () => {
  const { trial, ada, watch } = await begin();
  trial.store.noteLife = () => Promise.reject(new StoreError('full', 'no room'));
  await trial.pass(MINUTE);
  await watch();
  expect(ada.table.stage).toBe('playing');
});

test('what was meant as a sign of life while nothing could be stored is none', async () => {
  const { trial, ada, watch, live } = await begin();
  await live(MINUTE);
  const { noteLife } = trial.store;
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  trial.store.noteLife = async (at) => (await isBack, noteLife(at));
  const looks: Promise<void>[] = [];
  for (let passed = 0; passed < 10; passed++) {
    await live(3 * SECOND);
    looks.push(watch());
  }
  comeBack();
  await Promise.all(looks);
  await watch();
  expect(ada.game.clock!.out! - trial.time).toBeGreaterThanOrEqual(9 * MINUTE - 5 * SECOND);
});
