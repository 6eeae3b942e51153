/** Plays as somebody does who hears the page and has its keys: by roles, names and what is said. No places, no classes. */
import { expect, type Page } from '@playwright/test';
import { en } from '../../../web/src/games/all-messages.fixture.ts';

interface Hearing {
  readonly heard: string[];
}

/** Remembers everything that is said from now on, in its order. To be called before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const last = new Map<Element, string>();
    const notice = (): void => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent.trim();
        if (text !== (last.get(region) ?? '') && text !== '') heard.push(text);
        last.set(region, text);
      }
    };
    new MutationObserver(notice).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { heard });
  });
}

/** All that was said so far. */
export const heardSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Hearing).heard);

/** Waits until something is said that fits; what was said before so many texts is passed over. */
export async function hear(page: Page, pattern: RegExp, from: number): Promise<string> {
  const said = await page.waitForFunction(
    ([source, start]) =>
      (globalThis as unknown as Hearing).heard.slice(start).find((text) => new RegExp(source).test(text)),
    [pattern.source, from] as const,
    { polling: 20 },
  );
  return String(await said.jsonValue());
}

const countHeard = async (page: Page): Promise<number> => (await heardSoFar(page)).length;

/** Presses a key, and hears what the page says to it, or has said since so many texts. */
export async function ask(page: Page, key: string, answer = /./, from?: number): Promise<string> {
  const since = from ?? (await countHeard(page));
  await page.keyboard.press(key);
  return hear(page, answer, since);
}

const quote = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const PLACE = /(^|[.!…] )1 of \d+: /;
const OVER = new RegExp(quote(en.end.heard('')).trim());
const MINE = new RegExp(`${quote(en.table.turnIsYours)}|${OVER.source}`);
const ANSWER = new RegExp(`${PLACE.source}|${quote(en.ear.notYours)}|${OVER.source}`);
const OWN = new RegExp(`(^|[ ])${en.seats.you}[: ]|${OVER.source}`);

/** Takes the best place, as the page names it; false where it is somebody else's turn. */
async function playBest(page: Page, from: number): Promise<boolean> {
  if (!PLACE.test(await ask(page, 'n', ANSWER, from))) return false;
  await ask(page, 'Enter', OWN);
  return true;
}

const isOver = async (page: Page): Promise<boolean> => (await page.getByRole('dialog').count()) > 0;

/** Plays on by the key for the best place alone until the game is over. */
export async function playByEar(page: Page): Promise<void> {
  // Whoever has come is told where they are.
  await hear(page, /./, 0);
  for (let from = 0; !(await isOver(page)); from = await countHeard(page)) {
    if (!(await playBest(page, from))) await hear(page, MINE, from);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
}
