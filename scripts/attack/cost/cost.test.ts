import { afterEach, beforeEach, expect, test } from 'vitest';
import { openGround, type OpenGround } from '../ground/ground.ts';
import { crowdedLobby } from './full-house.ts';
import { fewLooks } from './look-flood.ts';
import { openRecords } from './open-records.ts';
import { oneShout } from './over-the-limit.ts';
import { FEW, fewPings } from './ping-flood.ts';

let ground: OpenGround;

// What an address has used up is remembered: each attack has a server of its own.
beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.leave());

test('whoever asks for far more than they may is let go', async () => {
  await ground.leave();
  // On a slow machine more is earned between two answers.
  ground = await openGround({ connectionWork: 15 });
  const wave = await fewLooks(ground.target);
  const { sent = 0, done = 0, ...counts } = await wave();
  expect(counts).toMatchObject({ 'closed 1008': 1 });
  expect(done).toBeLessThan(sent);
});

test('whoever shouts is let go before most of it is read', async () => {
  const wave = await oneShout(ground.target);
  const { sent = 0, 'refused not-understood': read = 0, ...counts } = await wave();
  expect(counts).toMatchObject({ 'closed 1008': 1 });
  expect(read).toBeLessThan(sent);
});

test('pings are answered as far as they are paid for, and then the connection ends', async () => {
  const wave = await fewPings(ground.target);
  const { 'bytes heard': heard = 0, closed } = await wave();
  expect(closed).toBe(3);
  // An empty pong has two bytes.
  expect(heard).toBeLessThan(3 * FEW * 2);
});

test('of records as long as a message can hold none is played to find out that it is none', async () => {
  const wave = await openRecords.begin(ground.target);
  const counts = await wave();
  // Done is hello.
  expect(counts).toMatchObject({ done: 1, 'closed 1008': 1 });
  const { sent = 0, 'refused malformed': malformed = 0, 'refused game-over': over = 0 } = counts;
  expect(malformed + over).toBeLessThan(sent / 10);
});

test('two guests cannot open so many public tables that nobody finds another', async () => {
  expect(await crowdedLobby.run(ground)).toEqual({ opened: 6, 'honest tables not listed': 0 });
});
