/** Kept with the device: a copy of it has it, too. */
const keyOf = (name: string): string => `sixfold-pieces-${name}`;

/** Null where nothing is kept, or nothing that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(what));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Has somebody told when another tab keeps something else. */
export function onKept(name: string, tell: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === keyOf(name)) tell();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
