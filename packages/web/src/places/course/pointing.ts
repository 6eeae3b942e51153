/** Where something is on the screen. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A ring, and an arrow that ends at it. */
export interface Pointing {
  readonly ring: Edges;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** How far the ring stands off what it is about, in pixels. */
const GAP = 4;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const middle = (low: number, high: number): number => (low + high) / 2;

/** Where a line from one interval to the other begins and ends: as straight as it can. */
function along(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  const [low, high] = [Math.max(from[0], to[0]), Math.min(from[1], to[1])];
  if (low < high) return [middle(low, high), middle(low, high)];
  return [within(middle(...to), ...from), within(middle(...from), ...to)];
}

/** An arrow is no longer than this, so that it crosses little on its way. */
const LONGEST = 64;

/** Where an arrow to this end begins, if it comes from there. */
function tail(x: number, y: number, toX: number, toY: number): [number, number] {
  const share = Math.min(1, LONGEST / Math.max(1, Math.hypot(x - toX, y - toY)));
  return [toX + (x - toX) * share, toY + (y - toY) * share];
}

/** From the side of the card to the ring around what it names. */
export function pointingAt(card: Edges, target: Edges): Pointing {
  const ring = {
    left: target.left - GAP,
    top: target.top - GAP,
    right: target.right + GAP,
    bottom: target.bottom + GAP,
  };
  const [x, toX] = along([card.left + 16, card.right - 16], [ring.left, ring.right]);
  const [y, toY] = along([card.top + 8, card.bottom - 8], [ring.top, ring.bottom]);
  return { ring, from: tail(x, y, toX, toY), to: [toX, toY] };
}
