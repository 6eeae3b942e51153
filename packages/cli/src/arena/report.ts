import { fitted } from '../terminal/paint.ts';
import type { ArenaPlan } from './match.ts';
import type { Detail, Standings } from './standings.ts';

const NAME = 28;

/** The standings as a table for people. */
export function sayStandings(plan: ArenaPlan, { game, players, games, standings }: Standings): string {
  const isSolo = plan.seatings[0]?.length === 1;
  const deals = games / plan.seatings.length;
  const columns = COLUMNS.filter(({ isNeeded }) => isNeeded === undefined || isNeeded(standings, isSolo));
  const lines = [columns.map(({ head }) => head), ...standings.map((one) => columns.map(({ cell }) => cell(one)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const table = lines.map((line) => line.map(pad).join('  '));
  const company = players === 1 ? 'solo' : `${players} players`;
  return [
    `${game}, ${company}: ${games} games, ${deals} ${deals === 1 ? 'deal' : 'deals'}`,
    '',
    ...table.map((line) => line.trimEnd()),
    '',
    sayMeasures(plan),
    '',
  ].join('\n');
}

/** How the numbers are meant; whoever is alone has nobody to be compared with. */
function sayMeasures({ entrants }: ArenaPlan): string {
  const elo = entrants.length > 1 ? ` Elo is relative to ${fitted(entrants.at(-1)!.label, NAME)}.` : '';
  return `Intervals are 95 %, over deals.${elo}`;
}

interface ReportColumn {
  readonly head: string;
  readonly cell: (one: Detail) => string;
  readonly isNeeded?: (all: readonly Detail[], isSolo: boolean) => boolean;
}

const COLUMNS: readonly ReportColumn[] = [
  { head: 'bot', cell: ({ bot }) => fitted(bot, NAME) },
  {
    head: 'win rate',
    cell: ({ winRate }) => `${percent(winRate)} %`,
    isNeeded: (all) => all.length > 1,
  },
  {
    head: 'interval',
    cell: ({ interval: [low, high] }) => `${percent(low)}–${percent(high)} %`,
    isNeeded: (all) => all.length > 1,
  },
  { head: 'Elo', cell: ({ elo }) => String(elo), isNeeded: (all) => all.length > 1 },
  { head: 'weakest', cell: ({ meanWeakest }) => meanWeakest.toFixed(2) },
  {
    head: 'interval',
    cell: ({ weakestInterval: [low, high] }) => `${low.toFixed(2)}–${high.toFixed(2)}`,
    isNeeded: (_, isSolo) => isSolo,
  },
  { head: 'ms/move', cell: ({ msPerMove }) => msPerMove.toFixed(msPerMove < 10 ? 2 : 0) },
  {
    head: 'over budget, p99',
    cell: ({ over }) => (over === null ? '–' : `${Math.max(0, over).toFixed(1)} ms`),
    isNeeded: (all) => all.some(({ over }) => over !== null),
  },
  {
    head: 'forfeits',
    cell: ({ forfeits }) => String(forfeits),
    isNeeded: (all) => all.some(({ forfeits }) => forfeits > 0),
  },
];

const percent = (rate: number): string => (100 * rate).toFixed(1);
