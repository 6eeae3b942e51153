import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const DARK_TABLE = '#14161c';

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

/** How weights were made is for readers of the files. */
const cutWeights = (): Plugin => ({
  name: 'cut-weights',
  enforce: 'pre',
  transform: (code, id) =>
    /weights-\d+\.json$/.test(id) ? { code: code.replace(/"madeBy": .*\n/, ''), map: null } : null,
});

/** The page itself registers the service worker (src/app/pwa.ts), so that it decides when an update may be offered. */
const pwa = VitePWA({
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: './',
    name: 'Sixfold',
    short_name: 'Sixfold',
    description: 'Six symbols, one idea: your weakest colour is your score.',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    categories: ['games'],
    background_color: DARK_TABLE,
    theme_color: DARK_TABLE,
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,webmanifest}', 'icons/icon-192.png'],
    // Without this the first visit would not be offline until it is reloaded.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // The place in the page is in the fragment: there is one page, and no other path leads to it.
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    sourcemap: false,
  },
});

const CORE = { name: 'core', tags: ['$initial' as const], priority: 1 };
const FAMILY = { name: 'family', test: /engine\/src\/(contract|family)\// };

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
    modulePreload: { polyfill: false },
    // Pictures as files of their own: fewer bytes in what must run first.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every visit needs is one file, and so is what several games share: small ones compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [CORE, FAMILY] } } },
  },
  plugins: [cutWeights(), pwa, precompress()],
});
