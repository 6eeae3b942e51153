import { de } from '../src/games/all-messages.fixture.ts';
import { expect, test, type Page } from './test.ts';

const LETTERS = [...'ROYGBV'];
const SIZE = 96;
/** What is seen by somebody who lacks one kind of cone; `none` for comparison, `achromatopsia` for no colour at all. */
const SIGHTS = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** The least share of the pixels of two symbols that belong to one of them only. */
const CLEAR = 0.2;

/** Leaves nothing on the page but the six symbols as it draws them, large, on a tile. */
async function showSymbols(page: Page): Promise<void> {
  await page.evaluate(
    ([letters, size]) => {
      const drawn = letters.map((letter) => document.querySelector<SVGGElement>(`svg g.symbol-${letter}`)!);
      const pictures = drawn.map((symbol, index) => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        const { x, y, width, height } = symbol.getBBox();
        svg.setAttribute('viewBox', `${x + width / 2 - 50} ${y + height / 2 - 50} 100 100`);
        svg.style.cssText = `position:fixed;left:${index * size}px;top:0;width:${size}px;height:${size}px;background:var(--tile)`;
        svg.append(symbol.cloneNode(true));
        return svg;
      });
      document.body.replaceChildren(...pictures);
    },
    [LETTERS, SIZE] as const,
  );
}

/** Each symbol as a mask of what stands out from its tile, by luminance alone. */
async function masksOf(page: Page): Promise<boolean[][]> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: LETTERS.length * SIZE, height: SIZE } });
  return page.evaluate(
    async ([base64, count, size]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(count * size, size);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const linear = (part: number): number => (part / 255) ** 2.2;
      const luminance = ([red, green, blue]: Uint8ClampedArray): number =>
        0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!);
      return Array.from({ length: count }, (_, index) => {
        const { data } = context.getImageData(index * size, 0, size, size);
        const values = Array.from({ length: size * size }, (_pixel, at) =>
          luminance(data.subarray(4 * at, 4 * at + 3)),
        );
        const ground = values[0]!;
        // Contrast of 3 to 1, as WCAG asks of what must be seen to understand a picture.
        return values.map((value) => (value + 0.05) / (ground + 0.05) >= 3);
      });
    },
    [picture.toString('base64'), LETTERS.length, SIZE] as const,
  );
}

/** The share of two masks' pixels that belong to only one of them. */
function difference(a: readonly boolean[], b: readonly boolean[]): number {
  const either = a.filter((isIn, at) => isIn || b[at]).length;
  return a.filter((isIn, at) => isIn !== b[at]).length / either;
}

/** All pairs that somebody could mistake for each other, or that do not stand out. */
function mistakable(masks: readonly (readonly boolean[])[]): string[] {
  const pale = LETTERS.filter((_, index) => masks[index]!.filter(Boolean).length < SIZE * SIZE * 0.1);
  const pairs = LETTERS.flatMap((a, index) =>
    LETTERS.slice(index + 1)
      .filter((b) => difference(masks[index]!, masks[LETTERS.indexOf(b)]!) < CLEAR)
      .map((b) => `${a} and ${b}`),
  );
  return [...pale, ...pairs];
}

for (const theme of ['dark', 'light', 'contrast'] as const) {
  test.describe(theme, () => {
    test.use({ wishes: { theme } });

    test(`any two symbols differ in shape, whatever colours somebody can see (${theme})`, async ({ page, context }) => {
      await page.goto('/');
      await expect(page.locator('svg .symbol-V').first()).toBeAttached();
      await showSymbols(page);
      const devtools = await context.newCDPSession(page);
      for (const sight of SIGHTS) {
        await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: sight });
        expect(mistakable(await masksOf(page)), sight).toEqual([]);
      }
    });
  });
}

test.describe('with letters', () => {
  test.use({ wishes: { letters: true, language: 'de' } });

  test('symbols carry the first letters of their names, and lose them when nobody wishes for them', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [letter, mark] of Object.entries({ R: 'Ro', O: 'Or', Y: 'Ge', G: 'Gr', B: 'Bl', V: 'Vi' })) {
      await expect(page.locator(`svg .symbol-${letter}`).first()).toHaveText(mark);
    }
    await page.goto('/#/settings');
    await page.getByLabel(de.settings.letters).uncheck();
    await page.getByRole('link', { name: de.app.home }).click();
    await expect(page.locator('svg .symbol-V').first()).toBeAttached();
    await expect(page.locator('.symbol-letter')).toHaveCount(0);
  });
});
