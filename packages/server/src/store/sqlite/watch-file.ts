import { statSync } from 'node:fs';

/**
 * Says, from now on, what is wrong where a file is not any more the one that it is now. What is written into a file
 * that was removed is gone with the process.
 */
export function watchFile(file: string): () => string | null {
  const now = identityOf(file);
  return () =>
    identityOf(file) === now
      ? null
      : `${file} was removed or replaced while the server ran: nothing is stored any more; put it back or start again`;
}

/** Null for a file that is not there. */
function identityOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.dev} ${stat.ino}` : null;
}
