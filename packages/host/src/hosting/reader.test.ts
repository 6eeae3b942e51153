import { describe, expect, test } from 'vitest';
import { device, person, settled, Trial, type Witness } from './hosting.fixture.ts';

/** Two people at one device, who play a game with hidden pieces. */
async function share(wishes: Parameters<Trial['share']>[2] = {}, people = 2) {
  const [trial, screen] = [new Trial(), device()];
  const table = await trial.share(screen, people, { game: 'cards', ...wishes });
  const uncover = (reader: Witness = screen): Promise<void> => trial.tables.host(table).uncover(reader);
  const move = async (): Promise<void> => {
    if (screen.game.handTo !== null) await uncover();
    await trial.move([screen], table);
  };
  return { trial, screen, table, uncover, move };
}

const rackIn = ({ game }: Witness): unknown => (game.view as { rack?: unknown }).rack;

describe('a device that several people share', () => {
  test('is covered until the first has taken it', async () => {
    const { screen, uncover } = await share();
    expect(screen.game).toMatchObject({ handTo: 0, view: { seat: null } });
    expect(rackIn(screen)).toEqual([]);
    await uncover();
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 0 } });
    expect(rackIn(screen)).not.toEqual([]);
  });

  test('is covered again when it is the next one’s turn, and shows nothing of either hand until then', async () => {
    const { trial, screen, table, uncover } = await share();
    await uncover();
    const before = screen.heard.length;
    const hand = screen.game.view;
    await trial.move([screen], table);
    expect(screen.game).toMatchObject({ ply: 1, handTo: 1, view: { seat: null } });
    const said = JSON.stringify(screen.heard.slice(before));
    expect(rackIn(screen)).toEqual([]);
    expect(said).not.toMatch(/"type":"draw","seat":\d,"pieces":\[/);
    await uncover();
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 1 } });
    expect(screen.game.view).not.toEqual(hand);
  });

  test('shows to whoever has taken it all that they saw before, and of the others’ draws their number', async () => {
    const { screen, uncover, move } = await share();
    for (let ply = 0; ply < 4; ply++) await move();
    await uncover();
    const { view, plies, from } = screen.game;
    expect([from, plies.length]).toEqual([0, 4]);
    const draws = plies.flatMap(({ events }) => events.filter(({ type }) => type === 'draw'));
    for (const draw of draws) {
      const { seat, pieces } = draw as { seat: number; pieces: unknown };
      expect(Array.isArray(pieces)).toBe(seat === view.seat);
    }
    expect(draws.length).toBeGreaterThan(0);
  });

  test('a move that is taken back covers it again: whoever holds it need not be the one who decides anew', async () => {
    const { trial, screen, table, uncover } = await share();
    await uncover();
    await trial.move([screen], table);
    expect([screen.game.handTo, screen.game.takeBack]).toEqual([1, 0]);
    await trial.ask(screen, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    expect(screen.game).toMatchObject({ ply: 0, backs: 1, handTo: 0, view: { seat: null } });
    await uncover();
    expect(screen.game.view.seat).toBe(0);
  });

  test('a move that is taken back while nobody else has taken it needs no cover', async () => {
    const { trial, screen, table, uncover } = await share({ bots: 1, starter: 1 });
    trial.thinker = { think: () => new Promise(() => {}) };
    await uncover();
    await trial.move([screen], table);
    expect(screen.game).toMatchObject({ thinking: 2, takeBack: 0 });
    await trial.ask(screen, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    expect(screen.game).toMatchObject({ ply: 0, handTo: null, view: { seat: 1 } });
  });

  test('a game without hidden pieces is never covered, and looks from the seat that decides', async () => {
    const { trial, screen, table } = await share({ game: 'dice' });
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 0 } });
    while (screen.game.view.turn === 0) await trial.move([screen], table);
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 1 } });
  });

  test('at the end nobody’s pieces show, and the next game begins covered', async () => {
    const { trial, screen, table, move } = await share({ games: 2 });
    while (screen.game.result === null) await move();
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: null } });
    await trial.ask(screen, 'next', { table, round: 0 });
    expect(screen.game).toMatchObject({ round: 1, handTo: 1, view: { seat: null } });
  });

  test('the end can be taken back there, for all are among themselves', async () => {
    const { trial, screen, table, move } = await share();
    while (screen.game.result === null) await move();
    const { takeBack, ply } = screen.game;
    expect(takeBack).toBe(ply - 1);
    await trial.ask(screen, 'offer', { table, offer: { kind: 'take-back', ply: takeBack! } });
    expect(screen.game).toMatchObject({ ply: takeBack, result: null, backs: 1 });
  });

  test('while a bot thinks, whoever looked last still looks', async () => {
    const { trial, screen, table, uncover } = await share({ bots: 1 });
    trial.thinker = { think: () => new Promise(() => {}) };
    await uncover();
    await trial.move([screen], table);
    await uncover();
    await trial.move([screen], table);
    expect(screen.game).toMatchObject({ thinking: 2, handTo: null, view: { seat: 1 } });
  });

  test('what a bot draws that plays on for somebody is not shown to those who are left', async () => {
    const { trial, screen, table, uncover } = await share({}, 3);
    await uncover();
    expect(screen.game.view.seat).toBe(0);
    trial.thinker = { think: () => new Promise(() => {}) };
    await trial.ask(screen, 'resign', { table });
    expect(screen.game).toMatchObject({ thinking: 0, view: { seat: null } });
    expect(rackIn(screen)).toEqual([]);
  });

  test('everybody there is here', async () => {
    const { screen } = await share();
    expect(screen.table.seats.map(({ isHere, name }) => [isHere, name])).toEqual([
      [true, 'Ada'],
      [true, 'Bo'],
    ]);
    expect([screen.table.you, screen.table.spectators]).toEqual([0, 0]);
  });

  test('once it is gone nobody of it is here', async () => {
    const { trial, screen, table } = await share();
    const eve = person('Eve');
    await trial.watch(eve, table);
    await trial.pass(1000);
    expect(eve.table.seats.map(({ isHere }) => isHere)).toEqual([true, true]);
    trial.tables.leave(screen);
    await trial.pass(1000);
    expect(eve.table.seats.map(({ isHere }) => isHere)).toEqual([false, false]);
  });

  test('each screen is covered by itself', async () => {
    const { trial, screen, table, uncover } = await share();
    const second = device();
    await trial.watch(second, table);
    await uncover();
    expect([screen.game.view.seat, second.game.view.seat]).toEqual([0, null]);
    await uncover(second);
    expect(second.game.view.seat).toBe(0);
  });

  test('whoever takes it as one sees nothing of another whose turn it has become', async () => {
    const { trial, screen, table, uncover } = await share();
    const other = device();
    await trial.watch(other, table);
    await uncover(other);
    expect(screen.game.handTo).toBe(0);
    await Promise.all([trial.move([other], table), uncover()]);
    expect(screen.game).toMatchObject({ ply: 1, handTo: 1, view: { seat: null } });
    expect(rackIn(screen)).toEqual([]);
  });

  test('leafing back shows what all may see', async () => {
    const { trial, screen, table, uncover } = await share();
    await uncover();
    await trial.move([screen], table);
    const { view } = await trial.ask(screen, 'look', { table, round: 0, ply: 0 });
    expect(view.seat).toBeNull();
  });

  test('giving up is for the one at it, and who is not there cannot uncover anything', async () => {
    const { trial, screen, table, uncover } = await share();
    await uncover(device());
    expect(screen.game.handTo).toBe(0);
    await trial.ask(screen, 'resign', { table });
    expect([screen.table.stage, screen.game.result?.ranks]).toEqual(['over', [2, 1]]);
  });
});

describe('a device at which one person plays', () => {
  test('is never covered', async () => {
    const { screen, trial, table } = await share({ bots: 1 }, 1);
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 0 } });
    await trial.move([screen], table);
    await settled();
    expect(screen.game).toMatchObject({ handTo: null, view: { seat: 0 } });
  });
});

test('a person who reads is never asked to hand anything on', async () => {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const table = await trial.seat([ada, bo]);
  await trial.move([ada, bo], table);
  expect([...ada.heard, ...bo.heard].filter(([kind, said]) => kind === 'game' && said.handTo !== null)).toEqual([]);
});
