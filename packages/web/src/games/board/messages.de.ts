import type { Messages } from '../../i18n/messages.ts';

export const board: Messages['board'] = {
  isStart: 'Startsymbol',
  isTaken: (field: string) => `${field} ist belegt.`,
  touchAnyStart: 'Der erste Stein muss ein Startsymbol berühren.',
  touchStart: (symbols: string) => `Der erste Stein muss ein freies Startsymbol berühren: ${symbols}.`,
  ended: { full: 'kein Stein passt mehr', instant: 'alle sechs Farben am Ziel: sofort gewonnen' },
  options: {
    startSymbols: {
      name: 'Die ersten Steine',
      values: {
        any: ['Beliebiges Startsymbol', 'Dein erster Stein berührt irgendeines der sechs aufgedruckten Symbole.'],
        distinct: ['Jeder ein eigenes', 'Dein erster Stein berührt ein Symbol, an dem noch kein Stein liegt.'],
      },
    },
    partners: {
      name: 'Teams',
      values: {
        false: ['Jeder für sich', 'Vier Spieler, vier Wertungen.'],
        true: ['Partner', 'Platz 1 und 3 spielen gegen Platz 2 und 4 und teilen sich ihre Leisten.'],
      },
    },
  },
};
