import type { Translation } from '../../i18n/messages.ts';

export const stonesLessons = [
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
];

export const stonesGuides = {
  draw: 'Welcome! In the middle lie stones, sorted by colour. Press “Turn over” and hope for a colour that lies there.',
  match:
    'A match! The stone is in your tray. “Stop” brings it to you with all of its colour from the middle; how many stands below. Or turn over another.',
  risk: 'Every match makes it riskier: a colour that is not in the middle, or already in your tray, loses it all. “Risk” shows you how likely that is.',
  take: 'Your weakest colour lies in the middle. You may take one such stone, without any risk. Your turn then ends.',
  collection:
    'Above you see how far everyone has come. The highlighted colour is your weakest: in the end all six must be full.',
  bonus: 'One of your colours is nearly full. Fill it by stopping, and you get another turn at once.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly stonesLessons: Translation<typeof stonesLessons>;
    readonly stonesGuides: Translation<typeof stonesGuides>;
  }
}
