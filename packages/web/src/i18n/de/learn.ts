import type { Messages } from '../messages.ts';

export const learn: Messages['learn'] = {
  title: (game: string) => `${game}: die Regeln`,
  other: 'Regeln von',
  guided: 'Erste Partie mit Anleitung',
  compatible: (name: string) => `Passt zu den Regeln von ${name}. Kein offizielles Produkt.`,
};
