import { expect, test } from 'vitest';
import { ServiceTrial, type ServiceWitness } from '../tables/service.fixture.ts';
import { Notices, PERIOD } from './notices.ts';

/** Anna and Bert at a table of a real service; both have a device, and what they are told is kept. */
class NoticesTrial extends ServiceTrial {
  readonly anna = this.person('Anna');
  readonly bert = this.person('Bert');
  readonly told: string[] = [];
  table = '';
  notices = this.openNotices();

  static async begin(): Promise<NoticesTrial> {
    const trial = new NoticesTrial();
    for (const { guest } of [trial.anna, trial.bert]) {
      const device = { endpoint: `https://push.example/${guest!.id}`, p256dh: '', auth: '' };
      trial.store.sqlite.addDevice(guest!.id, device, 0);
    }
    trial.table = await trial.seat([trial.anna, trial.bert]);
    return trial;
  }

  openNotices(): Notices {
    const notices = new Notices({
      ...this.tools,
      deadlineOf: (table) => this.service.deadlineOf(table),
      canReach: () => true,
      send: ({ guest }, { kind }) => this.told.push(`${guest} ${kind}`),
    });
    notices.start();
    return notices;
  }

  /** What is told in the next period. */
  async next(): Promise<string[]> {
    this.told.length = 0;
    await this.pass(PERIOD);
    return this.told;
  }

  /** All that somebody has to do until it is the other's turn. */
  async play(who: ServiceWitness): Promise<void> {
    const { turn } = who.game.view;
    while (who.game.view.turn === turn) await this.ask(who, 'move', this.nextMove(who, this.table));
  }

  attend(who: ServiceWitness, idle: number | null): Promise<unknown> {
    return this.ask(who, 'attend', { table: this.table, idle });
  }
}

test('whose turn it is hears of it once, and then the other', async () => {
  const trial = await NoticesTrial.begin();
  expect(await trial.next()).toEqual(['guest-Anna turn']);
  expect(await trial.next()).toEqual([]);
  await trial.play(trial.anna);
  expect(await trial.next()).toEqual(['guest-Bert turn']);
  await trial.play(trial.bert);
  await trial.play(trial.anna);
  // Anna's turn came and went before anybody was told.
  expect(await trial.next()).toEqual(['guest-Bert turn']);
});

test('nobody hears twice of a turn because the server was started again', async () => {
  const trial = await NoticesTrial.begin();
  expect(await trial.next()).toEqual(['guest-Anna turn']);
  trial.notices.close();
  trial.openNotices();
  expect(await trial.next()).toEqual([]);
  await trial.play(trial.anna);
  expect(await trial.next()).toEqual(['guest-Bert turn']);
});

test('who looks hears nothing until they have done nothing for a minute', async () => {
  const trial = await NoticesTrial.begin();
  await trial.attend(trial.anna, 20_000);
  expect(await trial.next()).toEqual([]);
  expect(await trial.next()).toEqual([]);
  expect(await trial.next()).toEqual(['guest-Anna turn']);
});

test('who looks at something else, or away, is told', async () => {
  const trial = await NoticesTrial.begin();
  await trial.ask(trial.anna, 'attend', { table: 'another', idle: 0 });
  expect(await trial.next()).toEqual(['guest-Anna turn']);
  await trial.play(trial.anna);
  await trial.attend(trial.bert, 0);
  await trial.attend(trial.bert, null);
  expect(await trial.next()).toEqual(['guest-Bert turn']);
});

test('whose connection is lost has some seconds to come back', async () => {
  const trial = await NoticesTrial.begin();
  await trial.attend(trial.anna, 0);
  trial.service.leave(trial.anna);
  await trial.pass(9000);
  const again = trial.person('Anna');
  await trial.attend(again, 9000);
  expect(await trial.next()).toEqual([]);
  trial.service.leave(again);
  expect(await trial.next()).toEqual(['guest-Anna turn']);
});

test('what a page says is nothing without a name, and after its connection has ended', async () => {
  const trial = await NoticesTrial.begin();
  trial.service.leave(trial.anna);
  await trial.attend(trial.anna, 0);
  expect(await trial.next()).toEqual(['guest-Anna turn']);
});

test('the last call comes when a fifth of the bank is left, and once', async () => {
  const trial = await NoticesTrial.begin();
  const { anna, bert } = trial;
  const tempo = { kind: 'live', bank: 600_000, gain: 0, cap: null, onTime: 'bot' } as const;
  const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await trial.ask(anna, 'open', { terms, seats, isPublic: true, tempo });
  await trial.ask(bert, 'sit', { table, seat: 1 });
  expect(await trial.next()).toEqual(['guest-Anna turn', 'guest-Anna turn']);
  for (let left = 600_000 - 2 * PERIOD; left > 120_000; left -= PERIOD) expect(await trial.next()).toEqual([]);
  expect(await trial.next()).toEqual(['guest-Anna last-call']);
  expect(await trial.next()).toEqual([]);
});
