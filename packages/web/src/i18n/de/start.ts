import type { Messages } from '../messages.ts';

export const start: Messages['start'] = {
  left: 'Angefangene Partien',
  all: (n: number) => (n === 1 ? '1 weitere' : `${n} weitere`),
  moves: (n: number) => (n === 1 ? '1 Zug' : `${n} Züge`),
  remove: 'Löschen',
  again: (game: string) => `${game}: weiterspielen oder neu?`,
  anew: 'Neue Partie',
  update: 'Eine neue Version ist da.',
  updateNow: 'Jetzt aktualisieren',
};
