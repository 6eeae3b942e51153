import type { Terms } from '@sixfold/protocol';
import { seriesStanding, seriesStarter, type Game, type Result, type Standing } from '@sixfold/engine';
import type { FairDeal, OpenedLuck } from '@sixfold/engine/fair';
import { deriveSeed, joinSeeds, luckOf, type Edition, type GameLuck } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import { accept, attempt, granted, refuse, type Outcome } from '../contract/errors.ts';
import { allSteps, type Steps } from '../contract/steps.ts';
import { Match, type StopReason } from './match.ts';

/** What was played before the series came to this log: on another host, or by a version without logs. */
export interface Begun {
  readonly rounds: readonly (readonly string[])[];
  readonly takenBack: number;
  /** Where the luck of these moves came from, if not from the seed of the series itself. */
  readonly seed?: string;
}

/** All that a series follows from, but its moves. */
export interface SeriesStart {
  readonly terms: Terms;
  readonly players: number;
  /** Must be unguessable where luck is to be secret. */
  readonly seed: string;
  /** How luck follows from it; a series keeps to one edition from its first game to its last. */
  readonly luck: Edition;
  /** The version of the game's rules under which it was begun. */
  readonly ruleset: number;
  readonly begun?: Begun;
  /** Where all have a part in the luck. */
  readonly fair?: FairSeries;
}

/** The luck of a series in whose every round all have a part. Brought by those hosts whose tables are dealt so. */
export interface FairSeries {
  /** What all secrets of a round are committed to with. */
  rootOf(round: number): string;
  /** All have had their part in a round. */
  settle(deal: FairDeal): void;
  /** The seat that starts the first round, if it was left to this luck. */
  starter(): number | null;
  /** Null before it is settled. */
  luckOf(round: number): GameLuck | null;
  /** What these labels came from, as far as all have seen it; null if that is nothing. */
  open(round: number, labels: readonly string[], isFirst: boolean): OpenedLuck | null;
  /** How it was settled, for a transcript. */
  record(round: number): Pick<Transcript, 'fair'>;
}

/** The games that are played at one table, one after the other (F6), and their luck. */
export class Series {
  readonly game: Game;
  readonly start: SeriesStart;
  /** How often moves were taken back after they had been played. */
  takenBack = 0;
  readonly matches: Match[] = [];

  private constructor(game: Game, start: SeriesStart) {
    this.game = game;
    this.start = start;
    this.matches.push(this.newMatch(0));
  }

  /** Begins a series, or goes on with one. One whose moves the installed rules no longer allow is refused. */
  static open(game: Game, start: SeriesStart): Outcome<Series> {
    return attempt(() => allSteps(Series.opening(game, start)));
  }

  /** The same, a ply at a time. Throws `Refusal`. */
  static *opening(game: Game, start: SeriesStart): Steps<Series> {
    const series = new Series(game, start);
    for (const [round, moves] of (start.begun?.rounds ?? []).entries()) {
      if (round > 0) granted(series.nextRound());
      for (const move of moves) yield granted(series.play(move));
    }
    series.takenBack = start.begun?.takenBack ?? 0;
    return series;
  }

  /** The game being played, or the last one. */
  get match(): Match {
    return this.matches.at(-1) as Match;
  }

  /** The number of the game being played, from 0. */
  get round(): number {
    return this.matches.length - 1;
  }

  get ply(): number {
    return this.match.position.ply;
  }

  /** The seat whose decision it is; null once the game is over. */
  get turn(): number | null {
    return this.match.isOver ? null : this.match.position.turn;
  }

  /** How many play for themselves: partners are one side. */
  get sides(): number {
    return this.match.position.teams;
  }

  /** A game as it was before a ply, any one that was played; or, with no more from there, the next. */
  before(round: number, ply: number, more: 0 | 1): Outcome<Match> {
    const moves = this.matches[round]?.moves;
    const played = moves?.length ?? 0;
    if (!moves || !Number.isInteger(ply) || ply < 0 || ply + more > played)
      return refuse({ code: 'bad-ply', ply, played });
    const match = this.newMatch(round);
    for (const move of moves.slice(0, ply)) match.play(move);
    return accept(match);
  }

  /** Plays a move of whoever's turn it is; returns the number of plies played. */
  play(notation: string): Outcome<number> {
    const played = this.match.play(notation);
    const { ruleset: stored } = this.start;
    const installed = this.game.card.ruleset;
    if (played.ok || stored === installed) return played;
    const { round, ply } = this;
    return refuse({ code: 'ruleset-changed', stored, installed, round, ply, error: played.error });
  }

  /** All have had their part in the luck of the current game: what was played of it elsewhere stays. */
  deal(deal: FairDeal): void {
    this.start.fair?.settle(deal);
    this.matches[this.round] = granted(this.before(this.round, this.ply, 0));
  }

  /** The luck of the current game from a ply on that all have seen; null where it is not opened. */
  openedFrom(ply: number): OpenedLuck | null {
    const { start, match, round } = this;
    return start.fair?.open(round, match.luck.usedFrom?.(ply) ?? [], ply === 0) ?? null;
  }

  /** Goes back to before ply number `ply` of the current game. The same moves will meet the same luck again. */
  takeBack(ply: number): Outcome<number> {
    const before = this.before(this.round, ply, 1);
    if (!before.ok) return before;
    before.value.givenUp.push(...this.match.givenUp);
    this.matches[this.round] = before.value;
    this.takenBack++;
    return accept(ply);
  }

  /** A seat gives up the current game (F9). */
  giveUp(seat: number, why: StopReason): void {
    this.match.givenUp.push({ seat, why });
  }

  /** Starts the next game of the series; the start has moved one seat clockwise. */
  nextRound(): Outcome<number> {
    const refused = this.whyNoNext();
    if (refused) return refused;
    this.matches.push(this.newMatch(this.matches.length));
    return accept(this.round);
  }

  /** Why there is no next game now, if there is none. */
  whyNoNext(): Extract<Outcome<never>, { ok: false }> | null {
    if (!this.match.isOver) return refuse({ code: 'game-not-over' });
    return this.isOver ? refuse({ code: 'series-over' }) : null;
  }

  get isOver(): boolean {
    return this.matches.length === this.start.terms.games && this.match.isOver;
  }

  /** The results of all games that are over. */
  results(): Result[] {
    return this.matches.filter(({ isOver }) => isOver).map(({ result }) => result);
  }

  /** Victory points and ranks after the games that are over (F6). */
  standing(): Standing {
    return seriesStanding(this.start.players, this.results());
  }

  /** A finished game with all of its secrets; null while it is being played, and of one whose pieces nobody knows here. */
  transcript(round: number): Transcript | null {
    const match = this.matches[round];
    return match?.isOver && !this.start.terms.isPrinted
      ? { ...match.transcript(), ...this.start.fair?.record(round) }
      : null;
  }

  private newMatch(round: number): Match {
    const { terms, players, seed, begun, fair } = this.start;
    const first =
      terms.starter ?? fair?.starter() ?? this.luckFrom(deriveSeed(begun?.seed ?? seed, 0)).starter(players);
    const starter = seriesStarter(first, round, players);
    const own = this.seedOf(round);
    return new Match(
      this.game,
      { players, options: terms.options, starter },
      own,
      fair?.luckOf(round) ?? this.luckFrom(own),
    );
  }

  private luckFrom(seed: string): GameLuck {
    return luckOf(seed, this.start.players, this.start.luck);
  }

  /**
   * A finished game's transcript shows its seed, which must not give away the games to come. Where a series has changed
   * hands, luck is fresh from there on: whoever began it knows nothing of what comes (F7).
   */
  private seedOf(round: number): string {
    const { seed, begun } = this.start;
    const own = deriveSeed(seed, round);
    if (begun?.seed === undefined) return own;
    const last = begun.rounds.length - 1;
    if (round > last) return own;
    const first = deriveSeed(begun.seed, round);
    return round < last ? first : joinSeeds(first, begun.rounds[last]!.length, own);
  }
}
