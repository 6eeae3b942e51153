import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGround, type OpenGround } from '../ground/ground.ts';
import { fewLooks } from './look-flood.ts';
import { oneShout } from './over-the-limit.ts';

let ground: OpenGround;

beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.leave());

test('whoever asks for far more than they may is let go', async () => {
  const wave = await fewLooks(ground.target);
  expect(await wave()).toMatchObject({ 'closed 1008': 3 });
});

test('whoever shouts is let go, and most of it was not even refused', async () => {
  const wave = await oneShout(ground.target);
  const { sent = 0, 'refused not-understood': read = 0, 'refused too-fast': refused = 0, ...counts } = await wave();
  expect(counts).toMatchObject({ 'closed 1008': 1 });
  expect(read + refused).toBeLessThan(sent);
});
