import type { Card } from '../../contract/card.ts';

export const card = {
  id: 'stones',
  compatibleWith: 'Einfach Genial – Wer zu viel riskiert, verliert!',
  players: [2, 3, 4],
  options: {},
  hidden: false,
  ruleset: 1,
  maxPlies: 20000,
  luck: { leaves: 512, places: { flip: { first: 3, steps: [2] }, mix: { first: 4, steps: [2] } } },
  rules: {
    pieces: 'S1',
    setup: 'S1',
    move: 'S3',
    opening: 'S2',
    score: 'S6',
    bonus: 'S7',
    swap: 'S8',
    draw: 'S4',
    end: 'S10',
  },
} as const satisfies Card;
