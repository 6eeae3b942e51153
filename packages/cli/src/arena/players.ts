import { loadBot, runBudget, type Bot, type Thinking } from '@sixfold/bots';
import { imagine, type Chance, type Game, type View } from '@sixfold/engine';
import { describeError } from '../terminal/describe.ts';
import { cleaned, fitted } from '../terminal/paint.ts';
import { botElsewhere } from './elsewhere.ts';
import type { Entrant } from './entrants.ts';
import { Forfeit, Program, type ProcessLog } from './program.ts';

/** Somebody at a table for one game: gets views and nothing else. */
export interface ArenaPlayer {
  choose(view: View, luck: Chance): Promise<number>;
  /** What its time is taken by, in milliseconds. */
  readonly clock: () => number;
  /** How many steps it has thought; nobody knows of a program. */
  readonly steps: () => number | null;
  leave(): void;
}

/** What a program is sent for each decision, as one line of JSON. */
interface ProgramQuestion {
  readonly protocol: 'sixfold-bot/1';
  readonly view: View;
  /** All legal moves in notation. */
  readonly moves: readonly string[];
  readonly budget: Entrant['budget'];
}

const byTheWall = (): number => performance.now();

/** Processor time of this thread: who thinks by steps has no deadline, and what else the machine does is not their fault. */
function byTheThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What somebody sits down to. */
export interface SeatTerms {
  readonly game: Game;
  readonly players: number;
  /** So much longer than its budget a program may take, in milliseconds. */
  readonly grace: number;
  readonly log: ProcessLog;
}

/** Seats an entrant. A program is started anew for each seat and game, for it could remember what it saw elsewhere. */
export async function seat(entrant: Entrant, { game, players, grace, log }: SeatTerms): Promise<ArenaPlayer> {
  if (entrant.kind === 'program') return programPlayer(entrant, game, grace, log);
  const bot = await botOf(entrant, game, players);
  let steps = 0;
  const count = (): void => void steps++;
  return {
    choose: async (view, luck) => runBudget(counted(bot.think(view, luck), count), entrant.budget, byTheWall),
    clock: 'ms' in entrant.budget ? byTheWall : byTheThread,
    steps: () => steps,
    leave: () => {},
  };
}

const botOf = (
  entrant: Exclude<Entrant, { kind: 'program' }>,
  game: Game,
  players: number,
): Promise<Pick<Bot, 'think'>> =>
  entrant.kind === 'bot'
    ? loadBot(game.card.id, entrant.bot, players)
    : botElsewhere(entrant.checkout, game, entrant.bot, players);

/** Thinking whose steps are counted. */
const counted = (thinking: Thinking, count: () => void): Thinking => ({
  get move() {
    return thinking.move;
  },
  step() {
    count();
    return thinking.step();
  },
  advice: () => thinking.advice(),
});

function programPlayer(
  { command, budget }: Extract<Entrant, { kind: 'program' }>,
  game: Game,
  grace: number,
  log: ProcessLog,
): ArenaPlayer {
  const program = new Program(command, log);
  const limit = grace + ('ms' in budget ? budget.ms : 0);
  return {
    choose: async (view) => {
      const position = imagine(game, view);
      const moves = position.legalMoves().map((move) => game.makeNotation(position, move));
      const question: ProgramQuestion = { protocol: 'sixfold-bot/1', view, moves, budget };
      return readMove(game, position, await program.ask(JSON.stringify(question), limit));
    },
    clock: byTheWall,
    steps: () => null,
    leave: () => program.end(),
  };
}

/** A move in notation, or as an object in JSON. */
function readMove(game: Game, position: ReturnType<Game['resample']>, answer: string): number {
  const move = answer.startsWith('{')
    ? game.parseMove(position, readObject(answer))
    : game.parseNotation(position, answer);
  if (move.ok) return move.value;
  throw new Forfeit(`it answered ${quoted(answer)}: ${cleaned(describeError(move.error))}`);
}

function readObject(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new Forfeit(`it answered ${quoted(answer)}, which is no JSON`);
  }
}

const quoted = (answer: string): string => `"${fitted(cleaned(answer), 60)}"`;
