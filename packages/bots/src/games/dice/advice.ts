import { bySymbol, LETTERS, type BySymbol } from '@sixfold/engine';
import { ROLL } from '@sixfold/engine/dice';
import type { Advice, Reason } from '../../contract/advice.ts';
import { NAMED } from '../../family/reasons.ts';
import type { Choice, Ending, Endings } from './endings.ts';
import { FULL, rowOf } from './rows.ts';

const gain = (ending: Ending, before: number, symbol: number): number =>
  rowOf(ending.rows, symbol) - rowOf(before, symbol);

/** The exact chance that rolling on, with the best play, ends worse than stopping now. */
const risk = (endings: Endings, best: Choice): number => endings.expect(({ value }) => +(value < best.ending.value));

function rollAdvice(endings: Endings): Advice {
  const { best, rows } = endings;
  return {
    move: ROLL,
    outlook: endings.worthOfRolling,
    gains: bySymbol((symbol) => endings.expect((ending) => gain(ending, rows, symbol))),
    reasons: [best ? { code: 'worth-the-risk', risk: risk(endings, best) } : { code: 'only-move' }],
  };
}

function scoreAdvice(endings: Endings, choice: Choice): Advice {
  const gains = bySymbol((symbol) => gain(choice.ending, endings.rows, symbol));
  return { move: choice.move, outlook: choice.ending.value, gains, reasons: reasonsFor(endings, choice, gains) };
}

function reasonsFor(endings: Endings, choice: Choice, gains: BySymbol<number>): Reason[] {
  if (choice.ending.rows === FULL) return [{ code: 'wins' }];
  const lowest = Math.min(...bySymbol((symbol) => rowOf(endings.rows, symbol)));
  const weakest = LETTERS.flatMap((symbol, index): Reason[] =>
    gains[index]! > 0 && rowOf(endings.rows, index) === lowest
      ? [{ code: 'weakest', symbol, points: gains[index]! }]
      : [],
  );
  const points = gains.reduce((sum, crosses) => sum + crosses, 0);
  const total: Reason[] = points > 0 ? [{ code: 'points', points }] : [];
  const stay: Reason[] = endings.left > 0 ? [{ code: 'not-worth-the-risk', risk: risk(endings, choice) }] : [];
  return [...weakest, ...total, ...stay];
}

/** The best moves, the best first. */
export function advise(endings: Endings): Advice[] {
  const scores = endings.choices.map((choice) => scoreAdvice(endings, choice));
  const all = endings.left > 0 ? [rollAdvice(endings), ...scores] : scores;
  return all.sort((a, b) => b.outlook - a.outlook).slice(0, NAMED);
}
