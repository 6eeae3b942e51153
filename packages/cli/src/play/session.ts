import type { Budget } from '@sixfold/bots';
import { GAMES, type Game } from '@sixfold/engine';
import { Table, type Outcome } from '@sixfold/table';
import { UsageError } from '../command-line/command.ts';
import { describeError } from '../terminal/describe.ts';
import { faceFor } from '../games/games.ts';
import type { Paint } from '../terminal/paint.ts';
import { sayAgain } from './again.ts';
import { playBot } from './bots.ts';
import { showEnd } from './ending.ts';
import { askFor, askLine, Leave, type Screen } from './screen.ts';
import { fillSeats, type Company } from './seats.ts';
import { isPerson, type Sitting } from './sitting.ts';
import { takeTurn } from './turn.ts';

/** What is wanted of a session, as far as it was said. */
export interface Wishes {
  readonly game: Game | null;
  readonly company: Company;
  readonly options: unknown;
  /** How many games make the series. */
  readonly games: number;
  readonly seed: string;
  readonly confirms: boolean;
  /** How long a bot may think about a move. */
  readonly patience: Budget;
}

/** A whole session, from choosing the game to the end of the series, or until somebody leaves. */
export async function playSession(wishes: Wishes, screen: Screen, paint: Paint): Promise<void> {
  const sitting = await unlessLeft(sitDown(wishes, screen, paint));
  if (!sitting) return screen.print('', 'Goodbye!');
  const isPlayed = await unlessLeft(playSeries(sitting));
  if (!isPlayed)
    screen.print('', 'Goodbye! With the same moves, this brings you back to where you were:', `  ${sayAgain(sitting)}`);
}

/** Null if somebody left meanwhile. */
async function unlessLeft<T>(stay: Promise<T>): Promise<T | null> {
  try {
    return await stay;
  } catch (error) {
    if (error instanceof Leave) return null;
    throw error;
  }
}

async function sitDown(wishes: Wishes, screen: Screen, paint: Paint): Promise<Sitting> {
  const game = wishes.game ?? (await askGame(screen, paint));
  const { options, games, seed, confirms, patience, company } = wishes;
  const seats = await fillSeats(company, game.card, screen);
  const table = granted(Table.open(game, { game: game.card.id, options, seats, games }, seed));
  const names = seats.map(({ name }) => name);
  return { table, game, face: faceFor(game), names, screen, paint, seed, confirms, patience, looking: null };
}

function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new UsageError(describeError(outcome.error));
  return outcome.value;
}

async function askGame(screen: Screen, paint: Paint): Promise<Game> {
  const games = Object.values<Game>(GAMES);
  screen.print(paint.bold('Six symbols, one idea: your weakest colour is your score.'), '');
  screen.print(
    ...games.map((game, index) => `  ${index + 1}  ${paint.bold(game.card.id.padEnd(9))}${faceFor(game).summary}`),
    '',
  );
  const read = (line: string): Game | null =>
    games.find(({ card }, index) => [card.id, String(index + 1)].includes(line.toLowerCase() || '1')) ?? null;
  return await askFor(
    screen,
    `Which game? 1 to ${games.length} [1]: `,
    read,
    '  Please type the number or the name of a game.',
  );
}

/** Plays all games; true, for nobody left. */
async function playSeries(sitting: Sitting): Promise<true> {
  const { table, screen } = sitting;
  for (;;) {
    await playGame(sitting);
    showEnd(sitting);
    if (table.isOver) break;
    await askLine(screen, 'Press Enter for the next game. ');
    granted(table.nextGame());
    sitting.looking = null;
  }
  screen.print('', 'The same luck again:', `  ${sayAgain(sitting)}`);
  return true;
}

async function playGame(sitting: Sitting): Promise<void> {
  for (let seat = sitting.table.turn; seat !== null; seat = sitting.table.turn) {
    if (isPerson(sitting, seat)) await takeTurn(sitting, seat);
    else await playBot(sitting, seat);
  }
}
