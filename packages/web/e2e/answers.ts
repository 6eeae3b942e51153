import type { Locator, Page } from '@playwright/test';

/** What shows that the page has answered: something that was not there before, or an attribute that has changed. */
export interface Sign {
  readonly selector: string;
  readonly changed?: string;
}

/** How long answers took, by what was done, in milliseconds. */
export type Times = Map<string, number[]>;

/** What the hand does, and the event by which the page notices. */
interface Deed {
  readonly event: 'pointerup' | 'pointermove' | 'wheel';
  readonly act: (page: Page) => Promise<void>;
}

/** Long enough for whatever was done before to be over, in milliseconds. */
const REST = 300;
/** What is not seen after so many pictures is not going to be: a tile that fits in one way only does not turn. */
const PATIENCE = 60;

interface Watching {
  readonly answers: Promise<(number | null)[]>;
}

/** From the next event on looks at every picture as it is made, and notes for each sign the end of the first that shows it. */
const watch = (page: Page, event: Deed['event'], signs: readonly Sign[]): Promise<void> =>
  page.evaluate(
    ([type, all, patience]) => {
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
        const onEvent = ({ timeStamp }: Event): void =>
          resolve(Promise.all(all.map((_, index) => timeOf(index, timeStamp))));
        addEventListener(type, onEvent, { once: true, capture: true });
      });
      Object.assign(globalThis, { answers });
    },
    [event, signs, PATIENCE] as const,
  );

/** Does something and notes how long it took until each of the signs was seen, under its name. */
async function answer(
  page: Page,
  times: Times,
  { event, act }: Deed,
  signs: Readonly<Record<string, Sign>>,
): Promise<void> {
  await page.waitForTimeout(REST);
  await watch(page, event, Object.values(signs));
  await act(page);
  const answers = await page.evaluate(() => (globalThis as unknown as Watching).answers);
  Object.keys(signs).forEach((name, index) => {
    const time = answers[index];
    if (time != null) times.set(name, [...(times.get(name) ?? []), time]);
  });
}

type Signs = Readonly<Record<string, Sign>>;

async function middle(target: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** A click as a person makes it: the pointer has come to rest before. */
export async function click(page: Page, times: Times, target: Locator, signs: Signs): Promise<void> {
  await page.mouse.move(...(await middle(target)));
  await press(page, times, signs);
}

/** A click where the pointer is. */
export const press = (page: Page, times: Times, signs: Signs): Promise<void> =>
  answer(page, times, { event: 'pointerup', act: clickHere }, signs);

async function clickHere({ mouse }: Page): Promise<void> {
  await mouse.down();
  await mouse.up();
}

export async function point(page: Page, times: Times, target: Locator, signs: Signs): Promise<void> {
  const at = await middle(target);
  await answer(page, times, { event: 'pointermove', act: ({ mouse }) => mouse.move(...at) }, signs);
}

export const wheel = (page: Page, times: Times, signs: Signs): Promise<void> =>
  answer(page, times, { event: 'wheel', act: ({ mouse }) => mouse.wheel(0, 100) }, signs);
