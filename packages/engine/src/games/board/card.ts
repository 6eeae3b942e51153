import type { Card } from '../../contract/card.ts';

export const card = {
  id: 'board',
  compatibleWith: 'Einfach Genial (Ingenious)',
  players: [1, 2, 3, 4],
  options: {
    startSymbols: { default: 'any', values: ['any', 'distinct'] },
    partners: { default: false, values: [false, true], needsPlayers: 4 },
  },
  hidden: true,
  ruleset: 1,
  maxPlies: 200,
  luck: { leaves: 2, places: {} },
  rules: {
    pieces: 'B2',
    setup: 'B3',
    move: 'B4',
    opening: 'B5',
    score: 'B6',
    bonus: 'B7',
    swap: 'B8',
    draw: 'B8',
    end: 'B9',
  },
} as const satisfies Card;
