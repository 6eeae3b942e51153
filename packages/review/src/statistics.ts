/** What the luck of many games says of an evaluation. */
export { isUnbiased, meanLuck, meanLuckOfDrawers, varianceFactor, type LuckSample } from './statistics/luck.ts';
export { isSurelyAbove, meanOf, meanOfCases, NINETY_FIVE, type CaseSum, type Mean } from './statistics/mean.ts';
export { luckOfGame } from './review/steps.ts';
/** The levels of bots that play like somebody. */
export { levelsLike, lossesLike, type Likeness } from './games/likeness.ts';
export { levelLike, type LevelLoss } from './statistics/likeness.ts';
