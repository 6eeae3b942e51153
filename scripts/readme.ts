import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../README.md');

/** Replaces the figures of a section of README. */
export function fillReadme(section: string, figures: string): void {
  const text = readFileSync(readme, 'utf8');
  const pattern = new RegExp(`(<!-- figures: ${section} -->\n)[^]*?(<!-- end of figures -->)`);
  if (!pattern.test(text)) throw new Error(`README has no place for ${section}`);
  writeFileSync(
    readme,
    text.replace(pattern, (_, start: string, end: string) => `${start}${figures}\n${end}`),
  );
}
