import { expect, test } from 'vitest';
import { Pauses } from './pauses.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('of all that takes long one slice is done at a time, in turns', async () => {
  const { pause } = new Pauses();
  const done: string[] = [];
  const work = async (name: string, slices: number): Promise<void> => {
    for (let slice = 0; slice < slices; slice++) {
      await pause();
      done.push(name);
    }
  };
  const all = Promise.all([work('a', 3), work('b', 1), work('c', 2)]);
  await turn();
  expect(done).toEqual(['a']);
  await turn();
  expect(done).toEqual(['a', 'b']);
  await all;
  expect(done.join('')).toBe('abcaca');
});
