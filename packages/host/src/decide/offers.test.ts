import { describe, expect, test } from 'vitest';
import { person, settled, Trial, type Witness } from '../hosting/hosting.fixture.ts';

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
    expect(bo.table.offer).toEqual({ kind: 'take-back', ply: 0, number: 4, by: 0, agreed: [] });
    await trial.agree(bo, table);
    expect([cy.table.offer!.agreed, cy.game.ply]).toEqual([[1], 1]);
    await trial.agree(cy, table);
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
      await trial.agree(one, table, false);
      expect([bo.table.offer, bo.game.ply]).toEqual([null, 1]);
    }
  });

  test('a move ends it', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    await roll();
    await trial.ask(ada, 'offer', takeBack);
    const { number } = bo.table.offer!;
    await roll();
    expect(bo.table.offer).toBeNull();
    const agree = { table, offer: number, isAgreed: true };
    expect(await trial.refused(bo, 'agree', agree)).toMatchObject({ code: 'moved-on' });
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
    const agree = { table, offer: ada.table.offer!.number, isAgreed: true };
    expect(await trial.refused(ada, 'agree', agree)).toEqual({ code: 'not-offered' });
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

describe('an offer', () => {
  test('is agreed to as it was read: what is asked since has another number', async () => {
    const { trial, people, table, roll, takeBack } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    await roll();
    await trial.ask(ada, 'offer', takeBack);
    const { number } = bo.table.offer!;
    await trial.agree(ada, table, false);
    trial.away.set('guest-Cy', 200_000);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'replace', seat: 2 } });
    const agree = { table, offer: number, isAgreed: true };
    expect(await trial.refused(bo, 'agree', agree)).toMatchObject({ code: 'moved-on' });
    expect(cy.table.seats[2]).toMatchObject({ kind: 'person' });
  });
});

describe('replacing', () => {
  const replace = (table: string, seat: number) => ({ table, offer: { kind: 'replace', seat } }) as const;

  test('a person who is away gives way to a bot of the table if the others agree', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    trial.tables.leave(ada);
    trial.away.set('guest-Ada', 120_000);
    await trial.ask(bo, 'offer', replace(table, 0));
    await trial.agree(cy, table);
    expect(bo.table.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada', bot: 'club', hasResigned: false });
    expect(bo.table.news.at(-1)).toMatchObject({ what: 'replaced', seat: 0, name: 'Ada', bot: 'club', ply: 0 });
    await trial.pass(0);
    expect(bo.game.ply).toBeGreaterThan(0);
  });

  test('takes two minutes without any connection, also where nobody else is asked', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    trial.tables.leave(ada);
    for (const [away, wait] of [
      [0, 120_000],
      [119_999, 1],
    ] as const) {
      trial.away.set('guest-Ada', away);
      expect(await trial.refused(bo, 'offer', replace(table, 0))).toEqual({ code: 'is-here', seat: 0, wait });
    }
    trial.away.set('guest-Ada', 120_000);
    await trial.ask(bo, 'offer', replace(table, 0));
    expect(bo.table.seats[0]).toMatchObject({ kind: 'bot', bot: 'club' });
  });

  test('how long it takes is told to those who wait', async () => {
    const { trial, people } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    expect(bo.table.seats[0]).not.toHaveProperty('replaceIn');
    trial.tables.leave(ada);
    trial.away.set('guest-Ada', 20_000);
    await trial.pass(250);
    expect(bo.table.seats[0]).toMatchObject({ isHere: false, replaceIn: 100_000 });
  });

  test('the seat stays theirs: one request takes it back, and the others read of it', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    trial.away.set('guest-Ada', 120_000);
    await trial.ask(bo, 'offer', replace(table, 0));
    await trial.watch(ada, table);
    expect([ada.table.you, ada.table.kept, ada.game.view.seat]).toEqual([null, 0, null]);
    await trial.ask(ada, 'sit', { table });
    expect([ada.table.you, ada.table.kept, ada.game.view.seat]).toEqual([0, null, 0]);
    expect(bo.table.news.map(({ what }) => what)).toEqual(['sat', 'replaced', 'returned']);
  });

  test('who comes in time stays', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    trial.tables.leave(ada);
    trial.away.set('guest-Ada', 120_000);
    await trial.ask(bo, 'offer', replace(table, 0));
    const { number } = cy.table.offer!;
    await trial.watch(person('Ada'), table);
    expect(cy.table.offer).toBeNull();
    const agree = { table, offer: number, isAgreed: true };
    expect(await trial.refused(cy, 'agree', agree)).toMatchObject({ code: 'moved-on' });
  });

  test('no bot, and not oneself', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo'], 1);
    const [ada] = people;
    for (const seat of [0, 2, 3]) {
      const error = { code: 'bad-seat', seat, players: 3 };
      expect(await trial.refused(ada, 'offer', replace(table, seat))).toEqual(error);
    }
  });
});

describe('removing', () => {
  const remove = (table: string, seat: number) => ({ table, offer: { kind: 'remove', seat } }) as const;

  test('somebody who is here needs all others, and they do not come back', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    await trial.ask(ada, 'offer', remove(table, 2));
    await trial.agree(bo, table);
    expect([cy.table.you, cy.table.kept, cy.table.seats[2]!.kind]).toEqual([null, null, 'bot']);
    expect(cy.table.news.at(-1)).toMatchObject({ what: 'removed', seat: 2, name: 'Cy', by: 0 });
    await trial.ask(ada, 'clear', { table, seat: 2 });
    expect(await trial.refused(cy, 'sit', { table, seat: 2 })).toEqual({ code: 'wrong-invite' });
  });

  test('is not for a table of two', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo'], 1);
    expect(await trial.refused(people[0], 'offer', remove(table, 1))).toEqual({ code: 'has-begun' });
  });
});

test('a table ends without a result only if everybody wants it to', async () => {
  const { trial, people, table, roll } = await begin(['Ada', 'Bo']);
  const [ada, bo] = people;
  await roll();
  await trial.ask(ada, 'offer', { table, offer: { kind: 'end' } });
  expect(ada.table.stage).toBe('playing');
  await trial.agree(bo, table);
  expect([ada.table.stage, ada.game.result]).toEqual(['closed', null]);
});

describe('while bots think', () => {
  /** Two people with a bot that begins, and moves when it is told to. */
  async function hold() {
    const trial = new Trial();
    const { think } = trial.thinker;
    const held: (() => void)[] = [];
    trial.thinker = { think: (task, stop) => new Promise((resolve) => held.push(() => resolve(think(task, stop)))) };
    const people: [Witness, Witness] = [person('Ada'), person('Bo')];
    const open = (): Promise<string> => trial.seat(people, { game: 'dice', bots: 1, starter: 2 });
    const botMoves = async (): Promise<void> => {
      await settled();
      held.at(-1)!();
      await settled();
    };
    return { trial, people, table: await open(), open, botMoves };
  }

  test('what people ask each other outlasts a bot’s move', async () => {
    const { trial, people, table, botMoves } = await hold();
    const [ada, bo] = people;
    await trial.ask(ada, 'offer', { table, offer: { kind: 'end' } });
    await botMoves();
    expect([ada.game.ply, bo.table.offer?.kind]).toEqual([1, 'end']);
    await trial.agree(bo, table);
    expect(ada.table.stage).toBe('closed');
  });

  test('to go back is asked again, since a bot’s move would go back, too', async () => {
    const { trial, people, table, botMoves } = await hold();
    const [ada, bo] = people;
    while (ada.game.view.turn === 2) await botMoves();
    while (ada.game.view.turn !== 2) await trial.move(people, table);
    await trial.ask(bo, 'offer', { table, offer: { kind: 'take-back', ply: bo.game.takeBack! } });
    expect(ada.table.offer?.kind).toBe('take-back');
    await botMoves();
    expect(ada.table.offer).toBeNull();
  });

  test('a game that a bot ends leaves nothing to be asked', async () => {
    const { trial, people, table, open, botMoves } = await hold();
    const [ada] = people;
    const lastMover = async (at: string): Promise<number> => {
      let mover = 2;
      while (ada.game.result === null) {
        mover = ada.game.view.turn;
        if (mover === 2 && !ada.table.offer) await trial.ask(ada, 'offer', { table: at, offer: { kind: 'end' } });
        await (mover === 2 ? botMoves() : trial.move(people, at));
      }
      return mover;
    };
    let at = table;
    while ((await lastMover(at)) !== 2) at = await open();
    expect([ada.table.stage, ada.table.offer]).toEqual(['over', null]);
  });
});
