import { GAME_IDS } from '@sixfold/engine';
import { parsePlayed } from '@sixfold/engine/sheet';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { readEvent, Table, type TableEvent } from '@sixfold/host';
import { isDate, parseResult, type DealResult } from '@sixfold/host/daily';
import { LONGEST_NAME, type Seat } from '@sixfold/protocol';
import type { Attempt } from '../daily.ts';
import { readTranscript } from '../import.ts';
import { listedAfter, type EndedGame, type PastGame } from '../store.ts';
import { COPY_FORMAT, COPY_VERSION, type CopiedTable, type DeviceCopy } from './copy.ts';
import { parseKept } from './kept.ts';
import { parsePuzzleResult } from './puzzle-result.ts';
import { parseScoreResult } from './score-result.ts';
import { isCount, isId, isMoment, isName, isRecord, parseSeat } from './shapes.ts';

/** Why a file is not taken. Nothing of it was. */
export type CopyError =
  | { readonly code: 'too-long' }
  | { readonly code: 'no-copy' }
  | { readonly code: 'newer' }
  /** The first thing that is not as it must be. */
  | { readonly code: 'damaged'; readonly part: string };

export type ParsedCopy =
  | { readonly ok: true; readonly value: DeviceCopy }
  | { readonly ok: false; readonly error: CopyError };

const LONGEST = 200_000_000;
const MOST_LABELS = 12;

/** Thrown and caught within this file only. */
class Damage extends Error {}

/** Reads a copy of any origin: every game is played again by the rules, and nothing is believed that follows from them. */
export function parseCopy(text: string): ParsedCopy {
  if (text.length > LONGEST) return fail({ code: 'too-long' });
  const input = readJson(text);
  if (!isRecord(input) || input['format'] !== COPY_FORMAT) return fail({ code: 'no-copy' });
  if (Number(input['version']) > COPY_VERSION) return fail({ code: 'newer' });
  bringFirstEdition();
  try {
    return { ok: true, value: readCopy(input) };
  } catch (error) {
    if (error instanceof Damage) return fail({ code: 'damaged', part: error.message });
    throw error;
  }
}

const fail = (error: CopyError): ParsedCopy => ({ ok: false, error });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readCopy(input: Readonly<Record<string, unknown>>): DeviceCopy {
  return {
    tables: eachOf(input, 'tables', parseTable),
    games: [...eachOf(input, 'games', parseGame), ...laterOf(input, 'scores', parseScores)],
    attempts: eachOf(input, 'attempts', parseAttempt),
    results: eachOf(input, 'results', (one): DealResult | null => parseResult(one)),
    puzzles: laterOf(input, 'puzzles', parsePuzzleResult),
    people: pairsOf(input, 'people', (id, name) => (isId(id) && isName(name) ? name : null)),
    kept: pairsOf(input, 'kept', parseKept),
  };
}

/** Every one of a list, or the number of the first that is not good. */
function eachOf<T>(input: Readonly<Record<string, unknown>>, part: string, parse: (one: unknown) => T | null): T[] {
  const list = input[part];
  if (!Array.isArray(list)) throw new Damage(part);
  return list.map((one: unknown, index) => {
    const parsed = parse(one);
    if (parsed === null) throw new Damage(`${part} ${index + 1}`);
    return parsed;
  });
}

/** Copies that were made before there were score boards, or puzzles, have none. */
const laterOf = <T>(input: Readonly<Record<string, unknown>>, part: string, parse: (one: unknown) => T | null): T[] =>
  part in input ? eachOf(input, part, parse) : [];

type ParsePair = (key: string, value: unknown) => string | null;

function pairsOf(input: Readonly<Record<string, unknown>>, part: string, parse: ParsePair): Map<string, string> {
  const record = input[part];
  if (!isRecord(record)) throw new Damage(part);
  const pairs = Object.entries(record).map(([key, value]): [string, string] => {
    const parsed = parse(key, value);
    if (parsed === null) throw new Damage(`${part} ${key.slice(0, LONGEST_NAME)}`);
    return [key, parsed];
  });
  return new Map(pairs);
}

/** A table as its log makes it; null for a log that the rules do not allow, or that a device cannot have. */
export function parseTable(input: unknown): CopiedTable | null {
  if (!isRecord(input) || !isId(input['id']) || !Array.isArray(input['events'])) return null;
  const { id, labels } = input;
  if (!Array.isArray(labels) || labels.length > MOST_LABELS || !labels.every(isName)) return null;
  const events = readEvents(input['events']);
  const [opened] = events ?? [];
  if (!events || opened?.type !== 'opened' || !isOfDevice(opened)) return null;
  const game = parsePlayed(opened.terms);
  const table = game.ok && Table.fold(id, game.value, events);
  if (!table || !table.ok) return null;
  const append = { from: 0, events, table: table.value, isListed: true };
  return { id, events, listed: listedAfter(append, labels) };
}

function readEvents(input: readonly unknown[]): TableEvent[] | null {
  const read = input.map((one) => readEvent(one));
  const events = read.flatMap((one) => (one.ok ? [one.value] : []));
  return events.length === read.length ? events : null;
}

/** People and bots alone sit at tables of a device, without a clock, and deal for themselves. */
const isOfDevice = ({ seats, tempo, daily, isFair }: Extract<TableEvent, { type: 'opened' }>): boolean =>
  seats.every(isDeviceSeat) &&
  tempo === undefined &&
  isFair === undefined &&
  (daily === undefined || (daily.kind === 'open' && isDate(daily.date)));

const isDeviceSeat = (seat: unknown): boolean =>
  isRecord(seat) && (seat['kind'] === 'person' ? isId(seat['person']) : seat['kind'] === 'bot' && isId(seat['bot']));

/** A game that has ended, whether it was played here or on a real table. */
export const parseEnded = ({ past, transcript }: EndedGame): EndedGame | null =>
  transcript ? parseGame({ past, transcript }) : parseScores(past);

/** A finished game: its result is what the rules make of its moves. */
function parseGame(input: unknown): EndedGame | null {
  if (!isRecord(input)) return null;
  const transcript = readTranscript(input['transcript']);
  if (!transcript.ok) return null;
  const { game, result, players } = transcript.value;
  const about = parseAbout(input['past'], players);
  return about && { past: { ...about, game, result }, transcript: transcript.value };
}

/** A finished score board: nobody knows its moves. */
function parseScores(input: unknown): EndedGame | null {
  if (!isRecord(input) || input['isPrinted'] !== true || !Array.isArray(input['seats'])) return null;
  const game = GAME_IDS.find((id) => id === input['game']);
  if (!game) return null;
  const { length: players } = input['seats'];
  const result = parseScoreResult(game, players, input['result']);
  const about = result && parseAbout(input, players);
  return about && { past: { ...about, game, result, isPrinted: true }, transcript: null };
}

/** What is said of a game beside how it went: who played it, and when. */
function parseAbout(input: unknown, players: number): Omit<PastGame, 'game' | 'result'> | null {
  if (!isRecord(input)) return null;
  const { id, when, isMarked, isImported } = input;
  if (!isId(id) || !isMoment(when) || typeof isMarked !== 'boolean' || typeof isImported !== 'boolean') return null;
  const seats = parseSeats(input['seats'], players);
  const more = seats && parseRoles(input, players);
  return seats && more && { id, seats, when, ...more, isMarked, isImported };
}

function parseSeats(input: unknown, players: number): Seat[] | null {
  if (!Array.isArray(input) || input.length !== players) return null;
  const seats = input.flatMap((one: unknown) => parseSeat(one) ?? []);
  return seats.length === players ? seats : null;
}

/** Who gave up, for whom bots played when, and which seat was one's own, where that is known. */
function parseRoles(
  { you, resigned, substituted }: Readonly<Record<string, unknown>>,
  players: number,
): Pick<PastGame, 'you' | 'resigned' | 'substituted'> | null {
  const isSeat = (seat: unknown): seat is number => isCount(seat) && seat < players;
  if (you !== undefined && !isSeat(you)) return null;
  if (resigned !== undefined && !(Array.isArray(resigned) && resigned.every(isSeat))) return null;
  if (substituted !== undefined && !(Array.isArray(substituted) && substituted.every(isCount))) return null;
  return {
    ...(you !== undefined && { you }),
    ...(resigned !== undefined && { resigned }),
    ...(substituted !== undefined && { substituted }),
  };
}

function parseAttempt(input: unknown): Attempt | null {
  if (!isRecord(input)) return null;
  const { table, date, began } = input;
  const game = GAME_IDS.find((id) => id === input['game']);
  if (!isId(table) || !isDate(date) || !game || !isCount(began)) return null;
  return { table, date, game, began };
}
