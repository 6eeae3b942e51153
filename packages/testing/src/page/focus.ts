import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;

/** Goes to something with the Tab key alone, forth or back, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  // Found once and not at every step: to find things by their role and name takes longer than the step.
  const goals = await target.elementHandles();
  const isThere = (): Promise<boolean> =>
    page.evaluate((elements) => elements.some((element) => element === document.activeElement), goals);
  const isPassed = await target
    .first()
    .evaluate((goal) => goal.compareDocumentPosition(document.activeElement!) === Node.DOCUMENT_POSITION_FOLLOWING);
  for (let step = 0; step < FAR; step++) {
    if (await isThere()) return;
    await page.keyboard.press(isPassed ? 'Shift+Tab' : 'Tab');
  }
  await expect(target.first(), 'can be reached with the Tab key').toBeFocused();
}
