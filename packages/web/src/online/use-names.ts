import type { TableInfo } from '@sixfold/protocol';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { contentOf } from '../lib/content.ts';
import { saySeats } from './say.ts';

/** What the seats of a server's table are called in sentences, and at the table, where one's own is marked. */
export function useNames({ seats, you, terms }: TableInfo): { readonly names: string[]; readonly labels: string[] } {
  const t = messages.value;
  const called = seats.map(({ kind, name, bot, isProgram = false }, seat) => ({
    // At a real table somebody sits also where nobody has come by the page.
    ...(kind === 'open' && terms.isPrinted
      ? { kind: 'person' as const, name: name || t.seats.personName(seat + 1) }
      : { kind, name }),
    isProgram,
    ...(bot && { bot }),
  }));
  return useMemo(() => {
    const names = saySeats(called, t);
    return { names, labels: names.map((name, seat) => (seat === you ? t.online.yours(name) : name)) };
  }, [contentOf(called), you, t]);
}
