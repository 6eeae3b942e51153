import { GAME_IDS, type GameId } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../src/lib/languages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Page } from './test.ts';

const t = en.print;
/** In points of a PDF, 72 an inch. */
const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;
/** In pixels, 96 an inch. */
const NINE_POINTS = 12;

async function open(page: Page, game: GameId): Promise<void> {
  await page.goto(`/#/print/${game}`);
  await expect(page).toHaveTitle(new RegExp(t.titleOf(en.games[game].name)));
  await page.locator('.paper').first().waitFor();
}

/** The choices of a group; none if it is not there. */
const namesIn = (page: Page, group: string): Promise<string[]> =>
  page.$$eval(
    'fieldset',
    (all, label) =>
      all
        .filter((one) => one.querySelector('legend')?.textContent === label)
        .flatMap((one) => [...one.querySelectorAll('label')].map((option) => option.textContent)),
    group,
  );

/** Chooses what no hand could while the page is seen as paper. */
const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.evaluate(
    ([label, wanted]) => {
      const fieldset = [...document.querySelectorAll('fieldset')].find(
        (one) => one.querySelector('legend')?.textContent === label,
      );
      const option = [...(fieldset?.querySelectorAll('label') ?? [])].find((one) => one.textContent === wanted);
      option?.querySelector('input')?.click();
      // A picture later it is drawn.
      return new Promise<void>((done) => requestAnimationFrame(() => done()));
    },
    [group, name] as const,
  );

interface MeasuredPaper {
  /** How near anything comes to the edge of its sheet. */
  readonly margin: number;
  /** The shorter side of the smallest box or piece; infinite without any. */
  readonly smallest: number;
  /** The smallest type, in pixels as all of CSS; what stands on pieces aside. */
  readonly type: number;
}

/** All sheets as they are laid out for print, in millimetres. */
const measure = (page: Page): Promise<MeasuredPaper[]> =>
  page.$$eval('.paper', (papers) =>
    papers.map((paper) => {
      const millimetre = 96 / 25.4;
      const edge = paper.getBoundingClientRect();
      const margins = [...paper.querySelectorAll('*')].flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom];
      });
      const sides = [...paper.querySelectorAll('.print-box, .print-piece')].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [width, height];
      });
      const types = [...paper.querySelectorAll(':not(.print-piece *)')]
        .filter((one) => [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      return {
        margin: Math.min(...margins) / millimetre,
        smallest: Math.min(...sides) / millimetre,
        type: Math.min(...types),
      };
    }),
  );

/** The sizes of a PDF's pages, in points. */
const pagesIn = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side))).join('x'),
  );

async function expectMeasured(page: Page, what: string): Promise<number> {
  const papers = await measure(page);
  for (const { margin, smallest, type } of papers) {
    expect.soft(margin, `${what}: margin`).toBeGreaterThanOrEqual(9.5);
    expect.soft(smallest, `${what}: boxes`).toBeGreaterThanOrEqual(7);
    expect.soft(type, `${what}: type`).toBeGreaterThanOrEqual(NINE_POINTS);
  }
  return papers.length;
}

/** What is chosen comes out on as many sheets as are shown, of the right paper, and nothing of it is cut off. */
async function expectPrinted(page: Page, paper: keyof typeof PAPERS, what: string): Promise<void> {
  const count = await expectMeasured(page, what);
  const [width, height] = PAPERS[paper];
  const upright = `${width}x${height}`;
  const pages = pagesIn(await page.pdf({ preferCSSPageSize: true }));
  const size = pages[0] === upright ? upright : `${height}x${width}`;
  expect.soft(pages, `${what}: pages`).toEqual(Array.from({ length: count }, () => size));
}

/** All that can be chosen in a group, one after the other; once what is chosen already if there is no such group. */
async function eachIn(page: Page, group: string, look: (name: string) => Promise<unknown>): Promise<void> {
  const names = await namesIn(page, group);
  if (names.length === 0) await look('');
  for (const name of names) {
    await choose(page, group, name);
    await look(name);
  }
}

/** Forms and rules are printed in every language; pieces bear no words, and are so once. */
async function expectGamePrinted(page: Page, paper: keyof typeof PAPERS, game: GameId): Promise<void> {
  for (const language of LANGUAGE_IDS) {
    await choose(page, t.language, LANGUAGES[language]);
    await page.locator(`.papers [lang=${language}]`).waitFor();
    await choose(page, t.matter, t.matters.rules);
    await expectPrinted(page, paper, `${game}, ${language}, rules`);
    await choose(page, t.matter, t.matters.forms);
    await expectPrinted(page, paper, `${game}, ${language}, forms`);
    await eachIn(page, t.form, (form) =>
      eachIn(page, t.count, (count) => expectMeasured(page, `${game}, ${language}, ${form}, ${count} on a page`)),
    );
  }
  await choose(page, t.matter, t.matters.pieces);
  await eachIn(page, t.sheet, (sheet) => expectPrinted(page, paper, `${game}, ${sheet}`));
}

for (const paper of ['a4', 'letter'] as const)
  test(`all that can be printed comes out whole on ${t.papers[paper]}, in every language`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const game of GAME_IDS) {
      await open(page, game);
      await choose(page, t.paper, t.papers[paper]);
      await expectGamePrinted(page, paper, game);
    }
  });

test('from the rules one comes to sheets, and by a button to the printer', async ({ page }) => {
  await page.goto('/#/learn/dice');
  await page.getByRole('link', { name: en.learn.print }).click();
  await page.getByRole('heading', { name: t.titleOf(en.games.dice.name) }).waitFor();
  await page.evaluate(() => (globalThis.print = () => (document.body.dataset['printed'] = 'yes')));
  await page.getByRole('button', { name: t.go }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  for (const matter of ['forms', 'rules'] as const) {
    await choose(page, t.matter, t.matters[matter]);
    await expectAccessible(page, `print, ${matter}`);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('without a game one is chosen first', async ({ page }) => {
  await page.goto('/#/print');
  const links = page.getByRole('navigation', { name: t.games }).getByRole('link');
  await expect(links).toHaveText(GAME_IDS.map((game) => en.games[game].name));
});
