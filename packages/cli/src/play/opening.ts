import { GAMES, parseConfig, type Game } from '@sixfold/engine';
import { granted, Refusal, type DeviceWish, type Tables } from '@sixfold/host';
import type { Seat } from '@sixfold/protocol';
import type { TerminalStore } from '@sixfold/server/device';
import { UsageError } from '../command-line/command.ts';
import { faceFor } from '../games/games.ts';
import { describeError } from '../terminal/describe.ts';
import { sayName } from '../terminal/face.ts';
import { localeOf, said } from '../terminal/language.ts';
import { wrapped, type Paint } from '../terminal/paint.ts';
import { askFor, askYes } from '../terminal/questions.ts';
import type { Screen } from '../terminal/screen.ts';
import { TerminalTable } from './followed-table.ts';
import type { PlayManner } from './party.ts';
import { fillSeats, type Company } from '../command-line/company.ts';

/** What is wanted of a session, as far as it was said. */
export interface PlayWishes extends PlayManner {
  readonly game: Game | null;
  /** Whether a game that was left is not even offered. */
  readonly isNew: boolean;
  readonly company: Company;
  readonly options: unknown;
  /** How many games make the series. */
  readonly games: number;
  readonly seed: string;
}

/** Who comes with which wishes, and where they find a table. */
export interface Entrance {
  readonly wishes: PlayWishes;
  readonly tables: Tables;
  readonly store: TerminalStore;
  readonly screen: Screen;
  readonly paint: Paint;
}

/** The table that was left and is wanted back, or a new one. */
export async function findTable(entrance: Entrance): Promise<TerminalTable> {
  const { wishes, tables, store, screen } = entrance;
  const left = wishes.isNew ? null : await offerLeft(entrance);
  if (left) return left;
  const game = wishes.game ?? (await askGame(entrance));
  const seats = await fillSeats(wishes.company, game.card, screen);
  try {
    const { options } = granted(parseConfig(game.card, seats.length, wishes.options, 0));
    const terms = { game: game.card.id, options, games: wishes.games, starter: null };
    const wished = seats.map((seat) => wishFor(seat, store));
    const id = await tables.open({ kind: 'device' }, { terms, seats: wished, isPublic: false }, wishes.seed);
    return await TerminalTable.follow(tables, id);
  } catch (error) {
    // What cannot be had as it was asked for is a wrong use of the command.
    throw error instanceof Refusal ? new UsageError(describeError(error.error)) : error;
  }
}

const wishFor = ({ name, bot }: Seat, store: TerminalStore): DeviceWish =>
  bot === undefined ? { kind: 'person', person: store.personCalled(name) } : { kind: 'bot', bot, name };

/** Offers the game that was left last; null if there is none, or it is not wanted. */
async function offerLeft({ wishes: { game }, store, tables, screen }: Entrance): Promise<TerminalTable | null> {
  const left = store.listLeft().find(({ terms }) => game === null || terms.game === game.card.id);
  if (!left) return null;
  const when = new Date(left.touched).toLocaleString(localeOf(), { dateStyle: 'long', timeStyle: 'short' });
  const names = left.seats.map(({ name }) => sayName(name)).join(', ');
  screen.print(
    ...wrapped(
      said(
        `You left a game of ${left.terms.game} on ${when} (${names}).`,
        `Du hast am ${when} eine Partie ${left.terms.game} verlassen (${names}).`,
      ),
    ),
  );
  if (!(await askYes(screen, said('Go on?', 'Weiterspielen?')))) return null;
  try {
    return await TerminalTable.follow(tables, left.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    screen.print(`  ${said('It cannot go on', 'Sie kann nicht weitergehen')}: ${describeError(error.error)}.`);
    return null;
  }
}

async function askGame({ screen, paint }: Entrance): Promise<Game> {
  const games = Object.values<Game>(GAMES);
  const lines = games.map(
    (game, index) => `  ${index + 1}  ${paint.bold(game.card.id.padEnd(9))}${faceFor(game).summary}`,
  );
  screen.print(
    paint.bold(
      said(
        'Six symbols, one idea: your weakest colour is your score.',
        'Sechs Symbole, eine Idee: Deine schwächste Farbe zählt.',
      ),
    ),
    '',
    ...lines,
    '',
  );
  const read = (line: string): Game | null =>
    games.find(({ card }, index) => [card.id, String(index + 1)].includes(line.toLowerCase() || '1')) ?? null;
  const otherwise = said(
    '  Please type the number or the name of a game.',
    '  Bitte tippe die Nummer oder den Namen eines Spiels.',
  );
  return await askFor(
    screen,
    `${said(`Which game? 1 to ${games.length}`, `Welches Spiel? 1 bis ${games.length}`)} [1]: `,
    read,
    otherwise,
  );
}
