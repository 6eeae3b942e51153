import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces the figures of a section of a document; its path is from the root of the project. */
export function fillFigures(document: string, section: string, figures: string): void {
  const file = join(import.meta.dirname, '..', document);
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`(<!-- figures: ${section} -->\n)[^]*?(<!-- end of figures -->)`);
  if (!pattern.test(text)) throw new Error(`${document} has no place for ${section}`);
  writeFileSync(
    file,
    text.replace(pattern, (_, start: string, end: string) => `${start}${figures}\n${end}`),
  );
}
