/** Both of a pair made into something else; an array's own `map` forgets that there are two. */
export const mapPair = <T, U>([first, second]: readonly [T, T], make: (one: T) => U): [U, U] => [
  make(first),
  make(second),
];
