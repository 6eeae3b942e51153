import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDeviceStore } from '@sixfold/server/device';
import { describe, expect, test } from 'vitest';
import { makeTestFolder } from '../../../server/src/store/store.fixture.ts';
import { Paint } from '../terminal/paint.ts';
import { Leave } from '../terminal/screen.ts';
import { followingHints, ScriptedScreen, typing } from '../terminal/scripted-screen.fixture.ts';
import type { PlayWishes } from './opening.ts';
import { playSession } from './session.ts';
import { people, wishing } from './wishes.fixture.ts';

const sit = (folder: string, wishes: PlayWishes, screen: ScriptedScreen): Promise<void> =>
  playSession(wishes, screen, new Paint(false), folder);

/** Somebody types these lines and leaves; returns the pages of the screen. */
async function typed(folder: string, wishes: PlayWishes, ...lines: string[]): Promise<string[]> {
  const screen = new ScriptedScreen(typing(...lines));
  await sit(folder, wishes, screen);
  return screen.pages;
}

/** What is on a page above the prompt. */
const tableOn = (page: string | undefined): string => page!.split(/^(?:You|Anna).*> $/m)[0]!;

/** What happened at the table that was touched last. */
async function lastLog(folder: string): Promise<unknown[]> {
  const store = openDeviceStore(folder);
  const events = await store.read(store.listLeft()[0]!.id, 1);
  store.close();
  return [...events];
}

const OFFER = /You left a game of (\w+) on .+ \((.+)\)\.\nGo on\? \[Y\/n\] /;

describe('a game that was left', () => {
  test('with "quit" is offered again and goes on where it was', async () => {
    using folder = makeTestFolder();
    const before = await typed(folder.path, wishing('dice', { seed: '510' }), 'roll', 'quit');
    expect(before.at(-1)).toContain('Goodbye! "sixfold play" leads back to this game.');
    const [offer, first] = await typed(folder.path, wishing(null), '', 'quit');
    expect(OFFER.exec(offer!)?.slice(1)).toEqual(['dice', 'You, Greedy']);
    expect(first).toMatch(/^You rolled( [ROYGBV]){4}\./);
    expect(tableOn(first)).toBe(tableOn(before[2]));
    expect(first).toContain('sixfold play dice --players 2 --bots greedy --seed 510');
  });

  test('with Ctrl+C while a bot thought is offered again, and the bot thinks anew', async () => {
    using folder = makeTestFolder();
    const company = { players: 2, bots: ['master' as const], names: [] };
    const screen = new ScriptedScreen(typing('roll', 'score', ''));
    const leaves = screen.remark.bind(screen);
    screen.remark = (text) => {
      leaves(text);
      if (text.includes('thinking')) setImmediate(() => screen.leaving.abort(new Leave()));
    };
    await sit(folder.path, wishing('dice', { company, seed: '510', budget: { ms: 600_000 } }), screen);
    // Whoever comes or goes meanwhile may have it said again.
    expect([...new Set(screen.remarks)]).toEqual(['Master is thinking …']);
    const [, first] = await typed(folder.path, wishing('dice'), 'y', 'quit');
    expect(first).toMatch(/^You scored.*\nMaster rolled/);
  });

  test('by a process that was killed is offered again with its last move', async () => {
    using folder = makeTestFolder();
    const { promise: isShown, resolve } = Promise.withResolvers<void>();
    const lines = ['roll'];
    const screen = new ScriptedScreen(() => {
      const line = lines.shift();
      if (line !== undefined) return line;
      resolve();
      return new Promise(() => {});
    });
    void sit(folder.path, wishing('dice', { seed: '510' }), screen);
    await isShown;
    const [, first] = await typed(folder.path, wishing(null), '', 'quit');
    expect(tableOn(first)).toBe(tableOn(screen.pages.at(-1)));
  });

  test('is offered for the game that was named, and for no other', async () => {
    using folder = makeTestFolder();
    await typed(folder.path, wishing('dice'), 'quit');
    expect((await typed(folder.path, wishing('stones'), 'quit')).join('')).not.toMatch(OFFER);
    const [offer] = await typed(folder.path, wishing('dice'), 'quit');
    expect(OFFER.exec(offer!)?.[1]).toBe('dice');
  });

  test('can be left alone for a new one, and is kept', async () => {
    using folder = makeTestFolder();
    await typed(folder.path, wishing('dice', { company: people('Anna', 'Ben') }), 'roll', 'quit');
    const pages = await typed(folder.path, wishing('dice'), 'what?', 'n', 'quit');
    expect(pages[0]).toContain('Please type y or n.');
    expect(pages[1]).toContain('Your turn');
    const isNew = await typed(folder.path, wishing('dice', { isNew: true }), 'quit');
    expect(isNew.join('')).not.toMatch(OFFER);
    const store = openDeviceStore(folder.path);
    expect(store.listLeft().map(({ seats }) => seats[1]!.name)).toEqual(['Greedy', 'Greedy', 'Ben']);
    store.close();
  });

  test('with hidden hands begins covered', async () => {
    using folder = makeTestFolder();
    const lines = ['', 'RR a10 b10', 'quit'];
    await typed(
      folder.path,
      wishing('board', { seed: '510', company: people('Anna', 'Ben'), confirms: false }),
      ...lines,
    );
    const [, covered, first] = await typed(folder.path, wishing('board'), '', '', 'quit');
    expect(covered).toMatch(/^\n {2}Ben, it is your turn\.\n\n {2}When nobody else is looking, press Enter\. \n$/);
    expect(first).toMatch(/^Anna placed RR on a10 b10: .+, drew 1\.\n.*Ben's turn/);
  });

  test('between two games of a series goes on with the next', async () => {
    using folder = makeTestFolder();
    const untilEnd = new ScriptedScreen((prompt, printed) =>
      prompt.startsWith('Press Enter for the next') ? null : followingHints(prompt, printed),
    );
    await sit(folder.path, wishing('stones', { games: 2 }), untilEnd);
    const [, end, next] = await typed(folder.path, wishing(null), '', '', 'quit');
    expect(end).toMatch(/The game is over: [^]+Series after game 1 of 2: You \d+, Greedy \d+\n/);
    expect(next).toContain(', game 2 of 2 ──');
  });

  test('is not offered once it is over', async () => {
    using folder = makeTestFolder();
    await sit(folder.path, wishing('stones'), new ScriptedScreen(followingHints));
    expect((await typed(folder.path, wishing(null), 'quit')).join('')).not.toMatch(OFFER);
  });
});

test('a move is on the disk before it is shown', async () => {
  using folder = makeTestFolder();
  const stored: unknown[] = [];
  const lines = ['roll', 'score', ''];
  const screen = new ScriptedScreen(async () => {
    const last = (await lastLog(folder.path)).at(-1) as { move: string } | undefined;
    stored.push(last?.move);
    return lines.shift() ?? null;
  });
  await sit(folder.path, wishing('dice', { seed: '510' }), screen);
  expect(screen.pages.at(-1)).toMatch(/^You scored.*\nGreedy rolled.*; scored/);
  expect(stored).toEqual([undefined, 'roll', 'roll', expect.stringMatching(/^score/)]);
  expect(await lastLog(folder.path)).toHaveLength(4);
});

describe('at two terminals', () => {
  test('the slower one decides the same, and is shown what came of it', async () => {
    using folder = makeTestFolder();
    let asked = 0;
    const slow = new ScriptedScreen(async () => {
      if (++asked > 1) return asked === 2 ? '' : 'quit';
      await typed(folder.path, wishing('dice'), 'y', 'roll', 'quit');
      return 'roll';
    });
    await sit(folder.path, wishing('dice', { seed: '510' }), slow);
    expect(slow.pages[2]).toMatch(/^You rolled( [ROYGBV]){4}\./);
    expect(await lastLog(folder.path)).toEqual([expect.objectContaining({ type: 'moved', move: 'roll' })]);
  });

  test('a bot for which both wait moves once', async () => {
    using folder = makeTestFolder();
    const first = new ScriptedScreen(typing('roll', 'score', ''));
    const remark = first.remark.bind(first);
    let other: Promise<string[]> | null = null;
    first.remark = (text) => {
      remark(text);
      other ??= typed(folder.path, wishing('dice'), 'y');
    };
    await sit(folder.path, wishing('dice', { seed: '510' }), first);
    const second = await other!;
    expect(tableOn(first.pages.at(-1))).toMatch(/^You scored.*\nGreedy rolled.*; scored/);
    expect(tableOn(second.at(-1))).toBe(tableOn(first.pages.at(-1)));
    expect(await lastLog(folder.path)).toHaveLength(4);
  });

  test('what the slower one wants to take back is shown first as it is now', async () => {
    using folder = makeTestFolder();
    const lines = ['roll', 'back', '', 'back', 'quit'];
    const slow = new ScriptedScreen(async () => {
      if (lines.length === 4) await typed(folder.path, wishing('dice'), 'y', 'roll', 'quit');
      return lines.shift()!;
    });
    await sit(folder.path, wishing('dice', { seed: '510' }), slow);
    expect(slow.pages[2]).toContain('The game has gone on elsewhere.');
    expect(slow.pages[3]).toContain('roll 2 of 3');
    expect(slow.pages[4]).toContain('roll 1 of 3');
    const log = await lastLog(folder.path);
    expect(log.map((event) => (event as { type: string }).type)).toEqual(['moved', 'moved', 'took-back']);
  });
});

test('where nothing can be kept one is told, and plays all the same', async () => {
  using folder = makeTestFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const pages = await typed(join(file, 'home'), wishing('dice'), '', 'roll', 'quit');
  expect(pages[0]).toContain('Games cannot be kept: cannot write in the data folder');
  expect(pages[0]!.replaceAll(/\s+/g, ' ')).toContain('choose another with SIXFOLD_HOME.');
  expect(pages[2]).toMatch(/^You rolled/);
  expect(pages.at(-1)).toContain('Goodbye! With the same moves, this brings you back to where you were:');
  expect(await typed(join(file, 'home'), wishing('dice'), 'quit')).toEqual([expect.stringContaining('Goodbye!')]);
});
