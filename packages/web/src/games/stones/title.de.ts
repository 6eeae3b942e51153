import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: 'Plättchen', summary: 'Decke Plättchen auf und höre rechtzeitig auf.' };
