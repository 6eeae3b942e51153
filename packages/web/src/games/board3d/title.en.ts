import type { Title } from '../../i18n/messages.ts';

export const title: Title = { name: '3D board', summary: 'The board game, with building on top of tiles.' };
