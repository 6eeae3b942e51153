import type { Title } from '../../i18n/messages.ts';

export const title: Title = {
  name: 'Würfelspiel',
  summary: 'Würfle bis zu dreimal und würfle dieselben Farben wie die anderen.',
};
