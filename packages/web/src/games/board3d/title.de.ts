import type { Title } from '../../i18n/messages.ts';

export const title: Title = {
  name: '3D-Brettspiel',
  summary: 'Wie das Brettspiel – nur darfst du auch in die Höhe bauen.',
};
