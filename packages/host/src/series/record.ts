import type { Card } from '@sixfold/engine';
import type { Edition } from '@sixfold/engine/seeded';
import type { TableRecord } from '@sixfold/protocol';
import { accept, refuse, type Outcome } from '../contract/errors.ts';
import { isCount, isRecord, parseSeats, parseTerms } from './config.ts';

const VERSION = 1;
export const FORMAT = `sixfold-table/${VERSION}`;

/** Reads a series that was played elsewhere. */
export function parseRecord(card: Card, input: unknown): Outcome<TableRecord> {
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'table record' });
  const { format, ruleset, config, seed, luck, games, takenBack, fresh } = input;
  const known = checkFormat(format);
  if (!known.ok) return known;
  const seats = parseSeats(isRecord(config) ? config['seats'] : null);
  if (!seats.ok) return seats;
  const terms = parseTerms(card, config, seats.value.length);
  if (!terms.ok) return terms;
  if (typeof seed !== 'string') return refuse({ code: 'malformed', what: 'seed' });
  if (!isEdition(luck)) return refuse({ code: 'malformed', what: 'luck' });
  if (!isCount(ruleset)) return refuse({ code: 'malformed', what: 'ruleset' });
  if (!isCount(takenBack)) return refuse({ code: 'malformed', what: 'takenBack' });
  if (!isMoves(games)) return refuse({ code: 'malformed', what: 'games' });
  if (fresh !== undefined && !isFreshLuck(fresh)) return refuse({ code: 'malformed', what: 'fresh' });
  const settings = { ...terms.value, seats: seats.value };
  const extras = { ...(luck && { luck }), ...(fresh && { fresh }) };
  return accept({ format: FORMAT, ruleset, config: settings, seed, games, takenBack, ...extras });
}

/** How luck follows from the seed; where nothing is said, by the first edition. */
export const isEdition = (input: unknown): input is Edition | undefined =>
  input === undefined || input === 1 || input === 2;

/** The moves of one game or more. */
export const isMoves = (input: unknown): input is string[][] =>
  Array.isArray(input) && input.length > 0 && input.every(isMoveList);

const isMoveList = (input: unknown): boolean => Array.isArray(input) && input.every((move) => typeof move === 'string');

const isFreshLuck = (input: unknown): input is NonNullable<TableRecord['fresh']> =>
  isRecord(input) && isCount(input['game']) && isCount(input['ply']) && typeof input['seed'] === 'string';

/** A table from a later version is told apart from something that is no table at all. */
function checkFormat(format: unknown): Outcome<string> {
  if (format === FORMAT) return accept(FORMAT);
  const text = typeof format === 'string' ? format.slice(0, 40) : typeof format;
  const match = /^sixfold-table\/(\d+)$/.exec(text);
  if (match && Number(match[1]) > VERSION) return refuse({ code: 'newer-format', format: text, newest: FORMAT });
  return refuse({ code: 'unknown-format', format: text });
}
