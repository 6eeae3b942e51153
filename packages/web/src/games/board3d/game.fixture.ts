import type { Page } from '@playwright/test';
import { en } from '../all-messages.fixture.ts';
import type { PageFixture } from '../../../../testing/src/page/handling.ts';
import { handling as tiles, HELD } from '../../../../testing/src/page/tiles.ts';

/** From above it is a board as any other; who has the mouse begins with the scene. */
async function untilReady(page: Page): Promise<void> {
  await tiles.untilReady(page);
  const above = page.locator('.board3d-look button', { hasText: en.board3d.above });
  if ((await above.count()) > 0) await above.press('Enter');
}

export const fixture: PageFixture = { handling: { ...tiles, untilReady }, picturedAt: 24, held: HELD };
