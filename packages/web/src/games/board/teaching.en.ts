import type { Translation } from '../../i18n/messages.ts';

export const boardLessons = [
  {
    title: 'What it is about',
    text: 'You have a track for each of the six colours. In the end only your weakest colour counts: whoever has come furthest with it wins. If that is equal, the second weakest decides, and so on. So look after all six.',
  },
  {
    title: 'Laying a tile',
    text: 'On your turn you lay one of your six tiles on two free fields side by side. It may point in any of the six directions. Your very first tile must touch one of the six symbols printed on the board; after that you are free.',
  },
  {
    title: 'Scoring',
    text: 'Both halves of the tile score, each for its own colour. From each half, look along the five straight lines that do not run through the other half. Every field of the same colour in an unbroken row is a point. The tile itself does not count, and a gap or another colour ends the row.',
  },
  {
    title: 'Bonus turn',
    text: 'A track is 18 long. Bring a colour to the end and you may lay another tile at once, before you draw. Points beyond the end are lost.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you fill up to six tiles. If none of the tiles you still hold shows your weakest colour, you may swap all of them for new ones instead. That you have this choice is no secret: everybody sees you pause.',
  },
  {
    title: 'The end',
    text: 'It is over when no tile fits on the board any more. Whoever brings all six colours to the end wins on the spot.',
  },
  {
    title: 'Partners and alone',
    text: 'As partners, two who sit opposite each other share their tracks, which are 36 long with bonus turns at 18 and 36; they do not show each other their tiles. Alone, you draw one tile after another and try to bring your weakest colour as far as you can: tracks go up to 36, with a stop at 18, and there are neither bonus turns nor swaps.',
  },
];

export const boardGuides = {
  choose:
    'Welcome! Choose one of your tiles at the bottom, then a field on the board. You can turn the tile and try as long as you like: nothing counts before you place it.',
  start:
    'Your first tile must touch one of the six start symbols on the board. Lay an equal colour beside it, and you score at once.',
  lines:
    'From now on the tile may lie anywhere. From both halves, straight lines of the same colour count; they light up before you place the tile.',
  weakest:
    'Look at your tracks: only your weakest colour counts in the end. A single point there is often worth more than five elsewhere.',
  block: 'Tiles can also stand in the way: where an opponent’s colour makes a long row, lay something else at its end.',
  bonus: 'One of your colours is close to 18. When it gets there, you have another turn at once.',
  swap: 'None of your tiles shows your weakest colour. You may swap them all for new ones, or keep them and fill up.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly boardLessons: Translation<typeof boardLessons>;
    readonly boardGuides: Translation<typeof boardGuides>;
  }
}
