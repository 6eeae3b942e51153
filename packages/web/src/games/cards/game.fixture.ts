import { LETTERS, type Letter, type MoveObject } from '@sixfold/engine';
import type { Locator, Page } from '@playwright/test';
import { en } from '../all-messages.fixture.ts';
import { tabTo } from '../../../../testing/src/page/focus.ts';
import type { PageFixture } from '../../../../testing/src/page/handling.ts';

interface CardPlay {
  readonly type: 'play';
  readonly card: string;
  readonly first: Letter;
}

const ANSWERS: Readonly<Record<string, string>> = { refill: en.cards.refill, swap: en.cards.swap };

const symbol = (letter: string): string => en.symbols.names[LETTERS.indexOf(letter as Letter)]!;
export const cardName = ([first, second]: string): string =>
  en.cards.card(symbol(first as string), symbol(second as string));
const isPlay = (move: MoveObject): move is MoveObject & CardPlay => move.type === 'play';

const hand = (page: Page): Locator => page.getByRole('group', { name: en.cards.hand }).getByRole('button');
const held = (page: Page, card: string): Locator => page.getByRole('button', { name: cardName(card) }).first();
const answer = (page: Page, move: MoveObject): Locator => page.getByRole('button', { name: ANSWERS[move.type]! });
const inOrder = (page: Page, { first }: CardPlay): Locator =>
  page.getByRole('button', { name: en.cards.first(symbol(first)) });

/** The cards in hand by their names, without what they would bring. */
export async function handNames(page: Page): Promise<string[]> {
  const texts = await hand(page).locator('.unseen').allTextContents();
  return texts.map((text) => text.split(en.cards.by('', ''))[0]!);
}

async function untilReady(page: Page): Promise<void> {
  await page.locator('.cards-held:not([aria-disabled]), .refill-or-swap').first().waitFor();
}

/**
 * Where the order makes a difference the page asks for it; otherwise the card is on the table once it was pressed, and the
 * table perhaps covered for the next player.
 */
async function isAskedFor(page: Page, press: () => Promise<void>): Promise<boolean> {
  const ply = await page.locator('.table').getAttribute('data-ply');
  await press();
  const waiting = page.locator(`.table[data-ply="${ply}"]:not(:has(.cards-order))`);
  await waiting.waitFor({ state: 'detached' });
  return page.locator('.cards-order').isVisible();
}

async function mouse(page: Page, move: MoveObject): Promise<void> {
  if (!isPlay(move)) return answer(page, move).click();
  if (await isAskedFor(page, () => held(page, move.card).click())) await inOrder(page, move).click();
}

async function touch(page: Page, move: MoveObject): Promise<void> {
  if (!isPlay(move)) return answer(page, move).tap();
  await held(page, move.card).tap();
  const play = page.getByRole('button', { name: en.cards.play, exact: true });
  await play.or(inOrder(page, move)).first().tap();
}

async function keyboard(page: Page, move: MoveObject): Promise<void> {
  if (!isPlay(move)) {
    await tabTo(page, answer(page, move));
    return page.keyboard.press('Enter');
  }
  await tabTo(page, hand(page));
  await page.keyboard.press(String((await handNames(page)).indexOf(cardName(move.card)) + 1));
  if (!(await isAskedFor(page, () => page.keyboard.press('Enter')))) return;
  await tabTo(page, inOrder(page, move));
  await page.keyboard.press('Enter');
}

export const fixture: PageFixture = {
  handling: { untilReady, mouse, touch, keyboard },
  picturedAt: 13,
  held: { nameOf: cardName, seen: handNames },
};
