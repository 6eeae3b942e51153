import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Brett', summary: 'Lege zweifarbige Steine und werte entlang der Linien.' };
