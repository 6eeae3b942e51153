import { LETTERS, parseConfig, parseGame, parsePiece, ScriptedChance } from '@sixfold/engine';
import type { Config, Game, GameEvent, GameId, Parsed, Position } from '@sixfold/engine';
import type { Transcript, TranscriptPly } from '@sixfold/engine/transcript';
import { PARSE_SETUP } from '@sixfold/engine/verify';

/** A transcript on the table again, ply by ply. */
export interface Replay {
  readonly game: Game;
  readonly config: Config;
  readonly position: Position;
  /** Plays a ply; returns its move in notation. */
  play(ply: TranscriptPly): string;
}

/** Sets up a transcript that has been verified before. */
export function startReplay({ game: id, players, options, starter, setup }: Transcript): Replay {
  const game = known(parseGame(id));
  const config = known(parseConfig(game.card, players, options, starter));
  const position = game.blank(config);
  position.deal(new ScriptedChance(known(PARSE_SETUP[game.card.id as GameId](config, setup))));
  return {
    game,
    config,
    position,
    play({ move, events }) {
      const number = known(game.parseMove(position, move));
      const notation = game.makeNotation(position, number);
      position.play(number, new ScriptedChance(events.flatMap(drawnIn)));
      return notation;
    },
  };
}

/** The pieces that an event drew, turned over or rolled. */
function drawnIn(event: GameEvent): number[] {
  if (event.type === 'draw') return event.pieces.map(parsePiece);
  if (event.type === 'roll') return event.pieces.map((letter) => LETTERS.indexOf(letter));
  return event.type === 'flip' ? [LETTERS.indexOf(event.piece)] : [];
}

function known<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new RangeError(`not verified: ${parsed.error.code}`);
  return parsed.value;
}
