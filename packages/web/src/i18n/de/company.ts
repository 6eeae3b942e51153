import type { Messages } from '../messages.ts';

export const talk: Messages['talk'] = {
  title: 'Reden',
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'one-moment': 'Einen Moment …',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    oops: 'Ups!',
    again: 'Noch eine?',
    bye: 'Tschüss!',
  },
  reactions: {
    clap: 'Applaus',
    laugh: 'Lachen',
    wow: 'Staunen',
    think: 'Nachdenken',
    heart: 'Herz',
    tear: 'Eine Träne',
  },
  say: 'Etwas sagen',
  react: 'Reagieren',
  lines: 'Zuletzt gesagt',
  nothing: 'Noch hat niemand etwas gesagt.',
  heard: (name: string, what: string) => `${name}: ${what}`,
  write: 'Schreiben',
  send: 'Senden',
  mute: 'Stumm',
  muteHelp: 'Du siehst und hörst an keinem Tisch, was andere sagen. Niemand erfährt davon.',
  block: (name: string) => `${name} blockieren`,
  blockHelp: (name: string) =>
    `Du hörst nichts mehr von ${name}, und ihr sitzt nicht wieder zusammen an einem Tisch. Diese Partie geht weiter. ${name} erfährt nichts davon.`,
  unblock: (name: string) => `${name} nicht mehr blockieren`,
  texts: 'Alle dürfen schreiben',
  textsHelp: 'Zusätzlich zu Sätzen und Reaktionen. Nur an Tischen mit Link.',
};

export const tempo: Messages['tempo'] = {
  label: 'Bedenkzeit',
  kinds: {
    none: ['Ohne Uhr', 'Alle nehmen sich die Zeit, die sie brauchen.'],
    live: ['Live', 'Alle sind da, die Uhr läuft.'],
    days: ['Über Tage', 'Alle ziehen, wenn sie Zeit finden.'],
  },
  presets: 'Wie viel?',
  live: (minutes: number, seconds: number) => `${minutes} Minuten + ${seconds} Sekunden je Zug`,
  days: (gain: number, bank: number) =>
    `${gain === 1 ? 'ein Zug am Tag' : `${gain} Tage je Zug`}, ${bank === 7 ? 'eine Woche' : bank === 3 ? 'drei Tage' : `${bank} Tage`} auf Vorrat`,
  onTime: 'Wenn die Zeit um ist',
  outcomes: {
    bot: ['Ein Bot spielt weiter', 'Den Platz kann man jederzeit wieder übernehmen.'],
    lost: ['Die Partie ist verloren', 'Als hätte man aufgegeben.'],
  },
  daysLeft: (days: number, hours: number) => `${days} T ${hours} Std`,
  hoursLeft: (hours: number, minutes: number) => `${hours} Std ${minutes} Min`,
  left: (name: string, time: string) => `${name} hat noch ${time}.`,
  spoken: {
    days: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
    hours: (n: number) => (n === 1 ? '1 Stunde' : `${n} Stunden`),
    minutes: (n: number) => (n === 1 ? '1 Minute' : `${n} Minuten`),
    seconds: (n: number) => (n === 1 ? '1 Sekunde' : `${n} Sekunden`),
  },
  paused: 'Pause',
  title: 'Uhr',
  askPause: 'Um eine Pause bitten',
  askPauseHelp: 'Die Uhr steht, sobald alle anderen zugestimmt haben.',
  resume: 'Weiter',
  giveMinute: (name: string) => `${name} 1 Minute geben`,
  giveDay: (name: string) => `${name} 1 Tag geben`,
  lastMinute: 'Du hast noch eine Minute.',
};
