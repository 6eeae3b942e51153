import { botHogging } from './cost/bot-hogging.ts';
import { reconnecting, silentConnections } from './cost/connections.ts';
import { crowd } from './cost/crowd.ts';
import { crowdedLobby, fullHouse } from './cost/full-house.ts';
import { lookFlood, mixedFlood } from './cost/look-flood.ts';
import { mineFlood } from './cost/mine-flood.ts';
import { nobody } from './cost/nobody.ts';
import { openRecords } from './cost/open-records.ts';
import { overTheLimit } from './cost/over-the-limit.ts';
import { pingFlood, pongFlood } from './cost/ping-flood.ts';
import { slowReaders } from './cost/slow-readers.ts';
import { unreadPongs } from './cost/unread-pongs.ts';
import { chosenDeal } from './fair-play/chosen-deal.ts';
import { otherRacks } from './fair-play/other-racks.ts';
import { replacedAtOnce } from './fair-play/replaced-at-once.ts';
import { swappedOffer } from './fair-play/swapped-offer.ts';
import type { Attack } from './ground/attack.ts';
import { clockAhead, clockBack } from './truth/clocks.ts';
import { foreignCommits } from './truth/foreign-commits.ts';
import { forgottenName } from './truth/forgotten-name.ts';
import { fullDisk } from './truth/full-disk.ts';
import { oddFolders } from './truth/odd-folders.ts';
import { removedDatabase } from './truth/removed-database.ts';
import { restoredSecret } from './truth/restored-secret.ts';
import { kills, leaks, properties, races } from './truth/scripts.ts';
import { foreignOrigins } from './wire/foreign-origins.ts';
import { forgedCookies } from './wire/forged-cookies.ts';
import { forwarded } from './wire/forwarded.ts';
import { identities } from './wire/identities.ts';
import { malformed } from './wire/malformed.ts';
import { oddNames } from './wire/odd-names.ts';
import { oneSeat } from './wire/one-seat.ts';
import { strangers } from './wire/strangers.ts';
import { traversal } from './wire/traversal.ts';

/** Every attack, in the order in which they are tried. */
export const ATTACKS: readonly Attack[] = [
  nobody,
  openRecords,
  pingFlood,
  pongFlood,
  unreadPongs,
  lookFlood,
  mixedFlood,
  mineFlood,
  overTheLimit,
  reconnecting,
  silentConnections,
  botHogging,
  slowReaders,
  crowd,
  crowdedLobby,
  fullHouse,
  otherRacks,
  chosenDeal,
  replacedAtOnce,
  swappedOffer,
  malformed,
  forgedCookies,
  identities,
  oddNames,
  traversal,
  foreignOrigins,
  forwarded,
  strangers,
  oneSeat,
  removedDatabase,
  fullDisk,
  clockAhead,
  clockBack,
  forgottenName,
  foreignCommits,
  oddFolders,
  restoredSecret,
  kills,
  races,
  properties,
  leaks,
];

export const findAttack = (name: string): Attack | undefined => ATTACKS.find((attack) => attack.name === name);
