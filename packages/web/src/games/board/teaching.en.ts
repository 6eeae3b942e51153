import type { Translation } from '../../i18n/messages.ts';

export const boardLessons = [
  {
    title: 'Goal',
    text: 'You have a track for each of the six colours. In the end only your weakest colour counts: the player whose weakest colour is highest wins. On a tie the second weakest decides, and so on. So look after all six.',
  },
  {
    title: 'Placing a tile',
    text: 'On your turn you place one of your six tiles on two free spaces side by side. It may point in any of the six directions. Your very first tile must touch one of the six symbols printed on the board; after that, anywhere goes.',
  },
  {
    title: 'Scoring',
    text: 'Both halves of the tile score, each for its own colour. From each half, look along the five straight lines that do not run through the other half. Each matching space in an unbroken line scores 1 point. The tile itself does not count, and a gap or another colour ends the line.',
  },
  {
    title: 'Bonus turn',
    text: 'When a colour reaches 18, you place another tile at once, before you draw. Points beyond 18 are lost.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you refill to six tiles. If none of the tiles you still hold shows your weakest colour, you may swap all of them for new ones instead. That you have this choice is no secret: everybody sees you pause.',
  },
  {
    title: 'The end',
    text: 'The game ends when no tile fits. Whoever brings all six colours to the end wins on the spot.',
  },
  {
    title: 'Partners and solo',
    text: 'As partners, two who sit opposite each other share their tracks, which are 36 long with bonus turns at 18 and 36; they do not show each other their tiles. Solo, you draw one tile after another and try to bring your weakest colour as far as you can: tracks go up to 36; at 18 the marker stops and the rest of that score is lost. There are neither bonus turns nor swaps.',
  },
];

export const boardCourse = {
  first: {
    task: 'Place a tile next to a printed symbol of its colour.',
    wrong: 'That scores nothing: touch the symbol that your tile shows.',
    done: "The symbol counted. Everybody's first tile must touch one.",
  },
  weakest: {
    task: 'In the end only your weakest colour counts. Raise it.',
    wrong: 'That leaves your weakest colour where it was.',
    done: 'Good. Whose weakest colour is best wins, then the next weakest.',
  },
  line: {
    task: 'Straight lines of one colour count. Score 3 with one colour.',
    wrong: 'Too few: a gap or another colour ends the line.',
    done: 'Every matching space counted. The tile itself never does.',
  },
  both: {
    task: 'Both halves count. Score with two colours at once.',
    wrong: 'There not both halves meet their own colour.',
    done: 'Each half looks along five lines, never across the other half.',
  },
  swap: {
    task: 'No tile shows your weakest colour: swap them all.',
    wrong: 'Allowed, but your weakest colour would still be missing.',
    done: 'Six new tiles. The old ones go back into the bag.',
  },
  bonus: {
    task: 'Bring a colour to 18: that earns another turn.',
    wrong: 'With that no colour reaches 18.',
    done: 'A bonus turn! Points beyond 18 are lost.',
  },
  extra: {
    task: 'Your bonus turn, before you draw: score at least 2.',
    wrong: 'Allowed, but it scores too little here.',
    done: 'Only now do you draw back up to a full rack.',
  },
  end: {
    task: 'End it: leave no two free spaces side by side.',
    wrong: 'A pair of spaces is still free: the game goes on.',
    done: 'Over! Your weakest colour is the higher one, so you win.',
  },
};

/** What is printed of it. */
export const boardPrint = {
  fields: 'Spaces on the board',
  rules: [
    {
      title: 'Goal',
      text: 'Six colours, six tracks, and only your weakest colour counts: whoever has brought theirs furthest wins. So neglect none of the six.',
    },
    {
      title: 'Set-up',
      text: 'With four players use the whole board, with three leave its outermost ring empty, with two the two outermost. Put your markers on 0. Draw 6 tiles and keep them hidden; the others stay in the bag. Draw lots for who begins, then go clockwise.',
    },
    {
      title: 'Your turn',
      text: 'Place one of your tiles on two free spaces side by side, score it, take any bonus turns, and then draw. Your very first tile must touch at least one of the six printed symbols; later ones go anywhere.\nStricter, if you agree on it: every first tile must touch a printed symbol that no tile touches yet.',
    },
    {
      title: 'Scoring',
      text: 'Each half of the tile scores on its own. Starting from it, follow the five straight lines that do not run across the other half, and take a point for every space with the same symbol until a free space or another symbol breaks the line. Printed symbols count; the tile you have just placed never does.',
    },
    {
      title: 'Bonus turn',
      text: 'No marker goes beyond 18; surplus points are lost. The first time one of your colours gets there, you must place and score one more tile at once, before you draw. Two colours at the same time are two bonus turns, and bonus turns can bring further ones. Without a tile left they lapse.',
    },
    {
      title: 'Draw or swap',
      text: 'At the end of your turn draw until you have 6 tiles again. But if no tile that you have left shows any of your weakest colours, you may swap instead: show your tiles to everybody, draw 6 new ones, and only then put the old ones into the bag.',
    },
    {
      title: 'End',
      text: 'The game is over as soon as no two free spaces lie side by side, even in the middle of a turn. Compare your weakest colours; if they are equal, your second weakest, and so on. If all six are equal, you share the place. Whoever has all six markers on 18 wins at once.',
    },
    {
      title: 'Partners',
      text: 'With four players, those who sit opposite each other share one set of tracks up to 36. At 18 a marker stops, and the rest of that scoring is lost; both 18 and 36 bring a bonus turn. Keep your tiles secret from your partner, too. All six on 36 wins at once.',
    },
    {
      title: 'Solo',
      text: 'Play on the board for two. Draw a tile, place it, score it, until none can be placed; no tiles in hand, no swap, no bonus turns. Tracks go up to 36; at 18 a marker stops, and the rest of that scoring is lost. The result is your weakest colour.',
    },
    {
      title: 'Series',
      text: 'Play as many games as you are players, each beginning with the next player, and add up the points of your weakest colours: the highest sum wins.',
    },
  ],
};

/** Beside the printed game. */
export const boardPieces = {
  link: 'Use your phone as the bag',
  name: 'bag',
  intro: 'No bag at hand? Draw here, then take the same tile out of the box.',
  draw: 'Draw a tile',
  drawHand: (count: number) => `Draw ${count} tiles`,
  left: (left: number, all: number) => `${left} of ${all} tiles in the bag`,
  empty: 'The bag is empty.',
  putBack: 'Put back',
  putBackTitle: 'Which tiles go back?',
  putBackHelp: 'If you swap, draw your six new tiles first; then the old ones go back into the bag.',
  arePutBack: (count: number) => (count === 1 ? '1 tile is back in the bag.' : `${count} tiles are back in the bag.`),
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly boardLessons: Translation<typeof boardLessons>;
    readonly boardCourse: Translation<typeof boardCourse>;
    readonly boardPrint: Translation<typeof boardPrint>;
    readonly boardPieces: Translation<typeof boardPieces>;
  }
}
