import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The theme in which the tests are. */
const OWN = 'dark';
const OTHERS = ['light', 'contrast'];
/** What depends on colours; all else is the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A rule, and where in the page it is broken. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

declare global {
  /** What axe leaves in a page that it has looked at. */
  var axe: {
    run(options: {
      readonly runOnly: readonly string[];
      readonly resultTypes: readonly string[];
    }): Promise<{ readonly violations: readonly Violation[] }>;
  };
}

const tell = ({ id, nodes }: Violation): string => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** All rules, and those on colours in all themes. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  expect.soft(await findings(page), `${place}, ${OWN}`).toEqual([]);
  for (const theme of OTHERS) expect.soft(await coloursOf(page, theme), `${place}, ${theme}`).toEqual([]);
}

/** Our page has no frames, so all can be done within it. */
async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await axe.analyze()).violations.map(tell);
}

/** With another theme for as long, changed as the settings do. Axe is there already: to bring it again takes longest. */
async function coloursOf(page: Page, theme: string): Promise<string[]> {
  const violations = await page.evaluate(
    async ([name, rules]) => {
      const { dataset } = document.documentElement;
      const before = dataset['theme'];
      dataset['theme'] = name;
      const found = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
      dataset['theme'] = before;
      return found.violations;
    },
    [theme, COLOURS] as const,
  );
  return violations.map(tell);
}
