/** What people say to each other at a table. */
export const talk = {
  title: 'Talk',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'one-moment': 'One moment …',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    oops: 'Oops!',
    again: 'Another one?',
    bye: 'Bye!',
  },
  reactions: {
    clap: 'Applause',
    laugh: 'Laughter',
    wow: 'Amazement',
    think: 'Thinking',
    heart: 'Heart',
    tear: 'A tear',
  },
  say: 'Say something',
  react: 'React',
  lines: 'Said last',
  nothing: 'Nobody has said anything yet.',
  heard: (name: string, what: string) => `${name}: ${what}`,
  write: 'Write',
  send: 'Send',
  mute: 'Mute',
  muteHelp: 'You neither see nor hear what others say, at no table. Nobody is told.',
  block: (name: string) => `Block ${name}`,
  blockHelp: (name: string) =>
    `You do not hear ${name} any more, and the two of you do not sit down together again. This game goes on. ${name} is not told.`,
  unblock: (name: string) => `Do not block ${name} any more`,
  texts: 'People may write',
  textsHelp: 'Besides phrases and reactions. Only at tables with a link.',
};

/** How much time there is, and how it is told. */
export const tempo = {
  label: 'Time to think',
  kinds: {
    none: ['No clock', 'Everybody takes their time.'],
    live: ['Live', 'Everybody is there; the clock runs.'],
    days: ['Over days', 'Everybody plays when they find the time.'],
  } satisfies Record<string, [string, string]>,
  presets: 'How much?',
  live: (minutes: number, seconds: number) => `${minutes} minutes + ${seconds} seconds a turn`,
  days: (gain: number, bank: number) =>
    `${gain === 1 ? 'a move a day' : `${gain} days a move`}, ${bank === 7 ? 'a week' : `${bank} days`} in the bank`,
  onTime: 'When time is out',
  outcomes: {
    bot: ['A bot plays on', 'The seat can be taken back at any time.'],
    lost: ['The game is lost', 'As if one had resigned.'],
  } satisfies Record<string, [string, string]>,
  daysLeft: (days: number, hours: number) => `${days} d ${hours} h`,
  hoursLeft: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  left: (name: string, time: string) => `${name} has ${time} left.`,
  spoken: {
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
  },
  paused: 'Pause',
  title: 'Clock',
  askPause: 'Ask for a pause',
  askPauseHelp: 'The clock stops once everyone else has agreed.',
  resume: 'Go on',
  giveMinute: (name: string) => `Give ${name} 1 minute more`,
  giveDay: (name: string) => `Give ${name} 1 day more`,
  lastMinute: 'You have one minute left.',
};
