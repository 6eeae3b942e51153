import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A line of code in a file of an otherwise empty project. */
type Line = readonly [file: string, code: string];

const uses = (file: string, from: string): Line => [`packages/${file}`, `import { thing } from '${from}';\nthing();\n`];

const FORBIDDEN: readonly Line[] = [
  uses('engine/src/family/a.ts', '@sixfold/bots'),
  uses('engine/src/family/b.ts', 'node:fs'),
  uses('engine/src/family/c.ts', 'valibot'),
  uses('engine/src/games/dice/position.ts', '../board/position.ts'),
  uses('engine/src/games/dice/view.ts', '../games.ts'),
  uses('table/src/a.ts', '@sixfold/protocol'),
  uses('host/src/a.ts', 'node:crypto'),
  uses('bots/src/a.ts', '@sixfold/table'),
  uses('bots/src/games/dice/a.ts', '../stones/turn.ts'),
  uses('protocol/src/a.ts', '@sixfold/engine'),
  uses('protocol/src/b.ts', '@sixfold/server'),
  uses('server/src/a.ts', '@sixfold/cli'),
  uses('server/src/rooms/a.ts', '../doors/socket.ts'),
  uses('server/src/store/a.ts', '../rooms/room.ts'),
  uses('server/src/doors/a.ts', '../../../engine/src/index.ts'),
  uses('cli/src/commands/a.ts', '@sixfold/web'),
  uses('web/src/lib/a.ts', '../ui/page.tsx'),
  uses('web/src/ui/a.tsx', '../places/home/home.tsx'),
  uses('web/src/ui/b.tsx', '../session/session.ts'),
  uses('web/src/tiles/a.ts', '../games/board/board.ts'),
  uses('web/src/games/dice/a.tsx', '../../places/table/frame.tsx'),
  uses('web/src/games/dice/b.tsx', '../cards/cards.ts'),
  uses('web/src/games/board3d/scene/a.ts', '../../dice/dice.ts'),
  uses('web/src/games/board3d/scene/b.ts', '../../../store/store.ts'),
  uses('web/src/store/a.ts', '../i18n/index.ts'),
  uses('web/src/session/a.ts', '../places/home/home.tsx'),
  uses('web/src/places/home/a.tsx', '../../app/app.tsx'),
  uses('web/src/places/home/b.tsx', '@sixfold/server'),
  uses('web/src/app/a.tsx', 'node:path'),
  ['packages/engine/src/family/d.ts', 'export const luck = Math.random();\n'],
  ['packages/host/src/b.ts', 'export const now = Date.now();\n'],
];

const ALLOWED: readonly Line[] = [
  uses('engine/src/family/e.ts', '@noble/hashes/sha2.js'),
  uses('engine/src/games/dice/moves.ts', '../../contract/position.ts'),
  uses('engine/test/a.test.ts', '@sixfold/bots'),
  uses('table/src/b.ts', '@sixfold/engine/seeded'),
  uses('bots/src/games/dice/b.ts', '../../budget.ts'),
  ['packages/protocol/src/c.ts', "export type { View } from '@sixfold/engine';\n"],
  uses('server/src/doors/b.ts', '../rooms/visitor.ts'),
  uses('server/src/rooms/b.fixture.ts', '../doors/socket.ts'),
  uses('cli/src/commands/b.ts', '@sixfold/server/backup'),
  uses('web/src/games/board3d/scene/c.ts', '../look.ts'),
  uses('web/src/games/games.ts', './dice/index.ts'),
  uses('web/src/places/history/a.tsx', '../table/frame.tsx'),
];

const folder = mkdtempSync(join(tmpdir(), 'sixfold-boundaries-'));
let found: ReadonlySet<string>;

beforeAll(() => {
  const root = join(import.meta.dirname, '..');
  copyFileSync(join(root, '.oxlintrc.jsonc'), join(folder, '.oxlintrc.jsonc'));
  for (const [file, code] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted'));
  found = new Set(restricted.map(({ filename }) => filename));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  test.each(FORBIDDEN)('refuses in %s: %s', (file) => expect(found).toContain(file));

  test.each(ALLOWED)('lets stand in %s: %s', (file) => expect(found).not.toContain(file));
});
