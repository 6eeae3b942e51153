import type { Messages } from '../messages.ts';

export const menu: Messages['menu'] = {
  sound: 'Klänge',
  volume: 'Lautstärke',
  rules: 'Regeln',
  unseen: 'Noch nicht gesehen',
  unseenHelp: (count) => `${count} hast du noch nicht gesehen: Sie können noch gezogen werden, oder jemand hat sie.`,
  settings: 'Einstellungen',
  restart: 'Neu starten',
  restartHelp: 'Eine neue Partie mit denselben Spielern. Diese bleibt auf der Startseite.',
  newGame: 'Neue Partie …',
  stronger: (levels) => `Stärker: ${levels}`,
  weaker: (levels) => `Schwächer: ${levels}`,
  levelHelp: 'Beginnt eine neue Partie gegen Bots einer anderen Stufe.',
  takeOnline: 'Online weiterspielen',
  takeOnlineHelp: 'Mit Leuten, die woanders sind, ab hier.',
  share: 'Anderen dieses Spiel zeigen',
  shareText: (game) => `${game}: Deine schwächste Farbe zählt.`,
  shared: 'Link kopiert.',
};
