/** What a host needs once somebody acts: an entry point of its own, so that a page can show a table before. */
export { needFittingWish } from './decide/score-board.ts';
export { hearKnock, perform, performHeld, settle, settleHeld } from './hosting/performing.ts';
export { Reminders } from './hosting/reminders.ts';
export { TableBots } from './hosting/table-bots.ts';
export { CLOCKS } from './table/time.ts';
export { dealFairly, FAIR } from './table/fair.ts';
export { canBePlanned, holidayLeft, MOST_HOLIDAYS, nextHoliday, planHoliday } from './tempo/holidays.ts';
export { tidySpans } from './tempo/spans.ts';
