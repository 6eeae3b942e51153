/** What the address of each place carries beside its name. */
const PARAMETERS = {
  setup: ['game'],
  table: ['id'],
  learn: ['game'],
  history: [],
  replay: ['id'],
  /** A whole finished game in the address itself. */
  shared: ['game'],
  settings: [],
  /** A table for people who are elsewhere, to be set up. */
  friends: ['game'],
  lobby: [],
  /** A table of the server: to gather, play or watch. */
  online: ['table'],
  /** The same table as a picture for a whole room, with the invite if those who sit there opened it; and as one's hand. */
  tv: ['table', 'invite'],
  hand: ['table'],
  /** An invitation to a seat. */
  join: ['table', 'seat', 'invite'],
  /** A table of this device, to be taken online. */
  take: ['id'],
  /** Who one is on another device. */
  recover: ['secret'],
} as const;

type Parameters = typeof PARAMETERS;

/** Where in the page a person is. The address carries it, so that reload, back and bookmarks work. */
export type Place =
  | { readonly at: 'home' }
  | { [A in keyof Parameters]: { readonly at: A } & Readonly<Record<Parameters[A][number], string>> }[keyof Parameters];

export function makePlace(place: Place): string {
  if (place.at === 'home') return '#/';
  const values = place as Readonly<Record<string, string>>;
  const path = PARAMETERS[place.at].map((key) => encodeURIComponent(values[key] ?? ''));
  return `#/${[place.at, ...path].join('/')}`;
}

/** Anything unknown leads home. */
export function parsePlace(hash: string): Place {
  const [at = '', ...path] = hash.replace(/^#\/?/, '').split('/');
  if (!Object.hasOwn(PARAMETERS, at)) return { at: 'home' };
  const keys = PARAMETERS[at as keyof Parameters];
  if (keys.some((key, index) => !path[index] && !mayMiss(at, key))) return { at: 'home' };
  return { at, ...Object.fromEntries(keys.map((key, index) => [key, decode(path[index] ?? '')])) } as Place;
}

/** A television may be opened by anybody. */
const mayMiss = (at: string, key: string): boolean => at === 'tv' && key === 'invite';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
