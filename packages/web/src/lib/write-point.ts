/** A point as outlines have it, to a tenth of their units. */
export const writePoint = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;
