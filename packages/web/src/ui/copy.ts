/** Over plain HTTP there is no clipboard; false then, and the text must be shown instead. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what a field holds, and copies it as was done before there was a clipboard; it stays selected if that fails. */
export function copySelected(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
