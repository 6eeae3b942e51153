import type { Messages } from '../messages.ts';

export const setup: Messages['setup'] = {
  title: (game: string) => `${game}: Runde einrichten`,
  players: 'Wer spielt mit?',
  seat: (n: number) => `Platz ${n}`,
  person: 'Mensch',
  bot: 'Bot',
  name: 'Name',
  level: 'Stärke',
  levelHelp: {
    beginner: 'Übersieht vieles. Gut für den ersten Sieg.',
    casual: 'Jagt Punkte, vergisst schwache Farben.',
    club: 'Achtet auf alle sechs Farben.',
    expert: 'Denkt voraus, kommt dir in die Quere.',
    master: 'Der stärkste Gegner, den wir haben.',
  },
  add: 'Noch jemand',
  remove: (name: string) => `${name} entfernen`,
  solo: 'Allein: Du spielst um dein eigenes bestes Ergebnis.',
  pass: 'Ihr teilt euch dieses Gerät. Es bittet darum, weitergegeben zu werden, damit niemand sieht, was andere haben.',
  series: 'Wie viele Partien?',
  seriesHelp: 'In einer Serie wird die schwächste Farbe jeder Partie zusammengezählt.',
  experts: 'Für Kenner',
  seed: 'Startwert',
  seedHelp: 'Gleicher Startwert, gleiches Glück. Bleibt das Feld leer, wird neu gemischt.',
  start: 'Los geht’s',
};
