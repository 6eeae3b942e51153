import type { Translation } from '../../i18n/messages.ts';

export const cardsLessons = [
  {
    title: 'Goal',
    text: 'You have a track from 0 to 10 for each of the six colours. Whoever first has all six at 7 or more wins at once. For the others the weakest colour counts; on a tie the second weakest, and so on.',
  },
  {
    title: 'Playing a card',
    text: 'Play one of your six cards face up in front of you. For each of its two colours, count all other face-up cards that show it – yours and everyone else’s – and go that many steps. Try it: the cards that match light up.',
  },
  {
    title: 'Discarding old cards',
    text: 'After scoring, your oldest face-up card goes face down to the discard pile; the arrow shows which one. With two players two cards stay in front of you, with three or four only the new one. Remember: your face-up cards score for everyone.',
  },
  {
    title: 'Locked areas',
    text: 'You get past 3 only once all six colours are at 1 or more, and past 6 only once all are at 4 or more. Steps into a locked area are lost. The colours of your card score one after the other, so the first can open the gate for the second. We ask for the order only when it matters.',
  },
  {
    title: 'Bonus turn',
    text: 'When a colour reaches 10, you play another card at once, before you draw. Two colours at a time give two bonus turns.',
  },
  {
    title: 'Drawing and swapping',
    text: 'At the end of your turn you refill to six cards. If no card in your hand shows your weakest colour, you may instead show them all, discard them and draw six new ones. That you have this choice is no secret: everybody sees you pause. When the draw pile is empty, the discard pile is shuffled and takes its place.',
  },
];

export const cardsCourse = {
  match: {
    task: 'Play a card: open cards of its colours count. Score 2.',
    wrong: 'Too few: look for its two colours on the open cards.',
    done: 'Yours lies open now, and your oldest open card left.',
  },
  weakest: {
    task: 'All six colours must get to 7. Raise your weakest.',
    wrong: 'That leaves your weakest colour where it was.',
    done: 'Good. If nobody got there, the best weakest colour would win.',
  },
  gate: {
    task: '4 opens once every colour has 1. Open it.',
    wrong: 'Your last colour at 0 keeps the others locked.',
    done: 'Open! The 7 opens once every colour has 4.',
  },
  swap: {
    task: 'No card shows your weakest colour: swap them all.',
    wrong: 'Allowed, but your weakest colour would still be missing.',
    done: 'Everybody saw your old cards; you have six new ones.',
  },
  bonus: {
    task: 'Bring a colour to 10: that earns another turn.',
    wrong: 'With that no colour reaches 10.',
    done: 'A bonus turn! Play another card before you draw.',
  },
  extra: {
    task: 'Your bonus turn, before you draw: score at least 2.',
    wrong: 'Allowed, but it scores too little here.',
    done: 'Only now do you draw back up to six cards.',
  },
  end: {
    task: 'All six at 7 or more wins at once. Do it!',
    wrong: 'Then one colour is still below 7.',
    done: 'You win! The others are ranked by their weakest colours.',
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly cardsLessons: Translation<typeof cardsLessons>;
    readonly cardsCourse: Translation<typeof cardsCourse>;
  }
}
