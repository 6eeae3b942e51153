import { seenEvent, startGame, type Config, type Game, type MoveObject } from '@sixfold/engine';
import type { Position, SeenEvent, View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { Recorder, type Transcript, type TranscriptPly } from '@sixfold/engine/transcript';
import { accept, refuse, type Outcome, type TableError } from './errors.ts';

/** One move and what it led to, as one seat saw it. */
export interface SeenPly {
  readonly ply: number;
  readonly seat: number;
  readonly move: MoveObject;
  readonly events: SeenEvent[];
}

/** One game at a table: its luck comes from a seed, and its moves are kept in notation. */
export class Match {
  readonly game: Game;
  readonly position: Position;
  /** The moves so far, in notation. */
  readonly moves: string[] = [];
  private readonly luck: Seed;
  private readonly recorder: Recorder;
  /** What has happened, a text a ply: a server keeps many games and looks back at few, and so they are small. */
  private readonly past: string[] = [];

  constructor(game: Game, config: Config, seed: string) {
    this.game = game;
    this.luck = new Seed(seed);
    this.position = startGame(game, config, this.luck.setup());
    this.recorder = new Recorder(game, this.position, seed);
  }

  /** Plays a move object for a seat; nothing changes if it is refused. */
  play(seat: number, input: unknown): Outcome<number> {
    const refused = this.whyNot(seat);
    if (refused) return refused;
    const move = this.game.parseMove(this.position, input);
    if (!move.ok) return move;
    this.commit(move.value);
    return accept(this.position.ply);
  }

  /** Plays a stored move of whoever's turn it is. */
  replay(notation: string): Outcome<number> {
    const move = this.game.parseNotation(this.position, notation);
    if (!move.ok) return move;
    this.commit(move.value);
    return accept(this.position.ply);
  }

  view(seat: number | null): View {
    return this.game.view(this.position, seat);
  }

  seenSince(ply: number, seat: number | null): SeenPly[] {
    return this.pliesFrom(ply).map(({ seat: mover, move, events }, index) => ({
      ply: ply + index,
      seat: mover,
      move,
      events: events.map((event) => seenEvent(event, seat)),
    }));
  }

  transcript(): Transcript {
    return { ...this.recorder.transcript(), plies: this.pliesFrom(0) };
  }

  private pliesFrom(ply: number): TranscriptPly[] {
    return this.past.slice(ply).map((text) => JSON.parse(text) as TranscriptPly);
  }

  private whyNot(seat: number): { ok: false; error: TableError } | null {
    const { ended, turn } = this.position;
    if (ended) return refuse({ code: 'game-over' });
    return seat === turn ? null : refuse({ code: 'not-your-turn', seat, turn });
  }

  private commit(move: number): void {
    const { ply } = this.position;
    this.moves.push(this.game.makeNotation(this.position, move));
    this.recorder.play(move, this.luck.ply(ply));
    this.past.push(JSON.stringify(this.recorder.plies.pop()));
  }
}
