import type { Messages } from '../messages.ts';

export const pass: Messages['pass'] = {
  passOn: (name) => `Weitergeben an ${name}`,
  cover: (name) => `Gib das Gerät an ${name} weiter`,
  coverHelp: 'Alle anderen schauen bitte weg.',
  uncover: (name) => `Ich bin ${name}`,
  standings: (list) => `Schwächste Farbe: ${list}`,
};
