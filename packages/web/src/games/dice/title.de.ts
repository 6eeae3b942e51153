import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Würfel', summary: 'Würfle bis zu dreimal und triff die Würfel der anderen.' };
