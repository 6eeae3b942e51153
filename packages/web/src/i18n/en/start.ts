export const start = {
  left: 'Games in progress',
  all: (n: number) => `${n} more`,
  moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
  remove: 'Delete',
  again: (game: string) => `${game}: resume or start over?`,
  anew: 'New game',
  update: 'A new version is ready.',
  updateNow: 'Update now',
};
