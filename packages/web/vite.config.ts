import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAME_IDS } from '@sixfold/engine';
import { build as buildAlone, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { makeManifest, manifestFile, type PagePicture } from './src/app/manifest.ts';
import type { Messages, Title } from './src/i18n/messages.ts';
import { LANGUAGE_IDS, type Language } from './src/lib/languages.ts';

/** Leaves a compressed file beside each text, for the server to send as it is. Runs last, when all files are there. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

function compressAll(folder: string): void {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|svg|webmanifest)$/.test(name),
  );
  for (const name of texts) {
    const file = join(folder, name);
    const content = readFileSync(file);
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: hint }));
  }
}

/** What stands in braces in `index.html`, in a language. */
async function headIn(language: Language): Promise<Record<string, string>> {
  const { app, errors }: Pick<Messages, 'app' | 'errors'> = await wordsIn(language, 'shared');
  const { head }: Pick<Messages, 'head'> = await wordsIn(language, 'aside');
  return { language, title: app.name, ...head, failed: `${app.name}: ${errors.load}` };
}

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page with its head in a language; a name in braces that is not known fails. */
async function pageIn(language: Language, html: string): Promise<string> {
  const head = new Map(Object.entries(await headIn(language)));
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = head.get(name);
    if (text === undefined) throw new Error(`index.html asks for ${name}`);
    return escape(text);
  });
}

const withManifest = (language: Language, html: string): string =>
  html.replace('</head>', `  <link rel="manifest" href="./${manifestFile(language)}" />\n  </head>`);

const builtPage = async (language: Language, html: string): Promise<string> =>
  withManifest(language, await pageIn(language, html));

/** Leaves the page in each language, for the server to choose from, and in English for other hosts. */
const speakInHead = (): Plugin => ({
  name: 'speak-in-head',
  transformIndexHtml: (html, { server }) => (server ? pageIn('en', html) : html),
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page has no index.html');
      const html = String(page.source);
      page.source = await builtPage('en', html);
      for (const language of LANGUAGE_IDS) {
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: await builtPage(language, html) });
      }
    },
  },
});

const PUSH = 'push.js';

/** Leaves what the service worker does with messages as a script that it can read: on its own, and no module. */
const buildPush = (): Plugin => ({
  name: 'build-push',
  apply: 'build',
  async generateBundle() {
    const entry = join(import.meta.dirname, 'src/push/worker.ts');
    const lib = { entry, formats: ['iife' as const], name: 'push' };
    const built = await buildAlone({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: { write: false, lib },
    });
    for (const { output } of [built].flat().filter((one) => 'output' in one)) {
      this.emitFile({ type: 'asset', fileName: PUSH, source: output[0].code });
    }
  },
});

const wordsIn = async (language: Language, part: string): Promise<Messages> =>
  import(pathToFileURL(join(import.meta.dirname, 'src/i18n', language, `${part}.ts`)).href);

async function titlesIn(language: Language): Promise<Messages['games']> {
  const named = GAME_IDS.map(async (id) => {
    const file = join(import.meta.dirname, 'src/games', id, `title.${language}.ts`);
    const { title }: { title: Title } = await import(pathToFileURL(file).href);
    return [id, title] as const;
  });
  return Object.fromEntries(await Promise.all(named)) as Messages['games'];
}

/** How to say whose table a link leads to, and what the games are called. The server fills in the names. */
async function linkWordsIn(language: Language): Promise<object> {
  const [{ online }, { head }] = [await wordsIn(language, 'online'), await wordsIn(language, 'aside')];
  const titles = Object.entries(await titlesIn(language));
  const games = Object.fromEntries(titles.map(([id, { name }]) => [id, name]));
  return { invites: online.invites('{name}', '{game}'), description: head.description, games };
}

/** Leaves what the server puts into the head of links to tables: words in each language, a picture a game. */
const linkPreviews = (): Plugin => ({
  name: 'link-previews',
  async generateBundle() {
    for (const [suffix, language] of [
      ['', 'en' as const] as const,
      ...LANGUAGE_IDS.map((id) => [`.${id}`, id] as const),
    ]) {
      const source = JSON.stringify(await linkWordsIn(language));
      this.emitFile({ type: 'asset', fileName: `links/index${suffix}.json`, source });
    }
    for (const { file, source } of pictures()) this.emitFile({ type: 'asset', fileName: file, source });
  },
});

/** Every game as it is played on a large and on a small screen, where there are pictures of it. */
const pictures = (): (PagePicture & { readonly source: Buffer })[] =>
  GAME_IDS.flatMap((game) => [
    ...pictureOf(`${game}-wide-dark`, { file: `links/${game}.png`, game, form: 'wide' }),
    ...pictureOf(`${game}-phone-dark`, { file: `links/${game}-phone.png`, game, form: 'narrow' }),
  ]);

type Depicted = Pick<PagePicture, 'file' | 'game' | 'form'>;

/** The size of a PNG stands in its head. */
function pictureOf(name: string, shown: Depicted): (PagePicture & { readonly source: Buffer })[] {
  const path = join(import.meta.dirname, `../../docs/pictures/${name}.png`);
  if (!existsSync(path)) return [];
  const source = readFileSync(path);
  return [{ ...shown, width: source.readUInt32BE(16), height: source.readUInt32BE(20), source }];
}

/** Leaves what systems that install the page are told of it, in each language. */
const manifests = (): Plugin => ({
  name: 'manifests',
  apply: 'build',
  async generateBundle() {
    for (const language of LANGUAGE_IDS) {
      const parts = await Promise.all(
        ['shared', 'aside', 'history', 'statistics'].map((part) => wordsIn(language, part)),
      );
      const words = Object.assign({ games: await titlesIn(language) }, ...parts) as Messages;
      const source = JSON.stringify(makeManifest(language, words, pictures()));
      this.emitFile({ type: 'asset', fileName: manifestFile(language), source });
    }
  },
});

/** How weights were made is for readers of the files. */
const cutWeights = (): Plugin => ({
  name: 'cut-weights',
  enforce: 'pre',
  transform: (code, id) =>
    /weights-\d+\.json$/.test(id) ? { code: code.replace(/"madeBy": .*\n/, ''), map: null } : null,
});

const WITH_FILES = join(import.meta.dirname, 'src/lib/with-files.ts');

/** Loads parts with a helper of our own in the place of Vite's, which is for more browsers than the page, and twice as long. */
const ownPreload = (): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { withFiles as __vitePreload } from '${WITH_FILES}'` : null,
});

/** These two run in the service worker, as their text: they can use nothing from here. */
const isTableLink = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' && /\/t\/[\w-]+(\/tv)?$/.test(url.pathname);

/** The page that was kept, one folder further down than it lies, or two. */
const pageForLink = async ({ request }: { request: Request }): Promise<Response> => {
  const up = new URL(request.url).pathname.endsWith('/tv') ? '../../' : '../';
  const kept = await caches.match(new URL(`${up}index.html`, request.url), { ignoreSearch: true });
  if (!kept) return fetch(request);
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response((await kept.text()).replaceAll('"./', `"${up}`), { headers });
};

/** The page itself registers the service worker (src/app/pwa.ts), so that it decides when an update may be offered. */
const pwa = VitePWA({
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  // One a language, made below.
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,webmanifest}', 'icons/icon-192.png'],
    // The server gives the page itself in the reader's language.
    globIgnores: ['index.*.html', PUSH],
    importScripts: [PUSH],
    // Without this the first visit would not be offline until it is reloaded.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // The place in the page is in the fragment: there is one page, and no other path leads to it but those of tables.
    navigateFallback: null,
    runtimeCaching: [{ urlPattern: isTableLink, handler: pageForLink }],
    ignoreURLParametersMatching: [/./],
    sourcemap: false,
  },
});

/** Seven characters, the fewest that the build takes, tell two versions of a file apart; a hundred of these names are in what must run first. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

const CORE = { name: 'core', tags: ['$initial' as const], priority: 1 };
const FAMILY = { name: 'family', test: /engine\/src\/(contract|family)\/|web\/src\/ui\/play\/move\.ts$/ };
/** What games of tiles on a board share, without what only lessons, prints and stacks show. */
const TILES = {
  name: 'tiles',
  test: /web\/src\/tiles\/(?!lessons|print|pieces|stacks|heights|on-wish|speak|ear|fit|scores)/,
};
/** A game's rules are one file, and so is its part of the page, without what only lessons, prints, counting and the scene show. */
const GAMES = {
  name: (id: string) => {
    const [, room, game] =
      /(engine|web)\/src\/games\/(\w+)\/(?!lessons|course|print|pieces|counting\/|ear|messages|teaching|title|miniature|scene)/.exec(
        id,
      ) ?? [];
    return game === undefined ? null : `${room === 'engine' ? 'rules' : 'game'}-${game}`;
  },
};

/** What several places bring that come later; and what is needed to look at a finished game again. One file each: a file is a way there and back. */
const AIDS = {
  name: 'aids',
  test: /web\/src\/(ui\/(more-icons|copy|save-file|sure)|lib\/calendar|i18n\/game-name)\.tsx?$/,
};
const OVER = {
  name: 'over',
  test: /web\/src\/(store\/(script|replay|history|reviews)|thinking\/review-basis|places\/(history\/(player|highlights|controls)|table\/share-buttons|ear\/tell))\.tsx?$/,
};

/** A game is to be there at once; for every other place the names of its files would cost more than they save. */
const preloads = (file: string, needed: string[]): string[] =>
  GAME_IDS.some((id) => file.includes(`/${id}-`)) ? needed : needed.filter((one) => one.endsWith('.css'));

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page can be hosted in a folder of a larger site.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [cutWeights()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Browsers of this year and the one before.
    target: ['chrome130', 'firefox132', 'safari18'],
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    // Pictures as files of their own: fewer bytes in what must run first.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every visit needs is one file, and so is what several games share: small ones compress worse.
    rolldownOptions: {
      output: { ...NAMES, codeSplitting: { groups: [CORE, FAMILY, TILES, GAMES, AIDS, OVER] } },
    },
  },
  plugins: [speakInHead(), linkPreviews(), manifests(), cutWeights(), buildPush(), ownPreload(), pwa, precompress()],
});
