import { board } from '@sixfold/engine/board';
import { wordsOf } from '../../tiles/words.ts';

export const words = wordsOf({
  radiusOf: (players) => board.blank({ players, options: {}, starter: 0 }).board.radius,
  sayEnd: (reason, t) => (reason === 'instant' ? t.board.ended.instant : t.board.ended.full),
});
