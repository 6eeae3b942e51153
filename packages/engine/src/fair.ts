/** Luck that everybody at a table has a part in, and that anybody can check. */
export { fairSeed, pledgeOf, type FairDeal } from './fair/deal.ts';
export { FairGame, FairLuck } from './fair/game.ts';
export { isHonest, LuckCheck, type LuckVerdict, type ToldGame } from './fair/check.ts';
export { readFair, type FairClaims } from './fair/read.ts';
export { isHex32, type Digest } from './fair/hex.ts';
export { HIDDEN, leafOf } from './fair/places.ts';
export { LuckTree, rootFrom } from './fair/tree.ts';
export { makeFairRecord, type FairRecord, type FairStep } from './fair/record.ts';
export { Partner, playPart, takePart, type FairPart, type KeptNumbers } from './fair/partner.ts';
export type { FairInfo, OpenedLuck } from './fair/told.ts';
