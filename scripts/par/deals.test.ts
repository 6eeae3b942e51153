import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dealKey } from '@sixfold/host/daily';
import { PAR } from '../../packages/web/src/places/daily/par-table.ts';
import { dealsFrom, made, parModule, partOf } from './deals.ts';

const KIB = 1024;
const deals = dealsFrom('2026-12-30', 60);

test('several machines share all deals, each once', () => {
  const parts = [1, 2, 3].flatMap((part) => partOf(deals, part, 3));
  expect(parts.map(dealKey).sort()).toEqual(deals.map(dealKey).sort());
  expect(new Set(parts.map(dealKey)).size).toBe(300);
});

test('sixty days of par are at most 5 KiB, and what is missing is left out', () => {
  const some = deals.slice(1).map((deal, index) => made(deal, { points: index / 10, wins: index % 31 }));
  const text = parModule('2026-12-30', 60, new Map(some.map((par) => [dealKey(par), par])));
  expect(gzipSync(text).length).toBeLessThan(5 * KIB);
  expect(text).toContain(`board: ' 0.4/4`);
});

test('the page ships no more than that', () => {
  expect(gzipSync(JSON.stringify(PAR)).length).toBeLessThan(5 * KIB);
});
