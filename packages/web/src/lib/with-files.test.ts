import { beforeEach, expect, test, vi } from 'vitest';

class Link extends EventTarget {
  rel = '';
  href = '';
}

const FROM = 'https://here/assets/core.js';
const STYLE = 'https://here/assets/style.css';
let links: Link[];

/** A page that came with one link. */
async function openPage(): Promise<typeof import('./with-files.ts').withFiles> {
  links = [Object.assign(new Link(), { rel: 'stylesheet', href: 'https://here/assets/core.css' })];
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    createElement: () => new Link(),
    head: { append: (link: Link) => void links.push(link) },
  });
  vi.stubGlobal('dispatchEvent', vi.fn<() => void>());
  return (await import('./with-files.ts')).withFiles;
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('a part comes when its styles are there, and its scripts are asked for ahead', async () => {
  const withFiles = await openPage();
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const part = withFiles(load, ['./style.css', './rules.js'], FROM);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(links.slice(1)).toMatchObject([
    { rel: 'stylesheet', href: STYLE },
    { rel: 'modulepreload', href: 'https://here/assets/rules.js' },
  ]);
  links[1]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
});

test('nothing is asked for twice, nor what came with the page', async () => {
  const withFiles = await openPage();
  const parts = [1, 2].map((number) => withFiles(async () => number, ['./core.css', './style.css'], FROM));
  expect(links).toHaveLength(2);
  links[1]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(parts)).toEqual([1, 2]);
});

test('what did not come is told, and asked for again', async () => {
  const withFiles = await openPage();
  const load = async (): Promise<string> => 'part';
  const failing = withFiles(load, ['./style.css'], FROM);
  links[1]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toBeDefined();
  expect(dispatchEvent).toHaveBeenCalledTimes(1);
  const part = withFiles(load, ['./style.css'], FROM);
  links[2]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
});
