import type { Detail } from '../../packages/cli/src/arena/standings.ts';
import { stepRatio, verdictsOf, type Verdict } from './bars.ts';
import { pairOf } from './kept.ts';
import { sayBot } from './matches.ts';
import type { Row } from './row.ts';

const percent = (rate: number): string => (100 * rate).toFixed(1);

/** What was measured of a match that has a bar. */
export interface BarLine {
  readonly name: string;
  readonly measured: string;
  readonly verdicts: readonly Verdict[];
}

/** Null where nothing is asked. A match that was not played misses its bar. */
export function barLineOf({ match, standings }: Row): BarLine | null {
  const { bar, game, players, bots } = match;
  if (!bar) return null;
  const company = players === 1 ? `${sayBot(bots[0] ?? '')}, alone` : bots.map(sayBot).join(' – ');
  const name = `${game}, ${players}: ${company}`;
  const [first, second] = standings ? pairOf(match, standings) : [];
  if (!standings || !first) return { name, measured: 'not played yet', verdicts: [{ bar: '?', isMet: false }] };
  const measured = players === 1 ? sayWeakest(first) : sayShare(first, bar.dearest === undefined ? undefined : second);
  return { name, measured, verdicts: verdictsOf(bar, standings, first, second) };
}

const sayWeakest = ({ meanWeakest, weakestInterval: [low, high] }: Detail): string =>
  `weakest ${meanWeakest.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/** With a second bot, what a move and a step of both cost, too. */
function sayShare(first: Detail, second: Detail | undefined): string {
  const { winRate, interval, msPerMove, over } = first;
  const [low, high] = interval;
  const ratio = stepRatio(first, second);
  return [
    `${percent(winRate)} % (${percent(low)}–${percent(high)})`,
    second && `${msPerMove.toFixed(2)} and ${second.msPerMove.toFixed(2)} ms a move`,
    ratio !== null && `a step × ${ratio.toFixed(2)}`,
    over !== null && `p99 ${over.toFixed(1)} ms late`,
  ]
    .filter((part) => part !== undefined && part !== false)
    .join('; ');
}

export const isMet = ({ verdicts }: BarLine): boolean => verdicts.every((verdict) => verdict.isMet);

export const sayBar = ({ verdicts }: BarLine): string => verdicts.map(({ bar }) => bar).join(', ');

/** What must be shown, and whether it is; of the ladder only where it is not. */
export function sayBars(rows: readonly Row[]): string {
  const told = rows.flatMap((row) => {
    const line = barLineOf(row);
    return line ? [{ line, isLadder: row.match.kind === 'ladder' }] : [];
  });
  const ladder = told.filter(({ isLadder }) => isLadder).map(({ line }) => line);
  const lines = told.filter(({ line, isLadder }) => !isLadder || !isMet(line)).map(({ line }) => line);
  return [
    '## What they must show',
    '',
    `Of ${ladder.length} steps between neighbouring levels, ${ladder.filter(isMet).length} are clear: the higher level is better, and the interval`,
    'leaves out the even share.',
    '',
    '| match | measured | bar | |',
    '| --- | --- | --- | :-: |',
    ...lines.map((line) => `| ${line.name} | ${line.measured} | ${sayBar(line)} | ${isMet(line) ? '✓' : '✗'} |`),
    '',
  ].join('\n');
}
