import type { Translation } from '../../i18n/messages.ts';

export const board3dLessons = [
  {
    title: 'Goal',
    text: 'You have a track from 0 to 27 for each of the six colours. In the end only your weakest colour counts: the player whose weakest colour is highest wins. On a tie the second weakest decides, and so on.',
  },
  {
    title: 'Placing a tile',
    text: 'On your turn you place one of your five tiles on two spaces side by side that are equally high: on the bare board, or on tiles that are there already. The number on a space says how high it is. A tile can’t sit exactly on another; it must span two.',
  },
  {
    title: 'The start',
    text: 'Six start stones lie on the board from the beginning. As long as one of them has no tile beside it, you must place beside such a stone. After that, anywhere goes.',
  },
  {
    title: 'Scoring',
    text: 'What counts is what can be seen from above; how high it lies makes no difference. From each half of your tile, the five straight lines count that do not run through the other half: a point for each matching space in an unbroken line. What your tile covers no longer counts – that is how you score and break the others’ lines.',
  },
  {
    title: 'Bonus turn',
    text: '18 and 27 bring a bonus turn: when one of your colours reaches either, you place another tile at once. Points beyond 27 are lost.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you refill to five tiles. If none of the tiles you still hold shows your weakest colour, you may swap all of them for new ones instead. That you have this choice is no secret: everybody sees you pause.',
  },
  {
    title: 'The end',
    text: 'If fewer than five tiles are in the bag after a turn, the last round begins: everyone places once more, without drawing. The game also ends when it is your turn and no tile fits. Whoever brings all six colours to 27 wins on the spot.',
  },
  {
    title: 'Solo',
    text: 'You draw one tile after another and try to bring your weakest colour as far as you can: tracks go up to 54; at 27 the marker stops and the rest of that score is lost. There are neither bonus turns nor swaps.',
  },
];

export const board3dCourse = {
  first: {
    task: 'Touch a start stone of the same colour.',
    wrong: 'Allowed, but no half meets its own colour.',
    done: 'Until all six are touched, every tile must touch another.',
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
  stack: {
    task: 'Climb: place a tile on two equally high spaces.',
    wrong: 'That lies on the board. Climb onto what lies there.',
    done: 'Any height will do, but never both halves of one tile.',
  },
  high: {
    task: 'Lines run across all heights. Score 2 over another height.',
    wrong: 'Look for a line with spaces of another height.',
    done: 'Only what is on top counts. What you covered is gone.',
  },
  swap: {
    task: 'No tile shows your weakest colour: swap them all.',
    wrong: 'Allowed, but your weakest colour would still be missing.',
    done: 'Five new tiles. The old ones go back into the supply.',
  },
  bonus: {
    task: 'Bring a colour to 18 or past it: another turn.',
    wrong: 'With that no colour reaches 18.',
    done: 'A bonus turn! The next one comes at 27, the end.',
  },
  extra: {
    task: 'Your bonus turn, before you draw: score at least 2.',
    wrong: 'Allowed, but it scores too little here.',
    done: 'Only now do you draw back up to a full rack.',
  },
  end: {
    task: 'Final round, nobody draws: place a tile so that you win.',
    wrong: 'That does not win: compare the weakest colours.',
    done: 'The supply is used up, and your weakest colour is higher.',
  },
};

/** What is printed of it. */
export const board3dPrint = {
  rules: [
    {
      title: 'Goal',
      text: 'Six colours, six tracks, and only your weakest colour counts: whoever has brought theirs furthest wins. You also build upwards, and what is covered counts no more.',
    },
    {
      title: 'Set-up',
      text: 'Put the six start stones on their marked spaces in any order. With three players take one double of each colour out of the game, with two all doubles. Mix the other tiles face down as the supply. Draw 5 and keep them hidden; put your markers on 0. Draw lots for who begins, then go clockwise.',
    },
    {
      title: 'Your turn',
      text: 'Place one of your tiles, score it, take any bonus turns, and then draw. You must place a tile even if it scores nothing.',
    },
    {
      title: 'Placing',
      text: 'A tile covers two spaces side by side of the same height: both empty, or both on top of stones or tiles that are equally high. It must stay on the board, and it must never lie exactly on a single tile.\nAs long as a start stone has no tile beside it, your tile must lie beside such a stone.',
    },
    {
      title: 'Scoring',
      text: 'Look at the board from above; heights make no difference. Each half of your tile scores on its own: follow the five straight lines that do not run across the other half, and take a point for every space with the same symbol until a free space or another symbol breaks the line. The tile itself never counts.',
    },
    {
      title: 'Bonus turn',
      text: '18 and 27 are bonus spaces. For each marker that reaches or passes one in the scoring of a tile you must place and score one more tile at once, before you draw. A marker that passes both at once earns one turn. No marker goes beyond 27; surplus points are lost. Without a tile left, bonus turns lapse.',
    },
    {
      title: 'Draw or swap',
      text: 'At the end of your turn draw until you have 5 tiles again. But if no tile that you have left shows any of your weakest colours, you may swap instead: put your tiles aside for all to see, draw 5 new ones, and then mix the old ones into the supply.',
    },
    {
      title: 'End',
      text: 'If fewer than 5 tiles are left in the supply after a turn, everybody has exactly one more turn, whoever brought this about last; nobody draws or swaps in it. The game is over at once if whoever must place a tile cannot. Compare your weakest colours; if they are equal, your second weakest, and so on. If all six are equal, you share the place. Whoever has all six markers on 27 wins at once.',
    },
    {
      title: 'Solo',
      text: 'Use the tiles for two. Draw a tile, place it, score it, until all lie there or none fits; no tiles in hand, no swap, no bonus turns. Tracks go up to 54; at 27 a marker stops, and the rest of that scoring is lost. The result is your weakest colour.',
    },
    {
      title: 'Series',
      text: 'Play as many games as you are players, each beginning with the next player, and add up the points of your weakest colours: the highest sum wins.',
    },
  ],
};

/** Beside the printed game. */
export const board3dPieces = {
  link: 'Use your phone as the supply',
  name: 'supply',
  intro:
    'Draw here, then take the same tile out of the box. How many doubles are in the supply depends on how many play.',
  draw: 'Draw a tile',
  drawHand: (count: number) => `Draw ${count} tiles`,
  left: (left: number, all: number) => `${left} of ${all} tiles in the supply`,
  empty: 'The supply is empty.',
  putBack: 'Put back',
  putBackTitle: 'Which tiles go back?',
  putBackHelp: 'If you swap, draw your five new tiles first; then the old ones go back into the supply.',
  arePutBack: (count: number) =>
    count === 1 ? '1 tile is back in the supply.' : `${count} tiles are back in the supply.`,
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board3dLessons: Translation<typeof board3dLessons>;
    readonly board3dCourse: Translation<typeof board3dCourse>;
    readonly board3dPrint: Translation<typeof board3dPrint>;
    readonly board3dPieces: Translation<typeof board3dPieces>;
  }
}
