/** What the terminal can speak. */
export type Tongue = 'de' | 'en';

/** Of the whole process, as its locale is. */
let spoken: Tongue = 'en';

/** The language that a system's locale asks for, as POSIX reads it; English unless it is one that we speak. */
export const tongueOf = ({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Tongue =>
  /^de(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en';

export function speak(tongue: Tongue): void {
  spoken = tongue;
}

/** The one of two that is in the language that is spoken. Both stand side by side, so that neither is forgotten. */
export const said = <T>(english: T, german: T): T => (spoken === 'de' ? german : english);

/** A locale for dates and numbers. */
export const localeOf = (): string => said('en-GB', 'de-DE');
