/** What the page was asked to load, and when its styles are there; to begin with, what came with the page itself. */
const asked = new Map(
  Array.from(document.querySelectorAll('link'), ({ href }): [string, Promise<unknown>] => [href, Promise.resolve()]),
);

/** Asks for a file ahead of its use; styles are waited for. */
async function askFor(href: string): Promise<unknown> {
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return (
    isStyle &&
    new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    })
  );
}

/** Asks once; for what did not come, again. */
function once(href: string): Promise<unknown> {
  const coming =
    asked.get(href) ??
    askFor(href).catch((error: unknown) => {
      asked.delete(href);
      throw error;
    });
  asked.set(href, coming);
  return coming;
}

/**
 * What the build puts around each part that is loaded later: asks for all the files that it needs at once, and shows nothing
 * before its styles are there. What does not come is told to the page (app/pwa.ts).
 */
export async function withFiles<T>(load: () => Promise<T>, files: readonly string[] = [], from?: string): Promise<T> {
  try {
    await Promise.all(files.map((file) => once(new URL(file, from).href)));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
