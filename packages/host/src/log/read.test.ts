import { describe, expect, test } from 'vitest';
import { EVENTS_VERSION, type TableEvent } from './events.ts';
import { readEvent } from './read.ts';

const OPENED = {
  at: 1,
  type: 'opened',
  version: EVENTS_VERSION,
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  ruleset: 1,
  seed: 'seed',
  seats: [
    { kind: 'person', person: 'ada' },
    { kind: 'bot', bot: 'club' },
  ],
  host: 'ada',
  isPublic: false,
} as const;

/** One of each kind. */
const EVENTS: { readonly [T in TableEvent['type']]: Extract<TableEvent, { type: T }> } = {
  opened: OPENED,
  sat: { at: 1, type: 'sat', seat: 1, person: 'bo' },
  filled: { at: 1, type: 'filled', seat: 1, bot: 'club' },
  cleared: { at: 1, type: 'cleared', seat: 1, invite: null },
  moved: { at: 1, type: 'moved', move: 'roll' },
  'took-back': { at: 1, type: 'took-back', ply: 0 },
  'next-round': { at: 1, type: 'next-round' },
  offered: { at: 1, type: 'offered', by: 0, offer: { kind: 'replace', seat: 1 } },
  agreed: { at: 1, type: 'agreed', by: 1 },
  declined: { at: 1, type: 'declined', by: 1 },
  replaced: { at: 1, type: 'replaced', seat: 1, bot: 'club' },
  removed: { at: 1, type: 'removed', seat: 1, bot: 'club' },
  'gave-up': { at: 1, type: 'gave-up', seat: 1, bot: null },
  resigned: { at: 1, type: 'resigned', seat: 1, bot: null },
  'timed-out': { at: 1, type: 'timed-out', seat: 1 },
  paused: { at: 1, type: 'paused' },
  resumed: { at: 1, type: 'resumed', by: 0 },
  'gave-time': { at: 1, type: 'gave-time', to: 1, by: 0, ms: 60_000 },
  pledged: { at: 1, type: 'pledged', seat: 1, pledge: 'ab' },
  'pledges-closed': { at: 1, type: 'pledges-closed' },
  revealed: { at: 1, type: 'revealed', seat: 1, number: 'cd' },
  dealt: { at: 1, type: 'dealt' },
  holiday: { at: 1, type: 'holiday', seat: 1, from: 1, until: 2 },
  down: { at: 1, type: 'down', from: 0, until: 1 },
  closed: { at: 1, type: 'closed' },
  reopened: { at: 1, type: 'reopened' },
  rematched: { at: 1, type: 'rematched', table: 'next' },
};

test.each(Object.values(EVENTS))('$type is read as it was written', (event) => {
  expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
});

test.each(Object.values(EVENTS))('$type is refused without any of its fields', ({ ...event }) => {
  for (const field of Object.keys(event).filter((key) => !['type', 'version'].includes(key))) {
    const { [field]: _, ...rest } = event as Record<string, unknown>;
    const what = field === 'at' ? 'event' : `${event.type}.${field}`;
    expect(readEvent(rest)).toEqual({ ok: false, error: { code: 'malformed', what } });
  }
});

describe('what is no event', () => {
  test.each<[unknown, string]>([
    [null, 'event'],
    ['moved', 'event'],
    [[], 'event'],
    [{ type: 'closed' }, 'event'],
    [{ at: -1, type: 'closed' }, 'event'],
    [{ at: '1', type: 'closed' }, 'event'],
    [{ at: 1, type: 'sat', seat: '1', person: 'bo' }, 'sat.seat'],
    [{ at: 1, type: 'sat', seat: 1, person: 'bo', isProgram: 'yes' }, 'sat.isProgram'],
    [{ at: 1, type: 'sat', seat: 1.5, person: 'bo' }, 'sat.seat'],
    [{ at: 1, type: 'moved', move: { type: 'roll' } }, 'moved.move'],
    [{ at: 1, type: 'cleared', seat: 1, invite: 7 }, 'cleared.invite'],
    [{ ...OPENED, isPublic: 1 }, 'opened.isPublic'],
    [{ ...OPENED, seats: {} }, 'opened.seats'],
    [{ ...OPENED, version: '1' }, 'opened.version'],
  ])('%j is refused', (input, what) => {
    expect(readEvent(input)).toEqual({ ok: false, error: { code: 'malformed', what } });
  });
});

describe('what a later version wrote', () => {
  test.each([
    [{ ...OPENED, version: EVENTS_VERSION + 1 }, `events/${EVENTS_VERSION + 1}`],
    [{ at: 1, type: 'flew' }, 'flew'],
    [{ at: 1, type: 'toString' }, 'toString'],
    [{ at: 1, type: 'x'.repeat(100) }, 'x'.repeat(40)],
    [{ at: 1 }, 'undefined'],
  ])('%j is told apart', (input, format) => {
    expect(readEvent(input)).toMatchObject({ ok: false, error: { code: 'newer-format', format } });
  });
});
