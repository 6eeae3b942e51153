/** How somebody has fared on this device. */
export const statistics = {
  real: (game: string) => `${game}, at a real table`,
  title: 'Statistics',
  empty: 'Your statistics begin with the first game you finish.',
  whose: 'Whose',
  games: 'Games',
  won: 'Won',
  best: 'Best',
  average: 'Average',
  winsInARow: 'Wins in a row',
  daysInARow: 'Days in a row',
  longest: (n: number) => `longest: ${n}`,
  company: 'Against',
  alone: 'Solo',
  people: 'People',
  together: 'All but solo',
  players: (n: number) => `${n}\u00a0players`,
  gaveUp: (n: number) => `${n} resigned`,
  help: 'Best and average are your weakest colour’s final score, without resigned games. Several bots count as the strongest of them. Games with moves taken back do not count.',
  soloRecords: (game: string) => `${game}: best solo results`,
  achievements: (n: number, all: number) => `Achievements: ${n} of ${all}`,
  reached: (date: string) => `Achieved on ${date}`,
  open: 'Not yet',
  game: 'Game',
  tried: 'Tried',
  solved: 'Solved',
  firstSight: 'At first sight',
  export: 'For other programs',
  exportHelp:
    'Your games and puzzles as tables for a spreadsheet, or as JSON. They cannot be loaded again: for that, save everything below.',
  gamesCsv: 'Games (CSV)',
  puzzlesCsv: 'Puzzles (CSV)',
  json: 'Both (JSON)',
  gameColumns: ['When', 'Game', 'Player', 'Players', 'Against', 'At a real table', 'Rank', 'Won', 'Resigned', 'Points'],
  reviewColumns: ['Decisions', 'Points of winning lost', 'Luck in points of winning'],
  puzzleColumns: ['When', 'Game', 'Puzzle', 'Puzzle of', 'Result', 'Wrong moves'],
  justReached: (name: string, who: string) => `Achievement: ${name}${who && ` (${who})`}`,
};

/** What decisions lost and luck gave, game by game, where games were reviewed. */
export const overTime = {
  title: (game: string) => `${game}: luck and decisions`,
  none: 'Review one of your games from the history, and you will see here what your decisions lose and what luck gives.',
  lost: 'Points lost in a decision',
  luck: 'Luck in a game',
  mean: (mean: string, n: number) => `${mean} on average, in ${n} reviewed games.`,
  few: (n: number) =>
    `${n === 1 ? '1 reviewed game' : `${n} reviewed games`} so far: an average is told from five games on.`,
  zero: 'Zero is within this interval: it may well be nothing but chance.',
  beyond: 'Zero is outside this interval: chance alone does that once in twenty times.',
  lately: (n: number, players: string) => (n === 1 ? `in one game, ${players}` : `in the last ${n} games, ${players}`),
  help: 'In percentage points of winning. A dot is a reviewed game, the line the average up to there, the band the interval that holds the truth in 95 of 100 cases.',
};

/** What can be achieved: a name, and how. */
export const achievements = {
  win: { name: 'First win', how: 'Win a game.' },
  every: { name: 'The whole family', how: 'Finish each of the games.' },
  close: { name: 'By a hair', how: 'Win although another player’s weakest colour is as high as yours.' },
  balance: { name: 'In balance', how: 'End with six equal scores. Instant wins don’t count.' },
  crowd: { name: 'Full table', how: 'Win at a table of four.' },
  row: { name: 'Winning streak', how: 'Win five games in a row.' },
  best: { name: 'Grandmaster', how: 'Win against the strongest bot.' },
  days: { name: 'A full week', how: 'Finish a game on seven days in a row.' },
  everyWon: { name: 'At home everywhere', how: 'Win each of the games.' },
  many: { name: 'A hundred', how: 'Finish a hundred games.' },
};

/** All that this device keeps: to be taken to another one, or forgotten. */
export const device = {
  title: 'This device',
  help: 'One file holds everything that is kept here: games begun and finished, players, settings, daily results, puzzles and progress. Load it on a new device, where it adds to what is there. Who you are on a server moves in the settings.',
  save: 'Save everything to a file',
  load: 'Load such a file',
  saved: 'Saved.',
  left: (n: number) => `Saved, except for ${n === 1 ? '1 game' : `${n} games`} that today’s rules cannot read.`,
  taken: (games: number, tables: number) =>
    `Loaded. New here: ${games === 1 ? '1 finished game' : `${games} finished games`} and ${tables === 1 ? '1 table' : `${tables} tables`}.`,
  busy: 'Checking every game …',
  refused: 'This browser does not let the page store anything.',
  tooLong: 'This file is too large to be from Sixfold. Nothing was changed.',
  noCopy: 'This is not a Sixfold backup. Nothing was changed.',
  newer: 'This file is from a newer version. Reload the page to update it, then try again. Nothing was changed.',
  damaged: (part: string) => `This file is damaged (${part}). Nothing was changed.`,
  clear: 'Delete everything',
  clearHelp:
    'All games, statistics, players, daily results and solved puzzles on this device will be gone for good. Settings stay, and so does what is on servers.',
};
