import type { Game, Position } from '@sixfold/engine';
import { luckFor } from '../chance/seeds.ts';
import type { Evaluation } from '../contract/evaluation.ts';
import { sharesAt } from '../contract/shares.ts';
import { meanOf, type Mean } from '../statistics/mean.ts';

/** A seat's chance to win as far as it can know: the mean over worlds that fit its view. Exact where nothing is hidden. */
export function outlookOf(
  game: Game,
  evaluation: Evaluation,
  position: Position,
  seat: number,
  worlds: number,
  seed: string,
): Mean {
  const shareIn = (world: Position): number => sharesAt(evaluation, world)[world.teamOf(seat)] ?? 0;
  if (!game.card.hidden || position.ended) return { mean: shareIn(position), error: 0, count: 1 };
  const view = game.view(position, seat);
  const luck = luckFor(`${seed}/outlook`);
  return meanOf(Array.from({ length: worlds }, () => shareIn(game.resample(view, luck))));
}
