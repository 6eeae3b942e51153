/** Fails if the page has a message that it never says. Whether one is missing, the type checker tells. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../packages/web/src/i18n/en.ts';

const source = join(import.meta.dirname, '../packages/web/src');

/** A message's way from the root: `['home', 'play']`. Lists and functions are messages as a whole. */
function* messagesIn(node: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return yield path;
  for (const [key, value] of Object.entries(node)) yield* messagesIn(value, [...path, key]);
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !/^i18n[\\/]/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));

const inSomeFile = (test: (text: string) => boolean): boolean => files.some(test);

/** The names under which a file knows a group of messages: its own, and those given by `const t = ….group;` and the like. */
function aliasesIn(text: string, group: string): string[] {
  const given = [`const (\\w+) = [\\w.]*\\b${group};`, `\\{ ${group}: (\\w+) \\}`, `(\\w+): Messages\\['${group}'\\]`];
  const found = given.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))]);
  return [group, ...found.map(([, name]) => name as string)];
}

/** Whether a file says `group.key`, takes `{ key }` out of the group, or has the key's name and says `group[name]`. */
const says =
  (group: string, key: string) =>
  (text: string): boolean =>
    aliasesIn(text, group).some(
      (name) =>
        [
          `\\b${name}\\??\\.${key}\\b`,
          `\\b${name}: \\{[^{}]*\\b${key}\\b`,
          `\\{[^{}]*\\b${key}\\b[^{}]*\\} = [\\w.]*\\b${name}\\b`,
        ].some((pattern) => new RegExp(pattern).test(text)) ||
        (text.includes(`${name}[`) &&
          [...text.matchAll(/'(\w+)'/g)].some(([, literal]) => key.startsWith(literal as string))),
    );

/** Whether a file chooses from the group as it runs, or hands it on whole. Sections have names that others have too. */
const choosesFrom =
  (group: string, isSection: boolean) =>
  (text: string): boolean =>
    (isSection
      ? new RegExp(`\\b(?:t|messages|messages\\.value)\\.${group}\\[`)
      : new RegExp(`\\b${group}\\??\\.?\\[|\\.${group}[,)]`)
    ).test(text);

/** A message is said if it is named with its group, or if one of its groups is chosen from as the page runs. */
function isSaid(path: readonly string[]): boolean {
  const isChosen = path.slice(0, -1).some((group, depth) => inSomeFile(choosesFrom(group, depth === 0)));
  const [group, key] = path.slice(-2) as [string, string];
  return isChosen || inSomeFile(says(group, key));
}

const unsaid = [...messagesIn(en)].filter((path) => !isSaid(path)).map((path) => path.join('.'));
for (const message of unsaid) console.log(`FAIL ${message} is never said`);
if (unsaid.length === 0) console.log(`ok   all ${[...messagesIn(en)].length} messages are said`);
process.exitCode = unsaid.length === 0 ? 0 : 1;
