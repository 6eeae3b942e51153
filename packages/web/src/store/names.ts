const KEY = 'sixfold-names';
const MOST = 8;

/** The names of the people who played here, last used first; none where storage is refused. */
export function rememberedNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export const rememberNames = (names: readonly string[]): void =>
  keep([...new Set([...names, ...rememberedNames()])].filter((name) => name !== ''));

export const forgetName = (name: string): void => keep(rememberedNames().filter((one) => one !== name));

function keep(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names.slice(0, MOST)));
  } catch {
    // Then they are asked for again.
  }
}
