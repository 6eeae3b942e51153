import { parseGame } from '@sixfold/engine';
import type { Request } from '@sixfold/protocol';

/**
 * What things cost, in tenths of a millisecond of the server's own time. Measured once with tables of usual length; what
 * matters is that nothing costs much more than is said here, so that what an address may spend is a share of the time.
 */
export const UNITS_PER_MS = 10;

/** Each message of a connection: to read it, and to refuse it. */
const MESSAGE = 1;
/** To read so many bytes of JSON costs one more: what has meaning is short, and what is long takes memory as well. */
const BYTES_PER_UNIT = 1024;

/** Taken before a message is read, whatever is in it. */
export const costOfBytes = (bytes: number): number => MESSAGE + Math.floor(bytes / BYTES_PER_UNIT);

/** Taken before the work, also if it comes to nothing. */
export const COSTS: { readonly [R in Request]: number } = {
  hello: 3,
  lobby: 5,
  mine: 15,
  open: 20,
  watch: 10,
  unwatch: 1,
  attend: 1,
  holidays: 5,
  // Each table of days is told of it.
  holiday: 60,
  say: 10,
  block: 10,
  blocked: 10,
  unblock: 10,
  sit: 6,
  knock: 6,
  admit: 6,
  pledge: 4,
  reveal: 6,
  fill: 6,
  clear: 6,
  move: 4,
  moves: 80,
  // Here it is not known of which game: the luck of the next is committed to, as when a table is opened.
  next: 100,
  offer: 4,
  agree: 4,
  resign: 6,
  give: 4,
  resume: 4,
  reopen: 6,
  close: 6,
  rematch: 120,
  look: 6,
  explain: 6,
  transcript: 10,
};

/** A record is played from its beginning: about 120 plies in so many bytes. */
const RECORD_PER_KIB = 50;

/** Bytes of the largest message with a record: 16 KiB of it, and what is agreed on. */
export const LARGEST_RECORD = 18 * 1024;

/** Before a game all its luck is committed to, leaf by leaf: so many of them cost one. */
const LEAVES_PER_UNIT = 10;

/** What opens a table: of which game, and whether with a record. */
interface CostOfOpening {
  readonly game: string;
  readonly hasRecord: boolean;
}

/** What to do what was asked costs, in a message of so many bytes. */
export const costOf = (request: Request, bytes: number, opening: CostOfOpening | null = null): number =>
  COSTS[request] + (opening ? costOfOpening(opening, bytes) : 0);

function costOfOpening({ game, hasRecord }: CostOfOpening, bytes: number): number {
  const read = parseGame(game);
  const leaves = read.ok ? read.value.card.luck.leaves : 0;
  return Math.round(leaves / LEAVES_PER_UNIT) + (hasRecord ? Math.ceil(bytes / 1024) * RECORD_PER_KIB : 0);
}

/** A ping with its pong, or a pong that nobody asked for. */
export const FRAME_COST = 1;
/** A request over HTTP: of a file, of what is under `/api`, and of a socket. */
export const PAGE_COST = 5;
/** To read whose table a link leads to. */
export const LINK_COST = 10;
export const API_COST = 6;
export const SOCKET_COST = 10;
