/**
 * What the packages offer, as text in git, so that a change of it shows as a diff: docs/api/PACKAGE.api.md.
 *   node scripts/api/report.ts             fails where the reports are out of date, or an export has no comment
 *   node scripts/api/report.ts --write     writes them
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { buildPackages } from '../packages/build.ts';
import { distOf, entryPointsOf, folderOf, PACKAGES, root, type PackageName } from '../packages/packages.ts';

const reports = join(root, 'docs/api');
const reportFile = (name: PackageName): string => join(reports, `${name}.api.md`);

/** As users compile, but that packages find each other where they were built. */
const compilerOptions = {
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom'],
  types: [],
  strict: true,
  skipLibCheck: true,
  paths: Object.fromEntries(
    PACKAGES.flatMap(entryPointsOf).map(({ specifier, types }): [string, string[]] => [specifier, [types]]),
  ),
};

/** The report of a package: a section for each entry point. */
function makeReport(name: PackageName, folder: string): string {
  const entries = entryPointsOf(name);
  const main = configOf(name, join(distOf(name), 'index.d.ts'), folder);
  const compilerState = CompilerState.create(main, { additionalEntryPoints: entries.map(({ types }) => types) });
  const sections = entries.map(({ specifier, types }, index) => {
    const text = extract(configOf(name, types, join(folder, String(index))), compilerState);
    return `# ${specifier}\n\n${text.slice(text.indexOf('```ts'))}`;
  });
  return `<!-- Written by npm run make:api. -->\n\n${sections.join('\n')}`;
}

function configOf(name: PackageName, types: string, folder: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(distOf(name), 'package.json'),
    configObject: {
      projectFolder: folderOf(name),
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: 'report' },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
    },
  });
}

function extract(config: ExtractorConfig, compilerState: CompilerState): string {
  mkdirSync(config.reportFolder, { recursive: true });
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    // What it has to say is in the report.
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return readFileSync(config.reportFilePath, 'utf8');
}

function makeReports(): Map<PackageName, string> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-api-'));
  try {
    return new Map(PACKAGES.map((name) => [name, makeReport(name, join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Exports that no comment explains, as their report has them. */
const unexplained = (report: string): string[] => report.match(/(?<=\/\/ @public \(undocumented\)\n)export .*/g) ?? [];

/** What is wrong with a report. */
function faults([name, text]: readonly [PackageName, string]): string[] {
  const file = reportFile(name);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  return [
    ...(isCurrent ? [] : [`docs/api/${name}.api.md is out of date: npm run make:api`]),
    ...unexplained(text).map((line) => `packages/${name}: no comment says what this is: ${line}`),
  ];
}

buildPackages();
const made = [...makeReports()];
if (process.argv.includes('--write')) {
  mkdirSync(reports, { recursive: true });
  for (const [name, text] of made) writeFileSync(reportFile(name), text);
}
for (const fault of made.flatMap(faults)) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
