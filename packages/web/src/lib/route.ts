/** What the address of each place carries beside its name. */
const PARAMETERS = {
  /** A table of this device, to be set up; perhaps in one of the ways to play. */
  setup: ['game', 'mode'],
  table: ['id'],
  learn: ['game'],
  course: ['game'],
  /** Sheets of a game, or of one that is yet to be chosen. */
  print: ['game'],
  /** The phone as a piece of the printed game. */
  pieces: ['game'],
  /** A score board beside a printed game, to be set up. */
  scores: ['game'],
  /** What is over; or a part of it, such as what luck gave. */
  history: ['part'],
  /** The deals of a day, of today if it names none; or one of them, as somebody has played it. */
  daily: ['date', 'game', 'moves'],
  /** Puzzles: of all games, of one, or one of them by its id or by the date whose puzzle it is. */
  puzzles: ['game', 'id'],
  replay: ['id'],
  /** A finished game, taken apart: of this device, or one in the address; or what luck and skill are. */
  review: ['id', 'game'],
  /** A whole finished game in the address itself. */
  shared: ['game'],
  settings: [],
  /** A table for people who are elsewhere, to be set up. */
  friends: ['game'],
  lobby: [],
  /** A table as a picture for a whole room, with the invite if those who sit there opened it; and as one's hand. */
  tv: ['table', 'invite'],
  hand: ['table'],
  /** A table of this device, to be taken online. */
  take: ['id'],
  /** Who one is on another device. */
  recover: ['secret'],
} as const;

type Parameters = typeof PARAMETERS;

/** Where in the page a person is. The address carries it, so that reload, back and bookmarks work. */
export type Place =
  | { readonly at: 'home' }
  /** A table of the server: to gather, play or watch, perhaps by invitation. */
  | { readonly at: 'online'; readonly table: string; readonly invite?: string }
  | { [A in keyof Parameters]: { readonly at: A } & Readonly<Record<Parameters[A][number], string>> }[keyof Parameters];

/** The address of a place, from where the page lies. */
export function makePlace(place: Place): string {
  if (place.at === 'home') return '#/';
  if (place.at === 'online') return makeTablePlace(place);
  if (place.at === 'tv') return makeTablePlace(place, '/tv');
  const values = place as Readonly<Record<string, string>>;
  const path = PARAMETERS[place.at].map((key) => encodeURIComponent(values[key] ?? ''));
  return `#/${[place.at, ...path].join('/')}`;
}

/** The invite is behind the `#`, which no server is told. */
const makeTablePlace = ({ table, invite = '' }: { table: string; invite?: string }, look = ''): string =>
  `t/${encodeURIComponent(table)}${look}${invite && `#${encodeURIComponent(invite)}`}`;

const TABLE_PATH = /^t\/([\w-]+)(\/tv)?(?:\?[^#]*)?(?:#(.*))?$/s;

/** Anything unknown leads home. */
export function parsePlace(address: string): Place {
  const [, table, tv, invite = ''] = TABLE_PATH.exec(address) ?? [];
  if (table !== undefined && tv !== undefined) return { at: 'tv', table, invite: decode(invite) };
  if (table !== undefined) return tablePlace(table, decode(invite));
  const [at = '', ...path] = address.replace(/^[^#]*#?\/?/, '').split('/');
  // So they were before tables had paths.
  if (at === 'online' && path[0]) return tablePlace(decode(path[0]));
  if (at === 'join' && path[0] && path[1] && path[2]) return tablePlace(decode(path[0]), decode(path[2]));
  if (!Object.hasOwn(PARAMETERS, at)) return { at: 'home' };
  const keys = PARAMETERS[at as keyof Parameters];
  if (keys.some((key, index) => !path[index] && !mayMiss(at, key))) return { at: 'home' };
  return { at, ...Object.fromEntries(keys.map((key, index) => [key, decode(path[index] ?? '')])) } as Place;
}

/** A television may be opened by anybody; so it was addressed before it had a path. */
const mayMiss = (at: string, key: string): boolean =>
  /daily|history|pieces|print|puzzles|review|scores/.test(at) || /invite|mode/.test(key);

const tablePlace = (table: string, invite = ''): Place => ({
  at: 'online',
  table,
  ...(invite !== '' && { invite }),
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
