/** A text in UTF-8; halves of characters become the sign for what cannot be written. */
export function utf8(text: string): Uint8Array {
  const plain = /[^ -~\n]/.test(text) ? asBytes(text) : text;
  const bytes = new Uint8Array(plain.length);
  for (let index = 0; index < plain.length; index++) bytes[index] = plain.charCodeAt(index);
  return bytes;
}

/** A character a byte: the language itself writes them so, for what is not plain. */
const asBytes = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
