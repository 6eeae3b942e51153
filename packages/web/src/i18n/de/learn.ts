import type { Messages } from '../messages.ts';

export const learn: Messages['learn'] = {
  title: (game: string) => `${game}: die Regeln`,
  other: 'Regeln von',
  course: 'Spielend lernen',
  print: 'Drucken',
  puzzles: 'Rätsel',
  compatible: (name: string) => `Spielbar nach den Regeln von ${name}. Kein Produkt des Verlags.`,
};

export const course: Messages['course'] = {
  title: (game: string) => `${game}: spielend lernen`,
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  card: 'Aufgabe',
  show: 'Zeig es mir',
  skip: 'Auslassen',
  next: 'Weiter',
  back: 'Schritt zurück',
  over: 'Mehr musst du nicht wissen. Gut gemacht!',
  play: 'Gegen einen Anfänger spielen',
  again: 'Noch einmal lernen',
  others: 'Ein anderes Spiel lernen',
};
