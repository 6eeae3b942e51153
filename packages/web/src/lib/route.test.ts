import { expect, test } from 'vitest';
import { makePlace, parsePlace, type Place } from './route.ts';

const PLACES: Place[] = [
  { at: 'home' },
  { at: 'setup', game: 'board', mode: '' },
  { at: 'setup', game: 'board', mode: 'solo' },
  { at: 'table', id: 'a1b2' },
  { at: 'learn', game: 'dice' },
  { at: 'print', game: 'dice' },
  { at: 'print', game: '' },
  { at: 'pieces', game: 'dice' },
  { at: 'pieces', game: '' },
  { at: 'history', part: '' },
  { at: 'history', part: 'luck' },
  { at: 'daily', date: '', game: '', moves: '' },
  { at: 'puzzles', game: '', id: '' },
  { at: 'puzzles', game: 'dice', id: '2026-11-16' },
  { at: 'daily', date: '2026-11-16', game: 'dice', moves: 'AbC-_' },
  { at: 'replay', id: 'a1b2-0' },
  { at: 'review', id: 'a1b2-0', game: '' },
  { at: 'review', id: 'shared', game: 'AbC-_' },
  { at: 'review', id: '', game: '' },
  { at: 'shared', game: '1-_x/ü %' },
  { at: 'settings' },
  { at: 'friends', game: 'board' },
  { at: 'lobby' },
  { at: 'online', table: 'aB-_9' },
  { at: 'tv', table: 'aB-_9', invite: 'x-_Y' },
  { at: 'tv', table: 'aB-_9', invite: '' },
  { at: 'hand', table: 'aB-_9' },
  { at: 'online', table: 'aB-_9', invite: 'x-_Y' },
  { at: 'take', id: 'a1b2' },
  { at: 'recover', secret: 'x-_Y' },
];

test.each(PLACES)('$at survives the address', (place) => {
  expect(parsePlace(makePlace(place))).toEqual(place);
});

test.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/', '#/join/a/1', '#/__proto__/x', '#/constructor/x'])(
  '%j leads home',
  (hash) => {
    expect(parsePlace(hash)).toEqual({ at: 'home' });
  },
);

test('of a table the path tells which, and what no server hears is the invite', () => {
  expect(makePlace({ at: 'online', table: 'aB-_9', invite: 'x-_Y' })).toBe('t/aB-_9#x-_Y');
  expect(makePlace({ at: 'tv', table: 'aB-_9', invite: 'x-_Y' })).toBe('t/aB-_9/tv#x-_Y');
});

test.each([
  ['#/online/aB-_9', { at: 'online', table: 'aB-_9' }],
  ['#/join/aB-_9/2/x-_Y', { at: 'online', table: 'aB-_9', invite: 'x-_Y' }],
  ['#/tv/aB-_9/x-_Y', { at: 'tv', table: 'aB-_9', invite: 'x-_Y' }],
  ['#/tv/aB-_9', { at: 'tv', table: 'aB-_9', invite: '' }],
  ['index.html#/settings', { at: 'settings' }],
  ['?from=elsewhere#/settings', { at: 'settings' }],
  ['t/aB-_9?from=elsewhere#x-_Y', { at: 'online', table: 'aB-_9', invite: 'x-_Y' }],
])('%s leads where it led', (address, place) => {
  expect(parsePlace(address)).toEqual(place);
});

test('a broken escape is taken as it is', () => {
  expect(parsePlace('#/table/%E0')).toEqual({ at: 'table', id: '%E0' });
});
