import type { Page } from '@playwright/test';

/** Pairs of visible elements, by selectors, whose boxes share more than a hair's breadth, unless one is in the other. */
export const overlapsIn = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const seen = wanted
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) => box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true }),
      );
    const nameOf = (element: Element): string =>
      `${element.className} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)}`.trim();
    return seen.flatMap(({ element, box }, index) =>
      seen.slice(index + 1).flatMap(({ element: other, box: second }) => {
        const wide = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const high = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (wide < 1.5 || high < 1.5 || element.contains(other) || other.contains(element)) return [];
        return [`${nameOf(element)} / ${nameOf(other)}: ${wide.toFixed(0)} × ${high.toFixed(0)}`];
      }),
    );
  }, selectors);

/** Visible elements, by selectors, that reach beyond the screen. */
export const outsideOf = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      wanted
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2)
        .filter(
          ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
        )
        .map(({ element, box }) => `${element.className}: ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`),
    selectors,
  );

/** The shortest side of the smallest visible element; infinite where there is none. */
export const smallestOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      Math.min(
        Infinity,
        ...[...document.querySelectorAll(wanted)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 2 && height > 2)
          .map(({ width, height }) => Math.min(width, height)),
      ),
    selector,
  );

/** How far down an element reaches, and how high the highest strip without anything drawn is: shares of the screen. */
export const gapOf = (page: Page, selector: string): Promise<{ readonly bottom: number; readonly gap: number }> =>
  page.evaluate((wanted) => {
    const drawn = [...document.querySelectorAll('.table svg:not(.tiles-sheet), .table p, .table button, .table .lane')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .toSorted((a, b) => a.top - b.top);
    let [below, gap] = [0, 0];
    for (const { top, bottom } of drawn) {
      gap = Math.max(gap, top - below);
      below = Math.max(below, bottom);
    }
    const { bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return { bottom: bottom / innerHeight, gap: gap / innerHeight };
  }, selector);
