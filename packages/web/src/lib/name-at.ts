/** Who sits on a seat, by name. */
export const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? '';
