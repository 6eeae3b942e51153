import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Brettspiel', summary: 'Lege Doppelsteine an und punkte mit langen Farbreihen.' };
