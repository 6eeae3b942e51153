import { expect, test } from 'vitest';
import type { NoticeChoices, PushDevice, TurnClaim } from '../notice-store.ts';
import { ANNA, BERT, openSample, Sample, seatOf } from '../store.fixture.ts';

const device = (name: string): PushDevice => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'key',
  auth: 'auth',
});
const CHOICES: NoticeChoices = { language: 'de', zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } };
const HOOK = { shape: 'ntfy', url: 'https://ntfy.example/anna' } as const;

/** Anna and Bert at a table at which Anna begins, both with a device. */
function openPair() {
  const sample = openSample();
  const { sqlite, append } = sample;
  sqlite.addGuest(BERT);
  for (const { id } of [ANNA, BERT]) sqlite.addDevice(id, device(id), 1);
  const table = new Sample('table', { seats: [seatOf(ANNA), seatOf(BERT)] });
  append(table.opening);
  /** Anna's move, or Bert's, until it is the other's turn. */
  const play = () => {
    const { turn } = table.table.series;
    while (table.table.series.turn === turn) append(table.move());
  };
  const waiting = () =>
    sqlite.listAddressees('', 10).map(({ guest, turns }) => [guest, ...turns.map(({ turn }) => turn)] as const);
  return { ...sample, table, play, waiting };
}

const claim = (turn: number, kind: TurnClaim['kind'] = 'turn'): TurnClaim => ({ table: 'table', turn, kind });

test('what somebody wishes is kept, changed and gone with them', () => {
  using sample = openSample();
  const { sqlite, database } = sample;
  expect(sqlite.readNotices('anna')).toBe(null);
  sqlite.keepWebhook('anna', HOOK);
  expect(sqlite.readNotices('anna')).toEqual({
    choices: { language: 'en', zone: 'UTC', quiet: null },
    webhook: HOOK,
    devices: [],
  });
  sqlite.keepChoices('anna', CHOICES);
  sqlite.addDevice('anna', device('a'), 1);
  const devices = [{ ...device('a'), failing: null }];
  expect(sqlite.readNotices('anna')).toEqual({ choices: CHOICES, webhook: HOOK, devices });
  sqlite.keepWebhook('anna', null);
  sqlite.keepChoices('anna', { ...CHOICES, quiet: null });
  expect(sqlite.readNotices('anna')).toEqual({ choices: { ...CHOICES, quiet: null }, webhook: null, devices });
  sqlite.removeGuest('anna');
  expect(
    database.prepare('SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM devices) AS left').get(),
  ).toEqual({ left: 0 });
  expect(() => sqlite.keepChoices('nobody', CHOICES)).toThrow('FOREIGN KEY');
});

test('of many devices the latest ten are kept, and each belongs to whoever added it last', () => {
  using pair = openPair();
  const { sqlite } = pair;
  for (let number = 0; number < 12; number++) sqlite.addDevice('anna', device(`number-${number}`), 10 + number);
  const kept = () => sqlite.readNotices('anna')!.devices.map(({ endpoint }) => endpoint.split('/').at(-1));
  expect(kept()).toEqual(Array.from({ length: 10 }, (_, index) => `number-${index + 2}`));
  sqlite.addDevice('bert', device('number-5'), 50);
  sqlite.removeDevice('bert', device('number-6').endpoint);
  expect(kept()).toHaveLength(9);
  sqlite.removeDevice('anna', device('number-6').endpoint);
  expect(kept()).toHaveLength(8);
});

test('a device that takes nothing is remembered as such until it is added again', () => {
  using pair = openPair();
  const { sqlite } = pair;
  const failing = () => sqlite.readNotices('anna')!.devices[0]!.failing;
  sqlite.noteDevice(device('anna').endpoint, 5000);
  expect(failing()).toBe(5000);
  sqlite.addDevice('anna', device('anna'), 2);
  expect(failing()).toBe(null);
});

test('signing out everywhere leaves no device', () => {
  using pair = openPair();
  pair.sqlite.endSessions('anna');
  expect(pair.sqlite.readNotices('anna')!.devices).toEqual([]);
});

test('a turn waits for one person, from its first event on, until it is played', () => {
  using pair = openPair();
  const { sqlite, table, play, waiting } = pair;
  expect(waiting()).toEqual([['anna', 0], ['bert']]);
  expect(sqlite.listAddressees('', 10)[0]!.turns).toEqual([
    {
      table: 'table',
      turn: 0,
      seat: 0,
      terms: table.opening.table.opened.terms,
      others: ['Bert'],
      bank: null,
      isTold: false,
      isCalled: false,
    },
  ]);
  play();
  const { length } = table.table;
  expect(waiting()).toEqual([['anna'], ['bert', length - 1]]);
  // Something that is not a move changes no turn.
  pair.append(table.add({ at: 3000, type: 'offered', by: 0, offer: { kind: 'take-back', ply: 0 } }));
  expect(waiting()).toEqual([['anna'], ['bert', length - 1]]);
  for (const move of table.finish()) pair.append(move);
  expect(waiting()).toEqual([['anna'], ['bert']]);
});

test('people are listed a few at a time, and only those who can be told', () => {
  using pair = openPair();
  const { sqlite } = pair;
  const listed = (after: string, most: number) => sqlite.listAddressees(after, most).map(({ guest }) => guest);
  expect([listed('', 1), listed('anna', 1), listed('bert', 1)]).toEqual([['anna'], ['bert'], []]);
  sqlite.removeDevice('bert', device('bert').endpoint);
  expect(listed('', 10)).toEqual(['anna']);
  sqlite.keepWebhook('bert', HOOK);
  expect(listed('', 10)).toEqual(['anna', 'bert']);
});

test('a turn is told once, its last call once, and neither when it is played', () => {
  using pair = openPair();
  const { sqlite, play, waiting } = pair;
  expect(sqlite.claimTurns('bert', [claim(0)])).toEqual([]);
  expect(sqlite.claimTurns('anna', [claim(0), claim(1)])).toEqual([claim(0)]);
  expect(sqlite.claimTurns('anna', [claim(0), claim(0, 'last-call')])).toEqual([claim(0, 'last-call')]);
  expect(sqlite.claimTurns('anna', [claim(0), claim(0, 'last-call')])).toEqual([]);
  expect(sqlite.listAddressees('', 1)[0]!.turns[0]).toMatchObject({ isTold: true, isCalled: true });
  play();
  expect(sqlite.claimTurns('anna', [claim(0)])).toEqual([]);
  play();
  const [, again] = waiting()[0]!;
  expect(sqlite.listAddressees('', 1)[0]!.turns[0]).toMatchObject({ isTold: false, isCalled: false });
  expect(sqlite.claimTurns('anna', [claim(again!)])).toEqual([claim(again!)]);
});

test('who becomes one with another brings their devices along, and what they were told', () => {
  using pair = openPair();
  const { sqlite } = pair;
  sqlite.addGuest({ id: 'carl', name: 'Carl' });
  sqlite.claimTurns('anna', [claim(0)]);
  sqlite.keepChoices('anna', CHOICES);
  sqlite.joinGuests('anna', 'carl');
  expect(sqlite.readNotices('carl')).toMatchObject({ choices: CHOICES, devices: [device('anna')] });
  expect(sqlite.claimTurns('carl', [claim(0)])).toEqual([]);
  sqlite.addGuest({ id: 'dora', name: 'Dora' });
  sqlite.keepWebhook('dora', HOOK);
  sqlite.joinGuests('carl', 'dora');
  expect(sqlite.readNotices('dora')).toMatchObject({
    choices: { language: 'en' },
    webhook: HOOK,
    devices: [device('anna')],
  });
});
