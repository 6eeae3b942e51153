import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Board', summary: 'Place domino tiles and score long lines of matching symbols.' };
