import type { Messages } from '../messages.ts';

export const ear: Messages['ear'] = {
  own: 'Deine Wertung',
  tracks: (whose: string, lanes: string, weakest: string) => `${whose}: ${lanes}. Am schwächsten: ${weakest}.`,
  nothing: 'Noch ist nichts passiert.',
  notYours: 'Du bist nicht am Zug.',
  looksOn: 'Du schaust zu.',
  noHints: 'An diesem Tisch gibt es keine Tipps.',
  best: (place: number, all: number, move: string, gains: string) => `${place} von ${all}: ${move}. ${gains}`,
  gain: (symbol: string, points: number, track: number) => `${symbol} +${points} auf ${track}`,
  lost: (symbol: string, points: number) => `${symbol}: ${points} verfallen.`,
  wins: 'Damit gewinnst du!',
  noPoints: 'Keine Punkte.',
  enter: 'Eingabe spielt das.',
  title: 'Tasten',
  atTable: 'An jedem Tisch',
  keys: {
    mine: 'deine Wertung, und welche Farbe die schwächste ist',
    others: 'die Wertung der anderen',
    hand: 'was du hast oder was vor dir liegt',
    last: 'was seit deinem letzten Zug geschah',
    best: 'der beste Platz für das, was du genommen hast, oder der beste Zug; noch einmal für den nächsten',
    back: 'der davor',
    hint: 'ein Tipp mit Gründen',
    enter: 'spielt den Zug, der zuletzt genannt wurde',
    sheet: 'diese Liste',
  },
  inGame: 'In diesem Spiel',
  help: 'Behält dein Screenreader die Buchstaben für sich? Lass ihn Tasten weitergeben: Fokusmodus, in NVDA mit Einfügen und Leertaste.',
  /** What is said at a board of tiles. */
  tiles: {
    lies: (first: string, firstField: string, second: string, secondField: string) =>
      `${first} auf ${firstField}, ${second} auf ${secondField}.`,
    holds: (list: string) => `Deine Steine: ${list}.`,
    numbered: (place: number, tile: string) => `${place} ${tile}`,
    chosen: (place: number, tile: string) => `Stein ${place}: ${tile}.`,
    edge: 'Rand des Bretts.',
    directions: ['oben', 'rechts oben', 'rechts unten', 'unten', 'links unten', 'links oben'],
    around: (list: string) => `Ringsum: ${list}.`,
  },
};
