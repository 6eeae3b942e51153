import type { Card } from '@sixfold/engine';
import { parseTableConfig, type TableConfig } from './config.ts';
import { accept, refuse, type Outcome } from './errors.ts';

const NAME = 'sixfold-table';
const VERSION = 1;
export const FORMAT = `${NAME}/${VERSION}`;

/** A table as it is stored: all that cannot be derived. It holds the seed, so it is secret until the end. */
export interface TableRecord {
  readonly format: string;
  /** The version of the game's rules under which the moves were played. */
  readonly ruleset: number;
  readonly config: TableConfig;
  readonly seed: string;
  /** The moves of each game, in notation. */
  readonly games: readonly (readonly string[])[];
  readonly takenBack: number;
  /** From this ply of this game on luck comes from another seed; only where the table has changed hands. */
  readonly fresh?: FreshLuck;
}

export interface FreshLuck {
  readonly game: number;
  readonly ply: number;
  readonly seed: string;
}

export function parseRecord(card: Card, input: unknown): Outcome<TableRecord> {
  if (typeof input !== 'object' || input === null) return refuse({ code: 'malformed', what: 'table record' });
  const { format, ruleset, config, seed, games, takenBack, fresh } = input as Record<string, unknown>;
  const known = checkFormat(format);
  if (!known.ok) return known;
  const settings = parseTableConfig(card, config);
  if (!settings.ok) return settings;
  if (typeof seed !== 'string') return refuse({ code: 'malformed', what: 'seed' });
  if (!isCount(ruleset)) return refuse({ code: 'malformed', what: 'ruleset' });
  if (!isCount(takenBack)) return refuse({ code: 'malformed', what: 'takenBack' });
  if (!Array.isArray(games) || games.length === 0 || !games.every(isMoveList)) {
    return refuse({ code: 'malformed', what: 'games' });
  }
  if (fresh !== undefined && !isFreshLuck(fresh)) return refuse({ code: 'malformed', what: 'fresh' });
  return accept({ format: FORMAT, ruleset, config: settings.value, seed, games, takenBack, ...(fresh && { fresh }) });
}

const isCount = (input: unknown): input is number => Number.isInteger(input) && (input as number) >= 0;

const isMoveList = (input: unknown): input is string[] =>
  Array.isArray(input) && input.every((move) => typeof move === 'string');

function isFreshLuck(input: unknown): input is FreshLuck {
  if (typeof input !== 'object' || input === null) return false;
  const { game, ply, seed } = input as Record<string, unknown>;
  return isCount(game) && isCount(ply) && typeof seed === 'string';
}

/** A table from a later version is told apart from something that is no table at all. */
function checkFormat(format: unknown): Outcome<string> {
  if (format === FORMAT) return accept(FORMAT);
  const text = typeof format === 'string' ? format.slice(0, 40) : typeof format;
  const match = /^sixfold-table\/(\d+)$/.exec(text);
  if (match && Number(match[1]) > VERSION) return refuse({ code: 'newer-format', format: text, newest: FORMAT });
  return refuse({ code: 'unknown-format', format: text });
}
