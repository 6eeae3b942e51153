import { describe, expect, test } from 'vitest';
import { readLink } from './link.ts';

const read = (text: string) => {
  const { server, ...rest } = readLink(text);
  return { server: server.href, ...rest };
};

test.each([
  ['http://localhost:6060/t/aB-_9#x-_Y', { server: 'http://localhost:6060/', table: 'aB-_9', invite: 'x-_Y' }],
  ['https://example.org/sixfold/t/aB#xY', { server: 'https://example.org/sixfold/', table: 'aB', invite: 'xY' }],
  ['http://localhost/t/aB', { server: 'http://localhost/', table: 'aB' }],
  ['http://localhost/#/join/aB/2/xY', { server: 'http://localhost/', table: 'aB', seat: 2, invite: 'xY' }],
  [
    'https://example.org/sixfold/#/join/aB/0/xY',
    { server: 'https://example.org/sixfold/', table: 'aB', seat: 0, invite: 'xY' },
  ],
  ['http://localhost/de/?x=1#/online/aB', { server: 'http://localhost/de/', table: 'aB' }],
])('%s leads to a table', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe('what leads to no table is a wrong use of the command', () => {
  test.each([
    '',
    'aB',
    'localhost:6060/t/aB#xY',
    'http://',
    'http://localhost:6060/',
    'http://localhost/t/',
    'http://localhost/#/lobby',
    'http://localhost/#/join/aB',
    'http://localhost/#/join/aB/x/xY',
    'http://localhost/#/join/aB/1/',
    'ftp://localhost/t/aB#xY',
  ])('%j', (text) => {
    expect(() => readLink(text)).toThrow('is no link to a table');
  });
});
