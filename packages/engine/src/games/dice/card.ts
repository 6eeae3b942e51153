import type { Card } from '../../contract/card.ts';

export const card = {
  id: 'dice',
  compatibleWith: 'Einfach Genial – Das Würfelspiel',
  players: [2, 3, 4],
  options: {
    startRule: { default: 'rolled', values: ['rolled', 'blank'] },
  },
  hidden: false,
  ruleset: 1,
  maxPlies: 5000,
  winnerPoints: 7,
  luck: { leaves: 1024, places: { roll: { first: 3, steps: [4, 16, 1] } } },
  rules: {
    pieces: 'D1',
    setup: 'D2',
    move: 'D3',
    opening: 'D2',
    score: 'D4',
    bonus: 'D5',
    swap: 'D5',
    draw: 'D3',
    end: 'D7',
  },
} as const satisfies Card;
