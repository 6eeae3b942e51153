/** Luck that everybody at a table has a part in, and that anybody can check. */
export { fairSeed, pledgeOf, type FairDeal } from './fair/deal.ts';
export { isHex32 } from './fair/hex.ts';
export { HIDDEN, leafOf } from './fair/places.ts';
export { LuckTree, rootFrom } from './fair/tree.ts';
