import { accept, refuse, type Outcome } from '../contract/errors.ts';
import { isCount, isRecord } from '../series/config.ts';
import { isEdition } from '../series/record.ts';
import { EVENTS_VERSION, type TableEvent } from './events.ts';

type Check = (input: unknown) => boolean;

const isText: Check = (input) => typeof input === 'string';
const isTextOrNull: Check = (input) => input === null || isText(input);
const isTextOrNone: Check = (input) => input === undefined || isText(input);
const isCountOrNone: Check = (input) => input === undefined || isCount(input);
const isTrueOrNone: Check = (input) => input === undefined || input === true;

/** What each event must hold beside its time. Terms, seats and moves are read by whoever folds them. */
const FORMS: { readonly [T in TableEvent['type']]: Readonly<Record<string, Check>> } = {
  opened: {
    version: isCountOrNone,
    terms: isRecord,
    ruleset: isCount,
    seed: isText,
    luck: isEdition,
    seats: Array.isArray,
    host: isText,
    isPublic: (input) => typeof input === 'boolean',
    isFair: isTrueOrNone,
    // Looked at when the table was opened.
    tempo: (input) => input === undefined || isRecord(input),
    daily: (input) => input === undefined || isRecord(input),
  },
  sat: { seat: isCount, person: isText, isProgram: isTrueOrNone, hasNoPart: isTrueOrNone },
  filled: { seat: isCount, bot: isText },
  cleared: { seat: isCount, invite: isTextOrNull, by: isCountOrNone, bot: isTextOrNone },
  pledged: { seat: isCount, pledge: isText },
  'pledges-closed': {},
  revealed: { seat: isCount, number: isText },
  dealt: {},
  moved: { move: isText },
  'took-back': { ply: isCount },
  'next-round': {},
  offered: { by: isCount, offer: isRecord },
  agreed: { by: isCount },
  declined: { by: isCount },
  replaced: { seat: isCount, bot: isText },
  'gave-up': { seat: isCount, bot: isTextOrNull, isLate: isTrueOrNone },
  resigned: { seat: isCount, bot: isTextOrNull },
  removed: { seat: isCount, bot: isText, by: isCountOrNone },
  'timed-out': { seat: isCount },
  paused: {},
  resumed: { by: isCount },
  'gave-time': { to: isCount, by: isCount, ms: isCount },
  holiday: { seat: isCount, from: isCount, until: isCount },
  down: { from: isCount, until: isCount },
  closed: { by: isCountOrNone },
  reopened: {},
  rematched: { table: isText, by: isCountOrNone },
};

const isKnown = (type: unknown): type is TableEvent['type'] => typeof type === 'string' && Object.hasOwn(FORMS, type);

/** An event as it was stored, by whatever version of this program. */
export function readEvent(input: unknown): Outcome<TableEvent> {
  if (!isRecord(input) || !isCount(input['at'])) return refuse({ code: 'malformed', what: 'event' });
  const { type, version } = input;
  if (!isKnown(type)) return refuse({ code: 'newer-format', format: String(type).slice(0, 40), newest: 'events' });
  if (isCount(version) && version > EVENTS_VERSION) {
    return refuse({ code: 'newer-format', format: `events/${version}`, newest: `events/${EVENTS_VERSION}` });
  }
  for (const [field, isGood] of Object.entries(FORMS[type])) {
    if (!isGood(input[field])) return refuse({ code: 'malformed', what: `${type}.${field}` });
  }
  // Every field of every event was looked at above; the compiler cannot follow a table of checks.
  return accept(input as unknown as TableEvent);
}
