import { runBudget, type Bot } from '@sixfold/bots';
import { FastChance, type Game, type Position } from '@sixfold/engine';
import { luckFor } from '../chance/seeds.ts';
import type { Evaluation } from '../contract/evaluation.ts';
import { sharesAt } from '../contract/shares.ts';

/** A position of which it is asked what its moves are worth. */
export interface PlayingOn {
  readonly game: Game;
  /** Asked at a glance, and of games that are left before their end. */
  readonly evaluation: Pick<Evaluation, 'appraise'>;
  readonly position: Position;
  /** Whoever plays on, for all seats. */
  readonly bot: Bot;
  /** So many turns each seat plays on before the evaluation judges; null for the end of the game. */
  readonly turns: number | null;
  readonly seed: string;
}

const noClock = (): number => 0;

/** Who plays on must be quick: hundreds of games are played for one answer. */
const STEPS = 2;

/** PlayedWorlds that the mover must think possible, in which moves are tried and played on. The same luck meets all moves there. */
export class PlayedWorlds {
  private readonly trial: PlayingOn;

  constructor(trial: PlayingOn) {
    this.trial = trial;
  }

  /** The mover's share of the win after a move in one of the worlds, as it is judged at once. */
  glance(move: number, index: number): number {
    return this.own(this.play(move, index).position);
  }

  /** The same after some turns, or what came of the game. */
  playOn(move: number, index: number): number {
    const { bot, game, position: from, turns } = this.trial;
    const { position, luck, wits } = this.play(move, index);
    let left = turns === null ? Infinity : turns * from.config.players;
    for (let mover = position.turn; !position.ended && left > 0;) {
      const thinking = bot.think(game.view(position, position.turn), wits);
      position.play(runBudget(thinking, { iterations: STEPS }, noClock), luck);
      if (position.turn === mover) continue;
      mover = position.turn;
      left--;
    }
    return this.own(position);
  }

  /** Luck of the game and of those who play on are apart, so that it stays the same for as long as possible. */
  private play(
    move: number,
    index: number,
  ): { readonly position: Position; readonly luck: FastChance; readonly wits: FastChance } {
    const { game, position, seed } = this.trial;
    const dealing = luckFor(`${seed}/${index}`);
    const world = game.resample(game.view(position, position.turn), dealing);
    const [luck, wits] = [new FastChance(dealing.next()), new FastChance(dealing.next())];
    world.play(move, luck);
    return { position: world, luck, wits };
  }

  private own(position: Position): number {
    const { evaluation, position: from } = this.trial;
    return sharesAt(evaluation, position)[from.teamOf(from.turn)] ?? 0;
  }
}
