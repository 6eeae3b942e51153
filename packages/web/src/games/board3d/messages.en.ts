import type { Translation } from '../../i18n/messages.ts';

export const board3d = {
  top: (symbol: string, height: number) => `${symbol}, height ${height}`,
  isStart: 'start stone',
  notLevel: (first: string, height: number, second: string, other: number) =>
    `${first} is ${height} high, ${second} ${other}: a tile must lie level.`,
  onOneTile: 'No tile may lie exactly on one other: it must rest on two.',
  touchStart: (symbols: string) => `Every start stone needs a neighbour first. Still alone: ${symbols}.`,
  scene: '3D',
  above: 'From above',
  sceneFailed: 'The 3D board cannot be shown here.',
  lookAgain: 'Reset the view',
  lastRound: 'Last round',
  finalRound: 'the last round begins: everyone lays once more, nobody draws any more',
  ended: {
    instant: 'all six colours are at the end: an instant win',
    supply: 'the tiles have run out',
    stuck: 'no tile fits any more',
  },
  options: {
    radius: {
      name: 'Size of the board',
      values: {
        3: ['Small', '37 fields: soon you have to build upwards.'],
        4: ['Medium', '61 fields: the usual board.'],
        5: ['Large', '91 fields: plenty of room to spread.'],
      },
    },
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board3d: Translation<typeof board3d>;
  }
}
