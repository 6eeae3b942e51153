/** The longest text that every place takes. */
export const LONGEST_SHARE = 280;

/** Each symbol by its colour and its shape, in canonical order: nobody needs the colour to read it. */
const SIGNS = ['🟥✹', '🟧⬢', '🟨☀', '🟩●', '🟦✶', '🟪○'] as const;

/** A sign for each fifth of par. What they say is how well it went, and nothing of the deal. */
export function drawPercent(percent: number): string {
  const filled = Math.max(0, Math.min(SIGNS.length, Math.round(percent / 20)));
  return SIGNS.map((sign, index) => (index < filled ? sign : '▫')).join('');
}

/** A sentence, a row of signs and a link: the first of the links with which it is not too long. */
export function makeShareText(sentence: string, percent: number | null, links: readonly string[]): string {
  const lines = [sentence, ...(percent === null ? [] : [drawPercent(percent)])];
  const texts = [...links.map((link) => [...lines, link]), lines, [sentence]].map((parts) => parts.join('\n'));
  return texts.find((text) => text.length <= LONGEST_SHARE) ?? sentence.slice(0, LONGEST_SHARE);
}
