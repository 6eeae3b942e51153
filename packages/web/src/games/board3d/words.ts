import { board3d } from '@sixfold/engine/board3d';
import { wordsOf } from '../../tiles/words.ts';

const USUAL = board3d.card.options.radius.default;

export const words = wordsOf({
  radiusOf: (_players, options) => Number(options['radius'] ?? USUAL),
  sayFinalRound: (t) => t.board3d.finalRound,
  sayEnd: (reason, t) => t.board3d.ended[reason as keyof typeof t.board3d.ended],
});
