import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LinkPages } from './page-links.ts';

const root = mkdtempSync(join(tmpdir(), 'sixfold-links-'));
const page = (language: string): string =>
  `<html lang="${language}"><head><script src="./assets/a.js"></script></head></html>`;
const words = (invites: string, dice: string): string =>
  JSON.stringify({ invites, description: 'Six symbols', games: { dice } });

mkdirSync(join(root, 'links'));
for (const [name, language] of [
  ['index.html', 'en'],
  ['index.en.html', 'en'],
  ['index.de.html', 'de'],
] as const) {
  writeFileSync(join(root, name), page(language));
  const said = language === 'de' ? words('{name} lädt dich ein: {game}', 'Würfel') : words('{name}: {game}', 'Dice');
  writeFileSync(join(root, 'links', name.replace('html', 'json')), said);
}
writeFileSync(join(root, 'links', 'dice.png'), '');
const pages = new LinkPages(root, 'https://play.example/club');

afterAll(() => rmSync(root, { recursive: true }));

test('the page for a link finds its parts one folder further up, or two', () => {
  expect(pages.make('de', null, '../')).toBe(page('de').replace('./', '../'));
  expect(pages.make('de', null, '../../')).toBe(page('de').replace('./', '../../'));
});

test('its head says in the reader’s language whose table it is, and of which game', () => {
  const html = pages.make('de-AT, en;q=0.5', { game: 'dice', name: 'Ada' }, '../');
  expect(html).toContain('<meta property="og:title" content="Ada lädt dich ein: Würfel" />');
  expect(html).toContain('<meta property="og:image" content="https://play.example/club/links/dice.png" />');
  expect(pages.make('en', { game: 'dice', name: 'Ada' }, '../')).toContain('content="Ada: Dice"');
});

test('a name is a text, whatever it is made of', () => {
  const html = pages.make('en', { game: 'dice', name: '"><script>{game}$&' }, '../');
  expect(html).toContain('content="&#34;&#62;&#60;script&#62;{game}$&#38;: Dice"');
});

test('of a game or a person that is not known nothing is said', () => {
  expect(pages.make('en', { game: 'chess', name: 'Ada' }, '../')).not.toContain('og:');
  expect(pages.make('en', { game: 'dice', name: '' }, '../')).not.toContain('og:');
});
