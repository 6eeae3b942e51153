import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Stapelbrett', summary: 'Das Brettspiel, und Steine dürfen auf Steinen liegen.' };
