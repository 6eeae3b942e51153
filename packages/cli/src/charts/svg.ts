/** Text inside an SVG file. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Colours by what they are for; a dark page has its own. */
const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #33404d }
    .title { font-size: 16px; font-weight: 600 }
    .quiet { fill: #6b7885; font-size: 12px }
    .end { text-anchor: end }
    .middle { text-anchor: middle }
    .paper { fill: #ffffff }
    .grid { stroke: #dfe4ea }
    .mark { stroke: #9aa5b1; stroke-dasharray: 4 4 }
    .reach { stroke: #7fb2e5; stroke-width: 8; stroke-linecap: round }
    .dot { fill: #1667b7 }
    .first { fill: none; stroke: #1667b7; stroke-width: 2 }
    .second { fill: none; stroke: #c4620a; stroke-width: 2 }
    .first-word { fill: #1667b7 }
    .second-word { fill: #b05708 }
    @media (prefers-color-scheme: dark) {
      text { fill: #dde4eb }
      .quiet { fill: #9aa7b4 }
      .paper { fill: #12181f }
      .grid { stroke: #2a343f }
      .mark { stroke: #6b7885 }
      .reach { stroke: #2f5f8f }
      .dot { fill: #7cc0ff }
      .first { stroke: #7cc0ff }
      .second { stroke: #ffb05c }
      .first-word { fill: #7cc0ff }
      .second-word { fill: #ffb05c }
    }`;

/** A picture that reads well on light and dark pages. `alternative` says in words what it shows. */
export const drawing = (width: number, height: number, alternative: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `  <title>${escaped(alternative)}</title>`,
    `  <style>${STYLE}`,
    '  </style>',
    `  <rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    ...parts.map((part) => `  ${part}`),
    '</svg>',
    '',
  ].join('\n');

const at = (value: number): string => String(Math.round(value * 10) / 10);

export const words = (kind: string, x: number, y: number, text: string): string =>
  `<text class="${kind}" x="${at(x)}" y="${at(y)}">${escaped(text)}</text>`;

export const stroke = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

export const dot = (x: number, y: number): string => `<circle class="dot" cx="${at(x)}" cy="${at(y)}" r="6"/>`;

export const path = (kind: string, points: readonly (readonly [number, number])[]): string =>
  `<polyline class="${kind}" points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}"/>`;
