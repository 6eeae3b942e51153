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
  hintTurn: (name: string) => `To move: ${name}`,
  idle: (turns: number) =>
    turns === 0
      ? 'If this turn brings nothing, the game ends.'
      : `${turns} more turns without a gain and the game ends.`,
  keys: 'D turns over, S stops, T takes the weakest colour, P passes.',
  bust: 'bust',
  passed: 'passes',
  gained: 'stops',
  taken: 'takes',
  by: (who: string, what: string) => `${who} – ${what}`,
  withRefill: (said: string, list: string) => `${said}. New in the middle: ${list}`,
  saidMatch: (name: string) => `${name}: a match`,
  saidBust: (name: string) => `${name}: bust, all to the middle`,
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
  lessons: [
    {
      title: 'The aim',
      text: 'You collect stones of six colours: seven of each with two players, six with three, five with four. Whoever fills all six colours first wins at once. For the others the weakest colour counts; if that is equal, the second weakest, and so on.',
    },
    {
      title: 'Turning over',
      text: 'At the start of every turn at least three stones lie open in the middle. Turn one over from the pile. If its colour lies in the middle and not yet in your tray, it is a match and goes to your tray. Then decide: go on, or stop? Try it.',
    },
    {
      title: 'Bust',
      text: 'If the colour is not in the middle, or already in your tray, your turn is over: the stone and your whole tray go to the middle, to the joy of the others. What you have collected before stays yours for good.',
    },
    {
      title: 'Stopping',
      text: 'When you stop, you get your tray and with it every stone of the same colours from the middle. You keep no more of a colour than the goal; the rest is mixed into the pile. Each colour that you fill in this way gives you a whole further turn.',
    },
    {
      title: 'The weakest colour',
      text: 'If you have least of exactly one colour and it lies in the middle, you may take one such stone instead of turning over. That is safe, but it ends your turn, and it gives no bonus turn.',
    },
    {
      title: 'When the pile is empty',
      text: 'Then nobody turns over any more: what is in the tray is taken, and whoever can take nothing passes. When everyone passes in a row, the game is over. So it is when a hundred turns have brought nobody anything.',
    },
  ],
  guides: {
    draw: 'Welcome! In the middle lie stones, sorted by colour. Press “Turn over” and hope for a colour that lies there.',
    match:
      'A match! The stone is in your tray. “Stop” brings it to you with all of its colour from the middle; how many stands below. Or turn over another.',
    risk: 'Every match makes it riskier: a colour that is not in the middle, or already in your tray, loses it all. “Risk” shows you how likely that is.',
    take: 'Your weakest colour lies in the middle. You may take one such stone, without any risk. Your turn then ends.',
    collection:
      'Above you see how far everyone has come. The highlighted colour is your weakest: in the end all six must be full.',
    bonus: 'One of your colours is nearly full. Fill it by stopping, and you get another turn at once.',
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly stones: Translation<typeof stones>;
  }
}
