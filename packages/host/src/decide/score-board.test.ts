import { describe, expect, test } from 'vitest';
import type { SheetMove } from '@sixfold/engine/sheet';
import type { Opening } from '@sixfold/protocol';
import { attempt } from '../contract/errors.ts';
import { FAIR } from '../table/fair.ts';
import { needFittingWish } from './score-board.ts';
import {
  BOT,
  device,
  HOUSE,
  ME,
  OPEN,
  person,
  spectator,
  Trial,
  whyNot,
  type Witness,
} from '../hosting/hosting.fixture.ts';

const LIVE = { kind: 'live', bank: 60_000, gain: 0, cap: null, onTime: 'lost' } as const;

/** A score board of the classic board, at which these people sit. */
async function begin(names: string[], wishes: Parameters<Trial['seat']>[1] = {}) {
  const trial = new Trial({ fair: FAIR });
  const people = names.map(person) as [Witness, Witness, Witness];
  const table = await trial.seat(people, { game: 'board', isPrinted: true, ...wishes });
  const ask = ({ game: { round, ply } }: Witness, move: SheetMove) => ({ table, round, ply, move });
  const enter = (by: Witness, tracks: Extract<SheetMove, { type: 'enter' }>['tracks']): Promise<unknown> =>
    trial.ask(by, 'move', ask(by, { type: 'enter', tracks }));
  const takeBack = (by: Witness, ply: number) =>
    trial.refused(by, 'offer', { table, offer: { kind: 'take-back', ply } });
  return { trial, people, table, ask, enter, takeBack };
}

describe('at a score board', () => {
  test('anybody who sits there writes down what anybody scored, and nobody else does', async () => {
    const { trial, people, ask, enter } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    await enter(bo, { R: 2, B: 1 });
    await enter(bo, {});
    await enter(ada, { V: 3 });
    expect(cy.game).toMatchObject({ ply: 3, view: { isSheet: true, turn: 0 } });
    expect(cy.game.view.tracks).toEqual([
      [2, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 3],
    ]);
    const eve = spectator();
    expect(await trial.refused(eve, 'move', ask(ada, { type: 'end' }))).toEqual({ code: 'no-seat' });
  });

  test('two who write the same at once have written it once, and of different entries one counts', async () => {
    const { trial, people, ask } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    const both = ask(ada, { type: 'enter', tracks: { R: 2 } });
    expect(await Promise.all([ada, bo].map((one) => trial.refused(one, 'move', both)))).toEqual([null, null]);
    expect(ada.game.ply).toBe(1);
    const other = { ...both, move: { type: 'enter', tracks: { R: 3 } } };
    expect(await trial.refused(bo, 'move', other)).toEqual({ code: 'moved-on', round: 0, ply: 1 });
  });

  test('what no scoring can bring is refused with its rule', async () => {
    const { trial, people, ask } = await begin(['Ada', 'Bo']);
    const three = ask(people[0], { type: 'enter', tracks: { R: 1, O: 1, Y: 1 } });
    const error = { code: 'too-many-symbols', symbols: 3, most: 2, rule: 'B6' };
    expect(await trial.refused(people[1], 'move', three)).toEqual(error);
  });

  test('anybody takes back at once, as far as they like, also after the end', async () => {
    const { people, takeBack, enter, trial, ask } = await begin(['Ada', 'Bo']);
    const [ada, bo] = people;
    for (let value = 1; value < 4; value++) await enter(ada, { R: value, V: value });
    expect([ada.game.takeBack, bo.game.takeBack]).toEqual([2, 2]);
    expect(await takeBack(bo, 1)).toBeNull();
    expect(ada.game).toMatchObject({ ply: 1, backs: 1, takeBack: 0, view: { turn: 1 } });
    await trial.ask(bo, 'move', ask(bo, { type: 'end' }));
    expect(ada.table.stage).toBe('over');
    expect(await takeBack(ada, 1)).toBeNull();
    expect(bo.table.stage).toBe('playing');
    expect(await takeBack(ada, 0)).toBeNull();
    expect(ada.game).toMatchObject({ ply: 0, takeBack: null });
    expect(await takeBack(ada, 0)).toMatchObject({ code: 'bad-ply' });
    expect(await takeBack(spectator(), 0)).toEqual({ code: 'no-seat' });
  });

  test('nobody is waited for: whoever is there writes for all, and others sit down later', async () => {
    const trial = new Trial();
    const [ada, bo] = [person('Ada'), person('Bo')];
    const seats = [ME, { kind: 'open', name: 'Bo' } as const, OPEN];
    const table = await trial.open(ada, { game: 'cards', isPrinted: true, seats });
    await trial.watch(ada, table);
    expect(ada.table).toMatchObject({ stage: 'playing', seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: '' }] });
    const move = { type: 'enter', tracks: { R: 2 } };
    await trial.ask(ada, 'move', { table, round: 0, ply: 0, move });
    await trial.ask(ada, 'move', { table, round: 0, ply: 1, move });
    await trial.ask(bo, 'sit', { table, seat: 1, invite: ada.table.invite! });
    await trial.watch(bo, table);
    expect(bo.game).toMatchObject({ ply: 2, view: { seat: 1, turn: 2 } });
    await trial.ask(bo, 'clear', { table, seat: 1 });
    expect(ada.table).toMatchObject({ stage: 'playing', seats: [{}, { kind: 'open' }, {}] });
    await trial.ask(HOUSE, 'forget', { table, person: 'guest-Ada' });
    expect(trial.fold(table).seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open']);
  });

  test('there are no bots, no clock, no fair draws, and nothing to tell of pieces', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada] = people;
    const refused = { code: 'score-board' };
    const { terms } = trial.fold(table).opened;
    const wish = { terms, seats: [ME, OPEN], isPublic: false };
    const whyUnfit = (ask: Opening) => attempt(() => needFittingWish(ask));
    expect(whyUnfit(wish)).toMatchObject({ ok: true });
    expect(whyUnfit({ ...wish, seats: [ME, BOT] })).toMatchObject({ error: refused });
    expect(whyUnfit({ ...wish, tempo: LIVE })).toMatchObject({ error: refused });
    const blank = trial.open(ada, { game: 'dice', isPrinted: true, options: { startRule: 'blank' } });
    expect(await whyNot(blank)).toEqual({ code: 'unknown-option', option: 'startRule' });
    expect(await trial.refused(ada, 'fill', { table, seat: 1, bot: 'club' })).toEqual(refused);
    expect(await trial.refused(ada, 'moves', { table })).toEqual(refused);
    expect(await trial.refused(ada, 'transcript', { table, round: 0 })).toEqual(refused);
    trial.away.set('guest-Bo', Infinity);
    for (const kind of ['replace', 'remove'] as const) {
      expect(await trial.refused(ada, 'offer', { table, offer: { kind, seat: 1 } })).toEqual(refused);
    }
    expect(trial.fold(table).opened).not.toHaveProperty('isFair');
    expect(ada.table.seats[1]).not.toHaveProperty('replaceIn');
  });

  test('of two, one who gives up has lost', async () => {
    const { trial, people, table } = await begin(['Ada', 'Bo']);
    await trial.ask(people[0], 'resign', { table });
    expect(people[1].game.result).toMatchObject({ ranks: [2, 1], points: [0, 0] });
  });

  test('of more, the turns of one who gave up pass by, and the others rank before them', async () => {
    const { trial, people, table, enter, takeBack, ask } = await begin(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = people;
    await enter(ada, { R: 2 });
    await trial.ask(bo, 'resign', { table });
    expect(cy.game).toMatchObject({ ply: 2, takeBack: 0, view: { turn: 2 } });
    await enter(cy, { R: 1 });
    await enter(cy, { O: 3 });
    expect(cy.game).toMatchObject({ ply: 5, takeBack: 3, view: { turn: 2 } });
    expect(await takeBack(ada, 3)).toBeNull();
    expect(cy.game).toMatchObject({ ply: 3, view: { turn: 0 } });
    await trial.ask(cy, 'move', ask(cy, { type: 'end' }));
    expect(ada.game.result).toMatchObject({ ranks: [1, 3, 2] });
    trial.restart();
    await trial.watch(ada, table);
    expect(ada.game.result).toMatchObject({ ranks: [1, 3, 2] });
  });

  test('a series goes on as any other: victory points, and the start moves on', async () => {
    const { trial, people, table, enter, ask } = await begin(['Ada', 'Bo'], { games: 2 });
    const [ada, bo] = people;
    await enter(ada, { R: 2 });
    await trial.ask(bo, 'move', ask(bo, { type: 'end' }));
    await trial.ask(bo, 'next', { table, round: 0 });
    expect(ada.game).toMatchObject({ round: 1, ply: 0, view: { starter: 1, turn: 1 } });
    await trial.ask(ada, 'move', ask(ada, { type: 'end' }));
    const { table: again } = await trial.ask(ada, 'rematch', { table });
    expect(trial.fold(again).opened).toMatchObject({ terms: { isPrinted: true } });
    expect(trial.fold(again).opened).not.toHaveProperty('isFair');
  });

  test('one device serves all, or one alone, and is handed to nobody', async () => {
    const trial = new Trial();
    const here = device();
    const table = await trial.share(here, 3, { game: 'board', isPrinted: true });
    const four = { type: 'enter', tracks: { R: 4 } };
    await trial.ask(here, 'move', { table, round: 0, ply: 0, move: four });
    expect(here.game).toMatchObject({ handTo: null, takeBack: 0, view: { turn: 1 } });
    const alone = await trial.share(here, 1, { game: 'board', isPrinted: true });
    const past = { table: alone, round: 0, ply: 0, move: { type: 'enter', tracks: { R: 19 } } };
    expect(await trial.refused(here, 'move', past)).toEqual({
      code: 'past-stop',
      symbol: 'R',
      to: 19,
      stop: 18,
      rule: 'B10',
    });
  });
});
