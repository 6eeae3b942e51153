import type { Messages } from '../messages.ts';

export const statistics: Messages['statistics'] = {
  real: (game: string) => `${game}, am echten Tisch`,
  title: 'Statistik',
  empty: 'Deine Statistik beginnt mit der ersten Partie, die du zu Ende spielst.',
  whose: 'Wessen',
  games: 'Partien',
  won: 'Siege',
  best: 'Rekord',
  average: 'Schnitt',
  winsInARow: 'Siege in Folge',
  daysInARow: 'Tage in Folge',
  longest: (n) => `längste Serie: ${n}`,
  company: 'Gegen',
  alone: 'Solo',
  people: 'Menschen',
  together: 'Alle außer Solo',
  players: (n) => `${n}\u00a0Spieler`,
  gaveUp: (n) => `${n} aufgegeben`,
  help: 'Rekord und Schnitt: Endstand deiner schwächsten Farbe, ohne aufgegebene Partien. Mehrere Bots zählen als der stärkste von ihnen. Partien mit zurückgenommenen Zügen zählen nicht.',
  soloRecords: (game) => `${game}: beste Solo-Ergebnisse`,
  achievements: (n, all) => `Erfolge: ${n} von ${all}`,
  reached: (date) => `Erreicht am ${date}`,
  open: 'Noch offen',
  game: 'Spiel',
  tried: 'Versucht',
  solved: 'Gelöst',
  firstSight: 'Auf Anhieb',
  export: 'Für andere Programme',
  exportHelp:
    'Deine Partien und Rätsel als Tabellen oder als JSON. Sie lassen sich nicht wieder laden: Sichere dafür unten alles.',
  gamesCsv: 'Partien (CSV)',
  puzzlesCsv: 'Rätsel (CSV)',
  json: 'Beides (JSON)',
  gameColumns: [
    'Wann',
    'Spiel',
    'Wer',
    'Spieler',
    'Gegen',
    'Am echten Tisch',
    'Rang',
    'Gewonnen',
    'Aufgegeben',
    'Punkte',
  ],
  reviewColumns: ['Entscheidungen', 'Verlorene Prozentpunkte', 'Glück in Prozentpunkten'],
  puzzleColumns: ['Wann', 'Spiel', 'Rätsel', 'Rätsel vom', 'Ergebnis', 'Falsche Züge'],
  justReached: (name, who) => `Erfolg: ${name}${who && ` (${who})`}`,
};

export const overTime: Messages['overTime'] = {
  title: (game) => `${game}: Glück und Entscheidungen`,
  none: 'Werte eine deiner Partien im Verlauf aus, dann siehst du hier, was deine Entscheidungen verlieren und was das Glück bringt.',
  lost: 'Verlorene Punkte je Entscheidung',
  luck: 'Glück je Partie',
  mean: (mean, n) => `${mean} im Schnitt, in ${n} ausgewerteten Partien.`,
  few: (n) =>
    `Bisher ${n === 1 ? '1 ausgewertete Partie' : `${n} ausgewertete Partien`}: Ab fünf steht hier der Schnitt.`,
  zero: 'Die Null liegt in diesem Bereich: Das kann gut bloßer Zufall sein.',
  beyond: 'Die Null liegt außerhalb dieses Bereichs: Das macht der Zufall allein einmal in zwanzig Fällen.',
  lately: (n, players) => (n === 1 ? `in einer Partie, ${players}` : `in den letzten ${n} Partien, ${players}`),
  help: 'In Prozentpunkten Siegchance. Ein Punkt ist eine ausgewertete Partie, die Linie der Schnitt bis dahin, das Band der Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt.',
};

export const achievements: Messages['achievements'] = {
  win: { name: 'Erster Sieg', how: 'Gewinne eine Partie.' },
  every: { name: 'Die ganze Familie', how: 'Spiel jedes der Spiele einmal zu Ende.' },
  close: { name: 'Um Haaresbreite', how: 'Gewinne, obwohl jemand anderes schwächste Farbe so weit kam wie deine.' },
  balance: {
    name: 'Im Gleichgewicht',
    how: 'Beende eine Partie mit sechs gleichen Werten. Sofortige Siege zählen nicht.',
  },
  crowd: { name: 'Volle Runde', how: 'Gewinne an einem Tisch zu viert.' },
  row: { name: 'Siegesserie', how: 'Gewinne fünf Partien in Folge.' },
  best: { name: 'Großmeisterlich', how: 'Gewinne gegen den stärksten Bot.' },
  days: { name: 'Eine ganze Woche', how: 'Spiel an sieben Tagen in Folge eine Partie zu Ende.' },
  everyWon: { name: 'Überall zu Hause', how: 'Gewinne jedes der Spiele einmal.' },
  many: { name: 'Die Hundert', how: 'Spiel hundert Partien zu Ende.' },
};

export const device: Messages['device'] = {
  title: 'Dieses Gerät',
  help: 'Eine Datei enthält alles, was hier gespeichert ist: begonnene und beendete Partien, Mitspieler, Einstellungen, Tagesergebnisse, Rätsel und Fortschritt. Lade sie auf einem neuen Gerät; sie ergänzt, was dort schon ist. Wer du auf einem Server bist, nimmst du in den Einstellungen mit.',
  save: 'Alles in einer Datei sichern',
  load: 'Sicherung laden',
  saved: 'Gesichert.',
  left: (n) => `Gesichert, außer ${n === 1 ? '1 Partie' : `${n} Partien`}, die den heutigen Regeln nicht folgen.`,
  taken: (games, tables) =>
    `Geladen. Neu hier: ${games === 1 ? '1 beendete Partie' : `${games} beendete Partien`} und ${tables === 1 ? '1 Tisch' : `${tables} Tische`}.`,
  busy: 'Alle Partien werden geprüft …',
  refused: 'Dieser Browser lässt die Seite nichts speichern.',
  tooLong: 'Diese Datei ist zu groß, um von Sixfold zu sein. Nichts wurde geändert.',
  noCopy: 'Das ist keine Sicherung von Sixfold. Nichts wurde geändert.',
  newer:
    'Diese Datei stammt von einer neueren Version. Lade die Seite neu und versuch es noch einmal. Nichts wurde geändert.',
  damaged: (part) => `Diese Datei ist beschädigt (${part}). Nichts wurde geändert.`,
  clear: 'Alles löschen',
  clearHelp:
    'Alle Partien, Statistiken, Mitspieler, Tagesergebnisse und gelösten Rätsel auf diesem Gerät sind dann endgültig weg. Die Einstellungen bleiben, und was auf Servern liegt, auch.',
};
