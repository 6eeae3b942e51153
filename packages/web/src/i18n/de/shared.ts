import type { Messages } from '../messages.ts';

export const app: Messages['app'] = {
  name: 'Sixfold',
  motto: 'Deine schwächste Farbe zählt.',
  home: 'Startseite',
  waiting: (n: number) => (n === 1 ? '1 Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  back: 'Zurück',
  close: 'Schließen',
  loading: 'Einen Moment …',
  sure: 'Wirklich?',
  yes: 'Ja',
  no: 'Nein',
};

export const symbols: Messages['symbols'] = {
  names: ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'],
};

export const seats: Messages['seats'] = {
  personName: (n: number) => `Spieler\u00a0${n}`,
  botName: 'Bot',
  botOf: (name: string, level: string) => `${name} (${level})`,
  botFor: (name: string, bot: string) => `${name} – ${bot}`,
  levels: {
    beginner: 'Anfänger',
    learner: 'Lernend',
    casual: 'Geübt',
    regular: 'Erfahren',
    club: 'Fortgeschritten',
    veteran: 'Routiniert',
    expert: 'Experte',
    candidate: 'Kandidat',
    master: 'Meister',
  },
  you: 'Du',
};

export const errors: Messages['errors'] = {
  load: 'Laden fehlgeschlagen. Bist du offline?',
  again: 'Noch einmal versuchen',
  noTable: 'Diese Partie ist auf diesem Gerät nicht gespeichert.',
  move: 'Dieser Zug ist nicht möglich.',
  think: 'Die Bots konnten nicht geladen werden. Bist du offline?',
  unknown: 'Da ist etwas schiefgegangen.',
};

export const home: Messages['home'] = {
  notKept: 'Dieser Browser speichert nichts: Schließt du die Seite, sind deine Partien weg.',
  games: 'Spiele',
  play: 'Jetzt spielen',
  against: (name: string) => `gegen ${name}`,
  solo: 'Solo',
  partners: 'Partner',
  newHere: 'Neu hier?',
  newHereText: 'In drei Minuten spielend lernen',
  pass: 'An einem Gerät',
  friends: 'Online',
  lobby: 'Offene Tische',
  setup: 'Anpassen',
  learn: 'Regeln',
  continue: 'Weiterspielen',
  daily: 'Partie des Tages',
  scores: 'Wertungstafel',
  history: 'Verlauf',
  settings: 'Einstellungen',
};

export const table: Messages['table'] = {
  yourTurn: 'Du bist am Zug',
  turnIsYours: 'Du bist am Zug.',
  turn: (name: string) => `${name} ist am Zug`,
  thinking: (name: string) => `${name} überlegt …`,
  stuck: (name: string) => `${name} antwortet nicht`,
  bonus: 'Bonuszug!',
  due: (n: number) => (n === 1 ? 'noch 1 Bonuszug' : `noch ${n} Bonuszüge`),
  over: 'Partie beendet',
  game: (n: number, all: number) => `Partie ${n} von ${all}`,
  leave: 'Tisch verlassen',
  hint: 'Tipp',
  hinting: 'Ich suche einen guten Zug …',
  hintFailed: 'Gerade kein Tipp. Bist du offline? Versuch es noch einmal.',
  takeBack: 'Zug zurück',
  fairLuck: 'Faires Glück',
  menu: 'Menü',
  marked: 'Du hast Züge zurückgenommen – die Partie zählt nicht für deine Statistik.',
  notStored: 'Diese Partie wird nicht gespeichert. Sie bleibt, solange die Seite offen ist.',
  tracks: 'Wertung',
  tracksOf: (name: string) => `Wertung von ${name}`,
  lane: (symbol: string, value: number) => `${symbol} ${value}`,
  laneWeakest: 'schwächste Farbe',
  laneGain: (points: number) => `plus ${points} möglich`,
  log: 'Spielverlauf',
  logEmpty: 'Noch keine Züge.',
  results: 'Ergebnis',
  and: 'und',
  rematch: 'Revanche',
};
