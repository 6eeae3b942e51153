import type { Translation } from '../../i18n/messages.ts';

export const board = {
  isStart: 'start symbol',
  isTaken: 'There is a tile here already.',
  isPrinted: 'No tile may cover a start symbol.',
  touchAnyStart: 'Your first tile must touch a start symbol.',
  touchStart: (symbols: string) => `Your first tile must touch a free start symbol: ${symbols}.`,
  ended: { full: 'no tile fits any more', instant: 'all six colours are at the end: an instant win' },
  options: {
    startSymbols: {
      name: 'Opening tile',
      values: {
        any: ['Any start symbol', 'It must touch one of the six start symbols.'],
        distinct: ['Different symbols', 'It must touch a start symbol that no tile touches yet.'],
      },
    },
    partners: {
      name: 'Teams',
      values: {
        false: ['Free-for-all', 'Four players, four scores.'],
        true: ['Partners', 'Seats 1 and 3 play against seats 2 and 4 and share one score a team.'],
      },
    },
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board: Translation<typeof board>;
  }
}
