import type { SeatInfo, SeatNews, SeenPly, TableInfo } from '@sixfold/protocol';
import { describe, expect, test, vi } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { saySeats } from '../../online/say.ts';

vi.mock('../../i18n/index.ts', () => ({ messages: { value: en } }));
const { arrivals, notesOf, tidings } = await import('./tidings.ts');
const { askedBy, sayOffer, sayRefused } = await import('./say-offer.ts');
const { removedBy } = await import('./removed.tsx');
const { sayTime } = await import('./away.tsx');

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  isHere: true,
  isHost: false,
  hasResigned: false,
  ...more,
});

const TABLE: TableInfo = {
  table: 'T',
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  seats: [seat('Ada', { isHost: true }), seat('Bo'), seat('Cy')],
  you: 1,
  kept: null,
  isPublic: false,
  stage: 'playing',
  spectators: 0,
  offer: null,
  rematch: null,
  news: [],
  begun: null,
  evening: null,
  hasTexts: false,
};
const NAMES = ['Ada', 'Bo', 'Cy'];

const happened = (news: Partial<SeatNews>): SeatNews => ({
  what: 'sat',
  seat: 2,
  at: 0,
  round: 0,
  ply: 4,
  name: 'Cy',
  bot: null,
  by: null,
  ...news,
});

const after = (news: Partial<SeatNews>, more: Partial<TableInfo> = {}): TableInfo => ({
  ...TABLE,
  news: [happened(news)],
  ...more,
});

describe('what happens to people is told', () => {
  test.each<[Partial<SeatNews>, string]>([
    [{ what: 'sat' }, 'Cy sits down.'],
    [{ what: 'left' }, 'Cy has left the seat.'],
    [{ what: 'replaced', bot: 'club' }, 'A Bot (Intermediate) plays on for Cy.'],
    [{ what: 'returned' }, 'Cy is back and plays on.'],
    [{ what: 'removed', by: 0 }, 'Ada has removed Cy from the table.'],
    [{ what: 'resigned' }, 'Cy resigned.'],
    [{ what: 'resigned', bot: 'club' }, 'Cy resigned. A Bot (Intermediate) plays on.'],
    [{ what: 'filled', bot: 'master', name: '' }, 'A Bot (Master) joins.'],
  ])('%o', (news, text) => {
    expect(tidings(TABLE, after(news), en)).toEqual([text]);
    expect(notesOf(after(news), 0, en)).toEqual([{ ply: 4, text }]);
    expect(notesOf(after(news), 1, en)).toEqual([]);
  });

  test('to whoever is removed, with the name of who did it, and not what one did oneself', () => {
    const removed = after({ what: 'removed', seat: 1, name: 'Bo', by: 0 }, { you: null });
    expect(tidings(TABLE, removed, en)).toEqual(['Ada has removed you from the table.']);
    expect(tidings(TABLE, removed, de)).toEqual(['Ada hat dich vom Tisch genommen.']);
    expect(removedBy(removed, 'Bo')).toBe('Ada');
    expect(removedBy(removed, 'Cy')).toBeNull();
    expect(removedBy({ ...removed, news: [...removed.news, happened({ seat: 1, name: 'Bo' })] }, 'Bo')).toBeNull();
    expect(tidings(TABLE, after({ what: 'resigned', seat: 1, name: 'Bo' }), en)).toEqual([]);
  });

  test('once: what was told before is not told again', () => {
    const known = after({});
    expect(tidings(known, known, en)).toEqual([]);
  });

  test('and who comes and goes, but not oneself', () => {
    const away = { ...TABLE, seats: [seat('Ada', { isHere: false }), seat('Bo', { isHere: false }), seat('Cy')] };
    expect(arrivals(TABLE, away, en)).toEqual(['Ada is away.']);
    expect(arrivals(away, TABLE, en)).toEqual(['Ada is back.']);
    const come = (isHere: boolean): TableInfo => ({
      ...TABLE,
      seats: [seat('Di', { isHere }), ...TABLE.seats.slice(1)],
    });
    expect(arrivals(TABLE, come(true), en)).toEqual([]);
    expect(arrivals(TABLE, come(false), en)).toEqual(['Di is away.']);
  });

  test('also that a game was brought from elsewhere', () => {
    const begun = { round: 0, ply: 12, by: 'Ada' };
    const text = 'Ada brought this game at ply 12 and may know what others held then.';
    expect(notesOf({ ...TABLE, begun }, 0, en)).toEqual([{ ply: 12, text }]);
  });
});

describe('a bot is marked as one, with its level', () => {
  test('and so is a program that plays in somebody’s name', () => {
    expect(saySeats([seat('Robo', { isProgram: true }), seat('Bo')], en)).toEqual(['Robo – program', 'Bo']);
  });

  test('also where it plays on for somebody; several are told apart by name', () => {
    const bot = seat('club', { kind: 'bot', bot: 'club' });
    expect(saySeats([seat('Ada'), bot], en)).toEqual(['Ada', 'Bot\u00a0Mia (Intermediate)']);
    expect(saySeats([seat('Ada'), { ...bot, name: 'Bo' }], en)).toEqual(['Ada', 'Bo – Bot (Intermediate)']);
    expect(saySeats([bot, seat('Ada'), { ...bot, name: '', bot: 'master' }], de)).toEqual([
      'Bot\u00a0Mia (Fortgeschritten)',
      'Ada',
      'Bot\u00a0Zoe (Meister)',
    ]);
  });
});

describe('an offer', () => {
  const ply = (number: number, mover: number): SeenPly => ({
    ply: number,
    seat: mover,
    move: { type: 'roll' },
    events: [],
  });
  const about = { plies: [ply(0, 0), ply(1, 1), ply(2, 2), ply(3, 1)], sayPly: () => 'Ada: roll' };
  const asks = (offer: object): TableInfo => ({
    ...TABLE,
    offer: { kind: 'take-back', ply: 0, number: 7, by: 0, agreed: [], ...offer },
  });

  test('to take back says what goes back, and what of one’s own goes with it', () => {
    expect(sayOffer(asks({}), NAMES, about, en)).toBe(
      'Ada would like to go back to before this move – Ada: roll. Your last 2 moves go too. Moves of Cy go back as well.',
    );
    expect(sayOffer({ ...asks({ ply: 1, by: 1 }), you: 1 }, NAMES, about, en)).toBe(
      'Bo would like to go back to before this move – Ada: roll. Moves of Cy go back as well.',
    );
  });

  test('that was declined is told to whoever asked, and to nobody else', () => {
    const mine = { info: { ...asks({}), you: 0 }, moment: '0 0 4' };
    const gone = { info: { ...TABLE, you: 0 }, moment: '0 0 4' };
    expect(sayRefused(mine, gone, NAMES, en)).toBe('Somebody would rather not.');
    expect(sayRefused({ ...mine, info: asks({}) }, gone, NAMES, en)).toBe('');
    const two = { ...mine, info: { ...mine.info, seats: [seat('Ada'), seat('Bo'), seat('Cy', { kind: 'bot' })] } };
    expect(sayRefused(two, gone, NAMES, en)).toBe('Bo would rather not.');
  });

  test('that was done, or that a move has ended, was not declined', () => {
    const mine = { info: { ...asks({}), you: 0 }, moment: '0 0 4' };
    expect(sayRefused(mine, { ...mine, moment: '0 1 0', info: { ...TABLE, you: 0 } }, NAMES, en)).toBe('');
    expect(sayRefused(mine, { ...mine, info: after({ what: 'removed', by: 0 }, { you: 0 }) }, NAMES, en)).toBe('');
    expect(sayRefused(mine, { ...mine, info: { ...TABLE, you: 0, stage: 'closed' } }, NAMES, en)).toBe('');
    expect(sayRefused(mine, mine, NAMES, en)).toBe('');
  });

  test('is not put to whom it is about', () => {
    expect(askedBy(asks({ kind: 'remove', seat: 1 }))).toEqual([2]);
    expect(askedBy(asks({}))).toEqual([1, 2]);
  });
});

test('what is left to wait is counted in minutes and seconds', () => {
  expect([100_000, 59_001, 60_000, 400].map(sayTime)).toEqual(['1:40', '1:00', '1:00', '0:01']);
});

test('the log tells who was there and has no part in the luck', () => {
  const fair = { round: 1, root: '', from: 0, isDrawn: true, pledges: [], isClosed: true, numbers: ['ab', null, null] };
  const info: TableInfo = { ...TABLE, seats: [seat('Ada'), seat('Bo'), seat('', { kind: 'bot' })], fair };
  expect(notesOf(info, 1, en)).toEqual([{ ply: 0, text: en.fair.noPart('Bo') }]);
  expect(notesOf(info, 0, en)).toEqual([]);
  expect(notesOf({ ...info, fair: { ...fair, numbers: null } }, 1, en)).toEqual([]);
});
