/** The deal of the day, for pages, servers and scripts: an entry point of its own, for most tables play another game. */
export { closesAt, dateAfter, dateOf, dayOf, isDate, isOpen, openDates, opensAt } from './daily/dates.ts';
export { DEAL_SEAT, DEAL_STEPS, dealStart, dealTerms, openSeed, type DealTerms } from './daily/deal.ts';
export { packMoves, unpackMoves } from './daily/moves.ts';
export { PAR_PLAYS, parOf, percentOfPar, type Choose, type Par } from './daily/par.ts';
export {
  counts,
  dealKey,
  LONGEST_MOVES,
  mergeResults,
  parseResult,
  playedDates,
  type DealResult,
} from './daily/results.ts';
export { streakOf, type Streak } from './daily/streak.ts';
