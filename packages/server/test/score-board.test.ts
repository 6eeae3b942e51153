import { readFileSync } from 'node:fs';
import type { SheetMove } from '@sixfold/engine/sheet';
import type { Transcript } from '@sixfold/engine/transcript';
import { seenOf, type Client, type GameUpdate } from '@sixfold/protocol';
import { afterAll, expect, test } from 'vitest';
import { enter, makeGuest, type Person } from '../../testing/src/people.ts';
import { makeFolder, removeFolder, startServer } from '../../testing/src/real-server.ts';
import { writtenDown } from '../../testing/src/score-board.ts';

const folder = makeFolder();
afterAll(() => removeFolder(folder));

const readGame = (name: string): Transcript =>
  JSON.parse(readFileSync(new URL(`../../engine/test/foreign/${name}.jsonl`, import.meta.url), 'utf8')) as Transcript;

/** Somebody's phone on the table, which shows what it was told last. */
class Phone {
  readonly client: Client;
  private readonly table: string;
  private update: GameUpdate | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(person: Person, table: string) {
    this.client = enter(person);
    this.table = table;
  }

  start(): Promise<void> {
    return this.client.watch(
      this.table,
      () => seenOf(this.update),
      ([kind, body]) => kind === 'game' && this.show(body),
    );
  }

  /** What it shows, once it has heard of so many plies. */
  async at(ply: number): Promise<Pick<GameUpdate, 'ply' | 'result' | 'standing'> & Pick<GameUpdate['view'], 'tracks'>> {
    while (this.update?.ply !== ply) await new Promise<void>((resolve) => void this.waiting.add(resolve));
    const { result, standing, view } = this.update;
    return { ply, result, standing, tracks: view.tracks };
  }

  write(ply: number, move: SheetMove): Promise<unknown> {
    return this.client.ask('move', { table: this.table, round: 0, ply, move });
  }

  private show(update: GameUpdate): void {
    this.update = update;
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }
}

test('four phones at one score board show the same through reload, lost connection and a killed server', async () => {
  const record = readGame('board-4');
  const lines = writtenDown(record);
  let server = await startServer(folder);
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => makeGuest(server.address, name)));
  const [ada] = people as [Person];
  const host = enter(ada);
  const terms = { game: record.game, options: {}, games: 1, starter: record.starter, isPrinted: true } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { table } = await host.ask('open', { terms, seats, isPublic: true });
  host.close();
  const phones = people.map((person) => new Phone(person, table));
  for (const { client } of phones.slice(1)) await client.ask('sit', { table });
  await Promise.all(phones.map((phone) => phone.start()));

  /** Reload, a lost connection, a killed server, and second thoughts, each once on the way. */
  const troubles: ReadonlyMap<number, () => Promise<unknown>> = new Map([
    [5, async () => (phones[1]!.client.close(), await (phones[1] = new Phone(people[1]!, table)).start())],
    [10, async () => phones[2]!.client.renew()],
    [
      15,
      async () => {
        await server.kill();
        server = await startServer(folder, { port: Number(new URL(server.address).port) });
        for (const { client } of phones) client.hurry();
      },
    ],
    [
      20,
      async () => {
        await phones[3]!.client.ask('offer', { table, offer: { kind: 'take-back', ply: 18 } });
        for (const ply of [18, 19]) await phones[3]!.write(ply, lines[ply]!.move);
      },
    ],
  ]);
  for (const [ply, { move, tracks }] of lines.entries()) {
    await troubles.get(ply)?.();
    await phones[ply % phones.length]!.write(ply, move);
    const shown = await Promise.all(phones.map((phone) => phone.at(ply + 1)));
    expect(shown.map((one) => one.tracks)).toEqual(phones.map(() => tracks));
  }
  const ends = await Promise.all(phones.map((phone) => phone.at(lines.length)));
  expect(ends.map(({ result }) => result)).toEqual(phones.map(() => record.result));
  for (const { client } of phones) client.close();
  await server.stop();
});
