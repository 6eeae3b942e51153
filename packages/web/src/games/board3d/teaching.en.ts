import type { Translation } from '../../i18n/messages.ts';

export const board3dLessons = [
  {
    title: 'What it is about',
    text: 'You have a track from 0 to 27 for each of the six colours. In the end only your weakest colour counts: whoever has come furthest with it wins. If that is equal, the second weakest decides, and so on.',
  },
  {
    title: 'Laying a tile',
    text: 'On your turn you lay one of your five tiles on two fields side by side that are equally high: on the bare board, or on tiles that lie there already. The number at a field says how high it is. No tile may lie exactly on one other; it must rest on two.',
  },
  {
    title: 'The start',
    text: 'Six start stones lie on the board from the beginning. As long as one of them has no tile beside it, you must lay beside such a stone. After that you are free.',
  },
  {
    title: 'Scoring',
    text: 'What counts is what can be seen from above; how high it lies makes no difference. From each half of your tile, the five straight lines count that do not run through the other half: a point for every field of the same colour in an unbroken row. What your tile covers is gone – that is how you score and spoil the others’ rows.',
  },
  {
    title: 'Bonus turn',
    text: 'Fields 18 and 27 bring a bonus turn: when one of your colours gets to one of them, you lay another tile at once. Points beyond 27 are lost.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you fill up to five tiles. If none of the tiles you still hold shows your weakest colour, you may swap all of them for new ones instead. That you have this choice is no secret: everybody sees you pause.',
  },
  {
    title: 'The end',
    text: 'If fewer than five tiles are in the bag after a turn, the last round begins: everyone lays once more, without drawing. It is also over when you must lay and nothing fits. Whoever brings all six colours to 27 wins on the spot.',
  },
  {
    title: 'Alone',
    text: 'You draw one tile after another and try to bring your weakest colour as far as you can: tracks go up to 54, with a stop at 27, and there are neither bonus turns nor swaps.',
  },
];

export const board3dGuides = {
  choose:
    'Welcome! Choose one of your tiles at the bottom, then a field on the board. You can turn it and try as long as you like: nothing counts before you place it.',
  start:
    'Each of the six start stones needs a neighbour first. Those that glow are still alone: lay beside one of them, best of all the same colour.',
  stack:
    'You may also lay on tiles. Both fields must be equally high, and two different pieces must lie under your tile.',
  lines:
    'What counts is what can be seen from above. Straight lines of the same colour light up before you place the tile, however high they lie.',
  weakest:
    'Look at your tracks: only your weakest colour counts in the end. A single point there is often worth more than five elsewhere.',
  cover: 'Covering is strong: a tile in the middle of a long row takes it from the others.',
  bonus: 'One of your colours is close to 18 or 27. When it gets there, you lay another tile at once.',
  swap: 'None of your tiles shows your weakest colour. You may swap them all for new ones, or keep them and fill up.',
  last: 'This is the last round, and your last tile. Help your weakest colour with it.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly board3dLessons: Translation<typeof board3dLessons>;
    readonly board3dGuides: Translation<typeof board3dGuides>;
  }
}
