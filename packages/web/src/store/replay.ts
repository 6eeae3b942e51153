import { ScriptError, seenEvent, type Game, type Position, type Source, type View } from '@sixfold/engine';
import type { Transcript, TranscriptPly } from '@sixfold/engine/transcript';
import type { SeenPly } from '@sixfold/protocol';
import { dealAgain, drawnIn, luckOf } from './script.ts';

/** Whose eyes look: a seat's, a spectator's (null), or those of one who sees all and looks over each mover's shoulder. */
export type Eyes = number | null | 'all';

/** A finished game at one moment: after so many plies. */
export interface ReplayFrame {
  readonly ply: number;
  readonly view: View;
  /** All plies so far; the last one is what has just happened. */
  readonly plies: readonly SeenPly[];
}

/** A finished game, to be leafed through forwards and backwards. */
export interface Replay {
  readonly game: Game;
  /** How many plies it has; there is one more scene than that. */
  readonly length: number;
  at(ply: number, eyes?: Eyes): ReplayFrame;
  /** For each score event of that ply, in order, what was counted. */
  explain(ply: number): Source[][];
}

/** Null for a transcript that the installed rules do not allow. */
export async function openReplay(game: Game, transcript: Transcript): Promise<Replay | null> {
  const positions = await replayPositions(game, transcript);
  if (!positions) return null;
  const { plies } = transcript;
  const length = plies.length;
  const within = (ply: number): number => Math.max(0, Math.min(length, Math.trunc(ply)));
  return {
    game,
    length,
    at: (number, eyes = null) => {
      const ply = within(number);
      const position = positions[ply]!;
      const view = game.view(position, eyes === 'all' ? position.turn : eyes);
      return { ply, view, plies: plies.slice(0, ply).map((one, index) => seenPly(one, index, eyes)) };
    },
    explain: (ply) => {
      const position = positions[ply];
      const move = plies[ply] && position && game.parseMove(position, plies[ply].move);
      return move?.ok ? game.sources(position!, move.value) : [];
    },
  };
}

const seenPly = ({ seat, move, events }: TranscriptPly, ply: number, eyes: Eyes): SeenPly => ({
  ply,
  seat,
  move,
  events: eyes === 'all' ? events : events.map((event) => seenEvent(event, eyes)),
});

/** The positions before each ply, and the last one. */
async function replayPositions(
  game: Game,
  { players, options, starter, setup, plies }: Transcript,
): Promise<Position[] | null> {
  try {
    const position = await dealAgain(game, { players, options, starter }, setup);
    if (!position) return null;
    const positions = [position.clone()];
    for (const { move, events } of plies) {
      const parsed = game.parseMove(position, move);
      if (!parsed.ok) return null;
      position.play(parsed.value, luckOf(drawnIn(events)));
      positions.push(position.clone());
    }
    return positions;
  } catch (error) {
    if (error instanceof ScriptError) return null;
    throw error;
  }
}
