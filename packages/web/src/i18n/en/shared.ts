import type { Level } from '@sixfold/bots/levels';

export const app = {
  name: 'Sixfold',
  motto: 'Your weakest colour is your score.',
  home: 'Home',
  waiting: (n: number) => (n === 1 ? '1 table waits for you' : `${n} tables wait for you`),
  back: 'Back',
  close: 'Close',
  loading: 'One moment …',
  sure: 'Are you sure?',
  yes: 'Yes',
  no: 'No',
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
  personName: (n: number) => `Player\u00a0${n}`,
  botName: 'Bot',
  botOf: (name: string, level: string) => `${name} (${level})`,
  botFor: (name: string, bot: string) => `${name} – ${bot}`,
  levels: {
    beginner: 'Beginner',
    learner: 'Learner',
    casual: 'Casual',
    regular: 'Regular',
    club: 'Intermediate',
    veteran: 'Veteran',
    expert: 'Expert',
    candidate: 'Candidate',
    master: 'Master',
  } satisfies Record<Level, string>,
  you: 'You',
};

export const errors = {
  load: 'This could not be loaded. Are you offline?',
  again: 'Try again',
  noTable: 'This game is not stored on this device.',
  move: 'This move is not possible.',
  think: 'The bots could not be loaded. Are you offline?',
  unknown: 'Something went wrong.',
};

export const home = {
  notKept: 'Your browser blocks storage: games are lost when you close this page.',
  games: 'Games',
  play: 'Play now',
  against: (name: string) => `against ${name}`,
  solo: 'Solo',
  partners: 'Partners',
  newHere: 'New here?',
  newHereText: 'Learn by playing in three minutes',
  pass: 'Pass and play',
  friends: 'Online',
  lobby: 'Open tables',
  setup: 'Custom game',
  learn: 'How to play',
  continue: 'Resume',
  daily: 'Deal of the day',
  scores: 'Score board',
  history: 'History',
  settings: 'Settings',
};

/** The frame around every game: turn, tracks, log, hint, take back, cover, end. */
export const table = {
  yourTurn: 'Your turn',
  turnIsYours: 'It is your turn.',
  turn: (name: string) => `${name} to move`,
  thinking: (name: string) => `${name} is thinking …`,
  stuck: (name: string) => `${name} isn’t responding`,
  bonus: 'Bonus turn!',
  due: (n: number) => (n === 1 ? '1 more bonus turn' : `${n} more bonus turns`),
  over: 'Game over',
  game: (n: number, all: number) => `Game ${n} of ${all}`,
  leave: 'Leave the table',
  hint: 'Hint',
  hinting: 'Looking for a good move …',
  hintFailed: 'No hint right now. Are you offline? Try again.',
  takeBack: 'Undo',
  fairLuck: 'Fair luck',
  menu: 'Menu',
  marked: 'You used undo, so this game won’t count in your stats.',
  notStored: 'This game can’t be saved here. You can play on as long as the page stays open.',
  tracks: 'Tracks',
  tracksOf: (name: string) => `Tracks of ${name}`,
  lane: (symbol: string, value: number) => `${symbol} ${value}`,
  laneWeakest: 'weakest',
  laneGain: (points: number) => `would gain ${points}`,
  log: 'Game log',
  logEmpty: 'No moves yet.',
  results: 'Result',
  and: 'and',
  rematch: 'Rematch',
};
