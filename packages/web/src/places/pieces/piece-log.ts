/** What was done with a bag or a cup, and the secret from which all luck follows: everything else follows from both. */
export interface PieceLog<D> {
  readonly players: number;
  readonly seed: string;
  readonly deeds: readonly D[];
}

/** How logs of one game are read. */
export interface LogReader<D, S> {
  /** For how many players there can be one. */
  readonly players: readonly number[];
  readonly parseDeed: (input: unknown) => D | null;
  /** What follows from a log; null if it cannot have been so. */
  readonly fold: (log: PieceLog<D>) => S | null;
}

export const beginLog = <D>(players: number, seed: string): PieceLog<D> => ({ players, seed, deeds: [] });

export const after = <D>(log: PieceLog<D>, deed: D): PieceLog<D> => ({ ...log, deeds: [...log.deeds, deed] });

/** The last deed undone. Luck follows from the seed: whoever does it again meets the same. */
export const undo = <D>(log: PieceLog<D>): PieceLog<D> => ({ ...log, deeds: log.deeds.slice(0, -1) });

const SEED = /^[0-9a-f]{32}$/;

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null;

/** A log as it was kept; null for whatever is none, or tells what cannot have been. */
export function parseLog<D, S>(input: unknown, { players, parseDeed, fold }: LogReader<D, S>): PieceLog<D> | null {
  if (!isRecord(input) || !Array.isArray(input['deeds'])) return null;
  const { seed } = input;
  const count = players.find((one) => one === input['players']);
  const deeds = input['deeds'].map(parseDeed).filter((deed) => deed !== null);
  if (count === undefined || typeof seed !== 'string' || !SEED.test(seed)) return null;
  const log = { players: count, seed, deeds };
  return deeds.length === input['deeds'].length && fold(log) !== null ? log : null;
}

/** What there is now, and what was there before all was begun anew: its luck is open. */
export interface KeptLogs<D> {
  readonly now: PieceLog<D>;
  readonly before: PieceLog<D> | null;
}

/** What was kept, as far as it can be read; else a new log, for the fewest that are company. */
export function parseLogs<D, S>(input: unknown, reader: LogReader<D, S>, seed: string): KeptLogs<D> {
  const { now, before }: Readonly<Record<string, unknown>> = isRecord(input) ? input : {};
  const usual = reader.players.find((players) => players > 1) ?? 1;
  return { now: parseLog(now, reader) ?? beginLog(usual, seed), before: parseLog(before, reader) };
}

/** Luck that is opened: its seed, and what came of it in letters. */
export interface UnsealedLuck {
  readonly seed: string;
  readonly came: string;
}

/** Opens the luck of a log that is over; null where there is none. */
export const opened = <D>(
  log: PieceLog<D> | null,
  { fold }: LogReader<D, { readonly came: readonly number[] }>,
  spell: (came: readonly number[]) => string,
): UnsealedLuck | null => log && { seed: log.seed, came: spell(fold(log)?.came ?? []) };
