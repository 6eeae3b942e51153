/**
 * Makes a new game: small, complete, and passing every test, to be turned into another one file by file. Adds its
 * folders, and a line or two in each registry (docs/add-a-game.md).
 *   npm run make:game -- ID
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '../packages/engine/src/index.ts';
import { LANGUAGE_IDS } from '../packages/web/src/lib/languages.ts';
import { add, entriesFor } from './make-game/entries.ts';
import { fillIn, nameGame, type Names } from './make-game/names.ts';

const root = join(import.meta.dirname, '..');
const template = join(import.meta.dirname, 'make-game/template');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

/** What the page's messages are called: a game's are among them. */
async function sections(): Promise<string[]> {
  const folder = join(root, 'packages/web/src/i18n/en');
  const modules = readdirSync(folder).map((name) => import(join(folder, name)) as Promise<object>);
  return (await Promise.all(modules)).flatMap((module) => Object.keys(module));
}

/** In a language that the template does not speak, the English text for somebody to translate. */
function untranslated(name: string, text: string, language: string): [string, string] {
  const plain = text.replace(/^import.*\n/, "import type { Messages } from '../../i18n/messages.ts';\n");
  const typed = plain
    .replace(/\ndeclare module[\s\S]*$/, '')
    .replaceAll(/^(export const (\w+)) = /gm, "$1: Messages['$2'] = ");
  return [name.replace('.en.', `.${language}.`), name.includes('title.') ? text : typed];
}

/** The template's files by their paths, with those of every language. */
function templateFiles(): Map<string, string> {
  const files = new Map(filesIn(template).map((name) => [name, readFileSync(join(template, name), 'utf8')]));
  for (const [name, text] of [...files].filter(([path]) => path.includes('.en.')))
    for (const language of LANGUAGE_IDS) {
      const [path, words] = untranslated(name, text, language);
      if (!files.has(path)) files.set(path, words);
    }
  return files;
}

function write(path: string, text: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return path;
}

const makeFolders = (names: Names): string[] =>
  [...templateFiles()].map(([name, text]) => write(fillIn(name.replace(/\.txt$/, ''), names), fillIn(text, names)));

function register(names: Names): string[] {
  return Object.entries(entriesFor(names, GAME_IDS.at(-1)!)).map(([file, additions]) =>
    write(
      file,
      additions.reduce((text, addition) => add(text, addition, file), readFileSync(join(root, file), 'utf8')),
    ),
  );
}

const run = (...command: string[]): void => {
  execFileSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
};

const names = nameGame(process.argv[2] ?? '', [...GAME_IDS, ...(await sections())]);
const made = makeFolders(names);
const changed = register(names);
run('node_modules/oxfmt/bin/oxfmt', ...[...made, ...changed].filter((name) => !name.endsWith('.md')));
run('scripts/golden.ts', names.id);
console.log(
  `${made.length} files made, and these changed:\n  ${changed.join('\n  ')}\nNow: npm run make:api && npm test`,
);
