import { saveSeries } from '../series/save.ts';
import { GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import type { TableRecord } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { granted } from '../contract/errors.ts';
import { parseTerms } from '../series/config.ts';
import { Series } from '../series/series.ts';
import { chooseMove, ME, OPEN, person, spectator, Trial, type Witness } from './hosting.fixture.ts';

/** Three people and a spectator at a table that was begun elsewhere; only what luck has in store differs by `seed`. */
async function takeOnline(game: GameId, seed: string) {
  let drawn = 0;
  const trial = new Trial({ random: (bytes) => (bytes === 32 ? seed : `drawn-${drawn++}`) });
  const people = ['Ada', 'Bo', 'Cy'].map(person) as [Witness, Witness, Witness];
  const table = await trial.open(people[0], { game, seats: [ME, OPEN, OPEN], record: begun(game) });
  const { invite } = trial.fold(table).opened;
  for (const seat of [1, 2]) await trial.ask(people[seat]!, 'sit', { table, seat, invite: invite! });
  const readers = [...people, spectator()];
  for (const reader of readers) await trial.watch(reader, table);
  return { trial, people, readers, table };
}

function begun(game: GameId): TableRecord {
  const { card } = GAMES[game];
  const terms = granted(parseTerms(card, { game, starter: 0 }, 3));
  const series = granted(
    Series.open(GAMES[game], { terms, players: 3, seed: 'known', luck: 2, ruleset: card.ruleset }),
  );
  granted(series.play(granted(series.match.read(0, chooseMove(series.match.view(0))))));
  return saveSeries(series);
}

const linesOf = ({ lines }: Witness): string => lines.join('\n');

/** All that a reader may know of the game by what they have been shown. */
const knownTo = (reader: Witness): string => JSON.stringify([reader.game.view, reader.game.plies]);

test.each(GAME_IDS)('in %s whoever may see the same is told the same, byte for byte', async (game) => {
  const [one, other] = [await takeOnline(game, 'one'), await takeOnline(game, 'other')];
  let isHidden = false;
  for (let ply = 0; ply < 4; ply++) {
    const isSame = one.readers.map((reader, index) => knownTo(reader) === knownTo(other.readers[index]!));
    const knowSame = ({ readers }: typeof one): string[] => readers.filter((_, index) => isSame[index]).map(linesOf);
    expect(knowSame(one)).toEqual(knowSame(other));
    isHidden ||= isSame.includes(true) && isSame.includes(false);
    if (!isSame.every(Boolean)) break;
    const mover = one.readers[0]!.game.view.turn;
    const move = one.trial.nextMove(one.people[mover]!, one.table);
    for (const { trial, people, table } of [one, other]) await trial.ask(people[mover]!, 'move', { ...move, table });
  }
  // The test would show nothing if luck had never told the tables apart for the one who drew.
  expect(isHidden).toBe(GAMES[game].card.hidden);
});

test.each(GAME_IDS)('in %s no seed, guest or invite is told', async (game) => {
  const [trial, ada, bo, eve] = [new Trial(), person('Ada'), person('Bo'), spectator()];
  const table = await trial.seat([ada, bo], { game });
  await trial.watch(eve, table);
  for (let ply = 0; ply < 12; ply++) await trial.move([ada, bo], table);
  const { seed } = trial.fold(table).opened;
  for (const reader of [ada, bo, eve]) {
    for (const secret of [seed, 'guest-', 'invite', 'luck']) expect(linesOf(reader)).not.toContain(secret);
  }
});
