import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Goes to something with the Tab key alone, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < FAR; step++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target.first(), 'can be reached with the Tab key').toBeFocused();
}
