import { mergeResults } from '@sixfold/host/daily';
import { mergePuzzleResults } from '../puzzles/results.ts';
import type { EndedGame } from '../store.ts';
import type { CopiedTable, DeviceCopy } from './copy.ts';
import { mergeKept } from './kept.ts';

const linesOf = ({ events }: CopiedTable): string[] => events.map((event) => JSON.stringify(event));

/** Whether one log goes on where the other ends. */
const begins = (short: readonly string[], long: readonly string[]): boolean =>
  short.length <= long.length && short.every((line, index) => line === long[index]);

/** What becomes of another device's table here: what is to be stored, and under which id its games are. */
interface TakenTable {
  readonly store: CopiedTable | null;
  readonly id: string;
}

/**
 * What is to be stored so that this device has all that both have. Of a table that both know the longer log stays; where
 * they went different ways, theirs becomes a table of its own. To take the same once more changes nothing.
 */
export function newIn(theirs: DeviceCopy, mine: DeviceCopy, makeId: () => string): DeviceCopy {
  const own = mine.tables.map((table) => ({ table, lines: linesOf(table) }));
  const taken = new Map(theirs.tables.map((table) => [table.id, take(table, own, makeId)]));
  const idOf = (table: string): string => taken.get(table)?.id ?? table;
  const games = theirs.games.map((game) => renamed(game, idOf));
  const longer = new Set([...taken.values()].flatMap(({ store }) => store?.id ?? []));
  return {
    tables: [...taken.values()].flatMap(({ store }) => store ?? []),
    people: new Map([...theirs.people].filter(([id]) => !mine.people.has(id))),
    games: newGames(games, mine.games, longer, makeId),
    attempts: theirs.attempts.map((attempt) => ({ ...attempt, table: idOf(attempt.table) })),
    results: mergeResults(mine.results, theirs.results),
    puzzles: mergePuzzleResults(mine.puzzles, theirs.puzzles),
    kept: mergeKept(mine.kept, theirs.kept),
  };
}

type OwnTable = { readonly table: CopiedTable; readonly lines: readonly string[] };

function take(table: CopiedTable, own: readonly OwnTable[], makeId: () => string): TakenTable {
  const lines = linesOf(table);
  const known = own.find((one) => one.table.id === table.id);
  if (!known || begins(known.lines, lines))
    return { store: known?.lines.length === lines.length ? null : table, id: table.id };
  const same = own.find((one) => begins(lines, one.lines));
  if (same) return { store: null, id: same.table.id };
  const id = makeId();
  return { store: { ...table, id, listed: { ...table.listed, id } }, id };
}

const ID = /^(.*)(-\d+)$/;

/** A game of a table that has another id here. */
function renamed({ past, transcript }: EndedGame, idOf: (table: string) => string): EndedGame {
  const [, table = '', round = ''] = ID.exec(past.id) ?? [];
  return { past: { ...past, id: table === '' ? past.id : `${idOf(table)}${round}` }, transcript };
}

const textOf = ({ past: { when, result }, transcript }: EndedGame): string =>
  `${when} ${JSON.stringify(transcript ?? result)}`;
const tableOf = ({ past: { id } }: EndedGame): string => ID.exec(id)?.[1] ?? '';

/** Games that are not here yet. One of the same id that went otherwise is another game, unless its table goes on. */
function newGames(
  theirs: readonly EndedGame[],
  mine: readonly EndedGame[],
  longer: ReadonlySet<string>,
  makeId: () => string,
): EndedGame[] {
  const known = new Set(mine.map(textOf));
  const ids = new Set(mine.map(({ past }) => past.id));
  return theirs.flatMap((game) => {
    if (known.has(textOf(game))) return [];
    const isFree = !ids.has(game.past.id) || longer.has(tableOf(game));
    return [isFree ? game : { ...game, past: { ...game.past, id: makeId() } }];
  });
}
