/** A field as it may stand in a table: quoted where it must be, and never a formula to the program that opens it. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of fields as a table for other programs. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  [...lines.map((fields) => fields.map(field).join(',')), ''].join('\r\n');

/** Programs that open tables know by its first mark that a file has umlauts. */
export const CSV_MARK = '\uFEFF';
