import type { Level } from '@sixfold/bots';

export const setup = {
  title: (game: string) => `${game}: set up a game`,
  players: 'Who plays?',
  seat: (n: number) => `Seat ${n}`,
  person: 'Person',
  bot: 'Bot',
  name: 'Name',
  level: 'Strength',
  levelHelp: {
    beginner: 'Overlooks a lot. Good for a first win.',
    casual: 'Chases points, forgets weak colours.',
    club: 'Looks after all six colours.',
    expert: 'Thinks ahead and gets in your way.',
    master: 'The strongest opponent we have.',
  } satisfies Record<Level, string>,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  solo: 'Alone: play for your own best result.',
  pass: 'Several people share this device. It asks to be handed on, so that nobody sees what others hold.',
  series: 'How many games?',
  seriesHelp: 'In a series your weakest colour of each game is added up.',
  experts: 'For experts',
  seed: 'Seed',
  seedHelp: 'The same seed gives the same luck. Leave it empty for fresh luck.',
  start: 'Start',
};
