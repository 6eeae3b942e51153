import type { Translation } from '../../i18n/messages.ts';

export const stones = {
  goal: (count: number) => `Goal: ${count} of each colour`,
  middle: 'Middle',
  yourTray: 'Your tray',
  trayOf: (name: string) => `Tray: ${name}`,
  table: (tray: string) => `Middle; ${tray}`,
  pile: (count: number) => (count === 0 ? 'pile empty' : `${count} in the pile`),
  some: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  draw: 'Turn over',
  stop: 'Stop',
  take: (name: string) => `Take ${name}`,
  takeNote: '+1, ends the turn',
  pass: 'Pass',
  sure: 'Sure?',
  back: (count: number) => `${count} back`,
  wins: 'That wins!',
  risk: 'Risk',
  riskOf: (busts: number, all: number) => `${busts} of ${all} do not match`,
  columnMiddle: (name: string, count: number) => `${name}: ${count === 0 ? 'none' : count} in the middle`,
  columnTray: '1 in the tray',
  columnGain: (count: number) => `a stop brings ${count}`,
  columnOffered: 'your weakest colour, you may take 1',
  columnPile: (count: number, isMatch: boolean) => `${count} in the pile, ${isMatch ? 'a match' : 'no match'}`,
  heardTray: (list: string) => `In the tray: ${list}.`,
  heardStop: (gains: string) => `A stop brings ${gains}.`,
  heardRisk: (chance: string) => `Risk with the next stone: ${chance}.`,
  hintDraw: 'Turn over the first stone.',
  hintBonus: 'Bonus turn! Turn over once more.',
  hintTake: 'Turn over, or take your weakest colour?',
  hintAgain: 'A match! Turn over another, or stop?',
  hintMustStop: 'The pile is empty: take what is in your tray.',
  hintMustTake: 'The pile is empty: all you can do is take.',
  hintPass: 'There is nothing to turn over and nothing to take.',
  idle: (turns: number) =>
    turns === 0
      ? 'If this turn brings nothing, the game ends.'
      : `${turns} more turns without a gain and the game ends.`,
  keys: 'D turns over, S stops, T takes the weakest colour, P passes.',
  bust: 'bust',
  passed: 'passes',
  gained: 'stops',
  taken: 'takes',
  by: (who: string, what: string) => `${who}: ${what}`,
  withRefill: (said: string, list: string) => `${said}. New in the middle: ${list}`,
  saidMatch: (name: string) => `${name} – a match`,
  saidBust: (name: string) => `${name} – bust, all to the middle`,
  saidStop: 'stop',
  saidTake: 'weakest colour taken',
  saidPass: 'pass',
  saidScore: (name: string, points: number, track: number) => `${name} +${points}, now ${track}`,
  saidBonus: (name: string) => `Bonus turn for ${name}`,
  saidReturn: (list: string) => `Back to the pile: ${list}`,
  fromTray: '1 from the tray',
  fromMiddle: (count: number) => `${count} from the middle`,
  ended: {
    instant: 'All six colours are at the goal: won at once.',
    passes: 'Everyone has passed in a row: the game is over.',
    stuck: 'A hundred turns have brought nobody anything: the game is over.',
  },
  options: {},
  lessonNames: ['You', 'Mia'] satisfies [string, string],
  lessonStop: (gains: string) => `To your collection: ${gains}.`,
  lessonAgain: 'Once more',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly stones: Translation<typeof stones>;
  }
}
