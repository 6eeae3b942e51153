import { expect, test } from 'vitest';
import { bot, person } from '../setup/draft.ts';
import { levelsOf, shiftLevels } from './levels.ts';

test('all bots become stronger or weaker by a level, people stay', () => {
  const seats = [person('Ada'), bot('beginner'), bot('expert')];
  expect(shiftLevels(seats, 1)).toEqual([person('Ada'), bot('casual'), bot('master')]);
  expect(shiftLevels(seats, -1)).toEqual([person('Ada'), bot('beginner'), bot('club')]);
});

test('there is nobody weaker than the weakest and nobody to change among people', () => {
  expect(shiftLevels([person(''), bot('beginner')], -1)).toBeNull();
  expect(shiftLevels([person(''), bot('master')], 1)).toBeNull();
  expect(shiftLevels([person(''), person('')], 1)).toBeNull();
});

test('each level that sits there is named once', () => {
  expect(levelsOf([person(''), bot('club'), bot('club'), bot('master')])).toEqual(['club', 'master']);
});
