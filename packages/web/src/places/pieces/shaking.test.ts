import { expect, test } from 'vitest';
import { feel, STILL } from './shaking.ts';

/** When a phone was shaken that felt these forces, one each fiftieth of a second. */
function shakesIn(forces: readonly number[]): number[] {
  let shaking = STILL;
  return forces.flatMap((force, index) => {
    const at = index * 20;
    shaking = feel(shaking, force, at);
    return shaking.shaken === at ? [at] : [];
  });
}

const still = (count: number): number[] => Array<number>(count).fill(0.3);
/** To and fro, each way for a tenth of a second. */
const swings = (count: number): number[] => Array.from({ length: count }, () => [20, 25, 20, 3, 3]).flat();

test('a phone that lies or is carried was not shaken', () => {
  expect(shakesIn(still(500))).toEqual([]);
  expect(shakesIn(Array.from({ length: 500 }, (_, index) => (index % 25 === 0 ? 9 : 2)))).toEqual([]);
});

test('a knock on the table is none, and two are none', () => {
  expect(shakesIn([...still(10), 30, ...still(60)])).toEqual([]);
  expect(shakesIn([...still(10), 30, ...still(20), 30, ...still(60)])).toEqual([]);
});

test('three swings to and fro are one', () => {
  expect(shakesIn([...still(10), ...swings(3), ...still(60)])).toHaveLength(1);
});

test('a hand that goes on shaking does not shake twice, and one that begins again does', () => {
  expect(shakesIn(swings(8))).toHaveLength(1);
  expect(shakesIn([...swings(4), ...still(70), ...swings(4)])).toHaveLength(2);
});
