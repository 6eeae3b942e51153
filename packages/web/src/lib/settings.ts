import { effect, signal, type Signal } from '@preact/signals';
import { preferredLanguage, type Language } from './languages.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const PALETTES = ['usual', 'clear'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type ColourSet = (typeof PALETTES)[number];

/** What a player may set; kept on the device. */
export interface Settings {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  /** Which six colours the symbols have: the usual ones, or six that most colour-blind people tell apart. */
  palette: ColourSet;
  /** Whether what one touches most lies at the left. */
  leftHanded: boolean;
  /** Whether boards show what their fields are called. */
  coordinates: boolean;
  /** Letters on the symbols. */
  letters: boolean;
  sound: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  /** Whether a phone shakes by what one's moves lead to. */
  vibration: boolean;
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
  theme: 'system',
  textSize: 'normal',
  palette: 'usual',
  leftHanded: false,
  coordinates: false,
  letters: false,
  sound: true,
  volume: 60,
  vibration: true,
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

const LIGHT = '(prefers-color-scheme: light)';

const shownTheme = (theme: Theme): Theme =>
  theme === 'system' ? (matchMedia(LIGHT).matches ? 'light' : 'dark') : theme;

/** Puts the settings where style sheets find them. */
function show({ language, theme, ...rest }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = language;
  for (const [key, value] of Object.entries({ ...rest, theme: shownTheme(theme) })) {
    documentElement.dataset[key] = String(value);
  }
}

/** Keeps the settings and puts them on the page's root element, where the style sheets find them; the system's as they change. */
export function applySettings(): void {
  matchMedia(LIGHT).addEventListener('change', () => show(settings.peek()));
  effect(() => {
    show(settings.value);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}
