import { signal, type ReadonlySignal } from '@preact/signals';
import { settings } from '../lib/settings.ts';
import type { Messages } from './messages.ts';
import { FILES, type Part } from './parts.ts';

export type { Messages };

/** What is said here: the words of every place, and of the games that were opened. */
const needed = new Set<Part>(['shared']);

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
  const wanted = [language, ...parts].join(' ');
  if (wanted === known) return;
  const texts = await Promise.all(parts.map((part) => read(language, part)));
  // Meanwhile somebody may have changed the language or opened a game.
  if (language !== settings.peek().language || parts.length !== needed.size) return speak();
  known = wanted;
  spoken.value = Object.assign({}, ...texts) as Messages;
}

async function read(language: string, part: Part): Promise<Partial<Messages>> {
  const [texts] = Object.values(await FILES[part][`./${language}.ts`]!());
  return texts!;
}

/** Learns to speak of a game, and of what it shares with others of its kind. */
export async function speakOf(...more: readonly Part[]): Promise<void> {
  if (more.every((part) => needed.has(part))) return await speak();
  // Only what can be read is needed: else a game that does not load would keep the page from changing its language.
  await Promise.all(more.map((part) => read(settings.peek().language, part)));
  for (const part of more) needed.add(part);
  await speak();
}
