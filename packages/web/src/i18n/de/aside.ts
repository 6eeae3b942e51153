import type { Messages } from '../messages.ts';

export const aims: Messages['aims'] = {
  gate: (from: number, to: number, needs: number) =>
    `${from} bis ${to} gesperrt, bis jede Farbe mindestens ${needs} hat. Noch nötig:`,
  goal: (value: number) => `Ziel: alle sechs Farben auf ${value}. Noch nicht so weit:`,
};

export const firsts: Messages['firsts'] = {
  label: 'Zum ersten Mal',
  swap: 'Nichts davon zeigt deine schwächste Farbe: Du darfst alles tauschen.',
  bonus: 'Eine Farbe ist am Ziel: Du bist gleich noch einmal dran.',
  joker: 'Gleiche Würfel können ein Joker sein: Tipp sie an, dann eine Reihe.',
  back: 'Wer Züge zurücknimmt, spielt nicht für die Statistik. Noch einmal tippen nimmt zurück.',
};

export const foot: Messages['foot'] = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
};

/** What the build writes into the head of the page, and the server into that of links. */
export const head: Messages['head'] = {
  description:
    'Sixfold: deine schwächste Farbe zählt. Spiele gegen Bots, mit Freunden oder zusammen an einem Gerät, auch offline.',
  noScript: 'Sixfold braucht JavaScript.',
};
