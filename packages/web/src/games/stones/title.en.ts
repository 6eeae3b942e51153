import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Stones', summary: 'Push your luck: flip stones and stop before you bust.' };
