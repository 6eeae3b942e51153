import { LETTERS, type Letter, type MoveObject } from '@sixfold/engine';
import type { Locator, Page } from '@playwright/test';
import { en } from '../all-messages.fixture.ts';
import { tabTo } from '../../../../testing/src/page/focus.ts';
import type { PageFixture } from '../../../../testing/src/page/handling.ts';

interface Score {
  readonly type: 'score';
  readonly jokers: Partial<Record<Letter, Letter>>;
}

const nameOf = (letter: Letter): string => en.symbols.names[LETTERS.indexOf(letter)]!;
export const isScore = (move: MoveObject): move is MoveObject & Score => move.type === 'score';

const surface = (page: Page): Locator => page.locator('.dice-surface');
export const rollButton = (page: Page): Locator =>
  surface(page).getByRole('button', { name: new RegExp(`^(${en.dice.roll}|${en.dice.again})`) });
export const scoreButton = (page: Page): Locator =>
  surface(page).getByRole('button', { name: new RegExp(`^${en.dice.score}`) });
const group = (page: Page, letter: Letter): Locator => page.locator(`button.dice-group.dice-in-${letter}`);
const row = (page: Page, letter: Letter): Locator =>
  page.getByLabel(en.dice.yourSheet, { exact: true }).getByRole('button', { name: new RegExp(`^${nameOf(letter)}:`) });

const jokersOf = ({ jokers }: Score): [Letter, Letter][] => Object.entries(jokers) as [Letter, Letter][];

async function untilReady(page: Page): Promise<void> {
  await page.locator('.dice-surface .move-button.is-main').first().waitFor();
}

async function mouse(page: Page, move: MoveObject): Promise<void> {
  if (!isScore(move)) return rollButton(page).click();
  for (const [from, to] of jokersOf(move)) {
    await group(page, from).click();
    await row(page, to).click();
  }
  await scoreButton(page).click();
}

async function touch(page: Page, move: MoveObject): Promise<void> {
  // A second tap on the same spot at once counts as a slip of the finger, and nobody decides that fast.
  await page.locator('.dice-hint').tap();
  if (!isScore(move)) return rollButton(page).tap();
  for (const [from, to] of jokersOf(move)) {
    await group(page, from).tap();
    await row(page, to).tap();
  }
  await scoreButton(page).tap();
}

async function keyboard(page: Page, move: MoveObject): Promise<void> {
  if (!isScore(move)) {
    await tabTo(page, rollButton(page));
    return page.keyboard.press('r');
  }
  for (const [from, to] of jokersOf(move)) {
    await tabTo(page, group(page, from));
    await page.keyboard.press('Enter');
    await page.keyboard.press(String(LETTERS.indexOf(to) + 1));
  }
  await tabTo(page, scoreButton(page));
  await page.keyboard.press('Enter');
}

export const fixture: PageFixture = { handling: { untilReady, mouse, touch, keyboard }, picturedAt: 22 };
