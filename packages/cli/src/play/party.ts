import type { Budget } from '@sixfold/bots';
import type { Game, Position, View } from '@sixfold/engine';
import { Refusal } from '@sixfold/host';
import { AskFailed, type Ask, type AtTable, type GameUpdate, type Ply } from '@sixfold/protocol';
import type { SeenPly, TableInfo, TableRequest } from '@sixfold/protocol';
import { sayRefusal } from '../online/refusals.ts';
import type { TerminalFace, TerminalPicture } from '../terminal/face.ts';
import { cleaned, type Paint } from '../terminal/paint.ts';
import { said } from '../terminal/language.ts';
import { askLine } from '../terminal/questions.ts';
import type { Screen } from '../terminal/screen.ts';

/** A table as somebody at a terminal plays at it, wherever its host is. */
export interface PlayedTable {
  readonly info: TableInfo;
  /** The current game from its first ply on, as whoever looks may know it. */
  readonly now: GameUpdate;
  /** Fails with `Refusal` or `AskFailed`. */
  ask<R extends TableRequest>(request: R, ask: Ask<R>): Promise<unknown>;
  /** Has the host tell everything anew. */
  lookAgain(): Promise<void>;
}

/** How somebody likes to play. */
export interface PlayManner {
  /** Whether moves are shown with what they score before they are played. */
  readonly confirms: boolean;
  /** How long a bot may think about a move or a hint. */
  readonly budget: Budget;
}

/** People and bots around a table, as this terminal sees them. */
export interface Party {
  readonly wishes: PlayManner;
  readonly screen: Screen;
  readonly paint: Paint;
  readonly table: PlayedTable;
  readonly game: Game;
  readonly face: TerminalFace;
  readonly names: readonly string[];
  readonly orders: Orders;
}

/** A decision that a person is asked for. */
export interface OpenTurn extends Party {
  readonly at: AtTable & Ply;
  readonly seat: number;
  readonly view: View;
  readonly position: Position;
  readonly legal: readonly number[];
  /** What happened since the person's last decision, that one included. */
  readonly news: readonly SeenPly[];
  readonly picture: TerminalPicture;
}

/** What a person can ask for instead of moving. */
interface Order {
  readonly meaning: string;
  /** Carries it out; tells whether the decision is no longer this one. */
  run(turn: OpenTurn): boolean | Promise<boolean>;
}

/** By what is typed for them. */
export type Orders = ReadonlyMap<string, Order>;

/** Asks something of the table; tells whether things are no longer as they were. */
export async function attempt<R extends TableRequest>(party: Party, request: R, ask: Ask<R>): Promise<boolean> {
  const { screen, table } = party;
  try {
    await table.ask(request, ask);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof AskFailed)) throw error;
    if (error.error.code !== 'moved-on') return refuse(party, error.error);
    await table.lookAgain();
    await askLine(
      screen,
      said(
        'The game has gone on elsewhere. Press Enter to see it. ',
        'Die Partie ging anderswo weiter. Eingabetaste zeigt sie. ',
      ),
    );
    return true;
  }
}

/** Says why not: false, for nothing has changed. */
export function refuse({ screen, face, table, names }: Party, error: AskFailed['error']): false {
  const { view } = table.now;
  const why = sayRefusal(error, (at) => face.saySource({ at }, view, names));
  screen.print(
    error.code === 'malformed'
      ? said('  I do not understand that.', '  Das verstehe ich nicht.')
      : `  ${said('No', 'Nein')}: ${cleaned(why)}.`,
  );
  return false;
}
