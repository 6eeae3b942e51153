import type { Advice } from '@sixfold/bots';
import { LETTERS } from '@sixfold/engine';
import { wrapped } from '../terminal/paint.ts';
import type { Decision } from './decision.ts';
import { sayGain } from './gain.ts';
import { figure, percent, sayReason } from './reasons.ts';
import { thinkAs } from './thinking.ts';

const MOST_MOVES = 3;
const MOST_REASONS = 2;

/** What the strongest bot would play: the best moves, what to expect of them, and why. */
export async function hint(turn: Decision): Promise<boolean> {
  const { screen, view } = turn;
  const { move, advice } = await thinkAs('master', turn, view, 'Thinking about a hint …');
  if (advice.length === 0) screen.print(`${head(turn, 0, move)}${sayGain(turn, move)}`);
  else screen.print(...advice.slice(0, MOST_MOVES).flatMap((one, index) => sayAdvice(turn, one, index)));
  return false;
}

const head = ({ game, position, paint }: Decision, index: number, move: number): string =>
  `  ${index === 0 ? 'A master player would choose: ' : 'or: '}${paint.bold(game.makeNotation(position, move))}`;

function sayAdvice(turn: Decision, advice: Advice, index: number): string[] {
  const { names, paint } = turn;
  const reasons = advice.reasons.slice(0, MOST_REASONS).map((reason) => sayReason(reason, names, paint));
  return [
    ...wrapped([head(turn, index, advice.move), ...sayGains(turn, advice), sayOutlook(turn, advice)].join(' '), 4),
    ...reasons.flatMap((reason) => wrapped(`    - ${reason}`, 6)),
  ];
}

/** What the move is expected to bring to the player's tracks. */
const sayGains = ({ paint }: Decision, { gains }: Advice): string[] =>
  LETTERS.flatMap((letter, symbol) => {
    const gain = figure(gains[symbol]!);
    return gain === '0' ? [] : [paint.ink(letter, `${letter}${gain.startsWith('-') ? '' : '+'}${gain}`)];
  });

const sayOutlook = ({ names, paint }: Decision, { outlook }: Advice): string =>
  paint.dim(names.length === 1 ? `(expected weakest: ${figure(outlook)})` : `(chance to win: ${percent(outlook)})`);
