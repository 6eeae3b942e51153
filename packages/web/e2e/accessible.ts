import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'contrast', 'dark'] as const;
/** What depends on colours; all else is the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds: the rule and the place in the page. Our page has no frames, so all can be done within it. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** All rules, and those on colours in all themes; the dark one, in which the tests began, comes last and stays. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  for (const theme of THEMES) {
    await wear(page, theme);
    const found = await findings(page, theme === 'dark' ? undefined : COLOURS);
    expect.soft(found, `${place}, ${theme}`).toEqual([]);
  }
}

/** Changes the theme as the settings do. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
