import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Cards', summary: 'Match your card with all that lie open.' };
