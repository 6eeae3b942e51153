import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGround, type OpenGround } from '../ground/ground.ts';
import { chosenDeal } from './chosen-deal.ts';
import { otherRacks } from './other-racks.ts';
import { replacedAtOnce } from './replaced-at-once.ts';
import { swappedOffer } from './swapped-offer.ts';

let ground: OpenGround;

beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.leave());

test('a host who clears seats and takes them sees no other rack, before and after the first move', async () => {
  const counts = { tries: 4, 'racks seen': 0, 'seats taken over': 0, 'people turned out': 0 };
  expect(await otherRacks.run(ground)).toEqual(counts);
});

test('nobody chooses the deal, and whoever sits down is told of a game that was begun elsewhere', async () => {
  const counts = { tries: 3, 'deals chosen': 0, 'public tables begun elsewhere': 0, 'people not told': 0 };
  expect(await chosenDeal.run(ground)).toEqual(counts);
});

test('nobody is replaced the moment they are away, and whoever was for long takes their seat back', async () => {
  const atOnce = { tries: 2, 'replaced at once': 0, 'seats lost for good': 0 };
  expect(await replacedAtOnce.run(ground)).toEqual({ ...atOnce, 'replaced after long': 1, 'seats lost after long': 0 });
});

test('whoever agrees agrees to what they have read, not to what was put in its place', async () => {
  expect(await swappedOffer.run(ground)).toEqual({ tries: 1, 'agreed to what was not read': 0 });
});
