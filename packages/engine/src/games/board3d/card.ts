import type { Card } from '../../contract/card.ts';

export const card = {
  id: 'board3d',
  compatibleWith: 'Einfach Genial 3D (Ingenious 3D)',
  players: [1, 2, 3, 4],
  options: {
    radius: { default: 4, values: [3, 4, 5] },
  },
  hidden: true,
  ruleset: 1,
  maxPlies: 200,
  luck: { leaves: 4, places: {} },
  rules: {
    pieces: 'T3',
    setup: 'T4',
    move: 'T5',
    opening: 'T6',
    score: 'T7',
    bonus: 'T8',
    swap: 'T9',
    draw: 'T9',
    end: 'T10',
  },
} as const satisfies Card;
