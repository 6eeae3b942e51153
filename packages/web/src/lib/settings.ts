import { effect, signal, type Signal } from '@preact/signals';
import { preferredLanguage, type Language } from './languages.ts';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a player may set; kept on the device. */
export interface Settings {
  language: Language;
  theme: Theme;
  /** Letters on the symbols. */
  letters: boolean;
  sound: boolean;
  /** Animations; the system's wish for less motion is always respected. */
  motion: boolean;
  /** Whether a move needs a second, confirming touch even with mouse or keyboard. */
  confirm: boolean;
  /** Whether to tell how likely the next draw fails, where that can be known. */
  risk: boolean;
  /** How long bots may think and take to show their moves. */
  speed: Speed;
  /** Whether one hears what others say at tables of a server. */
  talk: boolean;
}

const KEY = 'sixfold-settings';

const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages),
  theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  letters: false,
  sound: false,
  motion: true,
  confirm: false,
  risk: false,
  speed: 'normal',
  talk: true,
});

/** Storage may be refused or hold nonsense: then the defaults stand. */
function load(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

export const settings: Signal<Settings> = signal(load());

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

/** Keeps the settings and puts them on the page's root element, where the style sheets find them. */
export function applySettings(): void {
  effect(() => {
    const { language, theme, letters, motion } = settings.value;
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['letters'] = String(letters);
    root.dataset['motion'] = String(motion);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}
