import type { Title } from '../../i18n/messages.ts';

export const title: Title = {
  name: 'Plättchenspiel',
  summary: 'Decke auf, solange du dich traust – und stopp, bevor du dich verzockst.',
};
