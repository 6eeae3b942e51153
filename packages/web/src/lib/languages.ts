/**
 * The languages that the page speaks, each by its own name. Whatever loops over languages loops over these lines.
 * How to add one: docs/add-a-language.md.
 */
export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[];

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first of a reader's languages that the page speaks; English for those who know none of them. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.split('-', 1)[0]!.toLowerCase()).find(isLanguage) ?? 'en';
