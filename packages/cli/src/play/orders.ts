import { compareTracks, type Tracks } from '@sixfold/engine';
import { COLUMNS, padded, widthOf, wrapped } from '../terminal/paint.ts';
import type { Decision } from './decision.ts';
import { sayGain } from './gain.ts';
import { hint } from './hint.ts';
import { lastDecision } from './sitting.ts';

/** What a person can ask for instead of moving. */
interface Order {
  readonly meaning: string;
  /** Carries it out; tells whether the decision is no longer this one. */
  run(turn: Decision): boolean | Promise<boolean>;
}

/** So many moves are listed where there are more than anybody would read. */
const FEW = 12;
const MANY = 50;

export const ORDERS: Readonly<Record<string, Order>> = {
  help: { meaning: 'the rules of this game and all that you can type', run: help },
  hint: { meaning: 'the best moves as the strongest bot sees them, and why', run: hint },
  moves: { meaning: 'what you can play, the best scoring first', run: listMoves },
  back: { meaning: 'take back your last decision, and all that followed', run: takeBack },
};

/** The order that a line gives, if it gives one. */
export function findOrder(line: string): Order | null {
  const name = line.toLowerCase();
  return Object.hasOwn(ORDERS, name) ? ORDERS[name]! : null;
}

function help({ screen, face, paint }: Decision): boolean {
  const orders = Object.entries(ORDERS).map(([name, { meaning }]) => `  ${paint.bold(name.padEnd(7))}${meaning}`);
  screen.clear();
  screen.print(
    paint.bold(face.title),
    ...face.rules.flatMap((rule) => wrapped(`- ${rule}`)),
    paint.dim('  ▸ marks the weakest colours, [ ] what is new, › ‹ what counts.'),
    ...orders,
    `  ${paint.bold('quit'.padEnd(7))}leave the table`,
    `  ${paint.bold('Enter'.padEnd(7))}look at the table again`,
  );
  return false;
}

function listMoves(turn: Decision): boolean {
  const { legal, screen, game, position, paint } = turn;
  const best = legal.length > MANY ? bestFirst(turn).slice(0, FEW) : bestFirst(turn);
  if (best.length < legal.length) screen.print(paint.dim(`  The best scoring of ${legal.length} possible moves:`));
  screen.print(...inColumns(best.map((move) => `${game.makeNotation(position, move)} ${sayGain(turn, move)}`)));
  return false;
}

/** The legal moves, those first after whose scoring the mover would rank best (F4). */
function bestFirst({ legal, position }: Decision): number[] {
  const after = legal.map((move) => {
    const tracks = new Uint8Array(6);
    position.tracksAfter(move, tracks);
    return { move, tracks: Array.from(tracks) as Tracks };
  });
  return after.toSorted((a, b) => compareTracks(b.tracks, a.tracks)).map(({ move }) => move);
}

function inColumns(items: readonly string[]): string[] {
  const width = Math.max(...items.map(widthOf)) + 3;
  const columns = Math.max(1, Math.floor((COLUMNS - 2) / width));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    `  ${items
      .filter((_item, index) => index % rows === row)
      .map((item) => padded(item, width))
      .join('')}`.trimEnd(),
  );
}

function takeBack(turn: Decision): boolean {
  const ply = lastDecision(turn, turn.seat);
  if (ply === null) turn.screen.print('  You have not played yet: there is nothing to take back.');
  else turn.table.takeBack(ply);
  return ply !== null;
}
