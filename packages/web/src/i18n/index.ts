import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../settings.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

export type { Messages };

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
};

const loaded = signal<Partial<Record<Language, Messages>>>({ en });

/** Loads a language; the page goes on in the one before until it is there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.value[language]) return;
  const messages = await LOADERS[language]();
  loaded.value = { ...loaded.value, [language]: messages };
}

/** The texts in the language that is set. Reading it in a component makes it follow the setting without a reload. */
export const messages: ReadonlySignal<Messages> = computed(() => loaded.value[settings.value.language] ?? en);
