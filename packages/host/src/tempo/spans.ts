/** From a moment until another, which is no part of it; in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** How much of some spans lies within another; they must not overlap each other. */
export const overlap = (spans: readonly Span[], { from, until }: Span): number =>
  spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, from)), 0);

/** The same time as spans in order that neither touch nor overlap. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = [];
  for (const span of spans.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)) {
    const last = tidy.at(-1);
    if (last && span.from <= last.until) tidy.splice(-1, 1, { ...last, until: Math.max(last.until, span.until) });
    else tidy.push(span);
  }
  return tidy;
}
