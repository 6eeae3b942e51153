import { readFileSync } from 'node:fs';
import { GAME_IDS, GAMES, type Game, type GameId, type MoveObject } from '@sixfold/engine';
import { loadPuzzles, type Puzzle, type PuzzleSet } from '@sixfold/review/puzzles';
import { en } from '../src/games/all-messages.fixture.ts';
import { gameOn, puzzleOn } from '../src/places/puzzles/day.ts';
import { gradesOf } from '../src/places/puzzles/progress.ts';
import { gamesOf, openScene } from '../src/places/puzzles/scene.ts';
import { fixtureOf } from '../../testing/src/page/games.ts';
import { expectAccessible } from './accessible.ts';
import { outsideOf, overlapsIn } from './boxes.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const t = en.puzzles;
const SIZES = ['320x568', '390x844', '844x390', '820x1180', '1440x900'];
/** What the card may never lie over. */
const AREAS = ['.puzzle-card', '.bar', '.table > .tracks', '.play-field', '.play-hand'];

const card = (page: Page): Locator => page.getByRole('complementary', { name: t.card });
const onward = (page: Page): Locator => card(page).getByRole('link').first();
const heard = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

async function setOf(id: GameId): Promise<PuzzleSet> {
  const set = await loadPuzzles(id);
  if (!set) throw new Error(`${id} has no puzzles`);
  return set;
}

/** A move of a puzzle: the best, or the nearest one to it. */
function moveIn(set: PuzzleSet, puzzle: Puzzle, kind: 'best' | 'rival'): MoveObject {
  const game: Game = GAMES[set.game];
  const scene = openScene(game, set, puzzle);
  const [place = 0] = puzzle.rivals[0] ?? [];
  const { position } = scene!.match;
  return game.makeMove(position, kind === 'best' ? scene!.best : position.legalMoves()[place]!);
}

async function play(page: Page, game: GameId, way: 'mouse' | 'keyboard', move: MoveObject): Promise<void> {
  const { handling } = fixtureOf(game);
  await handling.untilReady(page);
  await handling[way](page, move);
}

/** What a button saves. */
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('a puzzle is solved from the list by keyboard, told why, counted, and followed by the next', async ({ page }) => {
  const set = await setOf('cards');
  const [easy] = gradesOf(set, new Map());
  const [first, second] = easy!.puzzles.map(({ id }) => set.puzzles.find((puzzle) => puzzle.id === id)!);
  await page.goto('/#/puzzles');
  const sheet = page.getByRole('region', { name: en.games.cards.name, exact: true });
  await sheet.getByText(t.solvedOf(0, easy!.puzzles.length)).waitFor();
  await expectAccessible(page, 'puzzles');
  await sheet.getByRole('link', { name: t.next }).first().click();
  await expect(card(page)).toContainText(t.task);
  await play(page, 'cards', 'keyboard', moveIn(set, first!, 'best'));
  await expect(card(page)).toContainText(t.rightFirst);
  await expect(card(page)).toContainText(t.lead(gamesOf(first!.rivals[0]![1])));
  await expect(heard(page, t.rightFirst)).not.toHaveCount(0);
  await expect(onward(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(second!.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/#/puzzles/cards');
  await page.getByText(`${t.solvedOf(1, easy!.puzzles.length)} · ${t.first(1)}`).waitFor();
  await expect(page.getByRole('link', { name: `${t.number(1)}, ${t.states.first}` })).toBeVisible();
  await expectAccessible(page, 'puzzles of a game');
  await page.goto('/#/history/statistics');
  await expect(page.getByRole('row', { name: en.games.cards.name })).toHaveText(`${en.games.cards.name}111`);
  await expectAccessible(page, 'statistics of puzzles');
  expect(await saved(page, en.statistics.puzzlesCsv)).toContain(`${first!.id},,${t.states.first},0`);
  expect(JSON.parse(await saved(page, en.statistics.json))).toMatchObject({
    games: [],
    puzzles: [{ puzzle: first!.id }],
  });
});

test('a wrong move is told with what it loses, and the solution is shown on the table', async ({ page }) => {
  const set = await setOf('stones');
  const puzzle = set.puzzles[0]!;
  await page.goto(`/#/puzzles/stones/${puzzle.id}`);
  await play(page, 'stones', 'mouse', moveIn(set, puzzle, 'rival'));
  await expect(card(page)).toContainText(t.loss(gamesOf(puzzle.rivals[0]![1])));
  await expect(heard(page, t.wrong)).not.toHaveCount(0);
  await expectAccessible(page, 'a wrong move');
  await card(page).getByRole('button', { name: t.show }).click();
  await expect(card(page)).toContainText(t.lead(gamesOf(puzzle.rivals[0]![1])));
  await expect(onward(page)).toBeFocused();
  await expectAccessible(page, 'a solution');
  // Whoever has seen it may play it, and has not solved it.
  await play(page, 'stones', 'mouse', moveIn(set, puzzle, 'best'));
  await expect(card(page)).toContainText(t.right);
  await page.goto('/#/puzzles/stones');
  await expect(page.getByRole('link', { name: `${t.number(1)}, ${t.states.shown}` })).toBeVisible();
});

test('what was answered wrongly is not solved at first sight after a reload', async ({ page }) => {
  const set = await setOf('dice');
  const puzzle = set.puzzles[0]!;
  await page.goto(`/#/puzzles/dice/${puzzle.id}`);
  await play(page, 'dice', 'mouse', moveIn(set, puzzle, 'rival'));
  await expect(card(page)).toContainText(t.wrong);
  await page.reload();
  await play(page, 'dice', 'mouse', moveIn(set, puzzle, 'best'));
  await expect(card(page)).toContainText(t.right);
  await expect(card(page)).not.toContainText(t.rightFirst);
});

test('the puzzle of the day is beside the deals, and keeps the streak', async ({ page }) => {
  await page.goto('/#/daily');
  await page.getByRole('heading', { name: en.daily.noStreak }).waitFor();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const { set, puzzle } = (await puzzleOn(today))!;
  await page.getByRole('link', { name: t.solve }).click();
  await play(page, gameOn(today)!, 'mouse', moveIn(set, puzzle, 'best'));
  await expect(card(page)).toContainText(`${t.rightFirst} ${t.streak}`);
  await card(page).getByRole('link', { name: t.toDay }).click();
  await page.getByRole('heading', { name: en.daily.streak(1) }).waitFor();
  await expect(page.getByRole('link', { name: en.daily.puzzleSolved })).toHaveCount(1);
  await expectAccessible(page, 'a day with its puzzle solved');
});

test('there is no puzzle of a day that has not come, nor one that nobody made', async ({ page }) => {
  for (const place of [`${gameOn('2099-01-01')}/2099-01-01`, 'cards/nothing', 'chess']) {
    await page.goto(`/#/puzzles/${place}`);
    await expect(page.getByRole('heading', { name: t.gone })).toBeVisible();
  }
});

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const game of GAME_IDS)
  test(`a puzzle of ${game} covers nothing on any screen, before and after its solution`, async ({ page }) => {
    const { puzzles } = await setOf(game);
    await page.goto(`/#/puzzles/${game}/${puzzles[0]!.id}`);
    await fixtureOf(game).handling.untilReady(page);
    await expect(heard(page, t.task)).not.toHaveCount(0);
    await expectAccessible(page, `a puzzle of ${game}`);
    for (const isShown of [false, true]) {
      if (isShown) await card(page).getByRole('button', { name: t.show }).click();
      for (const size of SIZES) {
        await resize(page, size);
        expect.soft(await overlapsIn(page, AREAS), size).toEqual([]);
        // With all that is said of a solution the smallest screen scrolls.
        if (!isShown || size !== '320x568') expect.soft(await outsideOf(page, AREAS), size).toEqual([]);
      }
    }
  });
