import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Karten', summary: 'Finde zu deiner Karte alle passenden, die offen liegen.' };
