/** Where in the page a person is. The address carries it, so that reload, back and bookmarks work. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'history' }
  | { readonly at: 'replay'; readonly id: string }
  /** A whole finished game in the address itself. */
  | { readonly at: 'shared'; readonly game: string }
  | { readonly at: 'settings' };

const PARAMETER = { setup: 'game', table: 'id', learn: 'game', replay: 'id', shared: 'game' } as const;

export function makePlace(place: Place): string {
  if (place.at === 'home') return '#/';
  const key = (PARAMETER as Record<string, string>)[place.at];
  const value =
    key === undefined ? '' : `/${encodeURIComponent((place as unknown as Record<string, string>)[key] ?? '')}`;
  return `#/${place.at}${value}`;
}

/** Anything unknown leads home. */
export function parsePlace(hash: string): Place {
  const [at = '', value = ''] = hash.replace(/^#\/?/, '').split('/');
  if (at === 'history' || at === 'settings') return { at };
  const key = Object.hasOwn(PARAMETER, at) ? PARAMETER[at as keyof typeof PARAMETER] : undefined;
  if (key === undefined || value === '') return { at: 'home' };
  return { at, [key]: decode(value) } as Place;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
