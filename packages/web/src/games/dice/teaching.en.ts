import type { Translation } from '../../i18n/messages.ts';

export const diceLessons = [
  {
    title: 'What it is about',
    text: 'Everyone has a sheet with six rows, one for each colour, and seven boxes in each row. You cross boxes from left to right. Whoever first crosses all 42 boxes wins at once. For everybody else the weakest row counts – so do not leave a colour behind.',
  },
  {
    title: 'Rolling',
    text: 'On your turn you roll all your dice: four each with two players, three with three, two with four. You may roll again up to two times, but always all of them. Afterwards they stay where they are: the others will want to match them.',
  },
  {
    title: 'Matching',
    text: 'Each of your dice gives one cross in its colour for every die of the other players that shows the same. One red die against two red dice gives two crosses, two red dice against two even four. Your own dice never match each other.',
  },
  {
    title: 'Jokers',
    text: 'Equal dice may be a joker instead of being matched: two give one cross, three give two, four give three – all in one colour that you choose freely. Tap the equal dice, then a row. Two different pairs are two jokers.',
  },
  {
    title: 'Closed boxes',
    text: 'Boxes 4 to 6 stay closed until each of your six rows has at least one cross. Box 7 opens once all rows have four. Crosses that find no open box are lost. A cross that opens boxes is made first, so one good turn can open them and use them.',
  },
  {
    title: 'Start and end',
    text: 'Before the first turn everyone but the starting player rolls, so that there is something to match. With the blank start nobody does: dice then count once their owner has had a turn. At the end weakest rows are compared, if they are equal the second weakest, and so on.',
  },
];

export const diceGuides = {
  roll: 'Your turn! Press “Roll”. The dice of the others lie above: you want to show the same as they do.',
  matches: 'Dice that light up match. For each match you get a cross in that row: the sheet shows which ones.',
  again: 'Not happy? You may roll all your dice again, three rolls in all. “Score” keeps what the sheet shows.',
  jokers: 'You have equal dice! Instead of matching they can be a joker: tap them, then choose any row.',
  closed:
    'The hatched boxes are still closed. They open once every row is long enough; until then crosses there are lost.',
  weakest: 'The marked row is your weakest. It decides in the end, so help it first – jokers are good for that.',
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly diceLessons: Translation<typeof diceLessons>;
    readonly diceGuides: Translation<typeof diceGuides>;
  }
}
