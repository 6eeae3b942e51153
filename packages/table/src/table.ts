import { seriesStanding, seriesStarter, type Game, type Result, type Standing, type View } from '@sixfold/engine';
import { deriveSeed, joinSeeds, Seed } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import { parseTableConfig, type TableConfig } from './config.ts';
import { accept, refuse, type Outcome } from './errors.ts';
import { Match, type SeenPly } from './match.ts';
import { FORMAT, parseRecord, type FreshLuck, type TableRecord } from './record.ts';

/**
 * A table: its configuration, its secret seed and the moves of its games. Everything else follows from these, so a
 * table can be stored, moved to another machine and replayed.
 */
export class Table {
  readonly game: Game;
  readonly config: TableConfig;
  private readonly seed: string;
  private readonly matches: Match[] = [];
  /** How many moves were taken back after they had been played. */
  private takenBack = 0;
  private fresh: FreshLuck | null;

  private constructor(game: Game, config: TableConfig, seed: string, fresh: FreshLuck | null = null) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.fresh = fresh;
    this.matches.push(this.newMatch(0));
  }

  /** Opens a table for a game; the seed must be unguessable where luck is to be secret. */
  static open(game: Game, input: unknown, seed: string): Outcome<Table> {
    const config = parseTableConfig(game.card, input);
    return config.ok ? accept(new Table(game, config.value, seed)) : config;
  }

  /** Replays a stored table. One whose moves the installed rules no longer allow is refused. */
  static load(game: Game, input: unknown): Outcome<Table> {
    const record = parseRecord(game.card, input);
    if (!record.ok) return record;
    const { config, seed, games, takenBack, fresh = null } = record.value;
    const table = new Table(game, config, seed, fresh);
    for (const [index, moves] of games.entries()) {
      if (index > 0) {
        const next = table.nextGame();
        if (!next.ok) return next;
      }
      const replayed = table.replay(moves, record.value);
      if (!replayed.ok) return replayed;
    }
    table.takenBack = takenBack;
    return accept(table);
  }

  save(): TableRecord {
    return {
      format: FORMAT,
      ruleset: this.game.card.ruleset,
      config: this.config,
      seed: this.seed,
      games: this.matches.map(({ moves }) => [...moves]),
      takenBack: this.takenBack,
      ...(this.fresh && { fresh: this.fresh }),
    };
  }

  /**
   * The same table with luck from another seed from here on: whoever kept the old one knows nothing of what comes.
   * A table changes hands once; its moves so far must have been allowed.
   */
  withFreshLuck(seed: string): Table {
    const record = { ...this.save(), fresh: { game: this.gameIndex, ply: this.ply, seed } };
    return (Table.load(this.game, record) as { value: Table }).value;
  }

  /** Bots have luck of their own, from which nothing of the table's can be told. */
  luckOfBots(): string {
    const stream = new Seed(`${this.fresh?.seed ?? this.seed}/${this.gameIndex}/bots`).bot(this.ply);
    return Array.from({ length: 4 }, () => stream.next().toString(16)).join('-');
  }

  /** The number of the game being played, from 0. */
  get gameIndex(): number {
    return this.matches.length - 1;
  }

  get ply(): number {
    return this.match.position.ply;
  }

  /** The seat whose decision it is; null once the game is over. */
  get turn(): number | null {
    return this.match.position.ended ? null : this.match.position.turn;
  }

  get isMarked(): boolean {
    return this.takenBack > 0;
  }

  /** The moves of the current game so far, in notation. */
  get moves(): readonly string[] {
    return this.match.moves;
  }

  view(seat: number | null): View {
    return this.match.view(seat);
  }

  /** What a seat or a spectator could see before ply number `ply` of a game: any one played, or the next. */
  viewBefore(index: number, ply: number, seat: number | null): Outcome<View> {
    const played = this.matches[index]?.moves.length ?? 0;
    const isThere = index in this.matches && Number.isInteger(ply) && ply >= 0 && ply <= played;
    return isThere ? accept(this.matchUntil(index, ply).view(seat)) : refuse({ code: 'bad-ply', ply, played });
  }

  /** Whether a seat played this very move at that ply of a game, however the move is written. */
  hasPlayed(index: number, ply: number, seat: number, move: unknown): boolean {
    const notation = this.matches[index]?.moves[ply];
    if (notation === undefined) return false;
    const again = this.matchUntil(index, ply);
    return again.play(seat, move).ok && again.moves[ply] === notation;
  }

  /** What happened in the current game from ply number `ply` on, as a seat or a spectator may see it. */
  eventsSince(ply: number, seat: number | null): SeenPly[] {
    return this.match.seenSince(Math.max(0, ply), seat);
  }

  /** Plays a move for a seat; returns the number of plies played. */
  play(seat: number, move: unknown): Outcome<number> {
    return this.match.play(seat, move);
  }

  /** Goes back to before ply number `ply` of the current game. The same moves will meet the same luck again. */
  takeBack(ply: number): Outcome<number> {
    const { moves } = this.match;
    if (!Number.isInteger(ply) || ply < 0 || ply >= moves.length) {
      return refuse({ code: 'bad-ply', ply, played: moves.length });
    }
    this.matches[this.gameIndex] = this.matchUntil(this.gameIndex, ply);
    this.takenBack++;
    return accept(ply);
  }

  /** Starts the next game of the series; the start has moved one seat clockwise. */
  nextGame(): Outcome<number> {
    if (!this.match.position.ended) return refuse({ code: 'game-not-over' });
    if (this.matches.length === this.config.games) return refuse({ code: 'series-over' });
    this.matches.push(this.newMatch(this.matches.length));
    return accept(this.gameIndex);
  }

  get isOver(): boolean {
    return this.matches.length === this.config.games && this.match.position.ended !== null;
  }

  /** The results of all games that are over. */
  results(): Result[] {
    return this.matches.filter(({ position }) => position.ended).map(({ position }) => position.result());
  }

  /** Victory points and ranks after the games that are over (F6). */
  standing(): Standing {
    return seriesStanding(this.config.seats.length, this.results());
  }

  /** A finished game with all of its secrets; null while it is being played. */
  transcript(index: number): Transcript | null {
    const match = this.matches[index];
    return match?.position.ended ? match.transcript() : null;
  }

  private get match(): Match {
    return this.matches.at(-1) as Match;
  }

  private newMatch(index: number): Match {
    const { options, seats } = this.config;
    const players = seats.length;
    const first = this.config.starter ?? new Seed(deriveSeed(this.seed, 0)).starter(players);
    const starter = seriesStarter(first, index, players);
    return new Match(this.game, { players, options, starter }, this.seedOf(index));
  }

  /** A game of this table as it was before a ply. */
  private matchUntil(index: number, ply: number): Match {
    const match = this.newMatch(index);
    for (const move of this.matches[index]!.moves.slice(0, ply)) match.replay(move);
    return match;
  }

  /** A finished game's transcript shows its seed, which must not give away the games to come. */
  private seedOf(index: number): string {
    const { fresh } = this;
    const seed = deriveSeed(this.seed, index);
    if (!fresh || index < fresh.game) return seed;
    const later = deriveSeed(fresh.seed, index);
    return index === fresh.game ? joinSeeds(seed, fresh.ply, later) : later;
  }

  private replay(moves: readonly string[], { ruleset: stored }: TableRecord): Outcome<number> {
    for (const [ply, move] of moves.entries()) {
      const played = this.match.replay(move);
      if (played.ok) continue;
      const installed = this.game.card.ruleset;
      return refuse({ code: 'ruleset-changed', stored, installed, game: this.gameIndex, ply, error: played.error });
    }
    return accept(moves.length);
  }
}
