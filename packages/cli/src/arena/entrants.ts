import { parse, resolve } from 'node:path';
import { isStandIn, type BotName, type Budget, type StandIn } from '@sixfold/bots';
import { readCount, UsageError } from '../command-line/command.ts';
import { readBot } from '../command-line/game-arguments.ts';

/** Who takes part in an arena: one of our bots, one of another checkout, or a program. */
export type Entrant = { readonly label: string; readonly budget: Budget } & (
  | { readonly kind: 'bot'; readonly bot: BotName | StandIn }
  | { readonly kind: 'elsewhere'; readonly checkout: string; readonly bot: string }
  | { readonly kind: 'program'; readonly command: string }
);

const PROGRAM = 'exec:';
const ELSEWHERE = 'from:';
const LONGEST_THOUGHT = 600_000;
const MOST_ITERATIONS = 1_000_000;

/** Names divided by commas; each of our bots may have a budget of its own: `master@50ms`, `expert@200`. */
export const readEntrants = (text: string, budget: Budget): Entrant[] =>
  text.split(',').map((word) => readEntrant(word.trim(), budget));

/** One of them. */
export function readEntrant(word: string, budget: Budget): Entrant {
  if (word.startsWith(PROGRAM)) return readProgram(word, budget);
  const [name = '', own, ...more] = word.split('@');
  if (more.length > 0) throw new UsageError(`"${word}" has more than one budget`);
  const head = { label: word, budget: own === undefined ? budget : readOwnBudget(own) };
  if (name.startsWith(ELSEWHERE)) return { kind: 'elsewhere', ...head, ...readElsewhere(name) };
  return { kind: 'bot', ...head, bot: isStandIn(name) ? name : readBot(name) };
}

/** A folder with a name at its end, which is the bot's. */
function readElsewhere(name: string): { checkout: string; bot: string } {
  const { dir, base } = parse(name.slice(ELSEWHERE.length));
  if (dir === '' || base === '') throw new UsageError(`"${name}" must be a checkout and a bot: from:../other/master`);
  return { checkout: resolve(dir), bot: base };
}

function readProgram(label: string, budget: Budget): Entrant {
  const command = label.slice(PROGRAM.length).trim();
  if (command === '') throw new UsageError('"exec:" must be followed by a command');
  return { kind: 'program', label, command, budget };
}

const readOwnBudget = (text: string): Budget =>
  text.endsWith('ms') ? readBudget(text.slice(0, -2), undefined) : readBudget(undefined, text);

/** A budget from the words after --ms or --iterations. */
export function readBudget(ms: string | undefined, iterations: string | undefined): Budget {
  if (ms !== undefined && iterations !== undefined) throw new UsageError('either --ms or --iterations, not both');
  if (iterations !== undefined) return { iterations: readCount('--iterations', iterations, 0, MOST_ITERATIONS) };
  return { ms: readCount('--ms', ms ?? '300', 0, LONGEST_THOUGHT) };
}
