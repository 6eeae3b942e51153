import type { Translation } from '../../i18n/messages.ts';

export const cardsLessons = [
  {
    title: 'What it is about',
    text: 'You have a track from 0 to 10 for each of the six colours. Whoever first has all six at 7 or more wins at once. For the others the weakest colour counts; if that is equal, the second weakest, and so on.',
  },
  {
    title: 'Playing a card',
    text: 'Play one of your six cards open in front of you. For each of its two colours, count all other open cards that show it – yours and everyone else’s – and go that many steps. Try it: the cards that match light up.',
  },
  {
    title: 'Old cards leave',
    text: 'After scoring, your oldest open card goes face down to the discard pile; the arrow shows which one. With two players two cards stay in front of you, with three or four only the new one. Mind that what you leave lying counts for the others as well.',
  },
  {
    title: 'Closed areas',
    text: 'You get past 3 only once all six colours are at 1 or more, and past 6 only once all are at 4 or more. Steps into a closed area are lost. The colours of your card score one after the other, so the first can open the gate for the second. We ask for the order only when it is a real choice.',
  },
  {
    title: 'Bonus turn',
    text: 'When a colour reaches 10, you play another card at once, before you draw. Two colours at a time give two bonus turns.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you draw up to six cards. If no card in your hand shows your weakest colour, you may instead show them all, discard them and draw six new ones. That you have this choice is no secret: everybody sees you pause. When the pile is empty, the discard pile is shuffled and becomes the new pile.',
  },
];

export const cardsGuides = {
  choose:
    'Welcome! Point at one of your cards or tap it: the open cards with the same colour light up. That is how many steps you go on the track.',
  open: 'Your card now lies open and counts for everyone from here on. Play what will still help you next time.',
  leaves:
    'The card with the arrow is your oldest: it leaves as soon as you have played the next one. It still counts before that.',
  closed:
    'The hatched part of the tracks is still closed. It opens when no colour is left behind; until then steps into it are lost.',
  weakest: 'The lit track is your weakest. Help it first: to win, all six must reach 7.',
  bonus: 'One of your colours is close to 10. When it gets there, you play another card at once.',
  swap: 'None of your cards shows your weakest colour. You may show them all and swap them, or keep them and refill.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly cardsLessons: Translation<typeof cardsLessons>;
    readonly cardsGuides: Translation<typeof cardsGuides>;
  }
}
