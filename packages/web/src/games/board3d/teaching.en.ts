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
    task: 'Climb: lay a tile on two equally high spaces.',
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
    task: 'Final round, nobody draws: lay a tile so that you win.',
    wrong: 'That does not win: compare the weakest colours.',
    done: 'The supply is used up, and your weakest colour is higher.',
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board3dLessons: Translation<typeof board3dLessons>;
    readonly board3dCourse: Translation<typeof board3dCourse>;
  }
}
