/** What the last event of a table left behind: moves need not write that down twice. */
export const last = (column: string): string =>
  `(SELECT ${column} FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1)`;

/** People are called what they call themselves now; nobody knows the name of one who is forgotten. */
export const NAME = `CASE
  WHEN person IS NOT NULL THEN coalesce((SELECT name FROM guests WHERE guests.id = person), '')
  WHEN label = '' THEN coalesce(bot, '')
  ELSE label END`;
