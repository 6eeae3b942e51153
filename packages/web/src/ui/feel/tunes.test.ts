import type { SeenEvent } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { tunesOf } from './tunes.ts';

const ply = (type: string, ...events: SeenEvent[]): SeenPly => ({ ply: 0, seat: 0, move: { type }, events });
const score = (points: number): SeenEvent => ({ type: 'score', seat: 0, symbol: 'R', points, track: points });
const bust: SeenEvent = { type: 'bust', seat: 0 };

test.each([
  ['nothing, when nothing happened', [], []],
  ['a tile that scores nothing is laid down', [ply('place', score(0))], ['place']],
  ['a tile that scores is laid down and rings', [ply('place', score(2))], ['place', 'point']],
  ['a stone is turned over', [ply('draw')], ['flip']],
  ['a bust is heard above all that it leads to', [ply('draw', bust, score(1))], ['flip', 'bust']],
  ['of several plies the last deed', [ply('draw', score(1)), ply('stop')], ['place', 'point']],
])('%s', (_what, plies, tunes) => {
  expect(tunesOf(plies)).toEqual(tunes);
});
