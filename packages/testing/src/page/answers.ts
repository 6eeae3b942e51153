import type { Locator, Page } from '@playwright/test';

/** What can be seen of the page's reaction: something that comes or goes, or an attribute that changes. */
interface Sign {
  readonly selector: string;
  readonly changed?: string;
}

/** Something that a hand does, and what shows that the page has noticed. */
export interface Deed {
  readonly name: string;
  /** That the page has understood. */
  readonly answer: Sign;
  /** All that it leads to, where that comes later. */
  readonly result?: Sign;
}

/** How long the page took, in milliseconds: a list for each thing that was done. */
export class Times {
  readonly answers = new Map<string, number[]>();
  readonly results = new Map<string, number[]>();

  add(name: string, [answer, result]: readonly (number | null)[]): void {
    if (answer != null) this.answers.set(name, [...(this.answers.get(name) ?? []), answer]);
    if (result != null) this.results.set(name, [...(this.results.get(name) ?? []), result]);
  }
}

/** The event by which the page notices, and from when the time counts. */
interface Input {
  readonly event: 'pointerup' | 'pointermove' | 'wheel' | 'keydown';
  readonly from: 'input' | 'told';
}

/** Long enough for whatever was done before to be over, in milliseconds. */
const REST = 150;
/** What is not seen after so many pictures is not going to be: a tile that fits in one way only does not turn. */
const PATIENCE = 40;

interface Watching {
  readonly answers: Promise<(number | null)[]>;
}

/** From the next event on looks at every picture as it is made, and notes for each sign the end of the first that shows it. */
const watch = (page: Page, { event, from }: Input, signs: readonly Sign[]): Promise<void> =>
  page.evaluate(
    ([type, isTold, all, patience]) => {
      const read = ({ selector, changed }: Sign): string | boolean | null => {
        const element = document.querySelector(selector);
        return changed && element ? element.getAttribute(changed) : element !== null;
      };
      const before = all.map(read);
      const hasChanged = (index: number): boolean => read(all[index]!) !== before[index];
      // A message comes after the picture that is being made.
      const afterPicture = (then: () => void): void => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', then);
        port1.start();
        port2.postMessage(null);
      };
      const timeOf = (index: number, start: number): Promise<number | null> =>
        new Promise((resolve) => {
          const look = (pictures: number): void => {
            const isSeen = hasChanged(index);
            afterPicture(() => {
              if (isSeen || pictures === 0) resolve(isSeen ? performance.now() - start : null);
              else requestAnimationFrame(() => look(pictures - 1));
            });
          };
          requestAnimationFrame(() => look(patience));
        });
      const answers = new Promise((resolve) => {
        const onEvent = ({ timeStamp }: Event): void => {
          const start = isTold ? performance.now() : timeStamp;
          resolve(Promise.all(all.map((_, index) => timeOf(index, start))));
        };
        addEventListener(type, onEvent, { once: true, capture: true });
      });
      Object.assign(globalThis, { answers });
    },
    [event, from === 'told', signs, PATIENCE] as const,
  );

/** Does something and notes how long the page took. */
async function time(page: Page, times: Times, deed: Deed, input: Input, act: () => Promise<void>): Promise<void> {
  const { name, answer, result } = deed;
  await page.waitForTimeout(REST);
  await watch(page, input, result ? [answer, result] : [answer]);
  await act();
  times.add(name, await page.evaluate(() => (globalThis as unknown as Watching).answers));
}

async function middle(target: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** A click as a person makes it: what is clicked has come to rest before, and so has the pointer. */
export async function click(page: Page, times: Times, target: Locator, deed: Deed): Promise<void> {
  await target.click({ trial: true });
  await page.mouse.move(...(await middle(target)));
  await press(page, times, deed);
}

/** A click where the pointer is. */
export const press = (page: Page, times: Times, deed: Deed): Promise<void> =>
  time(page, times, deed, { event: 'pointerup', from: 'input' }, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });

export async function point(page: Page, times: Times, target: Locator, deed: Deed): Promise<void> {
  const at = await middle(target);
  await time(page, times, deed, { event: 'pointermove', from: 'input' }, () => page.mouse.move(...at));
}

export const key = (page: Page, times: Times, name: string, deed: Deed): Promise<void> =>
  time(page, times, deed, { event: 'keydown', from: 'input' }, () => page.keyboard.press(name));

/** A notch of the wheel. A browser keeps it to itself for about 25 ms, even on an empty page: what counts is the page's part. */
export const wheel = (page: Page, times: Times, deed: Deed): Promise<void> =>
  time(page, times, deed, { event: 'wheel', from: 'told' }, () => page.mouse.wheel(0, 100));
