import { signal, type ReadonlySignal } from '@preact/signals';
import { settings } from '../lib/settings.ts';
import type { Messages } from './messages.ts';
import type { MessagePart } from './parts.ts';

export type { Messages };

/** What is said here: the words of the places and games that were opened. */
const needed = new Set<MessagePart>();

// Nothing is shown before the first language is there.
const spoken = signal({} as Messages);
/** Which texts these are: while they stay the same, nothing need be drawn anew. */
let known = '';

/** The texts in the language that is set. Reading it in a component makes it follow the setting without a reload. */
export const messages: ReadonlySignal<Messages> = spoken;

/** Speaks the language that is set as soon as all that is needed of it is there; until then the one before. */
export async function speak(): Promise<void> {
  const { language } = settings.value;
  const parts = [...needed];
  const wanted = `${language} ${parts.length}`;
  if (wanted === known) return;
  const texts = await Promise.all(parts.map((part) => part(language)));
  // Meanwhile somebody may have changed the language or opened a game.
  if (language !== settings.peek().language || parts.length !== needed.size) return speak();
  known = wanted;
  spoken.value = Object.assign({}, ...texts) as Messages;
}

/** Learns to speak of a place or game. */
export async function speakOf(...more: readonly MessagePart[]): Promise<void> {
  if (more.every((part) => needed.has(part))) return await speak();
  // Only what can be read is needed: else a game that does not load would keep the page from changing its language.
  await Promise.all(more.map((part) => part(settings.peek().language)));
  for (const part of more) needed.add(part);
  await speak();
}
