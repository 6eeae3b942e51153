/** A field of a board, in axial coordinates; the middle is [0, 0]. */
export type At = [q: number, r: number];
