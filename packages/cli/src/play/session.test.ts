import { GAME_IDS, GAMES, parseConfig } from '@sixfold/engine';
import type { RackView } from '@sixfold/engine/family';
import { granted, Series } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import { COLUMNS, Paint, widthOf } from '../terminal/paint.ts';
import { Leave } from '../terminal/screen.ts';
import { followingHints, ScriptedScreen, typing } from '../terminal/scripted-screen.fixture.ts';
import type { PlayWishes } from './opening.ts';
import { playSession } from './session.ts';
import { GREEDY, people, wishing } from './wishes.fixture.ts';

async function sessionOf(wishes: PlayWishes, screen: ScriptedScreen, isColoured = false): Promise<string> {
  await playSession(wishes, screen, new Paint(isColoured), null);
  return screen.all;
}

const widest = (text: string): number => Math.max(...text.split('\n').map(widthOf));

describe('a newcomer', () => {
  test.each(GAME_IDS)('plays %s to its end against a bot', async (id) => {
    const said = await sessionOf(wishing(id), new ScriptedScreen(followingHints));
    expect(said).toMatch(/The game is over: .+ (wins|win|share) it\./);
    expect(said).toMatch(/ 1\. {2}(You|Greedy) /);
    expect(said).toContain(`sixfold play ${id} --players 2 --bots greedy --seed test`);
    expect(said).not.toContain('\x1b');
  });

  test('is led by Enter alone to a game against one bot', async () => {
    const screen = new ScriptedScreen(typing('', '', '', '', 'quit'));
    const said = await sessionOf(wishing(null, { company: { players: null, bots: null, names: [] } }), screen);
    for (const id of GAME_IDS) expect(said).toContain(` ${id} `);
    expect(said).toContain('Your turn');
    expect(said).toContain('sixfold play board --players 2 --bots casual --seed test');
  });

  test('is asked again after an answer that makes no sense', async () => {
    const screen = new ScriptedScreen(typing('chess', '2', '7', '1', '-1', '0', 'quit'));
    const said = await sessionOf(wishing(null, { company: { players: null, bots: null, names: [] } }), screen);
    expect(said).toContain('Please type the number or the name of a game.');
    expect(said).toContain('Please type a number (1 to 4), or just press Enter for 1.');
    expect(said).toContain('sixfold play board3d --players 1 --bots none --seed test');
  });
});

describe('a bot', () => {
  const alone = { players: null, bots: null, names: [] };

  test('plays as well as was asked for', async () => {
    const screen = new ScriptedScreen(typing('dice', '1', '1', 'grandmaster', '6', 'quit'));
    const said = await sessionOf(wishing(null, { company: alone }), screen);
    expect(said).toContain('Please type one of: 1 beginner, 2 casual, 3 regular, 4 club, 5 expert, 6 master.');
    expect(said).toContain('--bots master');
  });

  test('is seen to think, and nothing of that stays on the screen', async () => {
    const screen = new ScriptedScreen(followingHints);
    const said = await sessionOf(wishing('stones'), screen);
    expect(new Set(screen.remarks)).toEqual(new Set(['Greedy is thinking …', 'Thinking about a hint …']));
    expect(said).not.toContain('is thinking');
  });

  test('need not be waited for by somebody who leaves', async () => {
    const screen = new ScriptedScreen(() => '');
    screen.leaving.abort(new Leave());
    const company = { players: 2, bots: ['master' as const], names: [] };
    const said = await sessionOf(wishing('dice', { company, budget: { ms: 600_000 } }), screen);
    expect(said).toContain('Goodbye!');
  });
});

describe('every table fits into 80 columns', () => {
  const four = { company: people('Anna', 'Ben', 'A very long name that goes on and on', 'Dora') };
  test.each([
    ...GAME_IDS.map((id) => [id, {}] as const),
    ['board', { partners: true }],
    ['board3d', { radius: 5 }],
  ] as const)('%s %j with four people', async (id, options) => {
    let asked = 0;
    const screen = new ScriptedScreen((prompt, printed) => (asked++ < 60 ? followingHints(prompt, printed) : 'quit'));
    const said = await sessionOf(wishing(id, { ...four, options }), screen, true);
    expect(said).toContain('\x1b[');
    // The last line is a command to be copied: it must not be broken.
    expect(widest(said.slice(0, said.lastIndexOf('Goodbye!')))).toBeLessThanOrEqual(COLUMNS);
  });
});

test('a solo game ends with its weakest colour', async () => {
  const company = { players: 1, bots: null, names: [] };
  const said = await sessionOf(wishing('board', { company, confirms: false }), new ScriptedScreen(followingHints));
  expect(said).toMatch(/The game is over\. Your weakest colour: \d+\./);
});

test('a series goes on to its last game and adds up the points', async () => {
  const said = await sessionOf(wishing('stones', { games: 2 }), new ScriptedScreen(followingHints));
  expect(said).toMatch(/Series after game 1 of 2: You \d+, Greedy \d+\nPress Enter for the next game\./);
  expect(said).toMatch(/Series after game 2 of 2: .+\n.+ the series\./);
  expect(said).toContain('game 2 of 2');
});

describe('hot-seat', () => {
  test('F8 shows every rack to its owner alone', async () => {
    // A second series with the same luck tells who holds what.
    const { board } = GAMES;
    const { options } = granted(parseConfig(board.card, 2, {}, 0));
    const terms = { game: board.card.id, options, games: 1, starter: null };
    const series = granted(
      Series.open(board, { terms, players: 2, seed: 'test', luck: 2, ruleset: board.card.ruleset }),
    );
    const own = (): string => (series.match.view(series.turn) as RackView).rack.join('');
    const seen: [shown: string, held: string][] = [];
    let checked = 0;

    const screen = new ScriptedScreen((prompt, printed) => {
      const line = followingHints(prompt, printed);
      const shown = /^ {2}Your tiles: +(.+?) {3,}\d/m.exec(screen.pages.at(-1)!)?.[1] ?? '';
      seen.push([shown.match(/[A-Z]/g)?.join('') ?? own(), own()]);
      if (line === 'hint' || line === '' || line === null) return line;
      expect(prompt).toBe(`${['Anna', 'Ben'][series.turn!]}> `);
      checked += Number(series.play(line).ok);
      return line;
    });
    const said = await sessionOf(wishing('board', { company: people('Anna', 'Ben'), confirms: false }), screen);
    expect(said).toContain('The game is over');
    expect(checked).toBeGreaterThan(20);
    for (const [shown, held] of seen) expect(shown).toBe(held);
    const draws = screen.pages.filter((page) => /^Ben .*drew [A-Z]/m.test(page) && page.includes("Anna's turn"));
    expect(draws).toEqual([]);
  });

  test('wipes the screen and waits before the next person looks', async () => {
    const screen = new ScriptedScreen(followingHints);
    await sessionOf(wishing('cards', { company: people('Anna', 'Ben') }), screen);
    const owners = screen.pages.map((page) => /(\w+)'s turn|(\w+), it is your turn/.exec(page)?.slice(1).join(''));
    const handovers = owners
      .flatMap((owner, index) => (owner !== owners[index - 1] ? [screen.pages[index]!] : []))
      .slice(1, -1);
    expect(handovers.length).toBeGreaterThan(10);
    for (const page of handovers) {
      expect(page).toMatch(/^\n {2}\w+, it is your turn\.\n\n {2}When nobody else is looking, press Enter\. \n$/);
    }
  });

  test('hands the screen back to whoever decides again', async () => {
    const screen = new ScriptedScreen(typing('', 'RR a10 b10', '', 'back', '', 'quit'));
    await sessionOf(wishing('board', { seed: '510', company: people('Anna', 'Ben'), confirms: false }), screen);
    const [, , first, , bens, covered, again] = screen.pages;
    expect(bens).toContain("Ben's turn");
    expect(covered).toMatch(/^\n {2}Anna, it is your turn\.\n\n {2}When nobody else is looking, press Enter\. \n$/);
    expect(again!.split('Anna> ')[0]).toBe(first!.split('Anna> ')[0]);
  });

  test('hands nothing over where nothing is hidden', async () => {
    const said = await sessionOf(
      wishing('dice', { company: people('Anna', 'Ben') }),
      new ScriptedScreen(followingHints),
    );
    expect(said).not.toContain('nobody else is looking');
  });
});

describe('whoever leaves', () => {
  test.each([['quit'], ['exit'], ['q'], [null]])('with %j learns how to come back', async (line) => {
    const company = { players: null, bots: [GREEDY], names: ["O'Neil"] };
    const screen = new ScriptedScreen(() => line);
    const said = await sessionOf(
      wishing('dice', { company, games: 3, options: { startRule: 'blank' }, confirms: false }),
      screen,
    );
    expect(said).toContain(
      `sixfold play dice --players 2 --bots greedy --names 'O'\\''Neil' --options '{"startRule":"blank"}' --series 3 --no-confirm --seed test`,
    );
  });

  test('before a game is chosen is let go', async () => {
    expect(await sessionOf(wishing(null), new ScriptedScreen(() => null))).toContain('Goodbye!');
  });
});

test('options that do not fit are a wrong use of the command', async () => {
  const session = sessionOf(wishing('board', { options: { partners: true } }), new ScriptedScreen(() => null));
  await expect(session).rejects.toThrow('option partners is for 4 players, not 2');
});

test.each([
  [{ players: 2, bots: [GREEDY, GREEDY], names: [] }, 'at least one seat'],
  [{ players: 2, bots: [GREEDY], names: ['Anna', 'Ben'] }, '2 names for 1 people'],
  [{ players: 2, bots: [GREEDY, GREEDY, GREEDY], names: [] }, 'at least one seat'],
  [{ players: null, bots: null, names: ['A', 'B', 'C', 'D', 'E'] }, 'not 5'],
])('a company that cannot sit down: %j', async (company, message) => {
  await expect(sessionOf(wishing('cards', { company }), new ScriptedScreen(() => null))).rejects.toThrow(message);
});
