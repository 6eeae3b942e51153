import { resultGivenUp, seenEvent, startGame, type Config, type Game } from '@sixfold/engine';
import type { Position, Result, Source, View } from '@sixfold/engine';
import type { GameLuck } from '@sixfold/engine/seeded';
import { Recorder, type Transcript, type TranscriptPly } from '@sixfold/engine/transcript';
import type { SeenPly } from '@sixfold/protocol';
import { accept, refuse, type Outcome } from '../contract/errors.ts';

/** Why a game was broken off: somebody wanted it so, or had no time left. */
export type StopReason = 'resigned' | 'time';

/** One game of a series: its luck comes from a seed, and its moves are kept in notation. */
export class Match {
  readonly game: Game;
  readonly position: Position;
  /** The moves so far, in notation, and the seat that made each. */
  readonly moves: string[] = [];
  readonly movers: number[] = [];
  /** The seats that gave it up, in order (F9). */
  readonly givenUp: { readonly seat: number; readonly why: StopReason }[] = [];
  readonly luck: GameLuck;
  private readonly recorder: Recorder;
  /** What has happened, a text a ply: a server keeps many games and looks back at few, and so they are small. */
  private readonly past: string[] = [];
  /** The last of them as it was, until somebody asks: what is told to all is asked for once. */
  private latest: TranscriptPly | undefined;

  constructor(game: Game, config: Config, seed: string, luck: GameLuck) {
    this.game = game;
    this.luck = luck;
    this.position = startGame(game, config, this.luck.setup());
    this.recorder = new Recorder(game, this.position, seed, luck.edition);
  }

  /** A move object in notation, if the seat may make that move now. */
  read(seat: number, input: unknown): Outcome<string> {
    const { turn } = this.position;
    if (this.isOver) return refuse({ code: 'game-over' });
    if (seat !== turn) return refuse({ code: 'not-your-turn', seat, turn });
    const move = this.game.parseMove(this.position, input);
    return move.ok ? accept(this.game.makeNotation(this.position, move.value)) : move;
  }

  /** Plays a move of whoever's turn it is; nothing changes if it is refused. */
  play(notation: string): Outcome<number> {
    const { ply, turn } = this.position;
    const move = this.game.parseNotation(this.position, notation);
    if (!move.ok) return move;
    this.moves.push(notation);
    this.movers.push(turn);
    this.recorder.play(move.value, this.luck.ply(ply));
    this.latest = this.recorder.plies.pop();
    this.past.push(JSON.stringify(this.latest));
    return accept(this.position.ply);
  }

  /** By the rules, or because all sides but one have given it up and nobody plays on for them. */
  get isOver(): boolean {
    return this.position.ended !== null || this.isStopped;
  }

  get result(): Result {
    return resultGivenUp(
      this.position,
      this.givenUp.map(({ seat }) => seat),
    );
  }

  view(seat: number | null): View {
    return this.game.view(this.position, seat);
  }

  /** What counts for each score of a move that is possible now. */
  sources(notation: string): Source[][] {
    const move = this.game.parseNotation(this.position, notation);
    return move.ok ? this.game.sources(this.position, move.value) : [];
  }

  /** What happened from ply number `from` on, all of it: read once for all who are told what they may see of it. */
  pliesFrom(from: number): TranscriptPly[] {
    const { past, latest } = this;
    const first = Math.max(0, from);
    const isKept = latest !== undefined && first < past.length;
    const plies = past.slice(first, isKept ? -1 : past.length).map((text) => JSON.parse(text) as TranscriptPly);
    if (isKept) plies.push(latest);
    this.latest = undefined;
    return plies;
  }

  /** The same as a seat or a spectator may see it. */
  seenSince(from: number, seat: number | null, plies = this.pliesFrom(from)): SeenPly[] {
    const first = Math.max(0, from);
    return plies.map(({ seat: mover, move, events }, index) => ({
      ply: first + index,
      seat: mover,
      move,
      events: events.map((event) => seenEvent(event, seat)),
    }));
  }

  transcript(): Transcript {
    const whole = { ...this.recorder.transcript(), plies: this.pliesFrom(0) };
    const [first] = this.givenUp;
    if (!this.isStopped || !first) return whole;
    return { ...whole, stopped: { reason: first.why, seat: first.seat }, result: this.result };
  }

  private get isStopped(): boolean {
    return this.position.ended === null && this.position.teams <= 2 && this.givenUp.length > 0;
  }
}

/** Where one of some seats decided last, given who made each move; null if none has. */
export function lastDecision(movers: readonly number[], isOne: (seat: number) => boolean): number | null {
  const ply = movers.findLastIndex(isOne);
  return ply < 0 ? null : ply;
}
