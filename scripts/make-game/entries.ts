import type { Names } from './names.ts';

/** A line that is added to a file that exists: after the last line that matches. */
export interface Addition {
  readonly after: RegExp;
  readonly line: string;
}

/** What the game's entry in each registry is, all six of them. `last` is the game that is last by now. */
export const entriesFor = ({ id, type }: Names, last: string): Readonly<Record<string, readonly Addition[]>> => ({
  'packages/engine/src/contract/ids.ts': [{ after: new RegExp(`'${last}'(?=\\] as const)`), line: `, '${id}'` }],
  'packages/engine/src/games/games.ts': [
    {
      after: /^import .* from '\.\/.*\/sheet\.ts';\n/gm,
      line:
        imports(id, id, 'index.ts') +
        imports(id, `parseSetup as setUp${type}`, 'setup.ts') +
        imports(id, `sheet as sheet${type}`, 'sheet.ts'),
    },
    { after: new RegExp(`${last}(?= \\} as const satisfies)`), line: `, ${id}` },
    { after: new RegExp(`^  ${last}: setUp.*\\n`, 'm'), line: `  ${id}: setUp${type},\n` },
    { after: new RegExp(`^  ${last}: sheet.*\\n`, 'm'), line: `  ${id}: sheet${type},\n` },
  ],
  'packages/engine/package.json': [
    { after: new RegExp(`^ *"\\./${last}": .*\\n`, 'm'), line: `    "./${id}": "./src/games/${id}/index.ts",\n` },
  ],
  'packages/bots/src/games/games.ts': [
    {
      after: new RegExp(`^  ${last}: .*/strategy\\.ts.*\\n`, 'm'),
      line: `  ${id}: () => import('./${id}/strategy.ts'),\n`,
    },
    {
      after: new RegExp(`^  ${last}: .*/instinct\\.ts.*\\n`, 'm'),
      line: `  ${id}: () => import('./${id}/instinct.ts'),\n`,
    },
  ],
  'packages/cli/src/games/games.ts': [
    {
      after: /^import .* from '\.\/.*\/words\.ts';\n/gm,
      line: imports(id, `draw as draw${type}`, 'draw.ts') + imports(id, `words as ${id}`, 'words.ts'),
    },
    {
      after: new RegExp(`^  ${last}: \\(\\) => .*\\n`, 'm'),
      line: `  ${id}: () => ({ ...${id}, draw: draw${type} }),\n`,
    },
  ],
  'packages/web/src/games/games.ts': [
    {
      after: /^import .* from '\.\/.*\/miniature\.tsx';\n/gm,
      line: imports(id, `Miniature as ${type}`, 'miniature.tsx'),
    },
    {
      after: new RegExp(`^  entry\\('${last}', .*\\n`, 'm'),
      line: `  entry('${id}', ${type}, () => import('./${id}/index.ts')),\n`,
    },
  ],
});

const imports = (id: string, what: string, file: string): string => `import { ${what} } from './${id}/${file}';\n`;

/** The text with the addition; fails where the file is not as it was when this was written. */
export function add(text: string, { after, line }: Addition, file: string): string {
  const places = after.global ? [...text.matchAll(after)] : [text.match(after)];
  const place = places.at(-1);
  if (!place) throw new Error(`${file} has nothing like ${after.source}`);
  const end = place.index! + place[0].length;
  return text.slice(0, end) + line + text.slice(end);
}
