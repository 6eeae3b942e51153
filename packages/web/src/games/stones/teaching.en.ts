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

/** What is printed of it. */
export const stonesPrint = {
  stones: 'Stones',
  width: 'Width of a stone in mm, from side to side',
  goal: 'Goal: stones of each colour',
  rules: [
    {
      title: 'Goal',
      text: 'Be the first to collect the full number of stones in all six colours: 7 of each with two players, 6 with three, 5 with four.',
    },
    {
      title: 'Set-up',
      text: 'Mix all stones face down: they are the pile. Place three of them face up in the centre. Draw lots for who begins, then go clockwise.',
    },
    {
      title: 'Start of a turn',
      text: 'If fewer than three stones lie in the centre, flip stones from the pile until there are three. This is so before bonus turns, too.',
    },
    {
      title: 'Drawing',
      text: 'Flip a stone from the pile. If its colour lies in the centre and not yet in your tray, it goes to your tray. Then decide: draw again, or stop? You must draw at least once in a turn, unless you take a stone of your weakest colour.',
    },
    {
      title: 'Bust',
      text: 'If the colour of the stone does not lie in the centre, or if it lies in your tray already, your turn is over: that stone and your whole tray go to the centre. What you have collected before stays yours.',
    },
    {
      title: 'Stopping',
      text: 'Take your tray into your collection, and with it all stones of the same colours from the centre. You keep no more of a colour than the goal; mix the surplus back into the pile.',
    },
    {
      title: 'Bonus turn',
      text: 'Each colour that gets to the goal when you stop gives you one more whole turn. Two colours at once give two. Every colour can do so only once in a game.',
    },
    {
      title: 'The weakest colour',
      text: 'If exactly one colour is your weakest and it lies in the centre, you may take one such stone instead of drawing, but only at the start of a turn. Then your turn is over, and this stone brings no bonus turn.',
    },
    {
      title: 'Empty pile',
      text: 'What is not there is not drawn. With stones in your tray you must stop. If there is nothing to draw, take a stone of your weakest colour if you may; otherwise you pass, and give up bonus turns that you still have. If all players pass in a row, the game is over. It is over, too, after 100 turns in a row in which nobody’s collection grows.',
    },
    {
      title: 'End',
      text: 'Whoever has the goal in all six colours wins at once. The others compare their weakest colours; if they are equal, their second weakest, and so on. If all six are equal, you share the place.',
    },
    {
      title: 'Series',
      text: 'Play as many games as you are players, each beginning with the next player, and add up the stones of your weakest colours: the highest sum wins.',
    },
  ],
};

/** Beside the printed game. */
export const stonesPieces = {
  link: 'Use your phone as the pile',
  name: 'pile',
  intro: 'Flip here what you would take from the pile. Three to begin with lie face up in the centre.',
  draw: 'Flip a stone',
  drawHand: (count: number) => `Flip ${count} stones`,
  left: (left: number, all: number) => `${left} of ${all} stones in the pile`,
  empty: 'The pile is empty.',
  putBack: 'Put back',
  putBackTitle: 'Which stones go back?',
  putBackHelp: 'What is more than the goal of a colour is mixed into the pile again.',
  arePutBack: (count: number) =>
    count === 1 ? '1 stone is back in the pile.' : `${count} stones are back in the pile.`,
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly stonesLessons: Translation<typeof stonesLessons>;
    readonly stonesCourse: Translation<typeof stonesCourse>;
    readonly stonesPrint: Translation<typeof stonesPrint>;
    readonly stonesPieces: Translation<typeof stonesPieces>;
  }
}
