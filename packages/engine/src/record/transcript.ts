import type { Options } from '../contract/card.ts';
import type { Chance } from '../contract/chance.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Game, MoveObject } from '../contract/game.ts';
import type { GameId } from '../contract/ids.ts';
import type { Position, Result, Tracks } from '../contract/position.ts';
import type { FairRecord } from '../fair/record.ts';
import type { Edition } from '../luck/luck.ts';

/** The name and version of the format, which every transcript begins with. */
export const FORMAT = 'sixfold-transcript/1';

/** One move of a transcript, with all that came of it. */
export interface TranscriptPly {
  seat: number;
  /** The number of different legal moves before the ply. */
  legal: number;
  move: MoveObject;
  events: GameEvent[];
  tracks: Tracks[];
}

/** A whole game with every draw and roll. */
export interface Transcript {
  format: typeof FORMAT;
  game: GameId;
  players: number;
  options: Options;
  seed: string;
  /** How luck follows from the seed (F7); without it by the first edition. */
  luck?: Exclude<Edition, 1>;
  starter: number;
  setup: Record<string, unknown>;
  plies: TranscriptPly[];
  result: Result;
  /** How the luck was settled, where all had a part in it. */
  fair?: FairRecord;
  /** Only of a game that was broken off (F9): why, and who gave it up. The result is then the table's. */
  stopped?: { reason: 'resigned' | 'time' | 'agreed'; seat: number };
}

/** Writes down a game while it is played. */
export class Recorder {
  private readonly game: Game;
  private readonly position: Position;
  private readonly luck: Pick<Transcript, 'seed' | 'luck'>;
  private readonly setup: Record<string, unknown>;
  readonly plies: TranscriptPly[] = [];

  /** Starts with a position that has been dealt and not yet played. */
  constructor(game: Game, position: Position, seed: string, edition: Edition) {
    this.game = game;
    this.position = position;
    this.luck = edition === 1 ? { seed } : { seed, luck: edition };
    this.setup = game.makeSetup(position);
  }

  /** Plays a legal move. */
  play(move: number, chance: Chance): void {
    const { game, position } = this;
    const events: GameEvent[] = [];
    const before = { seat: position.turn, legal: position.countMoves(), move: game.makeMove(position, move) };
    position.play(move, chance, events);
    this.plies.push({ ...before, events, tracks: position.allTracks() });
  }

  transcript(): Transcript {
    const { card, config } = this.position;
    const { players, options, starter } = config;
    return {
      format: FORMAT,
      game: card.id,
      players,
      options,
      ...this.luck,
      starter,
      setup: this.setup,
      plies: this.plies,
      result: this.position.result(),
    };
  }
}
