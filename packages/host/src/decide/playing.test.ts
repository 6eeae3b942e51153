import { describe, expect, test } from 'vitest';
import { FastChance, GAME_IDS, GAMES, type Game } from '@sixfold/engine';
import { StoreError } from '../hosting/store.ts';
import { person, settled, spectator, Trial } from '../hosting/hosting.fixture.ts';

async function begin(wishes: Parameters<Trial['seat']>[1] = {}) {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const table = await trial.seat([ada, bo], wishes);
  const play = async (plies: number): Promise<void> => {
    for (let ply = 0; ply < plies && ada.game.result === null; ply++) await trial.move([ada, bo], table);
  };
  return { trial, ada, bo, table, play };
}

describe('a move', () => {
  test('is answered with the number of plies once it is stored, and only then shown', async () => {
    const { trial, ada, bo, table } = await begin();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    trial.store.gate = gate;
    let answer: unknown = null;
    const moving = trial.ask(ada, 'move', trial.nextMove(ada, table)).then((said) => (answer = said));
    const eve = spectator();
    const watching = trial.watch(eve, table);
    await settled();
    expect([answer, ada.game.ply, bo.game.ply, eve.lines.length]).toEqual([null, 0, 0, 0]);
    open();
    await Promise.all([moving, watching]);
    expect(answer).toEqual({ round: 0, ply: 1 });
    expect([ada.game.ply, bo.game.ply, eve.game.ply]).toEqual([1, 1, 1]);
  });

  test('that cannot be stored is not made: nobody has seen it, and it can be sent again', async () => {
    const { trial, ada, bo, table } = await begin();
    const move = trial.nextMove(ada, table);
    trial.store.failure = new StoreError('full', 'no room');
    expect(await trial.refused(ada, 'move', move)).toEqual({ code: 'not-stored', why: 'full' });
    expect([ada.game.ply, bo.game.ply]).toEqual([0, 0]);
    trial.store.failure = null;
    expect(await trial.refused(ada, 'move', move)).toBeNull();
    expect(bo.game).toMatchObject({ ply: 1, from: 0 });
  });

  test('sent twice counts once, also after the next one and after the end', async () => {
    const { trial, ada, bo, table, play } = await begin({ game: 'dice' });
    const move = trial.nextMove(ada, table);
    const answers = await Promise.all([1, 2].map(() => trial.ask(ada, 'move', move)));
    expect(answers).toEqual([
      { round: 0, ply: 1 },
      { round: 0, ply: 1 },
    ]);
    await play(Infinity);
    expect(ada.table.stage).toBe('over');
    expect(await trial.ask(ada, 'move', move)).toEqual({ round: 0, ply: 1 });
    const moves = trial.store.log(table).filter(({ type }) => type === 'moved').length;
    expect(moves).toBe(ada.game.ply);
    const error = { code: 'moved-on', round: 0, ply: moves };
    expect(await trial.refused(bo, 'move', move)).toEqual(error);
    expect(await trial.refused(ada, 'move', { ...move, move: { type: 'fly' } })).toEqual(error);
  });

  test('of two different ones for the same ply one counts', async () => {
    const { trial, ada, table } = await begin({ game: 'cards' });
    const { rack } = ada.game.view as unknown as { rack: [string, ...string[]] };
    const asks = [...new Set(rack)].slice(0, 2).map((card) => ({
      table,
      round: 0,
      ply: 0,
      move: { type: 'play', card, first: card[0] },
    }));
    const errors = await Promise.all(asks.map((ask) => trial.refused(ada, 'move', ask)));
    expect(errors).toEqual([null, { code: 'moved-on', round: 0, ply: 1 }]);
  });

  test('against the rules changes nothing', async () => {
    const { trial, ada, bo, table } = await begin({ game: 'dice' });
    const ask = { table, round: 0, ply: 0, move: { type: 'roll' } };
    const before = [ada.lines.length, bo.lines.length];
    const events = trial.store.log(table).length;
    expect(await trial.refused(bo, 'move', ask)).toEqual({ code: 'not-your-turn', seat: 1, turn: 0 });
    expect(await trial.refused(ada, 'move', { ...ask, move: { type: 'fly' } })).toMatchObject({ code: 'unknown-move' });
    expect(await trial.refused(ada, 'move', { ...ask, ply: 1 })).toEqual({ code: 'moved-on', round: 0, ply: 0 });
    expect(await trial.refused(person('Eve'), 'move', ask)).toEqual({ code: 'no-seat' });
    expect(await trial.refused(spectator(), 'move', ask)).toEqual({ code: 'no-seat' });
    expect(await trial.refused(ada, 'move', { ...ask, table: 'none' })).toEqual({ code: 'no-such-table' });
    expect([ada.lines.length, bo.lines.length]).toEqual(before);
    expect(trial.store.log(table)).toHaveLength(events);
  });

  test('is not made before everybody sits', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { game: 'dice' });
    const ask = { table, round: 0, ply: 0, move: { type: 'roll' } };
    expect(await trial.refused(ada, 'move', ask)).toEqual({ code: 'not-playing', stage: 'gathering' });
  });
});

describe('a series', () => {
  test('is played to its end', async () => {
    const { trial, ada, bo, table, play } = await begin({ game: 'dice', games: 2 });
    expect(await trial.refused(ada, 'next', { table, round: 0 })).toEqual({ code: 'game-not-over' });
    await play(Infinity);
    expect(ada.game).toMatchObject({ round: 0, isOver: false, result: { points: ada.game.standing.points } });
    expect(ada.table.stage).toBe('playing');
    await Promise.all([ada, bo].map((one) => trial.ask(one, 'next', { table, round: 0 })));
    expect(bo.game).toMatchObject({ round: 1, ply: 0, from: 0, plies: [], result: null, view: { starter: 1 } });
    await play(Infinity);
    expect([ada.game.isOver, ada.table.stage]).toEqual([true, 'over']);
    expect(await trial.refused(ada, 'next', { table, round: 1 })).toEqual({ code: 'not-playing', stage: 'over' });
    expect(await trial.refused(ada, 'next', { table, round: 2 })).toMatchObject({ code: 'moved-on', round: 1 });
  });
});

describe('between two games of a series', () => {
  const leave = async () => {
    const trial = await begin({ game: 'dice', games: 3 });
    await trial.play(Infinity);
    await trial.trial.ask(trial.bo, 'clear', { table: trial.table, seat: 1 });
    return trial;
  };

  test('somebody may leave for good: a bot plays on, points stay, and the other is told', async () => {
    const { trial, ada, bo, table } = await leave();
    const { points } = ada.game.standing;
    expect(ada.table.seats[1]).toMatchObject({ kind: 'bot', bot: 'club', isOffered: true, hasResigned: false });
    expect(ada.table.news.at(-1)).toMatchObject({ what: 'left', seat: 1, name: 'Bo', bot: 'club' });
    expect([bo.table.you, bo.table.kept]).toEqual([null, null]);
    await trial.ask(ada, 'next', { table, round: 0 });
    expect(ada.game).toMatchObject({ round: 1, standing: { points } });
    expect(trial.fold(table).seats[1]).toMatchObject({ kind: 'bot', person: null });
  });

  test('whoever gave up and left is not back with the next game', async () => {
    const { trial, ada, bo, table } = await begin({ game: 'dice', games: 3 });
    await trial.ask(bo, 'resign', { table });
    await trial.ask(bo, 'clear', { table, seat: 1 });
    expect(ada.table.seats[1]!.hasResigned).toBe(true);
    await trial.ask(ada, 'next', { table, round: 0 });
    expect(ada.table.seats[1]).toMatchObject({ kind: 'bot', hasResigned: false });
  });

  test('the table is closed when the last person leaves, and nobody leaves another’s seat or a game that is played', async () => {
    const { trial, ada, bo, table } = await leave();
    expect(await trial.refused(bo, 'clear', { table, seat: 0 })).toEqual({ code: 'not-the-host' });
    await trial.ask(ada, 'clear', { table, seat: 0 });
    expect(trial.fold(table).stage).toBe('closed');
    const playing = await begin({ game: 'dice', games: 3 });
    expect(await playing.trial.refused(playing.ada, 'clear', { table: playing.table, seat: 0 })).toEqual({
      code: 'has-begun',
    });
  });
});

describe('whoever gave up a game that others play on', () => {
  const giveUp = async () => {
    const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
    trial.thinker = { think: () => new Promise(() => {}) };
    const table = await trial.seat([ada, bo, cy], { game: 'dice', games: 3 });
    await trial.ask(bo, 'resign', { table });
    return { trial, ada, bo, cy, table };
  };

  test('is told which seat was theirs, and may leave for good at once: all are told', async () => {
    const { trial, ada, bo, cy, table } = await giveUp();
    expect([bo.table.you, bo.table.kept, bo.table.gaveUp]).toEqual([null, null, 1]);
    for (const other of [ada, cy]) expect(other.table).not.toHaveProperty('gaveUp');
    await trial.ask(bo, 'clear', { table, seat: 1 });
    expect(bo.table).not.toHaveProperty('gaveUp');
    for (const one of [ada, bo, cy]) {
      expect(one.table.news.at(-1)).toMatchObject({ what: 'left', seat: 1, name: 'Bo', bot: 'club' });
      expect(one.table.seats[1]).toMatchObject({ kind: 'bot', hasResigned: true });
    }
  });

  test('leaves a seat that nobody takes before the game is over', async () => {
    const { trial, ada, bo, cy, table } = await giveUp();
    await trial.ask(bo, 'clear', { table, seat: 1 });
    const eve = person('Eve');
    const sit = { table, invite: ada.table.invite! };
    expect(ada.table.seats[1]).not.toHaveProperty('isOffered');
    expect(await trial.refused(eve, 'sit', sit)).toEqual({ code: 'table-full' });
    expect(await trial.refused(eve, 'sit', { ...sit, seat: 1 })).toEqual({ code: 'seat-not-open', seat: 1 });
    await trial.ask(cy, 'resign', { table });
    await trial.ask(cy, 'clear', { table, seat: 2 });
    expect(await trial.refused(cy, 'clear', { table, seat: 2 })).toEqual({ code: 'not-the-host' });
    expect(await trial.refused(ada, 'clear', { table, seat: 0 })).toEqual({ code: 'has-begun' });
  });
});

describe('looking back', () => {
  test('one sees again what one could see', async () => {
    const { trial, ada, bo, table, play } = await begin();
    await play(2);
    const { view } = ada.game;
    await play(2);
    expect(await trial.ask(ada, 'look', { table, round: 0, ply: 2 })).toEqual({ view });
    const other = (await trial.ask(bo, 'look', { table, round: 0, ply: 2 })).view;
    expect(other.seat).toBe(1);
    expect(await trial.refused(ada, 'look', { table, round: 0, ply: 5 })).toMatchObject({ code: 'bad-ply' });
    expect(await trial.refused(ada, 'look', { table, round: 1, ply: 0 })).toMatchObject({ code: 'bad-ply' });
  });

  test('nothing is seen before the game has begun', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada);
    const error = { code: 'not-playing', stage: 'gathering' };
    expect(await trial.refused(ada, 'look', { table, round: 0, ply: 0 })).toEqual(error);
    expect(await trial.refused(ada, 'transcript', { table, round: 0 })).toEqual(error);
  });

  test('a finished game is told with all of its secrets', async () => {
    const { trial, ada, table, play } = await begin();
    await play(4);
    expect(await trial.refused(ada, 'transcript', { table, round: 0 })).toEqual({ code: 'game-not-over' });
    await play(Infinity);
    const { transcript } = await trial.ask(spectator(), 'transcript', { table, round: 0 });
    expect(transcript.plies).toHaveLength(ada.game.ply);
    expect(await trial.refused(ada, 'transcript', { table, round: 1 })).toEqual({ code: 'game-not-over' });
  });
});

describe('what is possible now', () => {
  test.each(GAME_IDS)('is told in %s as the rules have it, in both forms, to whose turn it is', async (id) => {
    const { trial, ada, bo, table, play } = await begin({ game: id });
    const game: Game = GAMES[id];
    for (const plies of [0, 1, 5, 10]) {
      await play(plies);
      if (ada.game.result !== null) break;
      const mover = [ada, bo][ada.game.view.turn]!;
      const { round, ply, moves } = await trial.ask(mover, 'moves', { table });
      expect([round, ply]).toEqual([mover.game.round, mover.game.ply]);
      const position = game.resample(mover.game.view, new FastChance(plies));
      const legal = position.legalMoves();
      expect(moves.map(({ notation }) => notation)).toEqual(legal.map((one) => game.makeNotation(position, one)));
      expect(moves.map(({ move }) => move)).toEqual(legal.map((one) => game.makeMove(position, one)));
    }
  });

  test('is told to nobody else', async () => {
    const { trial, ada, bo, table, play } = await begin({ game: 'dice' });
    const { turn } = ada.game.view;
    expect(await trial.refused([bo, ada][turn]!, 'moves', { table })).toEqual({
      code: 'not-your-turn',
      seat: 1 - turn,
      turn,
    });
    expect(await trial.refused(spectator(), 'moves', { table })).toEqual({ code: 'no-seat' });
    await play(Infinity);
    expect(await trial.refused(ada, 'moves', { table })).toEqual({ code: 'not-playing', stage: 'over' });
  });
});
