import { expect, test } from 'vitest';
import type { NoticeChoices, PushDevice, TurnClaim } from './notice-store.ts';
import { forEachStore } from './contract.fixture.ts';
import { ANNA, BERT, Sample, seatOf } from './store.fixture.ts';

const device = (name: string): PushDevice => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'key',
  auth: 'auth',
});
const CHOICES: NoticeChoices = { language: 'de', zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } };
const HOOK = { shape: 'ntfy', url: 'https://ntfy.example/anna' } as const;

forEachStore((openSample) => {
  /** Anna and Bert at a table at which Anna begins, both with a device. */
  async function openPair() {
    const sample = await openSample();
    const { store, append } = sample;
    await store.addGuest(BERT);
    for (const { id } of [ANNA, BERT]) await store.addDevice(id, device(id), 1);
    const table = new Sample('table', { seats: [seatOf(ANNA), seatOf(BERT)] });
    await append(table.opening);
    /** Anna's move, or Bert's, until it is the other's turn. */
    const play = async () => {
      const { turn } = table.table.series;
      while (table.table.series.turn === turn) await append(table.move());
    };
    const waiting = async () =>
      (await store.listAddressees('', 10)).map(
        ({ guest, turns }) => [guest, ...turns.map(({ turn }) => turn)] as const,
      );
    return { ...sample, table, play, waiting };
  }

  const claim = (turn: number, kind: TurnClaim['kind'] = 'turn'): TurnClaim => ({ table: 'table', turn, kind });

  test('what somebody wishes is kept, changed and gone with them', async () => {
    await using sample = await openSample();
    const { store } = sample;
    expect(await store.readNotices('anna')).toBe(null);
    await store.keepWebhook('anna', HOOK);
    expect(await store.readNotices('anna')).toEqual({
      choices: { language: 'en', zone: 'UTC', quiet: null },
      webhook: HOOK,
      devices: [],
    });
    await store.keepChoices('anna', CHOICES);
    await store.addDevice('anna', device('a'), 1);
    const devices = [{ ...device('a'), failing: null }];
    expect(await store.readNotices('anna')).toEqual({ choices: CHOICES, webhook: HOOK, devices });
    await store.keepWebhook('anna', null);
    await store.keepChoices('anna', { ...CHOICES, quiet: null });
    expect(await store.readNotices('anna')).toEqual({ choices: { ...CHOICES, quiet: null }, webhook: null, devices });
    await store.removeGuest('anna');
    expect(await store.readNotices('anna')).toBe(null);
    await store.addGuest(ANNA);
    expect(await store.readNotices('anna')).toBe(null);
    await expect(store.keepChoices('nobody', CHOICES)).rejects.toThrow(/foreign key/i);
  });

  test('of many devices the latest ten are kept, and each belongs to whoever added it last', async () => {
    await using pair = await openPair();
    const { store } = pair;
    for (let number = 0; number < 12; number++) await store.addDevice('anna', device(`number-${number}`), 10 + number);
    const kept = async () =>
      (await store.readNotices('anna'))!.devices.map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(await kept()).toEqual(Array.from({ length: 10 }, (_, index) => `number-${index + 2}`));
    await store.addDevice('bert', device('number-5'), 50);
    await store.removeDevice('bert', device('number-6').endpoint);
    expect(await kept()).toHaveLength(9);
    await store.removeDevice('anna', device('number-6').endpoint);
    expect(await kept()).toHaveLength(8);
  });

  test('a device that takes nothing is remembered as such until it is added again', async () => {
    await using pair = await openPair();
    const { store } = pair;
    const failing = async () => (await store.readNotices('anna'))!.devices[0]!.failing;
    await store.noteDevice(device('anna').endpoint, 5000);
    expect(await failing()).toBe(5000);
    await store.addDevice('anna', device('anna'), 2);
    expect(await failing()).toBe(null);
  });

  test('signing out everywhere leaves no device', async () => {
    await using pair = await openPair();
    const { store } = pair;
    await store.endSessions('anna');
    expect((await store.readNotices('anna'))!.devices).toEqual([]);
  });

  test('a turn waits for one person, from its first event on, until it is played', async () => {
    await using pair = await openPair();
    const { store, table, play, waiting } = pair;
    expect(await waiting()).toEqual([['anna', 0], ['bert']]);
    expect((await store.listAddressees('', 10))[0]!.turns).toEqual([
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
    await play();
    const { length } = table.table;
    expect(await waiting()).toEqual([['anna'], ['bert', length - 1]]);
    // Something that is not a move changes no turn.
    await pair.append(table.add({ at: 3000, type: 'offered', by: 0, offer: { kind: 'take-back', ply: 0 } }));
    expect(await waiting()).toEqual([['anna'], ['bert', length - 1]]);
    for (const move of table.finish()) await pair.append(move);
    expect(await waiting()).toEqual([['anna'], ['bert']]);
  });

  test('people are listed a few at a time, and only those who can be told', async () => {
    await using pair = await openPair();
    const { store } = pair;
    const listed = async (after: string, most: number) =>
      (await store.listAddressees(after, most)).map(({ guest }) => guest);
    expect([await listed('', 1), await listed('anna', 1), await listed('bert', 1)]).toEqual([['anna'], ['bert'], []]);
    await store.removeDevice('bert', device('bert').endpoint);
    expect(await listed('', 10)).toEqual(['anna']);
    await store.keepWebhook('bert', HOOK);
    expect(await listed('', 10)).toEqual(['anna', 'bert']);
  });

  test('a turn is told once, its last call once, and neither when it is played', async () => {
    await using pair = await openPair();
    const { store, play, waiting } = pair;
    expect(await store.claimTurns('bert', [claim(0)])).toEqual([]);
    expect(await store.claimTurns('anna', [claim(0), claim(1)])).toEqual([claim(0)]);
    expect(await store.claimTurns('anna', [claim(0), claim(0, 'last-call')])).toEqual([claim(0, 'last-call')]);
    expect(await store.claimTurns('anna', [claim(0), claim(0, 'last-call')])).toEqual([]);
    expect((await store.listAddressees('', 1))[0]!.turns[0]).toMatchObject({ isTold: true, isCalled: true });
    await play();
    expect(await store.claimTurns('anna', [claim(0)])).toEqual([]);
    await play();
    const [, again] = (await waiting())[0]!;
    expect((await store.listAddressees('', 1))[0]!.turns[0]).toMatchObject({ isTold: false, isCalled: false });
    expect(await store.claimTurns('anna', [claim(again!)])).toEqual([claim(again!)]);
  });

  test('who becomes one with another brings their devices along, and what they were told', async () => {
    await using pair = await openPair();
    const { store } = pair;
    await store.addGuest({ id: 'carl', name: 'Carl' });
    await store.claimTurns('anna', [claim(0)]);
    await store.keepChoices('anna', CHOICES);
    await store.joinGuests('anna', 'carl');
    expect(await store.readNotices('carl')).toMatchObject({ choices: CHOICES, devices: [device('anna')] });
    expect(await store.claimTurns('carl', [claim(0)])).toEqual([]);
    await store.addGuest({ id: 'dora', name: 'Dora' });
    await store.keepWebhook('dora', HOOK);
    await store.joinGuests('carl', 'dora');
    expect(await store.readNotices('dora')).toMatchObject({
      choices: { language: 'en' },
      webhook: HOOK,
      devices: [device('anna')],
    });
  });
});
