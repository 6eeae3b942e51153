import type { Messages } from '../messages.ts';

export const tv: Messages['tv'] = {
  title: (game: string) => `${game} auf dem Fernseher`,
  show: 'Auf einem Fernseher zeigen',
  showHelp: 'Öffne diesen Link auf dem Fernseher oder Tablet, das alle sehen. Niemandes Hand ist dort zu sehen.',
  open: 'In neuem Fenster öffnen',
  copy: 'Link für den Fernseher kopieren',
  seat: (n: number) => `Platz ${n}`,
  free: 'frei',
  sit: 'Scannen und mitspielen',
  watch: 'Scannen und zuschauen',
  code: 'Link zum Tisch',
  again: (name: string) => `${name} möchte noch einmal spielen`,
  nextTable: 'Auf zur nächsten Partie',
};

export const hand: Messages['hand'] = {
  only: 'Nur meine Hand',
  whole: 'Der ganze Tisch',
};
