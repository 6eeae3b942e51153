import type { Messages } from '../../i18n/messages.ts';

export const board3d: Messages['board3d'] = {
  top: (symbol: string, height: number) => `${symbol}, Höhe ${height}`,
  isStart: 'Startstein',
  notLevel: (first: string, height: number, second: string, other: number) =>
    `${first} ist ${height} hoch, ${second} ${other}: Ein Stein muss eben liegen.`,
  onOneTile: 'Genau auf einem Stein darf keiner liegen: Er muss auf zweien ruhen.',
  touchStart: (symbols: string) => `Erst braucht jeder Startstein einen Nachbarn. Es fehlt: ${symbols}.`,
  scene: '3D',
  above: 'Von oben',
  sceneFailed: 'Das 3D-Brett lässt sich hier nicht zeigen.',
  lookAgain: 'Ansicht zurücksetzen',
  lastRound: 'Letzte Runde',
  finalRound: 'die letzte Runde beginnt: Alle legen noch einmal, nachgezogen wird nicht mehr',
  ended: {
    instant: 'alle sechs Farben am Ziel: sofort gewonnen',
    supply: 'die Steine sind aus',
    stuck: 'kein Stein passt mehr',
  },
  options: {
    radius: {
      name: 'Größe des Bretts',
      values: {
        3: ['Klein', '37 Felder: Es geht bald in die Höhe.'],
        4: ['Mittel', '61 Felder: das übliche Brett.'],
        5: ['Groß', '91 Felder: viel Platz in der Breite.'],
      },
    },
  },
};
