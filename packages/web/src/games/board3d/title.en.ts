import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Stacking board', summary: 'The board game, and tiles may lie on tiles.' };
