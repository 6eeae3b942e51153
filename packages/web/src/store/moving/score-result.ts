import {
  GAMES,
  parseConfig,
  resultGivenUp,
  weakest,
  type Card,
  type Config,
  type GameId,
  type Result,
} from '@sixfold/engine';
import { sheetOf, type SheetPosition } from '@sixfold/engine/sheet';
import { isCount, isRecord } from './shapes.ts';

/** What a file says of a result. */
interface ToldResult {
  readonly ranks: readonly number[];
  readonly tracks: readonly (readonly number[])[];
  readonly instant: number | null;
  readonly points: unknown;
}

/**
 * The result of a score board. How it came about nobody knows: the tracks are believed, and who came where with how many
 * points must follow from them. Null for what cannot be.
 */
export function parseScoreResult(game: GameId, players: number, input: unknown): Result | null {
  const told = readTold(input, players);
  if (!told) return null;
  const sheet = sheetOf(GAMES[game]);
  const possible = waysOf(sheet.card, players).flatMap((config) => resultsAt(sheet.blank(config), told));
  return possible.find((result) => textOf(result) === textOf(told)) ?? null;
}

const textOf = ({ ranks, tracks, instant, points }: ToldResult): string =>
  JSON.stringify([ranks, tracks, instant, points]);

function readTold(input: unknown, players: number): ToldResult | null {
  if (!isRecord(input)) return null;
  const { ranks, tracks, instant, points } = input;
  const isRow = (row: unknown): row is number[] => Array.isArray(row) && row.length === 6 && row.every(isCount);
  if (!Array.isArray(ranks) || ranks.length !== players || !ranks.every(isCount)) return null;
  if (!Array.isArray(tracks) || tracks.length !== players || !tracks.every(isRow)) return null;
  if (instant !== null && !(isCount(instant) && instant < players)) return null;
  return { ranks, tracks, instant, points };
}

/** How so many can play: with the options as they are by default, or with one of them otherwise. */
function waysOf(card: Card, players: number): Config[] {
  const wishes = Object.entries(card.options).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  );
  return [{}, ...wishes].flatMap((options) => {
    const config = parseConfig(card, players, options, 0);
    return config.ok ? [config.value] : [];
  });
}

/** What the rules make of these tracks; whoever gave up is last (F9), so that it is nobody, the last one, the last two … */
function resultsAt(position: SheetPosition, { ranks, tracks, instant }: ToldResult): Result[] {
  const { scale, ended } = position.laws;
  const { goal = scale.top, top } = scale;
  if (tracks.flat().some((value) => value > top)) return [];
  if (instant !== null && weakest(tracks[instant] ?? []) < goal) return [];
  position.tracks.set(tracks.slice(0, position.teams).flat());
  position.setTurn(instant ?? 0);
  position.ended = instant === null ? ended : 'instant';
  const lastFirst = ranks.map((_, seat) => seat).toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
  return lastFirst.map((_, count) => resultGivenUp(position, lastFirst.slice(0, count)));
}
