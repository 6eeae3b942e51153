import { GAMES } from '@sixfold/engine';
import { Tables } from '@sixfold/host';
import { DataError, HOSTING, openDeviceStore, WORLD, type TerminalStore } from '@sixfold/server/device';
import { sayAgain } from '../command-line/again.ts';
import { faceFor } from '../games/games.ts';
import { sayName } from '../terminal/face.ts';
import { said } from '../terminal/language.ts';
import { wrapped, type Paint } from '../terminal/paint.ts';
import { askLine } from '../terminal/questions.ts';
import { Leave, type Screen } from '../terminal/screen.ts';
import type { TerminalTable } from './followed-table.ts';
import { makeOrders } from './orders.ts';
import { findTable, type Entrance, type PlayWishes } from './opening.ts';
import { playSeries } from './series.ts';
import { thinker } from './thinking.ts';

/**
 * A whole session, from choosing the game to the end of the series, or until somebody leaves. Games are kept in the
 * folder, move by move; without one they last as long as the session.
 */
export async function playSession(
  wishes: PlayWishes,
  screen: Screen,
  paint: Paint,
  folder: string | null,
): Promise<void> {
  const store = await unlessLeft(openStore(folder, screen));
  const isAtTable = store && (await playHere({ wishes, tables: hostTables(store, wishes), store, screen, paint }));
  if (!isAtTable) screen.print('', said('Goodbye!', 'Auf Wiedersehen!'));
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

/** Where nothing can be kept, one can play all the same. */
async function openStore(folder: string | null, screen: Screen): Promise<TerminalStore> {
  try {
    return openDeviceStore(folder);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    screen.print(
      ...wrapped(`${said('Games cannot be kept', 'Partien lassen sich nicht aufheben')}: ${error.message}.`),
    );
    await askLine(
      screen,
      said(
        'Press Enter to play a game that is gone when you leave. ',
        'Eingabetaste: eine Partie spielen, die weg ist, wenn du gehst. ',
      ),
    );
    return openDeviceStore(null);
  }
}

/** Whether anybody sat down. */
async function playHere(entrance: Entrance): Promise<boolean> {
  try {
    const table = await unlessLeft(findTable(entrance));
    if (table) await play(table, entrance);
    return table !== null;
  } finally {
    await entrance.tables.close();
    entrance.store.close();
  }
}

/** Bots play as soon as they can, and only while somebody looks; trouble shows in what people are answered. */
const hostTables = (store: TerminalStore, { budget }: PlayWishes): Tables =>
  new Tables({
    ...WORLD,
    ...HOSTING,
    store,
    thinker,
    unwatched: 0,
    pause: async () => {},
    pace: () => 0,
    budget: () => budget,
    awayFor: () => 0,
    grace: 0,
    mostWatched: 1,
    logger: { warn: () => {}, error: () => {} },
  });

async function play(table: TerminalTable, entrance: Entrance): Promise<void> {
  const game = GAMES[table.info.terms.game];
  const names = table.info.seats.map(({ name }) => sayName(name));
  const isPlayed = await unlessLeft(
    playSeries({ ...entrance, table, game, face: faceFor(game), names, orders: makeOrders() }),
  );
  const left = entrance.store.isLasting
    ? said(
        'Goodbye! "sixfold play" leads back to this game. The same luck from the start:',
        'Auf Wiedersehen! „sixfold play“ führt zu dieser Partie zurück. Dasselbe Glück von vorn:',
      )
    : said(
        'Goodbye! With the same moves, this brings you back to where you were:',
        'Auf Wiedersehen! Mit denselben Zügen kommst du hiermit wieder an diese Stelle:',
      );
  const again = sayAgain(table.info, game.card, await table.readSeed(), entrance.wishes.confirms);
  entrance.screen.print(
    '',
    isPlayed ? said('The same luck again:', 'Dasselbe Glück noch einmal:') : left,
    `  ${again}`,
  );
}
