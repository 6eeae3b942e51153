import { describe, expect, test } from 'vitest';
import {
  countBits,
  DOUBLES,
  isDouble,
  KINDS,
  KINDS_SHOWING,
  makePiece,
  nthBit,
  parsePiece,
  PIECES,
  pieceSet,
} from './pieces.ts';

test('F1 there are 21 kinds in canonical order', () => {
  expect(PIECES).toHaveLength(KINDS);
  expect(PIECES.slice(0, 8)).toEqual(['RR', 'RO', 'RY', 'RG', 'RB', 'RV', 'OO', 'OY']);
  expect(PIECES.slice(-3)).toEqual(['BB', 'BV', 'VV']);
});

test('a piece can be read back from its letters, in canonical order only', () => {
  for (let kind = 0; kind < KINDS; kind++) expect(parsePiece(makePiece(kind))).toBe(kind);
  for (const text of ['OR', 'ro', 'R', 'ROY', '', 'XX', null, 7, ['RO']]) expect(parsePiece(text)).toBe(-1);
});

test('the doubles are six', () => {
  const doubles = PIECES.filter((_, kind) => isDouble(kind));
  expect(doubles).toEqual(['RR', 'OO', 'YY', 'GG', 'BB', 'VV']);
  expect(countBits(DOUBLES)).toBe(6);
});

test('of the kinds 6 show a given symbol, and 11 one of two given ones', () => {
  const kindsShowing = (symbols: number): string[] => PIECES.filter((_, kind) => KINDS_SHOWING[symbols]! & (1 << kind));
  expect(kindsShowing(0b000001)).toEqual(['RR', 'RO', 'RY', 'RG', 'RB', 'RV']);
  expect(kindsShowing(0b100001)).toHaveLength(11);
  expect(kindsShowing(0)).toEqual([]);
  expect(kindsShowing(0b111111)).toHaveLength(21);
});

test('a set of pieces has so many copies of each', () => {
  const pieces = Array.from(pieceSet(2, 1), makePiece);
  expect(pieces).toHaveLength(15 * 2 + 6);
  expect(pieces.filter((piece) => piece === 'OV')).toHaveLength(2);
  expect(pieces.filter((piece) => piece === 'GG')).toHaveLength(1);
});

describe('sets in bits', () => {
  test.each([
    [0, []],
    [0b1, [0]],
    [0b101100, [2, 3, 5]],
    [0x1fffff, Array.from({ length: 21 }, (_, bit) => bit)],
  ])('%i has these members', (set, members) => {
    expect(countBits(set)).toBe(members.length);
    expect(members.map((_, index) => nthBit(set, index))).toEqual(members);
  });
});
