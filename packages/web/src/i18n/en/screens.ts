export const tv = {
  title: (game: string) => `${game} on the television`,
  show: 'Show on a television',
  showHelp: 'Open this link on the television or tablet that everybody sees. It shows no hands.',
  open: 'Open in a new window',
  copy: 'Copy the link for the television',
  seat: (n: number) => `Seat ${n}`,
  free: 'free',
  sit: 'Scan to play',
  watch: 'Scan to watch',
  code: 'Link to the table',
  again: (name: string) => `${name} wants to play again`,
  nextTable: 'On to the next game',
};

export const hand = {
  only: 'Only my hand',
  whole: 'The whole table',
};
