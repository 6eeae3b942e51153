import type { Translation } from '../../i18n/messages.ts';

export const diceLessons = [
  {
    title: 'Goal',
    text: 'Everyone has a sheet with six rows, one for each colour, and seven boxes in each row. You cross boxes from left to right. Whoever first crosses all 42 boxes wins at once. For everybody else the weakest row counts – so do not leave a colour behind.',
  },
  {
    title: 'Rolling',
    text: 'On your turn you roll all your dice: four each with two players, three with three, two with four. You may roll again up to two times, but always all of them. Afterwards they stay where they are: the others will want to match them.',
  },
  {
    title: 'Matching',
    text: 'Each of your dice gives one cross in its colour for every die of the other players that shows the same. One red die against two red dice gives two crosses, two against two score four. Your own dice never match each other.',
  },
  {
    title: 'Jokers',
    text: 'Matching dice of your own may be a joker instead of scoring: two give one cross, three give two, four give three – all in one colour that you choose freely. Tap them, then a row. Two different pairs are two jokers.',
  },
  {
    title: 'Locked boxes',
    text: 'Boxes 4 to 6 stay locked until each of your six rows has at least one cross. Box 7 opens once all rows have four. Crosses that find no open box are lost. A cross that opens boxes is made first, so one good turn can open them and use them.',
  },
  {
    title: 'Start and end',
    text: 'Before the first turn everyone but the starting player rolls, so that there is something to match. With no opening roll, nobody does: dice then count once their owner has had a turn. At the end weakest rows are compared, on a tie the second weakest, and so on.',
  },
];

export const diceCourse = {
  roll: {
    task: "Roll. You are looking for what the other's dice show.",
    wrong: 'First roll your dice.',
    done: 'All dice, up to three times. None can be kept back.',
  },
  match: {
    task: "Dice equal to the other's make crosses. Score 2 or more.",
    wrong: 'These dice bring crosses already: score them.',
    done: 'Each of yours counts every equal one of theirs.',
  },
  joker: {
    task: 'Matching dice can be a joker: use them for your weakest row.',
    wrong: 'Tap the matching dice, then a weakest row, then score.',
    done: 'Two dice: one cross anywhere. Your weakest row is what counts.',
  },
  gate: {
    task: 'Box 4 opens once every row has a cross. Open it.',
    wrong: 'Give your joker to the empty row: then 4 opens.',
    done: 'Open! 7 opens once every row has 4.',
  },
  again: {
    task: 'This brings no cross: roll all dice again.',
    wrong: 'That brings no cross, and you may still roll.',
    done: 'Three rolls a turn at most. Then you must score.',
  },
  end: {
    task: 'All 42 boxes crossed wins at once. Do it!',
    wrong: 'That leaves a box without a cross.',
    done: 'You win! The others are ranked by their shortest rows.',
  },
};

/** What is printed of it. */
export const dicePrint = {
  nets: 'Dice to fold',
  stickers: 'Stickers',
  edge: 'Edge of a die in mm',
  sticker: 'Edge of a sticker in mm',
  each: 'Dice each',
  rolls: 'Rolls in a turn',
  rules: [
    {
      title: 'Goal',
      text: 'Be the first to cross off all 42 boxes of your sheet: six rows of seven, crossed off from left to right.',
    },
    {
      title: 'Set-up',
      text: 'Everybody takes a sheet and dice: 4 each with two players, 3 with three, 2 with four. Draw lots for who begins. All others roll once and leave their dice on the table.\nOr nobody rolls beforehand, if you agree on it: then dice count once their owner has had a turn.',
    },
    {
      title: 'Rolling',
      text: 'Roll all of your dice. Up to two more times you may roll all of them again, never only some. Then score; your dice stay where they are until your next turn.',
    },
    {
      title: 'Scoring',
      text: 'Each of your dice brings a cross in its own row for every die of the other players that shows the same symbol. Two of yours against two of theirs are four crosses. Your own dice never count for each other.',
    },
    {
      title: 'Jokers',
      text: 'Instead of scoring them, you may use matching dice of your own as a joker: two bring 1 cross, three bring 2, four bring 3, all in one row of your choice. Such a group is used as a whole. Two different pairs can be two jokers.',
    },
    {
      title: 'Locked boxes',
      text: 'Boxes 4 to 6 may be crossed off only once all six of your rows have at least 1 cross, box 7 only once all six have at least 4. Make the crosses of a turn one at a time, in the order that serves you best: one of them may open the way for the next. Crosses for which no box is open are lost.',
    },
    {
      title: 'End',
      text: 'Whoever has crossed off all 42 boxes wins at once. The others compare their shortest rows; if they are equal, their second shortest, and so on. If all six are equal, you share the place.',
    },
    {
      title: 'Series',
      text: 'Play as many games as you are players, each beginning with the next player. The winner notes 7 points, all others as many as their shortest row has crosses. The highest sum wins.',
    },
  ],
};

/** Beside the printed game. */
export const dicePieces = {
  link: 'Use your phone as the dice',
  name: 'dice cup',
  intro: 'All dice of one player are rolled together. Then pass the phone on: it shows what the others have rolled.',
  roll: 'Roll',
  rollOf: (roll: number, rolls: number) => `Roll ${roll} of ${rolls}`,
  pass: 'Next player',
  passed: 'Next player: roll all dice.',
  others: 'On the table',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly diceLessons: Translation<typeof diceLessons>;
    readonly diceCourse: Translation<typeof diceCourse>;
    readonly dicePrint: Translation<typeof dicePrint>;
    readonly dicePieces: Translation<typeof dicePieces>;
  }
}
