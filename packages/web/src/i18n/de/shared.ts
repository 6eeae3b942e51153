import type { Messages } from '../messages.ts';

export const app: Messages['app'] = {
  name: 'Sixfold',
  motto: 'Deine schwächste Farbe zählt.',
  description:
    'Sixfold: deine schwächste Farbe zählt. Spiele gegen Bots, mit Freunden oder zusammen an einem Gerät, auch offline.',
  noScript: 'Sixfold braucht JavaScript.',
  home: 'Startseite',
  waiting: (n: number) => (n === 1 ? '1 Tisch wartet auf dich' : `${n} Tische warten auf dich`),
  back: 'Zurück',
  close: 'Schließen',
  loading: 'Einen Moment …',
};

export const symbols: Messages['symbols'] = {
  names: ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'],
};

export const seats: Messages['seats'] = {
  personName: (n: number) => `Spieler ${n}`,
  botName: 'Bot',
  botOf: (name: string, level: string) => `${name} (${level})`,
  botFor: (name: string, bot: string) => `${name} – ${bot}`,
  levels: { beginner: 'Anfänger', casual: 'Hobby', club: 'Verein', expert: 'Experte', master: 'Meister' },
  you: 'Du',
};

export const errors: Messages['errors'] = {
  load: 'Das ließ sich nicht laden. Bist du offline?',
  again: 'Noch einmal versuchen',
  noTable: 'Diese Partie liegt nicht auf diesem Gerät.',
  move: 'Dieser Zug ist nicht möglich.',
  start: 'Die Partie ließ sich nicht einrichten.',
  think: 'Die Bots ließen sich nicht laden. Bist du offline?',
  unknown: 'Da ist etwas schiefgegangen.',
};

export const home: Messages['home'] = {
  notKept: 'Dieser Browser lässt uns nichts speichern: Partien bleiben nur, solange diese Seite offen ist.',
  games: 'Spiele',
  play: 'Gleich spielen',
  pass: 'An einem Gerät',
  friends: 'Mit Freunden',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  lobby: 'Offene Tische',
  setup: 'Einrichten',
  learn: 'Regeln',
  resume: 'Dein angefangenes Spiel',
  resumeWith: (game: string, names: string) => `${game}: ${names}`,
  continue: 'Weiterspielen',
  daily: 'Partie des Tages',
  history: 'Gespielte Partien',
  settings: 'Einstellungen',
  update: 'Eine neue Version ist da.',
  updateNow: 'Jetzt laden',
};

export const table: Messages['table'] = {
  yourTurn: 'Du bist am Zug',
  turnIsYours: 'Du bist am Zug.',
  turn: (name: string) => `${name} ist am Zug`,
  thinking: (name: string) => `${name} überlegt …`,
  stuck: (name: string) => `${name} kann nicht überlegen`,
  bonus: 'Bonuszug!',
  due: (n: number) => (n === 1 ? 'noch 1 Bonuszug' : `noch ${n} Bonuszüge`),
  over: 'Partie beendet',
  game: (n: number, all: number) => `Partie ${n} von ${all}`,
  leave: 'Tisch verlassen',
  hint: 'Tipp',
  hinting: 'Ich suche einen guten Zug …',
  hintFailed: 'Es ließ sich kein Tipp finden. Bist du offline? Frag noch einmal.',
  hintIs: (move: string) => `Tipp: ${move}`,
  takeBack: 'Zurücknehmen',
  fairLuck: 'Faires Glück',
  takeOnline: 'Online weiterspielen',
  marked: 'Es wurde zurückgenommen: Diese Partie zählt nicht in deiner Statistik.',
  notStored:
    'Dieses Gerät lässt uns die Partie nicht speichern. Du kannst weiterspielen, aber schließe die Seite nicht.',
  tracks: 'Leisten',
  tracksOf: (name: string) => `Leisten von ${name}`,
  lane: (symbol: string, value: number) => `${symbol} ${value}`,
  laneWeakest: 'am schwächsten',
  laneGain: (points: number) => `bekäme ${points}`,
  gate: (from: number, to: number, needs: number) =>
    `${from} bis ${to} zu, bis alle Farben bei ${needs} sind. Es fehlen:`,
  goal: (value: number) => `Ziel: alle sechs Farben bei ${value}. Es fehlen:`,
  log: 'Was geschah',
  logEmpty: 'Noch nichts. Gleich kommt der erste Zug.',
  explain: (symbol: string, points: number) => `${symbol} plus ${points}: zeigen, was gezählt hat`,
  fields: (n: number) => (n === 1 ? '1 Feld hat gezählt' : `${n} Felder haben gezählt`),
  items: (name: string, n: number) => `${name}: ${n}`,
  cover: (name: string) => `Gib das Gerät an ${name}`,
  coverHelp: 'Jetzt bitte niemand sonst hinschauen.',
  uncover: (name: string) => `Ich bin ${name}`,
  guide: 'Spiel mit Anleitung',
  guideNext: 'Verstanden',
  guideLeave: 'Ohne Anleitung weiter',
  results: 'Ergebnis',
  and: 'und',
  rematch: 'Noch einmal',
};
