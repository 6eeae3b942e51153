import type { Advice } from '@sixfold/bots';
import { LETTERS } from '@sixfold/engine';
import type { Thought } from '@sixfold/host';
import { said } from './language.ts';
import { sayGain, type MoveChoice } from './moves.ts';
import { wrapped, type Paint } from './paint.ts';
import { figure, percent, sayReason } from './reasons.ts';

const MOST_MOVES = 3;
const MOST_REASONS = 2;

/** What a strong player would choose: the best moves, what to expect of them, and why. */
export function sayHint(choice: MoveChoice, { move, advice }: Thought, names: readonly string[]): string[] {
  if (advice.length === 0) return [`${sayHead(choice, move, 0)}${sayGain(choice, move)}`];
  return advice
    .slice(0, MOST_MOVES)
    .flatMap((one, index) => sayAdvice(sayHead(choice, one.move, index), one, names, choice.paint));
}

const sayHead = ({ game, position, paint }: MoveChoice, move: number, index: number): string =>
  `  ${index === 0 ? said('A master player would choose: ', 'Ein Meister würde wählen: ') : said('or: ', 'oder: ')}${paint.bold(game.makeNotation(position, move))}`;

function sayAdvice(head: string, advice: Advice, names: readonly string[], paint: Paint): string[] {
  const reasons = advice.reasons.slice(0, MOST_REASONS).map((reason) => sayReason(reason, names, paint));
  return [
    ...wrapped([head, ...sayGains(advice, paint), paint.dim(sayOutlook(advice, names.length))].join(' '), 4),
    ...reasons.flatMap((reason) => wrapped(`    - ${reason}`, 6)),
  ];
}

/** What the move is expected to bring to the player's tracks. */
const sayGains = ({ gains }: Advice, paint: Paint): string[] =>
  LETTERS.flatMap((letter, symbol) => {
    const gain = figure(gains[symbol]!);
    return gain === '0' ? [] : [paint.ink(letter, `${letter}${gain.startsWith('-') ? '' : '+'}${gain}`)];
  });

const sayOutlook = ({ outlook }: Advice, players: number): string =>
  players === 1
    ? said(`(expected weakest: ${figure(outlook)})`, `(schwächste Farbe, erwartet: ${figure(outlook)})`)
    : said(`(chance to win: ${percent(outlook)})`, `(Siegchance: ${percent(outlook)})`);
