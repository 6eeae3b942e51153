/** What the luck of many games says of an evaluation. */
export { isUnbiased, meanLuck, meanLuckOfDrawers, varianceFactor, type LuckSample } from './statistics/luck.ts';
export { isSurelyAbove, meanOf, type Mean } from './statistics/mean.ts';
export { luckOfGame } from './review/steps.ts';
