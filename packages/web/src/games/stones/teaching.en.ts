import type { Translation } from '../../i18n/messages.ts';

export const stonesLessons = [
  {
    title: 'Goal',
    text: 'You collect stones of six colours: seven of each with two players, six with three, five with four. Whoever fills all six colours first wins at once. For the others the weakest colour counts; on a tie the second weakest, and so on.',
  },
  {
    title: 'Flipping',
    text: 'At the start of every turn at least three stones lie face up in the centre. Flip one from the pile. If its colour is in the centre and not yet in your tray, it is a match and goes to your tray. Then decide: go on, or stop? Try it.',
  },
  {
    title: 'Bust',
    text: 'If the colour is not in the centre, or already in your tray, your turn is over: the stone and your whole tray go to the centre, to the joy of the others. What you have collected before stays yours for good.',
  },
  {
    title: 'Stopping',
    text: 'When you stop, you get your tray and with it every stone of the same colours from the centre. You keep no more of a colour than the goal; the rest is mixed into the pile. Each colour that you fill in this way gives you a full extra turn.',
  },
  {
    title: 'The weakest colour',
    text: 'If exactly one colour is your weakest and it lies in the centre, you may take one such stone instead of flipping. That is safe, but it ends your turn, and it gives no bonus turn.',
  },
  {
    title: 'When the pile is empty',
    text: 'Then nobody flips any more: what is in the tray is taken, and whoever can take nothing passes. When everyone passes in a row, the game is over. It also ends after a hundred turns without any gain.',
  },
];

export const stonesCourse = {
  match: {
    task: 'Flip a stone. It must match one in the centre.',
    wrong: 'First flip a stone.',
    done: 'It matches and lies in your tray. It is not yours yet.',
  },
  stop: {
    task: 'Stop: take it and all of its colour in the centre.',
    wrong: 'Another flip could cost you this stone. Stop now.',
    done: 'Collected! You keep up to 7 of each colour.',
  },
  bust: {
    task: 'Be bold for once: flip another stone.',
    wrong: 'Safe, but here you are to see what can happen.',
    done: 'Bust! No match, or a colour twice: all go to the centre.',
  },
  take: {
    task: 'Your weakest colour lies there: take one instead of flipping.',
    wrong: 'Risky: your weakest colour can be had for sure.',
    done: 'Yours, and the turn is over. Weakest colours decide.',
  },
  bonus: {
    task: 'Stop: a colour gets to 7 and earns another turn.',
    wrong: 'Stop first: 7 of a colour earn a whole turn.',
    done: 'A bonus turn! What exceeds 7 goes back to the pile.',
  },
  extra: {
    task: 'Your bonus turn, with three in the centre again: flip one.',
    wrong: 'First flip a stone.',
    done: 'A bonus turn is a turn like any other.',
  },
  end: {
    task: 'All six colours at 7 wins at once. Do it!',
    wrong: 'That risks the win that lies there.',
    done: 'You win! The others are ranked by their weakest colours.',
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly stonesLessons: Translation<typeof stonesLessons>;
    readonly stonesCourse: Translation<typeof stonesCourse>;
  }
}
