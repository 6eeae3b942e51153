export type { Appraisal, Evaluation, TeamShares } from './contract/evaluation.ts';
export { loadEvaluation, reviewedGames } from './games/games.ts';
export { MARKS, type LossMark } from './review/decisions.ts';
export { USUAL_EFFORT, type Effort } from './review/effort.ts';
export {
  REVIEW_FORMAT,
  type Parts,
  type Review,
  type ReviewedDecision,
  type ReviewedPly,
  type SeatDecisions,
} from './review/review.ts';
export type { Mean } from './statistics/mean.ts';
export { outlookOf } from './review/outlook.ts';
export { judgeInstead, reviewGame, reviewInSteps, type ReviewOptions, type ReviewStep } from './review/steps.ts';
