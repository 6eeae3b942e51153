import { expect, test } from 'vitest';
import { bot, person } from '../setup/draft.ts';
import { levelsAt, shiftLevels } from './levels.ts';

test('all bots become stronger or weaker by a level of the game, people stay', () => {
  const seats = [person('Ada'), bot('beginner'), bot('expert')];
  expect(shiftLevels('stones', seats, 1)).toEqual([person('Ada'), bot('casual'), bot('master')]);
  expect(shiftLevels('stones', seats, -1)).toEqual([person('Ada'), bot('beginner'), bot('casual')]);
  expect(shiftLevels('board', seats, 1)).toEqual([person('Ada'), bot('learner'), bot('master')]);
});

test('a level that the game does not offer is left for those that it does', () => {
  // In this game a veteran plays as club does.
  expect(shiftLevels('stones', [bot('veteran')], 1)).toEqual([bot('master')]);
  expect(shiftLevels('stones', [bot('veteran')], -1)).toEqual([bot('casual')]);
});

test('there is nobody weaker than the weakest and nobody to change among people', () => {
  expect(shiftLevels('dice', [person(''), bot('beginner')], -1)).toBeNull();
  expect(shiftLevels('dice', [person(''), bot('master')], 1)).toBeNull();
  expect(shiftLevels('dice', [person(''), person('')], 1)).toBeNull();
});

test('each level that sits there is named once', () => {
  expect(levelsAt([person(''), bot('club'), bot('club'), bot('master')])).toEqual(['club', 'master']);
});
