import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Cards', summary: 'Play cards that match what is already face up.' };
