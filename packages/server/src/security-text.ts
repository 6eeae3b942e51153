const DAY = 24 * 60 * 60 * 1000;
/** The server knows its contact while it runs: whoever reads this later is to ask again. */
const GOOD_FOR = 30 * DAY;

/** What `/.well-known/security.txt` says (RFC 9116). */
export const saySecurity = (contact: string, now: number): string =>
  [`Contact: ${contact}`, `Expires: ${new Date(now + GOOD_FOR).toISOString()}`, 'Preferred-Languages: en, de', ''].join(
    '\n',
  );
