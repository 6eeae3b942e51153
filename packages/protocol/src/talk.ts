/** What can be said in one's own language and read in everybody's. */
export const PHRASES = ['hello', 'good-luck', 'one-moment', 'well-played', 'thanks', 'oops', 'again', 'bye'] as const;
/** What can be shown. */
export const REACTIONS = ['clap', 'laugh', 'wow', 'think', 'heart', 'tear'] as const;
/** The longest text that can be written at a table, in characters. */
export const LONGEST_TEXT = 200;

/** Something that somebody says at a table. Texts are for private tables whose host allows them. */
export type Utterance =
  | { readonly kind: 'phrase'; readonly phrase: (typeof PHRASES)[number] }
  | { readonly kind: 'reaction'; readonly reaction: (typeof REACTIONS)[number] }
  | { readonly kind: 'text'; readonly text: string };

/** What was said, and by whom. */
export interface TalkLine {
  /** Later lines have higher ones. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Where they sit; null once they do not any more. */
  readonly seat: number | null;
  readonly name: string;
  readonly said: Utterance;
}

/** Somebody whom one does not want to meet. */
export interface BlockedPerson {
  /** What they are called in `unblock`: a text that means something to whoever asked, and to nobody else. */
  readonly person: string;
  readonly name: string;
}
