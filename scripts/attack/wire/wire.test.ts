import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGround, type OpenGround } from '../ground/ground.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { forgedCookies } from './forged-cookies.ts';
import { identities } from './identities.ts';
import { malformed } from './malformed.ts';
import { oddNames } from './odd-names.ts';
import { oneSeat } from './one-seat.ts';
import { strangers } from './strangers.ts';
import { traversal } from './traversal.ts';

let ground: OpenGround;

beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.leave());

test('what is no message ends a connection or is refused, and the server goes on without a word', async () => {
  const counts = await malformed.run(ground);
  expect(counts['closed']).toBeGreaterThan(10);
  expect(counts).toMatchObject({ 'servers ended': 0, 'lines of the log': 0 });
});

test('of forty people who sit down on one seat one sits there, and all others hear why not', async () => {
  expect(await oneSeat.run(ground)).toEqual({ tries: 40, 'sat down': 1, 'not answered in words': 0 });
});

test('whoever has no seat can do nothing that only people at the table may', async () => {
  const counts = await strangers.run(ground);
  expect(counts['done']).toBe(0);
  const refused = Object.keys(counts).filter((what) => what.startsWith('refused'));
  expect(refused).toEqual(expect.arrayContaining(['refused no-seat', 'refused no-name', 'refused not-the-host']));
});

test('a cookie that was changed in any way names nobody', async () => {
  expect(await forgedCookies.run(ground)).toEqual({ tries: 14, 'taken for somebody': 0 });
});

test('no path leads out of the folder of the page', async () => {
  expect(await traversal.run(ground)).toMatchObject({ 'files handed out': 0 });
});

test('pages of other origins neither connect nor change anything, and there is no socket beside the door', async () => {
  expect(await foreignOrigins.run(ground)).toEqual({
    tries: 22,
    'connected from elsewhere': 0,
    'changed from elsewhere': 0,
    'sockets beside the door': 0,
  });
});

test('a link brings one back once, and nothing that was given before outlives signing out everywhere', async () => {
  expect(await identities.run(ground)).toEqual({
    'links used': 1,
    'links used twice': 0,
    'cookies that outlive': 0,
    'links that outlive': 0,
    'crowded out': 0,
  });
});

test('nobody is called what cannot be seen or told apart', async () => {
  expect(await oddNames.run(ground)).toMatchObject({ taken: 0 });
});
