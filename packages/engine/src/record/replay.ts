import { ScriptedChance } from '../contract/chance.ts';
import { isRecord } from '../contract/errors.ts';
import type { Game } from '../contract/game.ts';
import type { Position } from '../contract/position.ts';
import { parseSymbol } from '../contract/symbols.ts';
import { parsePiece } from '../family/pieces.ts';
import { GAMES, PARSE_SETUP } from '../games/games.ts';
import type { Transcript } from './transcript.ts';

/** A game as it was played, to be looked at from anywhere in it. */
export interface ReplayedGame {
  readonly game: Game;
  /** The position before each ply, and the one after the last. */
  readonly positions: readonly Position[];
  /** The move of each ply. */
  readonly moves: readonly number[];
}

/** Plays a transcript again that was verified: what is wrong with any other is for `verifyTranscript` to say. */
export function replayTranscript({ game: id, players, options, starter, setup, plies }: Transcript): ReplayedGame {
  const game: Game = GAMES[id];
  const config = { players, options, starter };
  const position = game.blank(config);
  position.deal(new ScriptedChance(granted(PARSE_SETUP[id](config, setup))));
  const positions = [position.clone()];
  const moves = plies.map(({ move: object, events }) => {
    const move = granted(game.parseMove(position, object));
    position.play(move, new ScriptedChance(scriptOf(events)));
    positions.push(position.clone());
    return move;
  });
  return { game, positions, moves };
}

function granted<T>(parsed: { ok: true; value: T } | { ok: false }): T {
  if (!parsed.ok) throw new Error('this transcript was not verified');
  return parsed.value;
}

/** All pieces that a ply's events say were drawn, turned over or rolled, in order; nonsense as -1, which is never left. */
export function scriptOf(events: readonly unknown[]): number[] {
  return events.flatMap((event) => {
    if (!isRecord(event)) return [];
    if (event['type'] === 'flip') return [parseSymbol(event['piece'])];
    if (event['type'] === 'roll') return parseAll(event['pieces'], parseSymbol);
    return event['type'] === 'draw' ? parseAll(event['pieces'], parsePiece) : [];
  });
}

const parseAll = (pieces: unknown, parse: (piece: unknown) => number): number[] =>
  Array.isArray(pieces) ? pieces.map(parse) : [];
