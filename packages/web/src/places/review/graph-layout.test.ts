import { describe, expect, test } from 'vitest';
import { GRAPH, layOutGraph, signOf, xOf, yOf } from './graph-layout.ts';

const GAME = {
  values: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  length: 2,
  marks: [{ ply: 0, team: 1, mark: 5 as const }],
  at: 1,
};

describe('the graph', () => {
  test('has a line a team, from the left edge to the right, with a sure win at the top', () => {
    const { lines } = layOutGraph(GAME);
    const [left, right] = [xOf(0, 2), xOf(2, 2)];
    expect([left, right]).toEqual([GRAPH.left, GRAPH.width - GRAPH.right]);
    expect(lines).toEqual([
      `M${left} ${yOf(0.5)}L${xOf(1, 2)} ${yOf(0.75)}L${right} ${GRAPH.top}`,
      `M${left} ${yOf(0.5)}L${xOf(1, 2)} ${yOf(0.25)}L${right} ${GRAPH.height - GRAPH.bottom}`,
    ]);
  });

  test('marks a move on the line of whoever made it, where it led to', () => {
    expect(layOutGraph(GAME).marks).toEqual([{ ply: 0, mark: 5, x: xOf(1, 2), y: yOf(0.25) }]);
  });

  test('shows where everybody stands at the chosen moment', () => {
    expect(layOutGraph(GAME).chosen.map(({ y }) => y)).toEqual([yOf(0.75), yOf(0.25)]);
  });

  test('grows to the right while it is reckoned', () => {
    const { lines, marks, chosen } = layOutGraph({ ...GAME, values: [[0.5, 0.5]] });
    expect(lines).toEqual([`M${xOf(0, 2)} ${yOf(0.5)}`, `M${xOf(0, 2)} ${yOf(0.5)}`]);
    expect([marks, chosen]).toEqual([[], []]);
    expect(layOutGraph({ ...GAME, values: [] }).lines).toEqual([]);
  });

  test('of a game that ended before its first move is a point', () => {
    expect(xOf(0, 0)).toBe(GRAPH.left);
  });
});

test('up to four teams have signs of their own', () => {
  const signs = [0, 1, 2, 3].map((team) => signOf(team, { x: 10, y: 10 }, 4));
  expect(new Set(signs).size).toBe(4);
  for (const sign of signs) expect(sign).toMatch(/^M[\d. A-Z]+Z$/);
});
