import type { Utterance } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { ME, OPEN, ServiceTrial, stranger, type ServiceWitness } from './service.fixture.ts';

const HELLO: Utterance = { kind: 'phrase', phrase: 'hello' };
const CLAP: Utterance = { kind: 'reaction', reaction: 'clap' };
const TEXT: Utterance = { kind: 'text', text: 'back in ten minutes' };

const heard = ({ heard: messages }: ServiceWitness) =>
  messages.flatMap((message) => (message[0] === 'talk' ? [message[1]] : []));
const linesOf = (witness: ServiceWitness) =>
  heard(witness)
    .at(-1)
    ?.lines.map(({ name, said }) => [name, said]);

async function sitDown(wishes: Parameters<ServiceTrial['open']>[1] = {}) {
  const trial = new ServiceTrial();
  const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
  const table = await trial.open(ada, { seats: [ME, OPEN], ...wishes });
  for (const one of [ada, bo]) await trial.ask(one, 'watch', { table, seen: null });
  await trial.ask(bo, 'sit', { table, ...(ada.table.invite !== undefined && { invite: ada.table.invite }) });
  return { trial, ada, bo, table };
}

test('what somebody says is told to all at the table, and later to whoever comes', async () => {
  const { trial, ada, bo, table } = await sitDown();
  await trial.ask(ada, 'say', { table, said: HELLO });
  await trial.ask(bo, 'say', { table, said: CLAP });
  expect(heard(ada).map(({ lines }) => lines)).toMatchObject([
    [{ number: 0, seat: 0, name: 'Ada', said: HELLO }],
    [{ number: 1, seat: 1, name: 'Bo', said: CLAP }],
  ]);
  const eve = stranger();
  await trial.ask(eve, 'watch', { table, seen: null });
  expect(heard(eve)).toMatchObject([{ isWhole: true, lines: [{ said: HELLO }, { said: CLAP }] }]);
});

test('only those who sit there speak, and nothing of it is in the log', async () => {
  const { trial, ada, table } = await sitDown();
  expect(await trial.refused(trial.person('Cy'), 'say', { table, said: HELLO })).toEqual({ code: 'no-seat' });
  expect(await trial.refused(stranger(), 'say', { table, said: HELLO })).toEqual({ code: 'no-name' });
  const before = trial.store.sqlite.read(table, 0);
  await trial.ask(ada, 'say', { table, said: HELLO });
  expect(trial.store.sqlite.read(table, 0)).toEqual(before);
});

test('texts are for private tables whose host allows them', async () => {
  const without = await sitDown();
  const { trial, ada, table } = without;
  expect(await trial.refused(ada, 'say', { table, said: TEXT })).toEqual({ code: 'no-texts' });
  for (const isPublic of [false, true]) {
    const one = await sitDown({ hasTexts: true, isPublic });
    expect(one.ada.table.hasTexts).toBe(!isPublic);
    const refused = await one.trial.refused(one.bo, 'say', { table: one.table, said: TEXT });
    expect(refused).toEqual(isPublic ? { code: 'no-texts' } : null);
  }
});

test('what somebody said goes with them', async () => {
  const { trial, ada, bo, table } = await sitDown();
  for (const one of [ada, bo]) await trial.ask(one, 'say', { table, said: HELLO });
  await trial.store.removeGuest('guest-Bo');
  const eve = stranger();
  await trial.ask(eve, 'watch', { table, seen: null });
  expect(linesOf(eve)).toEqual([['Ada', HELLO]]);
});

test('whoever blocks somebody hears them no more, and they do not sit down together again', async () => {
  const { trial, ada, bo, table } = await sitDown();
  await trial.ask(bo, 'say', { table, said: HELLO });
  await trial.ask(ada, 'block', { table, seat: 1, isBlocked: true });
  expect(heard(ada).at(-1)).toEqual({ table, lines: [], isWhole: true });
  await trial.ask(bo, 'say', { table, said: CLAP });
  expect(linesOf(ada)).toEqual([]);
  const next = await trial.open(ada, { seats: [ME, OPEN], isPublic: true });
  expect(await trial.refused(bo, 'sit', { table: next, seat: 1 })).toEqual({ code: 'blocked' });
  const own = await trial.open(bo, { seats: [ME, OPEN], isPublic: true });
  expect(await trial.refused(ada, 'sit', { table: own, seat: 1 })).toEqual({ code: 'blocked' });
  await trial.ask(ada, 'block', { table, seat: 1, isBlocked: false });
  expect(linesOf(ada)).toEqual([
    ['Bo', HELLO],
    ['Bo', CLAP],
  ]);
  expect(await trial.refused(bo, 'sit', { table: next, seat: 1 })).toBeNull();
});

test('nobody blocks a bot, an open seat or themselves', async () => {
  const { trial, ada, table } = await sitDown();
  for (const seat of [0, 2]) {
    const refused = await trial.refused(ada, 'block', { table, seat, isBlocked: true });
    expect(refused).toEqual({ code: 'bad-seat', seat, players: 2 });
  }
});

test('whoever is blocked is listed by name, under a word that means nothing to others, and can be met again', async () => {
  const { trial, ada, bo, table } = await sitDown();
  await trial.ask(bo, 'say', { table, said: HELLO });
  await trial.ask(ada, 'block', { table, seat: 1, isBlocked: true });
  const [blocked, ...rest] = (await trial.ask(ada, 'blocked', {})).people;
  expect([blocked?.name, rest]).toEqual(['Bo', []]);
  expect(blocked?.person).not.toContain('guest-Bo');
  const { person } = blocked!;
  await trial.ask(bo, 'unblock', { person });
  expect((await trial.ask(ada, 'blocked', {})).people).toHaveLength(1);
  await trial.ask(ada, 'unblock', { person });
  await trial.ask(ada, 'unblock', { person });
  expect((await trial.ask(ada, 'blocked', {})).people).toEqual([]);
  expect(linesOf(ada)).toEqual([['Bo', HELLO]]);
  expect((await trial.ask(bo, 'blocked', {})).people).toEqual([]);
  expect(await trial.refused(stranger(), 'blocked', {})).toEqual({ code: 'no-name' });
});

test('one can talk as soon as one sits, before the game', async () => {
  const trial = new ServiceTrial();
  const ada = trial.person('Ada');
  const tempo = { kind: 'live', bank: 600_000, gain: 0, cap: null, onTime: 'bot' } as const;
  const table = await trial.open(ada, { seats: [ME, OPEN], tempo });
  await trial.ask(ada, 'watch', { table, seen: null });
  await trial.ask(ada, 'say', { table, said: HELLO });
  expect(linesOf(ada)).toEqual([['Ada', HELLO]]);
  expect(ada.table).toMatchObject({ stage: 'gathering', tempo });
});
