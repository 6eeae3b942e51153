import type { GameId } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Paint } from '../terminal/paint.ts';
import { ScriptedScreen, typing } from '../terminal/scripted-screen.fixture.ts';
import { playSession } from './session.ts';
import { GREEDY, wishing } from './wishes.fixture.ts';

/** Anna and a bot; with this seed Anna begins every game and holds RR, YY and VV. Returns the pages of the screen. */
async function typed(id: GameId, ...lines: string[]): Promise<string[]> {
  const screen = new ScriptedScreen(typing(...lines));
  const wishes = wishing(id, { seed: '510', company: { players: 2, bots: [GREEDY], names: ['Anna'] } });
  await playSession(wishes, screen, new Paint(false), null);
  return screen.pages;
}

describe('a move', () => {
  test('is shown with all that counts for it before it is played', async () => {
    const [, , considered, next] = await typed('board', 'yy f2 g1', '');
    expect(considered).toContain('›Y☼‹(Y☼)');
    expect(considered).toContain('yellow  +1 → 1   from f1');
    expect(considered).toContain('Play this?');
    expect(next).toMatch(
      /^Anna placed YY on f2 g1: yellow \+1 → 1, yellow \+1 → 2, drew \S\S\.\nGreedy placed .+, drew 1\./,
    );
  });

  test('can be given up when it is shown', async () => {
    const [, first, , again] = await typed('board', 'yy f2 g1', 'n');
    const [table] = first!.split('Anna> ');
    expect(again!.split('Anna> ')[0]).toBe(table);
  });

  test('is given up for another that is typed instead', async () => {
    const [, , , , considered] = await typed('board', 'yy f2 g1', 'vv b5 b6');
    expect(considered).toContain('(V○)(V○)');
    expect(considered).not.toContain('(Y☼)');
  });

  test('that scores nothing is shown as well', async () => {
    const pages = await typed('dice', 'roll', 'score R=R', 'roll', 'roll', 'score');
    expect(pages.at(-1)).toMatch(/no points|\+\d → \d/);
    expect(pages.at(-1)).toContain('Play this?');
  });

  test('that is the only one is played with Enter', async () => {
    const [, first, next] = await typed('dice', '');
    expect(first).toContain('Anna [roll]> ');
    expect(next).toMatch(/^Anna rolled( [ROYGBV]){4}\./);
  });

  test('marks the cards that count', async () => {
    const [, first] = await typed('cards');
    const card = /Your cards: {3}(\S\S)(\S\S)/.exec(first!)!;
    const [, , considered] = await typed('cards', card[1]![0]! + card[2]![0]!);
    expect(considered).toMatch(/(red|orange|yellow|green|blue|violet) +(0|\+\d)/);
  });
});

describe('a wrong move is explained in plain words', () => {
  test.each([
    ['board', 'RO f4 f5', "No: RO is not in the player's hand."],
    ['board', 'RR f4 f6', 'No: f4 and f6 are not neighbours.'],
    ['board', 'RR a1 a2', 'No: a1 is not on the board.'],
    ['board', 'RR a6 a7', 'No: a6 is taken.'],
    ['board', 'RR f5 f6', 'No: this tile must touch one of the symbols at a11, k1, f1, f11, k6, a6.'],
    ['board', 'RR', 'No: there is no move '],
    ['board', 'constructor', 'No: there is no move '],
    ['board', 'RR f2', 'I do not understand that.'],
    ['board', 'swap', 'No: swapping is only allowed at the end of a turn'],
    ['stones', 'stop', 'No: "stop" is not possible now; possible: draw.'],
    ['dice', 'score', 'No: "score" is not possible now; possible: roll.'],
    ['dice', 'score R=', 'I do not understand that.'],
    ['cards', 'QX', 'is no piece of the game.'],
  ] as const)('%s: %s', async (id, line, message) => {
    const pages = await typed(id, line);
    expect(pages[1]).toContain(message);
    expect(pages[1]!.match(/Anna.*> \n/g)).toHaveLength(2);
  });
});

describe('orders', () => {
  test('help tells the rules and the orders', async () => {
    const pages = await typed('cards', 'help', '');
    expect(pages[2]).toContain('The card game\n- Play one of your cards.');
    for (const order of ['help', 'hint', 'moves', 'back', 'quit'])
      expect(pages[2]).toMatch(new RegExp(`^  ${order} `, 'm'));
    expect(pages[3]).toContain('Face-up cards');
  });

  test('moves lists the best of many and all of few', async () => {
    expect((await typed('board', 'moves'))[1]).toMatch(
      /The best scoring of \d+ possible moves:\n {2}RR a10 b10 {2}R\+2/,
    );
    expect((await typed('stones', 'moves'))[1]).toMatch(/> \n {2}draw\n/);
  });

  test('back leads to the last own decision, and the same luck follows', async () => {
    const [, first, , second, back, , again] = await typed('board', 'YY f2 g1', '', 'back', 'YY f2 g1', '');
    const table = (page: string | undefined): string => page!.split('Anna> ')[0]!;
    expect(table(back)).toBe(table(first));
    expect(table(again)).toBe(table(second));
  });

  test('back at the first decision changes nothing', async () => {
    expect((await typed('board', 'back'))[1]).toContain('there is nothing to take back');
  });
});
