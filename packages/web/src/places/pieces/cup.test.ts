import { FastChance, startGame } from '@sixfold/engine';
import { dice, ROLL } from '@sixfold/engine/dice';
import { luckOf, NEWEST_LUCK } from '@sixfold/engine/seeded';
import { expect, test } from 'vitest';
import { foldCup, parseCupDeed, type CupDeed, type CupSeen } from './cup.ts';

const SEED = '00112233445566778899aabbccddeeff';
const CUP = { dice: 3, rolls: 3 };

const fold = (players: number, ...deeds: CupDeed[]): CupSeen | null => foldCup(CUP, { players, seed: SEED, deeds });

test('D3 all dice are rolled, up to three times a turn', () => {
  expect(fold(3)?.shown).toEqual([]);
  expect(fold(3, 'roll')?.shown).toHaveLength(3);
  expect(fold(3, 'roll', 'roll', 'roll')?.roll).toBe(3);
  expect(fold(3, 'roll', 'roll', 'roll', 'roll')).toBeNull();
  expect(fold(3, 'roll', 'roll', 'roll', 'pass', 'roll')?.roll).toBe(1);
});

test('who has not rolled cannot hand the dice on', () => {
  expect(fold(3, 'pass')).toBeNull();
  expect(fold(3, 'roll', 'pass', 'pass')).toBeNull();
});

test('D4 what the others rolled last stays on the table, the next one’s first', () => {
  const [first, second, third] = [
    fold(3, 'roll', 'roll')?.shown,
    fold(3, 'roll', 'roll', 'pass', 'roll')?.shown,
    fold(3, 'roll', 'roll', 'pass', 'roll', 'pass', 'roll')?.shown,
  ];
  expect(fold(3, 'roll', 'roll', 'pass', 'roll', 'pass')?.others).toEqual([first, second]);
  expect(fold(3, 'roll', 'roll', 'pass', 'roll', 'pass', 'roll', 'pass')?.others).toEqual([second, third]);
});

test('F7 rolls are those of a game in which nobody rolls before the first turn', () => {
  const config = { players: 3, options: { startRule: 'blank' }, starter: 0 };
  const luck = luckOf(SEED, 3, NEWEST_LUCK);
  const game = startGame(dice, config, luck.setup());
  const chance = new FastChance(1);
  const deeds: CupDeed[] = [];
  const rolled: (number[] | null)[] = [];
  for (let ply = 0; ply < 60; ply++) {
    const { turn } = game;
    const isRoll = game.rolls === 0 || (game.mayRoll() && chance.below(2) === 0);
    game.play(isRoll ? ROLL : ROLL + 1, luck.ply(ply));
    deeds.push(isRoll ? 'roll' : 'pass');
    if (isRoll) rolled.push(game.diceOf(turn));
  }
  expect(fold(3, ...deeds)?.came).toEqual(rolled.flat());
});

test('an undone roll is rolled the same again', () => {
  expect(fold(2, 'roll', 'pass', 'roll', 'roll')).toEqual(fold(2, 'roll', 'pass', 'roll', 'roll'));
  expect(fold(2, 'roll', 'roll')?.shown).not.toEqual(fold(2, 'roll')?.shown);
});

test.each(['roll', 'pass'])('%s is read as it was kept', (deed) => {
  expect(parseCupDeed(deed)).toBe(deed);
});

test.each([null, 'shake', 1, {}])('%j is no deed', (input) => {
  expect(parseCupDeed(input)).toBeNull();
});
