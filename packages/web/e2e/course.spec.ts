import { GAME_IDS, GAMES, type Game, type GameId, type MoveObject } from '@sixfold/engine';
import type { Course } from '../src/face/course.ts';
import { en } from '../src/games/all-messages.fixture.ts';
import { openScene } from '../src/places/course/scene.ts';
import { fixtureOf } from '../../testing/src/page/games.ts';
import type { Way } from '../../testing/src/page/handling.ts';
import { BOT, newTable, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { openTable } from '../../testing/src/page/table.ts';
import { expectAccessible } from './accessible.ts';
import { outsideOf, overlapsIn } from './boxes.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const SIZES = ['320x568', '390x844', '844x390', '820x1180', '1440x900'];
/** What the card may never lie over. */
const AREAS = ['.course-card', '.bar', '.table > .tracks', '.play-field', '.play-hand'];

async function courseOf(id: GameId): Promise<Course> {
  const { course }: { course: Course } = await import(`../src/games/${id}/course.ts`);
  return course;
}

/** A move at a step: the one that was played there, or one that is answered. */
function moveAt(id: GameId, course: Course, at: number, kind: 'right' | 'wrong'): MoveObject {
  const game: Game = GAMES[id];
  const { ply, isRight } = course.steps[at]!;
  if (kind === 'right') return openScene(game, course, Infinity).seenSince(ply, 0)[0]!.move;
  const { position } = openScene(game, course, ply);
  return game.makeMove(
    position,
    position.legalMoves().find((move) => !isRight(position, move))!,
  );
}

const card = (page: Page): Locator => page.getByRole('complementary', { name: en.course.card });
const next = (page: Page): Locator => card(page).getByRole('button', { name: en.course.next });

async function play(page: Page, id: GameId, way: Way, move: MoveObject): Promise<void> {
  const { handling } = fixtureOf(id);
  await handling.untilReady(page);
  await handling[way](page, move);
}

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a course is played to its end by keyboard, left and resumed, and answers what is not right', async ({ page }) => {
  const course = await courseOf('dice');
  await page.goto('/#/course/dice');
  for (const [at, { words }] of course.steps.entries()) {
    const { task, wrong, done } = words(en);
    await expect(card(page)).toContainText(task);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(en.course.step(at + 1, course.steps.length));
    if (at === 2) {
      await play(page, 'dice', 'keyboard', moveAt('dice', course, at, 'wrong'));
      await expect(card(page)).toContainText(wrong);
      await page.reload();
      await expect(card(page)).toContainText(task);
    }
    await play(page, 'dice', 'keyboard', moveAt('dice', course, at, 'right'));
    await expect(card(page)).toContainText(done);
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(en.course.over)).toBeVisible();
  await expectAccessible(page, 'the end of a course');
  await page.getByRole('button', { name: en.course.play }).click();
  await page.waitForURL(/#\/table\//);
});

test('the task is heard, and keys tell the rest and play it', async ({ page }) => {
  const course = await courseOf('stones');
  await page.goto('/#/course/stones');
  const said = page.getByRole('status').filter({ hasText: course.steps[0]!.words(en).task });
  await expect(said).not.toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: course.steps[0]!.words(en).done })).not.toHaveCount(0);
});

/** Passes over the rest of a course, and sees that the card of each step points at what it names and does not lie on it. */
async function passOver(page: Page, steps: Course['steps']): Promise<void> {
  for (const { words, points } of steps) {
    await expect(card(page)).toContainText(words(en).task);
    await page.locator('.course-pointer').waitFor();
    expect.soft(await overlapsIn(page, ['.course-card', points]), points).toEqual([]);
    await card(page).getByRole('button', { name: en.course.skip }).click();
  }
}

for (const game of GAME_IDS)
  test(`the course of ${game} covers nothing on any screen, and points at what it names`, async ({ page }) => {
    const course = await courseOf(game);
    const [first, ...rest] = course.steps;
    await page.goto(`/#/course/${game}`);
    await page.locator('.course-pointer').waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      expect.soft(await overlapsIn(page, AREAS), size).toEqual([]);
      expect.soft(await overlapsIn(page, ['.course-card', first!.points]), size).toEqual([]);
      expect.soft(await outsideOf(page, AREAS), size).toEqual([]);
    }
    await expectAccessible(page, `the course of ${game}`);
    await play(page, game, 'mouse', moveAt(game, course, 0, 'right'));
    await expect(card(page)).toContainText(first!.words(en).done);
    await resize(page, '390x844');
    await next(page).click();
    await passOver(page, rest);
    await expect(page.getByText(en.course.over)).toBeVisible();
  });

test('on the smallest screen a card can be pressed where it shows its points, after another one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/#/course/cards');
  const { wrong, done } = (await courseOf('cards')).steps[0]!.words(en);
  await page.locator('.cards-held').nth(4).click();
  await expect(card(page)).toContainText(wrong);
  await page.locator('.cards-held').nth(2).click();
  await expect(card(page)).toContainText(done);
});

/** A table at which somebody may swap. */
function atSwap(): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable('cards', [PERSON, BOT], `swap ${seed}`);
    if (playUntil(known, ({ turn }, { type }) => turn === 0 && type !== 'play')) return known;
  }
}

test('before the first swap there is a word, and never again', async ({ page }) => {
  await openTable(page, atSwap());
  const word = page.getByRole('complementary', { name: en.firsts.label });
  await expect(word).toHaveText(en.firsts.swap);
  await page.reload();
  // Whoever is told where they are would have been told this, too.
  await expect(page.getByRole('status').filter({ hasText: en.games.cards.name })).not.toHaveCount(0);
  await expect(word).toHaveCount(0);
});

test('before the first take-back it is told what that costs, and never again', async ({ page }) => {
  const known = newTable('cards', [PERSON, BOT], 'back');
  playUntil(known, ({ ply, turn }) => ply > 4 && turn === 0);
  await openTable(page, known);
  // By then whoever tells it is there, too.
  await expect(page.getByRole('status').filter({ hasText: en.games.cards.name })).not.toHaveCount(0);
  const back = page.getByRole('button', { name: en.table.takeBack });
  await back.click();
  await expect(page.getByRole('complementary', { name: en.firsts.label })).toHaveText(en.firsts.back);
  await expect(page.locator(`.table[data-ply="${known.series.ply}"]`)).toHaveCount(1);
  await back.click();
  await expect(page.locator(`.table[data-ply="${known.series.ply}"]`)).toHaveCount(0);
  await expect(page.getByText(en.table.marked).first()).toBeAttached();
});
