import type { Messages } from '../messages.ts';

export const settings: Messages['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Farben',
  themes: { dark: 'dunkel', light: 'hell', contrast: 'hoher Kontrast' },
  speed: 'Tempo der Bots',
  speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
  letters: 'Buchstaben auf den Symbolen',
  lettersHelp: 'Jedes Symbol trägt zusätzlich einen Buchstaben für seine Farbe.',
  sound: 'Töne',
  soundHelp: 'Kurze Töne für Züge, Punkte und wenn du am Zug bist.',
  motion: 'Bewegung',
  motionHelp: 'Kurze Animationen. Wünscht dein System weniger Bewegung, gibt es keine.',
  confirm: 'Züge bestätigen',
  confirmHelp: 'Ein Zug zählt erst nach einer zweiten Berührung, auch mit Maus und Tastatur.',
  risk: 'Risiko zeigen',
  riskHelp: 'Wo man sein Glück versucht: wie wahrscheinlich der nächste Versuch misslingt, genau ausgerechnet.',
  kept: 'Die Einstellungen bleiben auf diesem Gerät.',
};
