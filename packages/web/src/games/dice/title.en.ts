import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Dice', summary: 'Roll up to three times and match your opponents’ dice.' };
