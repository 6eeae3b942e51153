import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../contract/ids.ts';
import { startGame, type Game } from '../contract/game.ts';
import { parseConfig } from '../contract/card.ts';
import { FastChance } from '../contract/chance.ts';
import { GAMES } from '../games/games.ts';
import { replayTranscript } from './replay.ts';
import { Recorder } from './transcript.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const game: Game = GAMES[id];

  test('is played again position by position', () => {
    const chance = new FastChance(7);
    const config = parseConfig(game.card, 2, {}, 1);
    if (!config.ok) throw new Error('the usual options are allowed');
    const position = startGame(game, config.value, chance);
    const recorder = new Recorder(game, position, 'none', 2);
    const views = [game.view(position, 0)];
    const moves: number[] = [];
    while (!position.ended) {
      const move = position.randomMove(chance);
      moves.push(move);
      recorder.play(move, chance);
      views.push(game.view(position, 0));
    }
    const replay = replayTranscript(recorder.transcript());
    expect(replay.moves).toEqual(moves);
    expect(replay.positions.map((one) => game.view(one, 0))).toEqual(views);
  });
});
