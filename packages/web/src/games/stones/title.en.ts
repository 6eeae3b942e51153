import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Stones', summary: 'Turn over stones, and stop in time.' };
