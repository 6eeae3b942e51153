import type { Translation } from '../../i18n/messages.ts';

export const board3d = {
  top: (symbol: string, height: number) => `${symbol}, height ${height}`,
  isStart: 'start stone',
  notLevel: 'The two spaces differ in height. A tile must lie level.',
  onOneTile: 'A tile can’t sit exactly on another; it must span two.',
  touchStart: (symbols: string) => `Every start stone needs a tile beside it first. Still free: ${symbols}.`,
  scene: '3D',
  above: 'From above',
  sceneFailed: 'The 3D board cannot be shown here.',
  lookAgain: 'Reset the view',
  lastRound: 'Last round',
  finalRound: 'the last round begins: everyone places once more, nobody draws',
  ended: {
    instant: 'all six colours are at the end: an instant win',
    supply: 'the tiles have run out',
    stuck: 'no tile fits any more',
  },
  options: {
    radius: {
      name: 'Board size',
      values: {
        3: ['Small', '37 spaces: you’ll be stacking soon.'],
        4: ['Medium', '61 spaces: the standard size.'],
        5: ['Large', '91 spaces: plenty of room to spread.'],
      },
    },
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board3d: Translation<typeof board3d>;
  }
}
