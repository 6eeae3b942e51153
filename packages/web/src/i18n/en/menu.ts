/** What one may ask for at a table beside its moves. */
export const menu = {
  sound: 'Sounds',
  volume: 'Volume',
  rules: 'Rules',
  unseen: 'Pieces not seen yet',
  unseenHelp: (count: number) =>
    `${count} pieces that you have not seen: they may still be drawn, or somebody holds them.`,
  settings: 'Settings',
  restart: 'Start again',
  restartHelp: 'A new game of the same players. This one stays on the home page.',
  newGame: 'New game …',
  stronger: (levels: string) => `Stronger: ${levels}`,
  weaker: (levels: string) => `Weaker: ${levels}`,
  levelHelp: 'Begins a new game against bots of another level.',
  takeOnline: 'Continue online',
  takeOnlineHelp: 'With people who are elsewhere, from here on.',
  share: 'Tell others about this game',
  shareText: (game: string) => `${game}: your weakest colour is your score.`,
  shared: 'Link copied.',
};
