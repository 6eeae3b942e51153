import { describe, expect, test } from 'vitest';
import { person, Trial, type Witness } from '../hosting/hosting.fixture.ts';

async function begin(names: string[], bots = 0) {
  const trial = new Trial();
  const people = names.map(person) as [Witness, Witness, Witness];
  const table = await trial.seat(people, { game: 'dice', bots });
  const roll = (): Promise<void> => trial.move(people, table);
  const takeBack = { table, offer: { kind: 'take-back', ply: 0 } } as const;
  return { trial, people, table, roll, takeBack };
}

describe('taking back', () => {
  test('happens once all others have agreed, and the same luck follows', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    await roll();
    const { plies } = ada.game;
    await trial.ask(ada, 'offer', takeBack);
    expect(bo.table.offer).toEqual({ kind: 'take-back', ply: 0, by: 0, agreed: [] });
    await trial.ask(bo, 'agree', { table, isAgreed: true });
    expect([cy.table.offer!.agreed, cy.game.ply]).toEqual([[1], 1]);
    await trial.ask(cy, 'agree', { table, isAgreed: true });
    expect(ada.game).toMatchObject({ ply: 0, backs: 1, from: 0, plies: [] });
    expect(ada.table.offer).toBeNull();
    await roll();
    expect(ada.game.plies).toEqual(plies);
    trial.restart();
    await trial.watch(bo, table, { round: 0, ply: 1, backs: 1 });
    expect(bo.game).toMatchObject({ ply: 1, backs: 1, from: 1 });
  });

  test('one no is enough, and whoever asked may think better of it', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo] = people;
    await roll();
    for (const one of [bo, ada]) {
      await trial.ask(ada, 'offer', takeBack);
      await trial.ask(one, 'agree', { table, isAgreed: false });
      expect([bo.table.offer, bo.game.ply]).toEqual([null, 1]);
    }
  });

  test('a move ends it', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    await roll();
    await trial.ask(ada, 'offer', takeBack);
    await roll();
    expect(bo.table.offer).toBeNull();
    expect(await trial.refused(bo, 'agree', { table, isAgreed: true })).toEqual({ code: 'not-offered' });
  });

  test('alone with bots it happens at once', async () => {
    const { trial, people, roll, takeBack } = await begin(['Ada'], 1);
    const [ada] = people;
    await roll();
    await trial.ask(ada, 'offer', takeBack);
    expect(ada.game).toMatchObject({ ply: 0, backs: 1 });
  });

  test('is for one’s own last decision, one at a time, and not after the end', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo] = people;
    expect(await trial.refused(ada, 'offer', takeBack)).toMatchObject({ code: 'bad-ply' });
    await roll();
    expect(await trial.refused(bo, 'offer', takeBack)).toMatchObject({ code: 'bad-ply' });
    expect(await trial.refused(person('Eve'), 'offer', takeBack)).toEqual({ code: 'no-seat' });
    await trial.ask(ada, 'offer', takeBack);
    expect(await trial.refused(bo, 'offer', takeBack)).toEqual({ code: 'already-offered' });
    expect(await trial.refused(ada, 'agree', { table, isAgreed: true })).toEqual({ code: 'not-offered' });
    while (ada.table.stage === 'playing') await roll();
    expect(await trial.refused(ada, 'offer', takeBack)).toEqual({ code: 'not-playing', stage: 'over' });
  });

  test('what a game has come to stays, also within a series', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.seat([ada], { game: 'dice', bots: 1, games: 2 });
    while (ada.game.result === null) await trial.move([ada], table);
    const offer = { kind: 'take-back', ply: 0 } as const;
    expect(await trial.refused(ada, 'offer', { table, offer })).toEqual({ code: 'game-over' });
  });
});

describe('replacing', () => {
  const replace = (table: string, seat: number, bot = 'random') =>
    ({ table, offer: { kind: 'replace', seat, bot } }) as const;

  test('a person who is away gives way to a bot if the others agree', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    trial.tables.leave(ada);
    await trial.ask(bo, 'offer', replace(table, 0));
    await trial.ask(cy, 'agree', { table, isAgreed: true });
    expect(bo.table.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada', bot: 'random', hasResigned: false });
    await trial.pass(0);
    expect(bo.game.ply).toBeGreaterThan(0);
  });

  test('but nobody who is here, and who comes in time stays', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    expect(await trial.refused(bo, 'offer', replace(table, 0))).toEqual({ code: 'is-here', seat: 0 });
    trial.tables.leave(ada);
    await trial.ask(bo, 'offer', replace(table, 0));
    await trial.watch(person('Ada'), table);
    expect(cy.table.offer).toBeNull();
    expect(await trial.refused(cy, 'agree', { table, isAgreed: true })).toEqual({ code: 'not-offered' });
  });

  test('no bot, not oneself, and by a bot that there is', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo'], 1);
    const [ada] = people;
    for (const seat of [0, 2, 3]) {
      const error = { code: 'bad-seat', seat, players: 3 };
      expect(await trial.refused(ada, 'offer', replace(table, seat))).toEqual(error);
    }
    expect(await trial.refused(ada, 'offer', replace(table, 1, 'hal'))).toEqual({ code: 'no-such-bot', bot: 'hal' });
  });
});
