import type { Card } from '../../contract/card.ts';

export const card = {
  id: 'cards',
  compatibleWith: 'Einfach Genial – Das Kartenspiel',
  players: [2, 3, 4],
  options: {},
  hidden: true,
  ruleset: 1,
  maxPlies: 2000,
  luck: { leaves: 4, places: {} },
  rules: {
    pieces: 'C1',
    setup: 'C2',
    move: 'C4',
    opening: 'C3',
    score: 'C5',
    bonus: 'C8',
    swap: 'C9',
    draw: 'C10',
    end: 'C11',
  },
} as const satisfies Card;
