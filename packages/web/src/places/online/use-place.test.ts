import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import { expect, test, vi } from 'vitest';
import { hasFreeSeat, inviteFor } from './use-place.ts';

vi.mock('../../lib/navigation.ts', () => ({ readdress: () => {} }));

const seat = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name: '',
  isHere: true,
  isHost: false,
  hasResigned: false,
  ...more,
});

const at = (stage: TableInfo['stage'], you: number | null, seats: readonly SeatInfo[]): TableInfo => ({
  table: 't',
  terms: { game: 'dice', options: {}, games: 1, starter: null },
  seats,
  you,
  kept: null,
  isPublic: false,
  hasTexts: false,
  stage,
  spectators: 0,
  offer: null,
  rematch: null,
  ...(you !== null && { invite: 'own' }),
  news: [],
  begun: null,
  evening: null,
});

test('an address invites as long as one sits at a table that gathers people', () => {
  expect(inviteFor(at('gathering', 0, [seat('person'), seat('open')]), undefined, true)).toBe('own');
  expect(inviteFor(at('playing', 0, [seat('person'), seat('person')]), 'own', true)).toBeUndefined();
});

test('whoever comes keeps the invite while there is a seat, and not after they got up', () => {
  const gathering = at('gathering', null, [seat('person'), seat('open')]);
  expect(inviteFor(gathering, 'came', false)).toBe('came');
  expect(inviteFor(gathering, 'came', true)).toBeUndefined();
  expect(inviteFor(at('playing', null, [seat('person'), seat('person')]), 'came', false)).toBeUndefined();
});

test('a bot that gives way leaves a seat free, one that plays does not', () => {
  expect(hasFreeSeat(at('playing', null, [seat('person'), seat('bot', { isOffered: true })]))).toBe(true);
  expect(hasFreeSeat(at('playing', null, [seat('person'), seat('bot')]))).toBe(false);
  expect(hasFreeSeat(at('closed', null, [seat('person'), seat('open')]))).toBe(false);
});
