import { isDeepStrictEqual } from 'node:util';
import { BOT_NAMES, loadBot, runBudget, STAND_INS, type Bot } from '@sixfold/bots';
import { FastChance, startGame, type View } from '@sixfold/engine';
import { startedBy, VARIANTS, type Variant } from '../../packages/engine/test/variants.ts';

/** What is asked: each bot at each kind of table so many times, thinking so many steps. */
export interface HonestyPlan {
  readonly decisions: number;
  readonly steps: number;
  readonly seed: number;
  /** Of the bots: what others did is forgotten. */
  readonly version: number;
}

/** How one bot decided at one kind of table. */
export interface HonestyReport {
  readonly bot: string;
  readonly table: string;
  readonly decisions: number;
  /** Decisions that were not the same, or not legal, in words. */
  readonly faults: readonly string[];
}

/** Every bot at every kind of table. */
export const PAIRS: readonly { readonly name: Bot['name']; readonly variant: Variant }[] = VARIANTS.flatMap((variant) =>
  [...BOT_NAMES, ...STAND_INS].map((name) => ({ name, variant })),
);

/** A decision, as it is and as it could be as well for all that the seat knows. */
interface Question {
  readonly real: View;
  readonly imagined: View;
  readonly isLegal: (move: number) => boolean;
  readonly luck: number;
}

/** So many plies lie between two decisions of a game. */
const APART = 5;

/** Decisions of random games, as many as are wanted. */
function questionsOf(variant: Variant, { decisions, seed }: HonestyPlan): Question[] {
  const { game } = variant;
  const met: Question[] = [];
  for (let deal = seed; met.length < decisions; deal++) {
    const chance = new FastChance(deal);
    const position = startGame(game, startedBy(variant, deal).config, chance);
    for (; !position.ended && met.length < decisions; position.play(position.randomMove(chance), chance)) {
      if (position.ply % APART !== deal % APART) continue;
      const [now, luck] = [position.clone(), met.length];
      const real = game.view(now, now.turn);
      const imagined = game.view(game.resample(real, new FastChance(luck + 1)), now.turn);
      met.push({ real, imagined, luck, isLegal: (move) => now.isLegal(move) });
    }
  }
  return met;
}

/** Asks everything, and then again in another order, so that what a bot remembers would show. */
export async function askTwice(plan: HonestyPlan, { name, variant }: (typeof PAIRS)[number]): Promise<HonestyReport> {
  const bot = await loadBot(variant.game.card.id, name, variant.config.players);
  const choose = (view: View, luck: number): number =>
    runBudget(bot.think(view, new FastChance(luck)), { iterations: plan.steps }, () => 0);
  const questions = questionsOf(variant, plan);
  const moves = questions.map(({ real, luck }) => choose(real, luck));
  const again = questions
    .toReversed()
    .map(({ imagined, luck }) => choose(imagined, luck))
    .toReversed();
  const faults = questions.flatMap(({ real, imagined, isLegal }, index) => {
    const [move = NaN, other = NaN] = [moves[index], again[index]];
    if (!isDeepStrictEqual(real, imagined)) return [`decision ${index}: views differ`];
    if (!isLegal(move)) return [`decision ${index}: ${move} is not legal`];
    return move === other ? [] : [`decision ${index}: ${move}, then ${other}`];
  });
  return { bot: name, table: variant.name, decisions: questions.length, faults };
}
