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

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly diceLessons: Translation<typeof diceLessons>;
    readonly diceCourse: Translation<typeof diceCourse>;
  }
}
