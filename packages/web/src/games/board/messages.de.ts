import type { Messages } from '../../i18n/messages.ts';

export const board: Messages['board'] = {
  isStart: 'Startsymbol',
  isTaken: 'Da liegt schon ein Stein.',
  isPrinted: 'Auf einem Startsymbol darf kein Stein liegen.',
  touchAnyStart: 'Dein erster Stein muss an ein Startsymbol grenzen.',
  touchStart: (symbols: string) => `Dein erster Stein muss an ein freies Startsymbol grenzen: ${symbols}.`,
  ended: { full: 'kein Stein passt mehr', instant: 'alle sechs Farben am Ziel: Sofortsieg' },
  options: {
    startSymbols: {
      name: 'Erster Stein',
      values: {
        any: ['Beliebiges Startsymbol', 'Er muss an eines der sechs Startsymbole grenzen.'],
        distinct: ['Jeder an ein anderes', 'Er muss an ein Startsymbol grenzen, an dem noch kein Stein liegt.'],
      },
    },
    partners: {
      name: 'Teams',
      values: {
        false: ['Jeder für sich', 'Vier Spieler, vier Wertungen.'],
        true: ['Partner', 'Platz 1 und 3 spielen gegen Platz 2 und 4; jedes Team hat eine gemeinsame Wertung.'],
      },
    },
  },
};
