import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Kartenspiel', summary: 'Spiele Karten, deren Farben schon offen ausliegen.' };
