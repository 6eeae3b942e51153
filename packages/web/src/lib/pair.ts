/** The two letters of a tile or a card. */
export const halvesOf = ([first = '', second = '']: string): [string, string] => [first, second];

/** Both of a pair made into something else; an array's own `map` forgets that there are two. */
export const mapPair = <T, U>([first, second]: readonly [T, T], make: (one: T) => U): [U, U] => [
  make(first),
  make(second),
];
