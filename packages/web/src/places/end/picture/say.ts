import type { Messages } from '../../../i18n/messages.ts';
import type { ResultPicture } from './layout.ts';

/** What the picture shows, in words: for those who do not see it, and to be sent with it. */
export function sayPicture({ app, game, day, headline, rows }: ResultPicture, t: Pick<Messages, 'symbols'>): string {
  const lines = rows.map(({ name, rank, values }) => {
    const told = values.map(({ symbol, value }) => `${t.symbols.names[symbol] ?? ''} ${value}`).join(', ');
    return `${rows.length > 1 ? `${rank}. ` : ''}${name}: ${told}`;
  });
  return [`${[app, game, day].filter(Boolean).join(', ')}: ${headline}`, ...lines].join('\n');
}
