import type { Page } from '@playwright/test';
import { en } from '../../../web/src/games/all-messages.fixture.ts';
import type { Handling } from './handling.ts';
import { handling as tiles } from './tiles.ts';

/** From above it is a board as any other; who has the mouse begins with the scene. */
async function isReady(page: Page): Promise<void> {
  await tiles.isReady(page);
  const above = page.locator('.board3d-look button', { hasText: en.board3d.above });
  if ((await above.count()) > 0) await above.press('Enter');
}

export const handling: Handling = { ...tiles, isReady };
