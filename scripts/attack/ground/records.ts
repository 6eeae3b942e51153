import { saveSeries } from '@sixfold/host';
import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import { granted, Series } from '@sixfold/host';
import type { TableRecord } from '@sixfold/protocol';
import { chooseMove } from '../../../packages/testing/src/player.ts';

/** A series of two that was begun elsewhere, with its luck known to whoever began it. */
export function beginSeries(game: GameId, seed: string, games = 1): Series {
  const { ruleset } = GAMES[game].card;
  const terms = { game, options: {}, games, starter: 0 };
  return granted(Series.open(GAMES[game], { terms, players: 2, seed, luck: 2, ruleset }));
}

/** Plays a ply at random; between games the next one begins. */
export function playOn(series: Series, chance: FastChance): void {
  const { turn } = series;
  if (turn === null) granted(series.nextRound());
  else granted(series.play(granted(series.match.read(turn, chooseMove(series.match.view(turn), chance)))));
}

/** As much play as has room in so many bytes: dice are quickly told. */
export function makeLongRecord(bytes: number): TableRecord {
  const series = beginSeries('dice', 'long ago', 100);
  const chance = new FastChance(1);
  let room = bytes - JSON.stringify(saveSeries(series)).length;
  while (room > 0) {
    playOn(series, chance);
    room -= (series.match.moves.at(-1) ?? '').length + 3;
  }
  return saveSeries(series);
}
