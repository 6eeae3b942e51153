import type { Level } from '@sixfold/bots/levels';

export const app = {
  name: 'Sixfold',
  motto: 'Your weakest colour is your score.',
  description:
    'Sixfold: your weakest colour is your score. Play against bots, with friends or together on one device, even offline.',
  noScript: 'Sixfold needs JavaScript.',
  home: 'Home',
  waiting: (n: number) => (n === 1 ? '1 table waits for you' : `${n} tables wait for you`),
  back: 'Back',
  close: 'Close',
  loading: 'One moment …',
};

export const symbols = {
  names: ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] satisfies [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
};

/** What seats are called whose players have given no name. */
export const seats = {
  personName: (n: number) => `Player ${n}`,
  botName: 'Bot',
  botOf: (name: string, level: string) => `${name} (${level})`,
  botFor: (name: string, bot: string) => `${name} – ${bot}`,
  levels: { beginner: 'Beginner', casual: 'Casual', club: 'Club', expert: 'Expert', master: 'Master' } satisfies Record<
    Level,
    string
  >,
  you: 'You',
};

export const errors = {
  load: 'This could not be loaded. Are you offline?',
  again: 'Try again',
  noTable: 'This game is not on this device.',
  move: 'This move is not possible.',
  start: 'The game could not be set up.',
  think: 'The bots could not be loaded. Are you offline?',
  unknown: 'Something went wrong.',
};

export const home = {
  notKept: 'This browser does not let us store anything: games last as long as this page is open.',
  games: 'Games',
  play: 'Play now',
  pass: 'Pass and play',
  friends: 'With friends',
  imprint: 'Imprint',
  privacy: 'Privacy',
  lobby: 'Open tables',
  setup: 'Set up',
  learn: 'Rules',
  resume: 'The game you left',
  resumeWith: (game: string, names: string) => `${game}: ${names}`,
  continue: 'Continue',
  daily: 'Deal of the day',
  history: 'History',
  settings: 'Settings',
  update: 'A new version is ready.',
  updateNow: 'Load it now',
};

/** The frame around every game: turn, tracks, log, hint, take back, cover, end. */
export const table = {
  yourTurn: 'Your turn',
  turnIsYours: 'It is your turn.',
  turn: (name: string) => `${name} to move`,
  thinking: (name: string) => `${name} is thinking …`,
  stuck: (name: string) => `${name} cannot think`,
  bonus: 'Bonus turn!',
  due: (n: number) => (n === 1 ? '1 more bonus turn' : `${n} more bonus turns`),
  over: 'Game over',
  game: (n: number, all: number) => `Game ${n} of ${all}`,
  leave: 'Leave the table',
  hint: 'Hint',
  hinting: 'Looking for a good move …',
  hintFailed: 'No hint could be found. Are you offline? Ask again.',
  hintIs: (move: string) => `Hint: ${move}`,
  takeBack: 'Take back',
  fairLuck: 'Fair luck',
  takeOnline: 'Take online',
  marked: 'Moves were taken back: this game does not count in your statistics.',
  notStored: 'This device does not let us store the game. You can play on, but do not close the page.',
  tracks: 'Tracks',
  tracksOf: (name: string) => `Tracks of ${name}`,
  lane: (symbol: string, value: number) => `${symbol} ${value}`,
  laneWeakest: 'weakest',
  laneGain: (points: number) => `would gain ${points}`,
  gate: (from: number, to: number, needs: number) =>
    `${from} to ${to} closed until all colours are at ${needs}. Missing:`,
  goal: (value: number) => `Goal: all six colours at ${value}. Missing:`,
  log: 'What happened',
  logEmpty: 'Nothing yet. The first move is about to be made.',
  explain: (symbol: string, points: number) => `${symbol} plus ${points}: show what counted`,
  fields: (n: number) => (n === 1 ? '1 field counted' : `${n} fields counted`),
  items: (name: string, n: number) => `${name}: ${n}`,
  cover: (name: string) => `Hand the device to ${name}`,
  coverHelp: 'Nobody else should look now.',
  uncover: (name: string) => `I am ${name}`,
  guide: 'Guided game',
  guideNext: 'Got it',
  guideLeave: 'Play on without guidance',
  results: 'Result',
  and: 'and',
  rematch: 'Play again',
};
