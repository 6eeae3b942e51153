/** What is to be done when this process ends; nothing of it can be waited for. */
const ends = new Set<() => void>();

/** Has something end with this process, in whatever order that does; returns how to call it off. */
export function endWithUs(end: () => void): () => void {
  if (ends.size === 0) process.once('exit', endAll);
  ends.add(end);
  return () => {
    ends.delete(end);
    if (ends.size === 0) process.off('exit', endAll);
  };
}

function endAll(): void {
  for (const end of ends) end();
}

/** As shells say that something was stopped by hand. */
const STOPPED = 130;

/** Has a script that is stopped by hand end in order, and with it the servers and databases that it has started. */
export function endByHand(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(STOPPED));
}
