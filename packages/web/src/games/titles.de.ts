import type { Title } from '../i18n/messages.ts';

/** By their paths. */
export const titles = import.meta.glob<Title>('./*/title.de.ts', { eager: true, import: 'title' });
