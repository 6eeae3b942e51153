import type { Translation } from '../../i18n/messages.ts';

export const board = {
  isStart: 'start symbol',
  isTaken: (field: string) => `${field} is taken.`,
  touchAnyStart: 'The first tile must touch a start symbol.',
  touchStart: (symbols: string) => `The first tile must touch a free start symbol: ${symbols}.`,
  ended: { full: 'no tile fits any more', instant: 'all six colours are at the end: an instant win' },
  options: {
    startSymbols: {
      name: 'First tiles',
      values: {
        any: ['Any start symbol', 'Your first tile touches any of the six printed symbols.'],
        distinct: ['Each its own', 'Your first tile touches a printed symbol that no tile touches yet.'],
      },
    },
    partners: {
      name: 'Teams',
      values: {
        false: ['Everyone alone', 'Four players, four scores.'],
        true: ['Partners', 'Seats 1 and 3 play against seats 2 and 4 and share their tracks.'],
      },
    },
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board: Translation<typeof board>;
  }
}
