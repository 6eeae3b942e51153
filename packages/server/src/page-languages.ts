import { readdirSync } from 'node:fs';

/** A language that a browser asks for, and how much it is wanted, from 0 to 1. */
interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** Reads a wish such as `de-AT;q=0.8`. A variety of a language is spoken to in the language. */
function readWish(text: string): Wish {
  const [tag = '', ...more] = text.split(';').map((part) => part.trim());
  const quality = more.find((part) => part.startsWith('q='));
  const language = tag.replace(/-.*/, '').toLowerCase();
  return { language, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
}

/** The languages that an `Accept-Language` asks for, the most wanted first. */
const wanted = (header: string): string[] =>
  header
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);

/** Tells which file is the page for an `Accept-Language`: the build leaves one a language. Looks into the folder once. */
export function pageChooser(root: string): (header: string | undefined) => string {
  const files = new Set(readdirSync(root));
  return (header = '') =>
    wanted(header)
      .map((language) => `index.${language}.html`)
      .find((page) => files.has(page)) ?? 'index.html';
}
