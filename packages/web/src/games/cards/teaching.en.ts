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
    task: 'Play a card: face-up cards of its colours count. Score 2.',
    wrong: 'Too few: look for its two colours on face-up cards.',
    done: 'Yours lies face up now, and your oldest one left.',
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

/** What is printed of it. */
export const cardsPrint = {
  cards: 'Cards',
  width: 'Width of a card in mm',
  open: 'Face-up cards each',
  hand: 'Cards in hand',
  rules: [
    {
      title: 'Goal',
      text: 'Bring all six of your colours to 7 or more before anybody else does. Tracks run from 0 to 10.',
    },
    {
      title: 'Set-up',
      text: 'Deal 6 cards to everybody, and then one face-up card in front of each player; with two players two each, of which the one dealt first is the older. The others are the draw pile. Whoever sits to the left of the dealer begins; go clockwise.',
    },
    {
      title: 'Your turn',
      text: 'Play a card from your hand face up in front of you. Score it, discard, take any bonus turns, and then draw.',
    },
    {
      title: 'Scoring',
      text: 'Take one of the card’s two colours and count all face-up cards that show it: everybody’s, and your own earlier ones, but not the card you have just played. Your marker goes forward that many steps. Then score the other colour in the same way. Which one comes first is your choice, and it is scored to the end before the other begins.',
    },
    {
      title: 'Locked areas',
      text: 'You may step from 3 to 4 only while all six of your markers are at 1 or more, and from 6 to 7 only while all six are at 4 or more. Steps that you may not take are lost. The first colour of a card can so open the way for the second.',
    },
    {
      title: 'Discarding',
      text: 'After scoring put your oldest face-up card face down on the discard pile. With two players two stay face up in front of you, otherwise only the new one.',
    },
    {
      title: 'Bonus turn',
      text: 'For each marker that comes to 10 you must play one more card: after discarding, and without drawing first. Without a card in hand it lapses.',
    },
    {
      title: 'Draw or swap',
      text: 'At the end of your turn draw until you have 6 cards. But if no card in your hand shows any of your weakest colours, you may first show your hand, discard all of it and draw 6 new cards.\nAs soon as the last card of the draw pile is taken, shuffle the discard pile: it is the new draw pile.',
    },
    {
      title: 'End',
      text: 'The game ends at once when all six of a player’s markers are at 7 or more, after both colours of the card are scored; that player wins. The others compare their weakest colours; if they are equal, their second weakest, and so on. If all six are equal, you share the place.',
    },
    {
      title: 'Series',
      text: 'Play as many games as you are players, each with the next dealer, and add up the points of your weakest colours: the highest sum wins.',
    },
  ],
};

/** Beside the printed game. */
export const cardsPieces = {
  link: 'Use your phone as the draw pile',
  name: 'draw pile',
  intro: 'Draw here, then take the same card out of the box.',
  draw: 'Draw a card',
  drawHand: (count: number) => `Draw ${count} cards`,
  left: (left: number, all: number) => `${left} of ${all} cards in the pile`,
  empty: 'The pile is used up. Say which cards lie on the discard pile: they are shuffled at once.',
  putBack: 'Discard',
  putBackTitle: 'Which cards are discarded?',
  putBackHelp:
    'They wait until the pile is used up, and are shuffled then. You can enter them one by one or all together, in time for that.',
  arePutBack: (count: number) => (count === 1 ? '1 card is discarded.' : `${count} cards are discarded.`),
  aside: (count: number) => (count === 1 ? '1 card on the discard pile' : `${count} cards on the discard pile`),
  shuffled: 'The discard pile was shuffled and is the draw pile now.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly cardsLessons: Translation<typeof cardsLessons>;
    readonly cardsCourse: Translation<typeof cardsCourse>;
    readonly cardsPrint: Translation<typeof cardsPrint>;
    readonly cardsPieces: Translation<typeof cardsPieces>;
  }
}
