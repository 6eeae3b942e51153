import * as v from 'valibot';

const LONGEST = 40;

/** Control characters, line breaks, halves of characters, and marks that turn the writing direction of what follows. */
const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that somebody gives to themselves, or to whom they invite. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.maxLength(LONGEST, `at most ${LONGEST} characters`),
  v.regex(VISIBLE, 'at least one character that can be seen'),
  v.check((name) => !UNSEEMLY.test(name), 'no control characters'),
);
