import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Board', summary: 'Lay two-coloured tiles and score along the lines.' };
