import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

function makeQueue() {
  const done: string[] = [];
  const queue = new Queue(() => void done.push(queue.isEmpty ? 'empty' : 'more'));
  const act = (name: string) => async () => void done.push(name);
  return { queue, done, act };
}

test('one thing is begun after the other, and says when it is done', async () => {
  const { queue, done, act } = makeQueue();
  await Promise.all([queue.add(act('a')), queue.add(act('b'))]);
  expect(done).toEqual(['a', 'more', 'b', 'empty']);
});

test('what fails keeps nothing from going on', async () => {
  const { queue, done, act } = makeQueue();
  const failing = queue.add(() => Promise.reject(new Error('no')));
  const next = queue.add(act('b'));
  await expect(failing).rejects.toThrow('no');
  await next;
  expect(done).toEqual(['more', 'b', 'empty']);
});

test('while it is held nothing is begun, and what was is over', async () => {
  const { queue, done, act } = makeQueue();
  const held = Promise.withResolvers<void>();
  const first = queue.add(act('a'));
  const holding = queue.hold(held.promise);
  const second = queue.add(act('b'));
  await Promise.all([first, holding]);
  expect(done).toEqual(['a', 'more']);
  held.resolve();
  await second;
  await queue.finish();
  expect(done.slice(2)).toEqual(['b', 'empty']);
});
