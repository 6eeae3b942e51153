const KEY = 'sixfold-courses';

function load(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...(typeof kept === 'object' && kept) };
  } catch {
    return {};
  }
}

/** How many steps of a game's course were done on this device; of one that has become shorter, none. */
export function stepsDone(game: string, length: number): number {
  const done = Number(load()[game] ?? 0);
  return Number.isInteger(done) && done >= 0 && done <= length ? done : 0;
}

export function rememberSteps(game: string, done: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: done }));
  } catch {
    // Without storage a course begins anew after a reload.
  }
}
