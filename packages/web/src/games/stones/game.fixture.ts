import type { Locator, Page } from '@playwright/test';
import type { MoveObject } from '@sixfold/engine';
import { en } from '../all-messages.fixture.ts';
import { tabTo } from '../../../../testing/src/page/focus.ts';
import type { PageFixture } from '../../../../testing/src/page/handling.ts';

const NAMES: Readonly<Record<string, string>> = {
  draw: en.stones.draw,
  stop: en.stones.stop,
  take: en.stones.take(''),
  pass: en.stones.pass,
};
const KEYS: Readonly<Record<string, string>> = { draw: 'd', stop: 's', take: 't', pass: 'p' };

const button = (page: Page, { type }: MoveObject): Locator =>
  page.locator('.stones-surface').getByRole('button', { name: new RegExp(`^${NAMES[type]}`) });

async function untilReady(page: Page): Promise<void> {
  await page.locator('.stones-surface .move-button:not([aria-disabled])').first().waitFor();
}

const mouse = (page: Page, move: MoveObject): Promise<void> => button(page, move).click();

async function touch(page: Page, move: MoveObject): Promise<void> {
  // A second tap on the same spot at once counts as a slip of the finger, and nobody decides that fast.
  await page.locator('.stones-hint').tap();
  await button(page, move).tap();
}

async function keyboard(page: Page, move: MoveObject): Promise<void> {
  await tabTo(page, button(page, move));
  // Turn about by its key and by Enter.
  await page.keyboard.press(move.type === 'stop' ? 'Enter' : KEYS[move.type]!);
}

export const fixture: PageFixture = { handling: { untilReady, mouse, touch, keyboard }, picturedAt: 43 };
