import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isCallExpression, isStringLiteral } from 'typescript/unstable/ast/is';
import { afterAll, describe, expect, test } from 'vitest';
import { readUnits, type Unit } from './house/source.ts';

/** A line of code in a file of an otherwise empty project. */
type Line = readonly [file: string, code: string];

const uses = (file: string, from: string): Line => [`packages/${file}`, `import { thing } from '${from}';\nthing();\n`];

const FORBIDDEN: readonly Line[] = [
  uses('engine/src/family/a.ts', '@sixfold/bots'),
  uses('engine/src/family/b.ts', 'node:fs'),
  uses('engine/src/family/c.ts', 'valibot'),
  uses('engine/src/contract/a.ts', '../family/racks.ts'),
  uses('engine/src/family/f.ts', '../games/games.ts'),
  uses('engine/src/games/dice/position.ts', '../board/position.ts'),
  uses('engine/src/games/dice/view.ts', '../games.ts'),
  uses('host/src/a.ts', '@sixfold/server'),
  uses('host/src/e.ts', '@sixfold/bots'),
  uses('host/src/decide/a.ts', '../hosting/host.ts'),
  uses('host/src/series/a.ts', '../decide/decide.ts'),
  uses('protocol/src/a.ts', '@sixfold/host'),
  uses('host/src/a.ts', 'node:crypto'),
  uses('bots/src/a.ts', '@sixfold/protocol'),
  uses('bots/src/games/dice/a.ts', '../stones/turn.ts'),
  uses('bots/src/contract/a.ts', '../family/network.ts'),
  uses('bots/src/family/a.ts', '../games/games.ts'),
  uses('bots/src/training/a.ts', '../tiles/glance.ts'),
  uses('bots/src/tiles/a.ts', '../games/board/evaluate.ts'),
  uses('review/src/a.ts', '@sixfold/host'),
  uses('review/src/b.ts', 'node:fs'),
  uses('review/src/review/a.ts', '../games/games.ts'),
  uses('review/src/games/dice/a.ts', '../stones/evaluation.ts'),
  uses('bots/src/b.ts', '@sixfold/review'),
  uses('host/src/f.ts', '@sixfold/review'),
  uses('protocol/src/a.ts', '@sixfold/engine'),
  uses('protocol/src/b.ts', '@sixfold/server'),
  uses('server/src/a.ts', '@sixfold/cli'),
  uses('server/src/tables/a.ts', '../doors/socket.ts'),
  uses('server/src/store/a.ts', '../tables/service.ts'),
  uses('server/src/metrics/a.ts', '../doors/connections.ts'),
  uses('server/src/doors/a.ts', '../../../engine/src/index.ts'),
  uses('cli/src/commands/a.ts', '@sixfold/web'),
  uses('cli/src/play/a.ts', '../commands/arena.ts'),
  uses('cli/src/terminal/a.ts', '../jobs/crew.ts'),
  uses('cli/src/games/dice/a.ts', '../cards/draw.ts'),
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
  uses('web/src/places/puzzles/a.tsx', '@sixfold/review'),
  uses('web/src/games/dice/c.tsx', '@sixfold/review/puzzles'),
  uses('web/src/app/a.tsx', 'node:path'),
  uses('web/src/session/b.ts', '@sixfold/review'),
  uses('web/src/store/b.ts', '@sixfold/review'),
  uses('web/src/places/review/a.tsx', '@sixfold/review'),
  ['packages/engine/src/family/d.ts', 'export const luck = Math.random();\n'],
  ['packages/host/src/b.ts', 'export const now = Date.now();\n'],
];

const ALLOWED: readonly Line[] = [
  uses('engine/src/games/dice/moves.ts', '../../contract/position.ts'),
  uses('engine/src/family/g.ts', '../contract/chance.ts'),
  uses('engine/src/luck/b.ts', '../contract/chance.ts'),
  uses('engine/src/record/a.ts', '../games/games.ts'),
  uses('engine/src/contract/a.test.ts', '../games/games.ts'),
  uses('host/src/c.ts', '@sixfold/engine/seeded'),
  uses('host/src/d.ts', '@sixfold/protocol'),
  uses('bots/src/games/dice/b.ts', '../../contract/bot.ts'),
  uses('bots/src/tiles/b.ts', '../family/contest.ts'),
  uses('review/src/games/dice/b.ts', '@sixfold/bots/dice'),
  ['packages/protocol/src/c.ts', "export type { View } from '@sixfold/engine';\n"],
  uses('server/src/doors/b.ts', '../tables/visitor.ts'),
  uses('server/src/tables/b.fixture.ts', '../doors/socket.ts'),
  uses('cli/src/commands/b.ts', '@sixfold/server/backup'),
  uses('cli/src/commands/c.ts', '../arena/match.ts'),
  uses('cli/src/games/dice/b.ts', '../../terminal/paint.ts'),
  uses('web/src/games/board3d/scene/c.ts', '../look.ts'),
  uses('web/src/games/games.ts', './dice/index.ts'),
  uses('web/src/places/history/a.tsx', '../table/frame.tsx'),
  uses('web/src/places/puzzles/b.tsx', '@sixfold/review/puzzles'),
  uses('web/src/thinking/a.ts', '@sixfold/review'),
  ['packages/web/src/store/c.ts', "export type { Review } from '@sixfold/review';\n"],
];

const root = join(import.meta.dirname, '..');
const config = join(root, '.oxlintrc.jsonc');
const folder = mkdtempSync(join(tmpdir(), 'sixfold-boundaries-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a project with these lines in which the linter finds something that may not be used there. */
function refused(project: string, lines: readonly Line[]): ReadonlySet<string> {
  const cwd = join(folder, project);
  for (const [file, code] of lines) {
    mkdirSync(join(cwd, dirname(file)), { recursive: true });
    writeFileSync(join(cwd, file), code);
  }
  copyFileSync(config, join(cwd, '.oxlintrc.jsonc'));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], { cwd, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted'));
  return new Set(restricted.map(({ filename }) => filename));
}

/** What a file loads while it runs, as if it were imported at once. */
function laterImports({ path, tree }: Unit): Line[] {
  const later = tree.imports.filter((node) => isStringLiteral(node)).filter(({ parent }) => isCallExpression(parent));
  return later.length === 0 ? [] : [[path, later.map(({ text }) => `import '${text}';\n`).join('')]];
}

describe('the linter', () => {
  const found = refused('imagined', [...FORBIDDEN, ...ALLOWED]);

  test.each(FORBIDDEN)('refuses in %s: %s', (file) => expect(found).toContain(file));

  test.each(ALLOWED)('lets stand in %s: %s', (file) => expect(found).not.toContain(file));

  test('would refuse nothing that is loaded later, which it does not look at', () => {
    const later = readUnits().flatMap(laterImports);
    expect(later.length).toBeGreaterThan(10);
    expect([...refused('later', later)]).toEqual([]);
  });

  test('is given no expression with a look-ahead: it would leave out the whole entry without a word', () => {
    expect(readFileSync(config, 'utf8')).not.toMatch(/\(\?[=!<]/);
  });
});
