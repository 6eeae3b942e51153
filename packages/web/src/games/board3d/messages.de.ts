import type { Messages } from '../../i18n/messages.ts';

export const board3d: Messages['board3d'] = {
  top: (symbol: string, height: number) => `${symbol}, Höhe ${height}`,
  isStart: 'Startstein',
  notLevel: 'Die beiden Felder sind verschieden hoch. Ein Stein muss waagerecht liegen.',
  onOneTile: 'Ein Stein darf nicht genau auf einem anderen liegen; er muss zwei verschiedene überdecken.',
  touchStart: (symbols: string) => `Zuerst kommt an jeden Startstein ein Stein. Noch frei: ${symbols}.`,
  scene: '3D',
  above: 'Von oben',
  sceneFailed: 'Das 3D-Brett lässt sich hier nicht zeigen.',
  lookAgain: 'Ansicht zurücksetzen',
  lastRound: 'Letzte Runde',
  finalRound: 'die letzte Runde beginnt: Alle legen noch einmal, nachgezogen wird nicht mehr',
  ended: {
    instant: 'alle sechs Farben am Ziel: Sofortsieg',
    supply: 'die Steine sind aus',
    stuck: 'kein Stein passt mehr',
  },
  options: {
    radius: {
      name: 'Brettgröße',
      values: {
        3: ['Klein', '37 Felder: Es geht bald in die Höhe.'],
        4: ['Mittel', '61 Felder: die Standardgröße.'],
        5: ['Groß', '91 Felder: viel Platz in der Breite.'],
      },
    },
  },
};
